/**
 * Pictures to share: a card with all monsters, drawn as SVG from the page's own symbols and saved as a PNG file. Nothing
 * leaves the page.
 */
import { crownOf, type Mood } from "../city/moods";
import { letterOf } from "../game/monsters";
import { offerBlob } from "../net/requests";
import { skyline } from "./skyline";

export const WIDTH = 1200;
export const HEIGHT = 630;
const SCALE = 2; // pixels of the file for each unit of the drawing
const GROUND = 486; // where the monsters' feet are
const SIDE = 40;
const FONT = "'Avenir Next', 'Hiragino Sans', 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif";
const NARROW = 0.6; // the width of a letter, as a part of its height
const GREY = `${".12 .2 .06 0 .42 ".repeat(3)}0 0 0 1 0`; // of monsters that are out: paler, and without colour
const COLOURS: Record<string, string> = {
  axolulu: "#e8488b",
  mosshell: "#23965a",
  old_pinch: "#d8321f",
  blorb: "#7a4be0",
  girder: "#d97300",
  hoot_noir: "#2f62d9",
};
const STATS = [
  { icon: "points", colour: "#b26b00" },
  { icon: "health", colour: "#c4143c" },
  { icon: "energy", colour: "#08704c" },
] as const;

const ICONS = ["icon-points", "icon-health", "icon-energy", "icon-crown"];

export interface PictureSeat {
  monster: string;
  name: string;
  place: "outside" | "city" | "bay" | "dead";
  points: number;
  health: number;
  energy: number;
  crowned: boolean;
  mood: Mood;
}

export interface Picture {
  title: string;
  text: string;
  foot: string; // in small letters: what identifies the game
  places: Record<"city" | "bay" | "dead", string>; // their names
  seats: PictureSeat[];
}

/** The content of a symbol of the page, by its id. */
type Symbols = (id: string) => string;

/** Saves the picture as a PNG file. */
export async function savePicture(picture: Picture, name: string): Promise<void> {
  offerBlob(await pngOf(pictureSvg(picture, symbolOfPage)), name);
}

function symbolOfPage(id: string): string {
  return document.getElementById(id)?.innerHTML ?? "";
}

async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH * SCALE, HEIGHT * SCALE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser draws no picture"))), "image/png");
  });
}

/** The picture as SVG that needs nothing from outside. */
export function pictureSvg(picture: Picture, symbols: Symbols): string {
  const width = (WIDTH - 2 * SIDE) / picture.seats.length;
  const drawn = picture.seats.flatMap((seat) => parts(seat, symbols));
  const defined = Array.from(closure([...drawn, ...ICONS], symbols), ([id, content]) => {
    return `<symbol id="${id}" viewBox="${id.startsWith("icon-") ? "0 0 24 24" : "0 0 200 200"}">${content}</symbol>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">`,
    `<defs>${defined.join("")}<filter id="grey"><feColorMatrix values="${GREY}"/></filter></defs>`,
    skyline(WIDTH, GROUND),
    `<rect y="${GROUND - 4}" width="${WIDTH}" height="${HEIGHT - GROUND + 4}" fill="#8fbd72"/>`,
    band(picture),
    ...picture.seats.map((seat, place) =>
      standing(seat, parts(seat, symbols), SIDE + width * (place + 0.5), Math.min(width - 14, 260), picture),
    ),
    `<text x="${WIDTH / 2}" y="${HEIGHT - 12}" text-anchor="middle" font-size="${fitting(picture.foot, WIDTH - SIDE, 15)}" fill="#1d3a20">${escaped(picture.foot)}</text>`,
    "</svg>",
  ].join("");
}

function band({ title, text }: Picture): string {
  const most = WIDTH - 2 * SIDE;
  return [
    `<rect width="${WIDTH}" height="112" fill="#111a30"/>`,
    `<text x="${SIDE}" y="56" font-size="${fitting(title, most, 46)}" font-weight="800" fill="#fff">${escaped(title)}</text>`,
    `<text x="${SIDE}" y="92" font-size="${fitting(text, most, 24)}" fill="#c4cce6">${escaped(text)}</text>`,
  ].join("");
}

/** A monster on its place, with its plate below; `width` is that of the plate. */
function standing(seat: PictureSeat, symbols: string[], x: number, width: number, { places }: Picture): string {
  const raised = seat.place === "city" ? 64 : seat.place === "bay" ? 34 : 0;
  const size = Math.min(width + 10, 250) - (raised > 0 ? 10 : 0);
  const dead = seat.place === "dead";
  const foot = GROUND - raised;
  const block = { city: "#d9cba8", bay: "#0b5d7c", outside: "", dead: "" }[seat.place];
  const top = foot - 0.95 * size;
  return [
    block
      ? `<rect x="${x - width / 2}" y="${foot - 6}" width="${width}" height="${raised + 6}" rx="8" fill="${block}" stroke="#1d2a4a" stroke-width="3"/>`
      : "",
    seat.place === "city" || seat.place === "bay"
      ? `<text x="${x}" y="${foot + raised / 2 + 6}" text-anchor="middle" font-size="${fitting(places[seat.place], width - 16, 19)}" font-weight="800" fill="${seat.place === "bay" ? "#fff" : "#111a30"}">${escaped(places[seat.place])}</text>`
      : "",
    `<g${dead ? ' filter="url(#grey)"' : ""}>`,
    ...symbols.map((id) => `<use href="#${id}" x="${x - size / 2}" y="${top}" width="${size}" height="${size}"/>`),
    "</g>",
    seat.crowned ? crown(seat.monster, x - size / 2, top, size / 200) : "",
    plate(seat, x, width, places.dead),
  ].join("");
}

/** A crown on the head of a monster that is drawn here, in this scale. */
function crown(monster: string, left: number, top: number, scale: number): string {
  const { x, y, turn, size } = crownOf(monster);
  const wide = 46 * size * scale;
  const [at, foot] = [left + x * scale, top + y * scale];
  return `<use href="#icon-crown" x="${at - wide / 2}" y="${foot - wide}" width="${wide}" height="${wide}" color="#ffd21f" stroke="#17140a" stroke-width="0.9" transform="rotate(${turn} ${at} ${foot})"/>`;
}

/** The symbols that draw a monster: its body and its mood, or the whole of it where the page lacks that mood. */
function parts({ monster, mood }: PictureSeat, symbols: Symbols): string[] {
  const face = ["mood", monster, mood].join("-");
  return symbols(face) ? [["body", monster].join("-"), face] : [`monster-${monster}`];
}

/** These symbols and all that they use, by their ids. */
function closure(ids: string[], symbols: Symbols): Map<string, string> {
  const found = new Map<string, string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.set(id, symbols(id));
    open.push(...Array.from(symbols(id).matchAll(/href="#([\w-]+)"/g), ([, used]) => used ?? ""));
  }
  return found;
}

function plate(seat: PictureSeat, x: number, width: number, out: string): string {
  const left = x - width / 2;
  const name = width - 52;
  return [
    `<rect x="${left}" y="${GROUND + 8}" width="${width}" height="96" rx="12" fill="#fff" stroke="#1d2a4a" stroke-width="3"/>`,
    `<circle cx="${left + 26}" cy="${GROUND + 34}" r="14" fill="#fff" stroke="${COLOURS[seat.monster] ?? "#475371"}" stroke-width="6"/>`,
    `<text x="${left + 26}" y="${GROUND + 40}" text-anchor="middle" font-size="17" font-weight="800" fill="#111a30">${letterOf(seat.monster)}</text>`,
    `<text x="${left + 48}" y="${GROUND + 41}" font-size="${fitting(seat.name, name, 21)}" font-weight="800" fill="#111a30">${escaped(seat.name)}</text>`,
    seat.place === "dead"
      ? `<text x="${x}" y="${GROUND + 82}" text-anchor="middle" font-size="${fitting(out, width - 20, 20)}" font-weight="700" fill="#475371">${escaped(out)}</text>`
      : STATS.map(({ icon, colour }, k) => stat(seat[icon], icon, colour, left + (width * (k + 0.5)) / STATS.length)).join(""),
  ].join("");
}

function stat(amount: number, icon: string, colour: string, x: number): string {
  return [
    `<use href="#icon-${icon}" x="${x - 24}" y="${GROUND + 63}" width="21" height="21" color="${colour}"/>`,
    `<text x="${x}" y="${GROUND + 82}" font-size="22" font-weight="800" fill="#111a30">${amount}</text>`,
  ].join("");
}

/** The size of letters with which a text is no wider than `most`. */
function fitting(text: string, most: number, size: number): number {
  return Math.floor(Math.min(size, most / (NARROW * Math.max(text.length, 1))));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
