/** Pictures of a table: a moment of a game, and how it ended. */
import { moodOf } from "../city/moods";
import type { Drawable } from "../game/drawable";
import { eventText, plain } from "../i18n/sentences";
import { say } from "../i18n/catalogue.svelte";
import type { Picture, PictureSeat } from "./picture";

type Shown = Pick<Drawable, "view" | "data" | "mine" | "alone" | "monsterOf" | "nameOf">;

function seats(table: Shown): PictureSeat[] {
  const { view } = table;
  return (view?.monsters ?? []).map((monster) => ({
    monster: table.monsterOf(monster.seat),
    name: table.nameOf(monster.seat),
    place: monster.place,
    points: monster.points,
    health: monster.health,
    energy: monster.energy,
    crowned: view?.over === true && view.winner === monster.seat,
    mood: moodOf(monster, null, view?.over ? view.winner : null),
  }));
}

function places(): Picture["places"] {
  return { city: say("place-city"), bay: say("place-bay"), dead: say("place-dead") };
}

/** The title of a finished game. */
export function resultTitle({ view, mine, alone, nameOf }: Shown): string {
  const winner = view?.winner ?? null;
  if (winner === null) return say("over-nobody");
  return say(alone && mine.includes(winner) ? "over-you-win" : "over-wins", { seat: nameOf(winner) });
}

/** The table as it is shown, at any moment. */
export function tablePicture(table: Shown, text = "", foot = ""): Picture {
  const { view } = table;
  const over = view?.over ?? false;
  const ended = view && over ? plain(eventText({ event: "GameEnded", winner: view.winner, reason: view.reason }, table.nameOf)) : "";
  const turn = say("picture-turn", { turn: view?.turn ?? 0, seat: view ? table.nameOf(view.active) : "" });
  return {
    title: over ? resultTitle(table) : turn,
    text: text || (over ? `${ended} ${say("over-turns", { turn: view?.turn ?? 0 })}` : say("title")),
    foot: foot || say("title"),
    places: places(),
    seats: seats(table),
  };
}
