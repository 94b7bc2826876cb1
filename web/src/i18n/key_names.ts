/** The names of keys as the keyboards of a language write them: “Entrée” for Enter. */
import { catalogue, say } from "./catalogue.svelte";

export function keyName(key: string): string {
  const id = `key-${key.toLowerCase()}`;
  return catalogue.has(id) ? say(id) : key;
}
