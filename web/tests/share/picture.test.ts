import { describe, expect, test } from "vitest";
import { HEIGHT, WIDTH, pictureSvg, type Picture, type PictureSeat } from "../../src/share/picture";

const seat = (changes: Partial<PictureSeat> = {}): PictureSeat => ({
  monster: "axolulu",
  name: "Axolulu",
  place: "outside",
  points: 3,
  health: 8,
  energy: 5,
  crowned: false,
  mood: "calm",
  ...changes,
});
const picture = (...seats: PictureSeat[]): Picture => ({
  title: "Turn 4: Axolulu",
  text: "King of Tokyo",
  foot: "head 12ab",
  places: { city: "Tokyo City", bay: "Tokyo Bay", dead: "Out" },
  seats,
});
/** As the page has them: a monster uses its body and its calm face; it has one other face, which wears a hat. */
const symbols = (id: string): string => {
  if (id.startsWith("monster-")) return `<use href="#body-${id.slice(8)}" /><use href="#mood-${id.slice(8)}-calm" />`;
  if (id === "mood-girder-hurt") return '<use href="#hat-girder" />';
  return id.startsWith("mood-") && !id.endsWith("-calm") ? "" : `<path d="${id}"/>`;
};
const drawn = (...seats: PictureSeat[]): string => pictureSvg(picture(...seats), symbols);

describe("a picture", () => {
  test("contains every symbol that it uses, and nothing from outside", () => {
    const svg = drawn(seat({ mood: "proud" }), seat({ monster: "girder", mood: "hurt" }));
    const used = new Set([...svg.matchAll(/<use href="#([\w-]+)"/g)].map(([, id]) => id));
    const defined = [...svg.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);

    expect([...used]).toEqual(
      expect.arrayContaining(["monster-axolulu", "body-axolulu", "mood-axolulu-calm", "body-girder", "hat-girder"]),
    );
    expect(defined).toEqual(expect.arrayContaining([...used]));
    expect(new Set(defined).size).toBe(defined.length);
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|url\((?!#)|var\(/);
  });

  test("shows the numbers of each monster, and where it stands", () => {
    const svg = drawn(seat({ points: 17, place: "city" }), seat({ monster: "blorb", place: "bay" }));

    expect(svg).toContain(">17</text>");
    expect(svg).toContain(">Tokyo City</text>");
    expect(svg).toContain(">Tokyo Bay</text>");
  });

  test("shows a monster that is out without numbers, and the crown of the winner", () => {
    const svg = drawn(seat({ crowned: true }), seat({ monster: "blorb", place: "dead", points: 77 }));

    expect(svg).toContain('href="#icon-crown"');
    expect(svg).toContain(">Out</text>");
    expect(svg).not.toContain(">77</text>");
  });

  test("writes a name as text, whatever it contains", () => {
    const svg = drawn(seat({ name: '<b>"&' }));

    expect(svg).toContain('>&lt;b&gt;"&amp;</text>');
  });

  test.each([2, 3, 4, 5, 6])("has room for %d monsters", (count) => {
    const svg = drawn(...Array.from({ length: count }, () => seat()));
    const plates = [...svg.matchAll(/<rect x="([\d.]+)" y="494" width="([\d.]+)"/g)].map(([, x, width]) => [
      Number(x),
      Number(x) + Number(width),
    ]);

    expect(plates).toHaveLength(count);
    for (const [place, [left = 0, right = 0]] of plates.entries()) {
      expect(left).toBeGreaterThan(place === 0 ? 0 : (plates[place - 1]?.[1] ?? 0));
      expect(right).toBeLessThan(WIDTH);
    }
    expect(svg).toContain(`viewBox="0 0 ${WIDTH} ${HEIGHT}"`);
  });

  test("makes long texts smaller instead of cutting them", () => {
    const long = pictureSvg({ ...picture(seat()), title: "x".repeat(90) }, () => "");
    const size = Number(/font-size="(\d+)" font-weight="800" fill="#fff"/.exec(long)?.[1]);

    expect(size).toBeLessThan(30);
  });
});
