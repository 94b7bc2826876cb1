"""Renders the sounds of the page to files and measures them: `python -m tools.science.sounds [FOLDER]`.

Each sound of `web/src/sound/synthesis.ts` is rendered offline in a headless Chromium, at full volume and without the
compressor of the page, and written as a WAV file. The table has length, peak and loudness (RMS of the part that can be
heard) of each, so that they can be balanced without ears. `sox FILE.wav -n stat` and `spectrogram` show more.
"""

import math
import re
import struct
import subprocess
import sys
import wave
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.ci.browsers import CHROMIUM

WEB = Path(__file__).resolve().parents[2] / "web"
RATE = 44_100
SECONDS = 3
AUDIBLE = 0.002  # -54 dB: what is below is silence
TRANSPILE = (
    "const ts = require('typescript'); let text = ''; process.stdin.on('data', (part) => (text += part));"
    "process.stdin.on('end', () => console.log(ts.transpileModule(text, "
    "{ compilerOptions: { module: 'esnext', target: 'esnext' } }).outputText));"
)
RENDER = """async (name, rate, seconds) => {
  const made = await window.synthesis;
  let state = 11; // the same noise every time
  Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const context = new OfflineAudioContext(1, rate * seconds, rate);
  made[name]({ context, output: context.destination, at: 0, pace: 1 });
  return Array.from((await context.startRendering()).getChannelData(0));
}"""


def script() -> str:
    """The synthesis as JavaScript."""
    text = (WEB / "src" / "sound" / "synthesis.ts").read_text(encoding="utf-8")
    done = subprocess.run(["node", "-e", TRANSPILE], input=text, cwd=WEB, capture_output=True, text=True, check=True)
    return done.stdout


def decibels(amplitude: float) -> float:
    return 20 * math.log10(max(amplitude, 1e-9))


def write(path: Path, samples: list[float]) -> None:
    whole = [round(max(-1.0, min(1.0, sample)) * 32_767) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(whole)}h", *whole))


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/sounds")
    folder.mkdir(parents=True, exist_ok=True)
    command = CHROMIUM.command() or sys.exit(CHROMIUM.how)
    code = script()
    names = re.findall(r"^export function (\w+)\(", code, re.MULTILINE)
    print("| sound | length | peak | loudness |\n|---|---|---|---|")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=command, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.evaluate(
            "(code) => { const file = new Blob([code], { type: 'text/javascript' });"
            " window.synthesis = import(URL.createObjectURL(file)); }",
            code,
        )
        for name in names:
            samples: list[float] = page.evaluate(f"([...args]) => ({RENDER})(...args)", [name, RATE, SECONDS])
            heard = max((place for place, sample in enumerate(samples) if abs(sample) > AUDIBLE), default=0) + 1
            peak = max(map(abs, samples))
            loudness = math.sqrt(sum(sample * sample for sample in samples[:heard]) / heard)
            write(folder / f"{name}.wav", samples[:heard])
            print(f"| {name} | {heard / RATE:.2f} s | {decibels(peak):.1f} dB | {decibels(loudness):.1f} dB |")
        browser.close()


if __name__ == "__main__":
    main()
