/** The parts of the page that a lesson can point at, and where its bubble finds room beside them. */
import type { Table } from "../game/table.svelte";
import type { Lesson, LessonPage } from "../net/wire";

type Part = LessonPage["points_at"];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "above" | "below" | "left" | "right" | "over";

const GAP = 14; // between a part and the bubble: room for its tail
const EDGE = 8; // to the edges of the window

/** How a part is found on a wide page, and on a phone where that differs. */
const WIDE: Record<Exclude<Part, "buy" | "sweep" | "stay" | "yield" | "seat">, string> = {
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
const NARROW: Partial<Record<Part, string>> = {
  seat: ".dock .top small",
  seats: ".rivals",
  market: ".table nav button:nth-child(2)",
  log: ".table nav button:nth-child(4)",
};

/** The element that this page of the lesson points at, if it is on the screen. */
export function partOf(table: Table, lesson: Lesson, page: LessonPage, narrow: boolean): Element | null {
  const selector = (narrow && NARROW[page.points_at]) || wide(table, lesson, page.points_at);
  return selector ? document.querySelector(selector) : null;
}

function wide(table: Table, lesson: Lesson, part: Part): string {
  switch (part) {
    case "seat":
      return `:is(.rail, .rivals) > :nth-child(${(table.mine[0] ?? 0) + 1})`;
    case "buy":
    case "sweep":
    case "stay":
    case "yield": {
      const option = table.decision?.options.find(({ choice }) => lesson.accepts.includes(choice));
      return option ? `[data-choice="${option.choice}"]` : "";
    }
    default:
      return WIDE[part];
  }
}

export function boxOf(element: Element | null): Box | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Where the bubble goes: beside the part it points at, and never over what must be clicked. */
export function placed(size: Box, part: Box | null, dock: Box | null, mayHideDock: boolean): { box: Box; side: Side } {
  const top = boxOf(document.querySelector(".bar"))?.height ?? 0;
  const room: Box = { left: EDGE, top: top + EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - top - 2 * EDGE };
  if (part) {
    const choices = beside(size, part, room);
    const fitting = (avoided: (Box | null)[]): (typeof choices)[number] | undefined =>
      choices.find(({ box }) => within(box, room) && !avoided.some((other) => other && overlap(box, other)));
    const found = fitting([part, dock]) ?? (mayHideDock ? fitting([part]) : undefined);
    if (found) return found;
  }
  return { box: overMap(size, dock, room), side: "over" };
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

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
