/* The theme, which is the game's, the list of pages on small screens, and the search. Pages can be read without it. */
const root = document.documentElement;
const up = document.currentScript.dataset.up;
const KEPT = "kingoftokyo.settings"; // where the game keeps what is set on its page
const MOST = 12;

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

function isDark() {
  if (root.classList.contains("light")) return false;
  return root.classList.contains("dark") || matchMedia("(prefers-color-scheme: dark)").matches;
}

function showTheme(theme) {
  root.classList.toggle("light", theme === "light");
  root.classList.toggle("dark", theme === "dark");
}

showTheme(kept().theme);
root.classList.add("scripted");

document.addEventListener("DOMContentLoaded", () => {
  themeButton(document.querySelector(".theme"));
  pagesButton(document.querySelector(".pages"));
  search(document.querySelector("search"));
  for (const box of document.querySelectorAll("pre, .wide"))
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0; // arrow keys scroll it
  document.querySelector("#lines [aria-current]")?.scrollIntoView({ block: "nearest" });
  followContents();
});

function themeButton(button) {
  const name = () => (button.textContent = isDark() ? "Light" : "Dark");
  button.hidden = false;
  name();
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    showTheme(theme);
    name();
    try {
      localStorage.setItem(KEPT, JSON.stringify({ ...kept(), theme }));
    } catch {
      // a browser that keeps nothing shows it until the next page
    }
  });
}

function pagesButton(button) {
  button.hidden = false;
  const show = (open) => {
    root.classList.toggle("opened", open);
    button.setAttribute("aria-expanded", String(open));
  };
  button.addEventListener("click", () => show(!root.classList.contains("opened")));
  document.addEventListener("keydown", (event) => event.key === "Escape" && show(false));
}

/** Marks the heading that is being read in the list of headings. */
function followContents() {
  const links = new Map([...document.querySelectorAll(".contents a")].map((link) => [link.hash.slice(1), link]));
  const headings = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
  const mark = () => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 140);
    const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 4;
    const here = (atEnd ? headings : passed).at(-1)?.id;
    for (const [id, link] of links) link.classList.toggle("here", id === here);
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}

function search(box) {
  const input = box.querySelector("input");
  const found = box.querySelector("#found");
  const [status, list] = [found.querySelector("p"), found.querySelector("ol")];
  box.hidden = false;

  async function look() {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    found.hidden = words.length === 0;
    if (found.hidden) return;
    const places = best(await loadPlaces(), words);
    status.textContent = places.length === 0 ? "Nothing found. Try fewer or shorter words." : counted(places.length);
    list.replaceChildren(...places.slice(0, MOST).map((place) => entry(place, words)));
  }

  const close = () => {
    found.hidden = true;
    input.focus();
  };
  input.addEventListener("input", look);
  input.addEventListener("focus", look);
  document.addEventListener("click", (event) => box.contains(event.target) || (found.hidden = true));
  box.addEventListener("keydown", (event) => {
    const links = [input, ...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") links[at + 1]?.focus();
    else if (event.key === "ArrowUp") links[at - 1]?.focus();
    else if (event.key === "Enter" && at === 0) links[1]?.click();
    else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

let loading;

/** The text of all pages comes as a script with the first search, so that it also works without a server. */
function loadPlaces() {
  loading ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = `${up}places.js`;
    script.onload = () => done(window.PLACES);
    script.onerror = failed;
    document.head.append(script);
  });
  return loading;
}

/** The places that have all words, those first that have them in their headings. */
function best(places, words) {
  return places
    .map((place) => ({ place, worth: worth(place, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ place }) => place);
}

function worth([, title, heading, text], words) {
  const [inTitle, inHeading, inText] = [title, heading, text].map((part) => part.toLowerCase());
  let sum = 0;
  for (const word of words) {
    const here = 12 * has(inHeading, word) + 6 * has(inTitle, word) + Math.min(inText.split(word).length - 1, 5);
    if (here === 0) return 0;
    sum += here;
  }
  return sum + (has(inText, words.join(" ")) ? 4 : 0);
}

/** 2 at the beginning of a word, 1 within one, else 0. */
function has(text, word) {
  const at = text.indexOf(word);
  return at < 0 ? 0 : at === 0 || !/\w/.test(text[at - 1]) ? 2 : 1;
}

function entry([address, title, heading, text], words) {
  const link = document.createElement("a");
  link.href = up + address;
  const name = document.createElement("b");
  name.textContent = heading === title ? title : `${title}: ${heading}`;
  const about = document.createElement("small");
  about.append(...marked(excerpt(text, words[0]), words[0]));
  link.append(name, about);
  link.addEventListener("click", () => (document.querySelector("#found").hidden = true));
  const item = document.createElement("li");
  item.append(link);
  return item;
}

/** Whole words around the first place where this one stands. */
function excerpt(text, word) {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = at < 40 ? 0 : text.indexOf(" ", at - 40) + 1;
  const to = from + 130 >= text.length ? text.length : text.lastIndexOf(" ", from + 130);
  return (from > 0 ? "… " : "") + text.slice(from, to) + (to < text.length ? " …" : "");
}

function marked(text, word) {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return [text];
  const mark = document.createElement("mark");
  mark.textContent = text.slice(at, at + word.length);
  return [text.slice(0, at), mark, text.slice(at + word.length)];
}

function counted(count) {
  const places = count === 1 ? "1 place" : `${count} places`;
  return count > MOST ? `${places}, the best ${MOST}:` : places;
}
