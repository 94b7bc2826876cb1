/** What is only loaded when somebody wants to know a game's numbers. */
export { default as Dice } from "./Dice.svelte";
export { default as Numbers } from "./Numbers.svelte";
export { default as Plots } from "./Plots.svelte";
