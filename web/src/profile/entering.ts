/** Context: opens one of the screens of what outlives a game. */
import { createContext } from "svelte";
import type { Room } from "./MenuGroup.svelte";

export const [roomOffered, offerRoom] = createContext<(room: Room) => void>();
