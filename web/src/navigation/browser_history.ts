/** The history of this tab. */
import { Visited } from "./visited";

export const visited = new Visited(window);
