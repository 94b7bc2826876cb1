/** What the host chooses for a new room: the seats, the rules, and one's own name and monster. */
import { MONSTERS } from "../game/monsters";
import { FEWEST } from "../game/setup.svelte";
import type { NewRoom, PresetData, Sitter } from "../net/wire";
import { CLOCKS, type Clock } from "./clocks";
import { keepName, ownName } from "./own_games";

/** Who can have a seat, in the order in which they are offered; guests take the open ones. */
export const SITTERS: readonly Sitter[] = ["open", "person", "easy", "medium", "hard"];
export const NOT_HERE: readonly Sitter[] = SITTERS.filter((sitter) => sitter !== "person");

export interface OtherSeat {
  player: Sitter;
  name: string; // of a person at the host's screen
}

export class RoomForm {
  monster = $state(MONSTERS[0] ?? "");
  name = $state(ownName());
  others = $state<OtherSeat[]>([{ player: "open", name: "" }]);
  public = $state(false);
  clock = $state<Clock>("none");
  preset = $state("standard");
  expansions = $state<string[]>([]);

  get count(): number {
    return 1 + this.others.length;
  }

  get people(): number {
    return 1 + this.others.filter(({ player }) => player === "open" || player === "person").length;
  }

  /** Sets the number of seats; new ones are open. */
  setCount(count: number): void {
    const added = Array.from({ length: Math.max(0, count - this.count) }, (): OtherSeat => ({ player: "open", name: "" }));
    this.others = [...this.others.slice(0, Math.max(count, FEWEST) - 1), ...added];
  }

  fits(preset: PresetData | undefined): boolean {
    return preset === undefined || this.people <= preset.most_people;
  }

  request(preset: PresetData | undefined): NewRoom {
    keepName(this.name.trim());
    const added = this.expansions.filter((name) => preset?.expansions.includes(name)).map((name) => `${name}=true`);
    const others = this.others.map(({ player, name }) => ({ player, monster: "", name: player === "person" ? name.trim() : "" }));
    return {
      rules: [this.preset, ...added].join(" "),
      seats: [{ player: "person", monster: this.monster, name: this.name.trim() }, ...others],
      public: this.public,
      clock: CLOCKS[this.clock],
    };
  }
}
