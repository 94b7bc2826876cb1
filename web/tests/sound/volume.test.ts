import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { Volume } from "../../src/sound/volume.svelte";

const STORED = "kingoftokyo.sound";

beforeEach(() => localStorage.clear());

test("what earlier versions stored is read", () => {
  localStorage.setItem(STORED, '{"volume": 75, "muted": true}');

  const volume = new Volume();

  expect([volume.percent, volume.muted, volume.silent]).toEqual([75, true, true]);
});

test("without anything stored it is audible; half of the slider is a quarter of the gain", () => {
  const volume = new Volume();
  expect(volume.silent).toBe(false);

  volume.percent = 50;
  expect(volume.gain).toBe(0.25);
});

test("nothing is heard when muted, or at nought percent", () => {
  const volume = new Volume();

  volume.muted = true;
  expect([volume.silent, volume.gain]).toEqual([true, 0]);
  Object.assign(volume, { muted: false, percent: 0 });
  expect([volume.silent, volume.gain]).toEqual([true, 0]);
});

test("it is stored as earlier versions did", () => {
  const volume = new Volume();

  volume.percent = 20;
  flushSync();

  expect(localStorage.getItem(STORED)).toBe('{"volume":20,"muted":false}');
});
