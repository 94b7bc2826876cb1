/** The text of a tip: elements name their tip in `data-tip`, as `card tank`, `face heart`, `token poison`, `number points`,
 * `place city` or `kind keep`. */
import { facts } from "./facts.svelte";
import { cardName, cardText, faceName, say } from "../i18n/catalogue.svelte";

export interface Tip {
  name: string;
  about: string;
  text: string;
}

export function tipOf(named: string): Tip | null {
  const [what = "", id = ""] = named.split(" ");
  switch (what) {
    case "card":
      return { name: cardName(id), about: cardAbout(id), text: cardText(id) };
    case "face":
      return { name: faceName(id), about: "", text: faceText(id) };
    case "token":
      return { name: say(`token-${id}`), about: "", text: say(`token-${id}.text`) };
    case "number":
      return { name: say(id), about: "", text: say(`${id}.text`) };
    case "place":
      return { name: say(`place-${id}`), about: "", text: say(`place-${id}.text`) };
    case "kind":
      return { name: say(`kind-${id}`), about: "", text: say(`kind-${id}.text`) };
    default:
      return null;
  }
}

function cardAbout(id: string): string {
  const cost = facts.menu?.cards.find((card) => card.id === id)?.cost;
  const kind = say(`kind-${facts.kindOf(id)}`);
  return cost === undefined ? kind : say("tip-card", { kind, price: cost });
}

function faceText(face: string): string {
  const number = Number(face);
  return number ? say("face-about-number", { number }) : say(`face-about-${face}`);
}
