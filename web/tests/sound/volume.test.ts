import { beforeEach, expect, test, vi } from "vitest";

const STORED = "kingoftokyo.sound";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function opened(): Promise<typeof import("../../src/sound/volume.svelte").volume> {
  return (await import("../../src/sound/volume.svelte")).volume;
}

test("what earlier versions stored is read", async () => {
  localStorage.setItem(STORED, '{"volume": 75, "muted": true}');

  const volume = await opened();

  expect([volume.percent, volume.muted, volume.silent]).toEqual([75, true, true]);
});

test("without anything stored it is audible; half of the slider is a quarter of the gain", async () => {
  const volume = await opened();
  expect(volume.silent).toBe(false);

  volume.percent = 50;
  expect(volume.gain).toBe(0.25);
});

test("nothing is heard when muted, or at nought percent", async () => {
  const volume = await opened();

  volume.muted = true;
  expect([volume.silent, volume.gain]).toEqual([true, 0]);
  Object.assign(volume, { muted: false, percent: 0 });
  expect([volume.silent, volume.gain]).toEqual([true, 0]);
});

test("it is stored as earlier versions did", async () => {
  const volume = await opened();

  const { flushSync } = await import("svelte"); // the one that this volume was loaded with
  volume.percent = 20;
  flushSync();

  expect(localStorage.getItem(STORED)).toBe('{"volume":20,"muted":false}');
});
