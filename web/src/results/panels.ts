/** Panels that are loaded only when the numbers of a game are opened. */
export { default as Dice } from "./Dice.svelte";
export { default as Numbers } from "./Numbers.svelte";
export { default as Plots } from "./Plots.svelte";
