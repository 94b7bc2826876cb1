/** The rules of a table in words: the set, the expansions, and every setting that differs. */
import { listed } from "../i18n/sentences";
import { hyphened, say, catalogue } from "../i18n/catalogue.svelte";

/** `rules` as the server writes them: `standard halloween=true tokyo_bonus=end`. */
export function rulesText(rules: string): string {
  const [preset = "", ...changed] = rules.split(" ");
  return listed([known(`preset-${preset}`, preset), ...changed.map(changedText)]);
}

function changedText(change: string): string {
  const [name = "", value = ""] = change.split("=");
  if (value === "true" && catalogue.has(`expansion-${hyphened(name)}`)) return say(`expansion-${hyphened(name)}`);
  const setting = `setting-${hyphened(name)}`;
  if (!catalogue.has(setting)) return change;
  if (value === "true" || value === "false") return `${say(setting)}: ${say(value === "true" ? "setting-on" : "setting-off")}`;
  return `${say(setting)}: ${known(`${setting}.${hyphened(value)}`, value)}`;
}

function known(id: string, otherwise: string): string {
  return catalogue.has(id) ? say(id) : otherwise;
}
