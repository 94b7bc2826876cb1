/** Context: leads from the end of a game to the choice of the next one, at another level. */
import { createContext } from "svelte";
import type { Strength } from "../game/setup.svelte";

export const [levelOffered, offerLevel] = createContext<(level: Strength) => void>();
