import { expect, test } from "vitest";
import { filesOf } from "../../src/engine/tar";

const bytes = new TextEncoder();

/** One entry of an archive, as `tarfile` writes it. */
function entry(name: string, text: string, folder = ""): Uint8Array {
  const block = new Uint8Array(512 + Math.ceil(text.length / 512) * 512);
  block.set(bytes.encode(name), 0);
  block.set(bytes.encode(text.length.toString(8).padStart(11, "0")), 124);
  block.set(bytes.encode(folder), 345);
  block.set(bytes.encode(text), 512);
  return block;
}

function archive(...entries: Uint8Array[]): Uint8Array {
  return new Uint8Array([...entries.flatMap((one) => [...one]), ...new Array<number>(1024).fill(0)]);
}

function read(...entries: Uint8Array[]): string[][] {
  return filesOf(archive(...entries)).map(({ name, content }) => [name, new TextDecoder().decode(content)]);
}

test("files come with their names and contents, whatever their length", () => {
  const long = "x".repeat(513);

  expect(read(entry("a.pyc", "one"), entry("empty", ""), entry("b/c.pyc", long))).toEqual([
    ["a.pyc", "one"],
    ["empty", ""],
    ["b/c.pyc", long],
  ]);
});

test("a long name is split into folder and file", () => {
  expect(read(entry("card.pyc", "one", "kingoftokyo/rules"))).toEqual([["kingoftokyo/rules/card.pyc", "one"]]);
});
