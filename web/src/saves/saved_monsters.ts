/** The monsters of a stored game as one text; those that are not ours by the names in the file. */
import { catalogue, hyphened, monsterName } from "../i18n/catalogue.svelte";
import { listed } from "../i18n/sentences";

export function savedMonsters(monsters: string[]): string {
  return listed(monsters.map((name) => (catalogue.has(`monster-${hyphened(name)}`) ? monsterName(name) : name)));
}
