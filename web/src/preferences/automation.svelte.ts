/** Settings for what the page answers automatically and what it asks to confirm, stored in the browser. */
import { isEnding } from "../decision/options";
import { readStored, writeStored } from "./settings.svelte";
import type { DecisionData, OptionData, Phrase, ViewData } from "../net/wire";

const STORAGE_KEY = "kingoftokyo.comfort"; // its first name: another one would lose what people have set

/** Instead of a threshold: the player is asked. */
export const ASK = 0;

interface Stored {
  leaveAt: number;
  stayAt: number;
  skip: boolean;
  confirm: boolean;
  handOver: boolean;
}

class Automation {
  leaveAt = $state(ASK); // leave Tokyo at this health or less
  stayAt = $state(ASK); // stay in Tokyo at this health or more
  skip = $state(true); // answer decisions without a real choice
  confirm = $state(true); // confirm choices that waste rolls or energy, or lose the game
  handOver = $state(true); // where several people share the screen, hand it over before each turn

  constructor() {
    Object.assign(this, readStored<Partial<Stored>>(STORAGE_KEY) ?? {});
    $effect.root(() => {
      $effect(() =>
        writeStored(STORAGE_KEY, {
          leaveAt: this.leaveAt,
          stayAt: this.stayAt,
          skip: this.skip,
          confirm: this.confirm,
          handOver: this.handOver,
        } satisfies Stored),
      );
    });
  }
}

export const automation = new Automation();

/** An automatic answer, and the sentence that explains it. */
export interface Automatic {
  choice: string;
  because: "automatic-leave" | "automatic-stay" | "automatic-skip";
  health: number; // the threshold
}

/** The automatic answer to this decision, if there is one; never a choice that needs a confirmation. */
export function automaticOf(decision: DecisionData, view: ViewData): Automatic | null {
  const found = wanted(decision, view);
  return found && !warningOf(decision, found.choice) ? found : null;
}

/** Includes the damage of smashes that are still to come: it is a consequence of staying. */
function healthAfterStaying({ seat, options }: DecisionData, view: ViewData): number {
  const stay = options.find((option) => option.verb === "stay");
  const hit = stay?.consequences.find(({ icon, seat: whose, left }) => icon === "health" && whose === seat && left !== null);
  return hit?.left ?? view.monsters[seat]?.health ?? 0;
}

function wanted(decision: DecisionData, view: ViewData): Automatic | null {
  const health = healthAfterStaying(decision, view);
  const possible = (choice: string): boolean => decision.options.some((option) => option.choice === choice);
  if (decision.kind === "yield" && possible("yield") && possible("stay")) {
    if (health <= automation.leaveAt) return { choice: "yield", because: "automatic-leave", health: automation.leaveAt };
    if (automation.stayAt !== ASK && health >= automation.stayAt)
      return { choice: "stay", because: "automatic-stay", health: automation.stayAt };
  }
  const only = decision.trivial && automation.skip ? onlyAnswer(decision) : null;
  return only === null ? null : { choice: only, because: "automatic-skip", health: ASK };
}

/** The answer to give where all of them have the same effect: preferably the one that ends the decision. */
function onlyAnswer({ options, roll }: DecisionData): string | null {
  if (roll) return standing(roll);
  const answers = options.filter((option: OptionData) => !option.any_time);
  return (answers.find(isEnding) ?? answers[0])?.choice ?? null;
}

/** The choice that keeps all dice as they are. */
export function standing({ may_stop, dice }: { may_stop: boolean; dice: string[] }): string {
  return may_stop ? "stop" : `keep ${dice.join(" ")}`;
}

/** The server's warning of a choice, if there is one. */
export function warningOf({ options, roll }: DecisionData, choice: string): Phrase | null {
  const [verb, ...dice] = choice.split(" ");
  const stands = choice === "stop" || (verb === "keep" && dice.length === roll?.dice.length);
  if (roll && stands) return roll.warn_stop;
  return options.find((option) => option.choice === choice)?.warning ?? null;
}
