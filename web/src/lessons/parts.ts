/** The parts of the page that a lesson can point at, and where its bubble finds room beside them. */
import type { Table } from "../game/table.svelte";
import type { Lesson, LessonPage, OptionData } from "../net/wire";

type Part = LessonPage["points_at"];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "above" | "below" | "left" | "right" | "over";

const GAP = 14; // between a part and the bubble: room for its tail
export const EDGE = 8; // to the edges of the window
const FRAME = 7; // between a part and its frame
const NEAR = 30; // a label sticks out of its part by no more than this
const DETACHED = 1.15; // a bubble beside its part is better than one that needs an arrow
const STRUCK = 3; // an arrow across a button is worse than a bubble on it
const LONG = 40; // what a pixel of an arrow costs, in pixels of the page that a bubble hides

/** How a part is found on a wide page, and on a phone where that differs. */
const WIDE: Record<Exclude<Part, "buy" | "sweep" | "stay" | "yield" | "answer" | "seat">, string> = {
  none: "",
  table: "",
  seats: ".rail, .rivals",
  map: ".stage",
  dice: ".dock .trays",
  stop: ".dock .actions button:last-child",
  done: ".dock .end > button",
  market: ".side .market",
  log: ".side .log",
};
const ROLL = ".dock .actions button:first-child";
const NARROW: Partial<Record<Part, string>> = {
  seat: ".dock .top small",
  seats: ".rivals",
  market: ".table nav button:nth-child(2)",
  log: ".table nav button:nth-child(4)",
};

/** The element that this page of the lesson points at, if it is on the screen. */
export function partOf(table: Table, lesson: Lesson, page: LessonPage, narrow: boolean): Element | null {
  if (page.points_at === "dice" && isKept(table, lesson)) return document.querySelector(ROLL);
  const selector = (narrow && NARROW[page.points_at]) || wide(table, lesson, page.points_at);
  return selector ? (document.querySelector(selector) ?? dieToTurn(table, lesson)) : null;
}

/** The die to click before the face that the lesson wants can be chosen. */
function dieToTurn(table: Table, lesson: Lesson): Element | null {
  const face = optionOf(table, lesson)?.face;
  return face ? document.querySelector(`.changer .die[data-face="${face}"]:enabled`) : null;
}

function optionOf(table: Table, lesson: Lesson): OptionData | undefined {
  return table.decision?.options.find(({ choice }) => lesson.accepts.includes(choice));
}

/** Whether the dice that the lesson wants are kept: then the button that rolls the others is next. */
function isKept({ dice }: Table, { accepts: [wanted = ""] }: Lesson): boolean {
  const kept = dice.filter((die) => die.kept).map((die) => die.face);
  return kept.length > 0 && wanted.startsWith("keep ") && sorted(wanted.split(" ").slice(1)) === sorted(kept);
}

function sorted(faces: string[]): string {
  return [...faces].sort().join(" ");
}

function wide(table: Table, lesson: Lesson, part: Part): string {
  switch (part) {
    case "seat":
      return `:is(.rail, .rivals) > :nth-child(${(table.mine[0] ?? 0) + 1})`;
    case "buy":
    case "sweep":
    case "stay":
    case "yield":
    case "answer": {
      const option = optionOf(table, lesson);
      return option ? `[data-choice="${option.choice}"]` : "";
    }
    default:
      return WIDE[part];
  }
}

export function boxOf(element: Element | null): Box | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 ? { left, top, width, height } : null;
}

/** The box around an element and the labels that stick out of it, so that a frame strikes none of them out. */
export function wholeBoxOf(element: Element | null): Box | null {
  const own = boxOf(element);
  if (!element || !own) return null;
  const labels = [...element.querySelectorAll("legend, .label, .head, small, kbd, button")].flatMap((one) => boxOf(one) ?? []);
  const near = labels.filter((one) => distance(one, own) < NEAR);
  return [own, ...near].reduce(joined);
}

/** What a bubble should leave free, and how much it matters: the monsters most of all, the log hardly. */
const FREE: [selector: string, weight: number][] = [
  [".stage .standee", 6],
  [".stage .burst", 8],
  [".news", 1],
  [".rail, .rivals", 0.7],
  [".side .market", 0.8],
  [".side .log", 0.15],
  [".stage", 0.1],
  [".dock", 1],
];

/** Where the bubble goes: never over the part or what must be clicked, and where it hides least of the rest. */
export function placed(size: Box, part: Box | null, dock: Box | null, mayHideDock: boolean): { box: Box; side: Side } {
  const top = boxOf(document.querySelector(".bar"))?.height ?? 0;
  const room: Box = { left: EDGE, top: top + EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - top - 2 * EDGE };
  const taken = FREE.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = boxOf(element);
      return box ? [{ box, weight }] : [];
    }),
  );
  const buttons = allButtons();
  const detachedCost = (box: Box): number => costOf(box, taken) * DETACHED + (part ? arrowCost(part, arrowTo(part, box), buttons) : 0);
  const avoided = [part && grown(part, FRAME), mayHideDock ? null : dock];
  const choices = [...(part ? beside(size, part, room) : []), ...elsewhere(size, dock, room)]
    .filter(({ box }) => within(box, room) && !avoided.some((other) => other && overlap(box, other) > 0))
    .map((choice) => ({ ...choice, cost: choice.side === "over" ? detachedCost(choice.box) : costOf(choice.box, taken) }));
  const best = choices.reduce<(typeof choices)[number] | null>((one, other) => (one && one.cost <= other.cost ? one : other), null);
  return best ?? { box: overMap(size, dock, room), side: "over" };
}

/** What could be pressed, and must not be struck out. */
function allButtons(): Box[] {
  return [...document.querySelectorAll(".table button")].flatMap((element) => boxOf(element) ?? []);
}

function struckBy(part: Box, arrow: Arrow, buttons: Box[]): Box[] {
  return buttons.filter((button) => overlap(button, part) === 0 && crosses(arrow, button));
}

function arrowCost(part: Box, arrow: Arrow, buttons: Box[]): number {
  const length = Math.hypot(arrow.x2 - arrow.x1, arrow.y2 - arrow.y1);
  return LONG * length + STRUCK * struckBy(part, arrow, buttons).reduce((sum, { width, height }) => sum + width * height, 0);
}

/** The arrow, if it strikes out no button: otherwise the frame of the part must do. */
export function freeArrow(part: Box, bubble: Box): Arrow | null {
  const arrow = arrowTo(part, bubble);
  return struckBy(part, arrow, allButtons()).length > 0 ? null : arrow;
}

interface Arrow {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Whether an arrow runs over a box. */
export function crosses({ x1, y1, x2, y2 }: Arrow, { left, top, width, height }: Box): boolean {
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 4) || 1;
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
    const x = x1 + (x2 - x1) * share;
    const y = y1 + (y2 - y1) * share;
    return x > left && x < left + width && y > top && y < top + height;
  });
}

/** An arrow from a bubble that is not beside its part to the nearest point of that part. */
export function arrowTo(part: Box, bubble: Box): Arrow {
  const middle = { x: bubble.left + bubble.width / 2, y: bubble.top + bubble.height / 2 };
  const x2 = clamp(middle.x, part.left + 12, part.left + part.width - 12);
  const y2 = clamp(middle.y, part.top - FRAME, part.top + part.height + FRAME);
  return { x1: clamp(x2, bubble.left, bubble.left + bubble.width), y1: clamp(y2, bubble.top, bubble.top + bubble.height), x2, y2 };
}

function costOf(box: Box, taken: { box: Box; weight: number }[]): number {
  return taken.reduce((sum, { box: other, weight }) => sum + weight * overlap(box, other), 1);
}

function beside(size: Box, part: Box, room: Box): { box: Box; side: Side }[] {
  const across = clamp(part.left + part.width / 2 - size.width / 2, room.left, room.left + room.width - size.width);
  const along = clamp(part.top + part.height / 2 - size.height / 2, room.top, room.top + room.height - size.height);
  const at = (left: number, top: number, side: Side): { box: Box; side: Side } => ({ box: { ...size, left, top }, side });
  return [
    at(across, part.top - GAP - size.height, "above"),
    at(part.left + part.width + GAP, along, "right"),
    at(part.left - GAP - size.width, along, "left"),
    at(across, part.top + part.height + GAP, "below"),
  ];
}

/** The corners, the middle of each edge, the middle, and above the dock. */
function elsewhere(size: Box, dock: Box | null, room: Box): { box: Box; side: Side }[] {
  const right = room.left + room.width - size.width;
  const bottom = room.top + room.height - size.height;
  const tops = [room.top, (room.top + bottom) / 2, bottom, ...(dock ? [dock.top - GAP - size.height] : [])];
  return tops.flatMap((top) =>
    [room.left, (room.left + right) / 2, right].map((left) => ({ box: { ...size, left, top }, side: "over" as const })),
  );
}

/** Just above the dock, where the map is. */
function overMap(size: Box, dock: Box | null, room: Box): Box {
  const middle = dock ? dock.left + dock.width / 2 : room.left + room.width / 2;
  const bottom = dock ? dock.top - GAP : room.top + room.height;
  return {
    ...size,
    left: clamp(middle - size.width / 2, room.left, room.left + room.width - size.width),
    top: Math.max(room.top, bottom - size.height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function within(box: Box, room: Box): boolean {
  return (
    box.left >= room.left &&
    box.top >= room.top &&
    box.left + box.width <= room.left + room.width &&
    box.top + box.height <= room.top + room.height
  );
}

/** The area that two boxes share. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function joined(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** How far a label sticks out of a box. */
function distance(label: Box, box: Box): number {
  const outer = joined(label, box);
  return Math.max(outer.width - box.width, outer.height - box.height);
}
