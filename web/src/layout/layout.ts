/** The four layouts of a table. Only the size of its container decides; what is inside adapts by container queries. */

/**
 * `wide`: seats, map with dock, market with log, in three columns.
 * `two`: the same in two columns, with the seats as a row over the map.
 * `upright`: one column with tabs, for phones and upright tablets.
 * `sideways`: low windows: tabs, map and dock side by side.
 */
export type Layout = "wide" | "two" | "upright" | "sideways";

const LOW = 540; // px of height: below, map and dock do not fit on top of each other
const SHORTEST_ROW = 560; // px of width that tabs, map and dock need side by side
const TWO_COLUMNS = 900;
const THREE_COLUMNS = 1200;

export function layoutOf(width: number, height: number): Layout {
  if (height < LOW && width >= SHORTEST_ROW && width > height) return "sideways";
  if (width < TWO_COLUMNS) return "upright";
  return width < THREE_COLUMNS ? "two" : "wide";
}

/** Whether market, cards and log are behind tabs. */
export function hasTabs(layout: Layout): boolean {
  return layout === "upright" || layout === "sideways";
}
