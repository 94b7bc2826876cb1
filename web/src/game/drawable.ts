/** What the parts of a table need of it to be drawn: the table that is played at, or one of the past. */
import type { Table } from "./table.svelte";

export type Drawable = Pick<
  Table,
  | "alone"
  | "choose"
  | "data"
  | "decision"
  | "dice"
  | "flights"
  | "log"
  | "mine"
  | "monsterOf"
  | "nameOf"
  | "news"
  | "playing"
  | "seats"
  | "damageFlash"
  | "view"
  | "waiting"
>;
