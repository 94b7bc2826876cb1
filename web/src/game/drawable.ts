/** What components need to draw a table: the one that is being played, or a past state of it. */
import type { Table } from "./table.svelte";

export type Drawable = Pick<
  Table,
  | "act"
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
  | "room"
  | "seats"
  | "damageFlash"
  | "view"
  | "waiting"
  | "you"
>;
