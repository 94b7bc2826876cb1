/** What the page answers by itself and what it asks once more, as a person has set it; kept in the browser. */
import { isEnding } from "../decision/options";
import { recall, remember } from "./settings.svelte";
import type { DecisionData, OptionData, Phrase, ViewData } from "../net/wire";

const PLACE = "kingoftokyo.comfort";

/** Instead of a threshold: the person is asked. */
export const ASK = 0;

interface Kept {
  leaveAt: number;
  stayAt: number;
  skip: boolean;
  confirm: boolean;
}

class Comfort {
  leaveAt = $state(ASK); // Tokyo, with so much health or less
  stayAt = $state(ASK); // in Tokyo, with so much health or more
  skip = $state(true); // what leaves no real choice
  confirm = $state(true); // what wastes rolls or energy, or ends it all

  constructor() {
    Object.assign(this, recall<Partial<Kept>>(PLACE) ?? {});
    $effect.root(() => {
      $effect(() => remember(PLACE, { leaveAt: this.leaveAt, stayAt: this.stayAt, skip: this.skip, confirm: this.confirm } satisfies Kept));
    });
  }
}

export const comfort = new Comfort();

/** An answer that needs nobody, and the sentence that says why. */
export interface Automatic {
  choice: string;
  because: "automatic-leave" | "automatic-stay" | "automatic-skip";
  health: number; // the threshold
}

/** What the page may answer here, if it may: nothing that it would ask about once more. */
export function automaticOf(decision: DecisionData, view: ViewData): Automatic | null {
  const found = wanted(decision, view);
  return found && !warningOf(decision, found.choice) ? found : null;
}

/** A smash that is not taken yet counts: it is on the option. */
function healthAfterStaying({ seat, options }: DecisionData, view: ViewData): number {
  const stay = options.find((option) => option.verb === "stay");
  const hit = stay?.consequences.find((chip) => chip.icon === "health" && chip.seat === seat && chip.left !== null);
  return hit?.left ?? view.monsters[seat]?.health ?? 0;
}

function wanted(decision: DecisionData, view: ViewData): Automatic | null {
  const health = healthAfterStaying(decision, view);
  const possible = (choice: string): boolean => decision.options.some((option) => option.choice === choice);
  if (decision.kind === "yield" && possible("yield") && possible("stay")) {
    if (health <= comfort.leaveAt) return { choice: "yield", because: "automatic-leave", health: comfort.leaveAt };
    if (comfort.stayAt !== ASK && health >= comfort.stayAt) return { choice: "stay", because: "automatic-stay", health: comfort.stayAt };
  }
  const only = decision.trivial && comfort.skip ? onlyAnswer(decision) : null;
  return only === null ? null : { choice: only, because: "automatic-skip", health: ASK };
}

/** The answer that changes nothing else, where all of them come to the same. */
function onlyAnswer({ options, roll }: DecisionData): string | null {
  if (roll) return standing(roll);
  const answers = options.filter((option: OptionData) => !option.any_time);
  return (answers.find(isEnding) ?? answers[0])?.choice ?? null;
}

/** The choice with which the dice stay as they lie. */
export function standing({ may_stop, dice }: { may_stop: boolean; dice: string[] }): string {
  return may_stop ? "stop" : `keep ${dice.join(" ")}`;
}

/** What the server says against a choice, if it does. */
export function warningOf({ options, roll }: DecisionData, choice: string): Phrase | null {
  const [verb, ...dice] = choice.split(" ");
  const stands = choice === "stop" || (verb === "keep" && dice.length === roll?.dice.length);
  if (roll && stands) return roll.warn_stop;
  return options.find((option) => option.choice === choice)?.warning ?? null;
}
