// Looks at what is on the screen and returns a sentence for everything that is cut off, covered, or out of reach.
() => {
  const SLACK = 2; // px that nobody sees
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const faults = [];
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const root = dialogs.at(-1) ?? document.getElementById("page");
  const zoom = Number(getComputedStyle(document.documentElement).zoom) || 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const nameOf = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replaceAll(/\s+/g, " ");
    const kind = [...element.classList].filter((one) => !one.startsWith("s-") && !one.startsWith("svelte-")).join(".");
    return `<${element.localName}${kind && "." + kind}> “${text.slice(0, 50)}”`;
  };
  const say = (element, what) => faults.push(`${nameOf(element)} ${what}`);
  const around = (box) => `(${[box.left, box.top, box.right, box.bottom].map(Math.round).join(" ")})`;

  /** What the eye cannot see on purpose: for screen readers only, folded away, or not drawn at all. */
  const isHidden = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    for (let one = element; one && one !== root; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath === "inset(50%)") return true;
      if (one.localName === "details" && !one.open && !element.closest("summary")) return true;
    }
    return false;
  };

  const scrolls = (element, axis) => {
    const style = getComputedStyle(element);
    const how = axis === "x" ? style.overflowX : style.overflowY;
    if (how !== "auto" && how !== "scroll") return false;
    return axis === "x"
      ? element.scrollWidth > element.clientWidth + SLACK
      : element.scrollHeight > element.clientHeight + SLACK;
  };

  /** The part of the screen in which an element may be drawn, and whether it can be scrolled into it. */
  const windowOf = (element) => {
    const box = { ...screen };
    let scroller = null;
    for (let one = element.parentElement; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "contents") continue;
      const edge = one.getBoundingClientRect();
      if (style.overflowX !== "visible") {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (style.overflowY !== "visible") {
        if (!scroller) {
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
        }
        if (scrolls(one, "y")) scroller ??= one;
      }
      if (one === root || one.localName === "dialog" || style.position === "fixed") break;
    }
    return { box, scroller };
  };

  const outside = (box, frame) =>
    box.left < frame.left - SLACK || box.right > frame.right + SLACK || box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK;
  const beside = (box, frame) => box.left < frame.left - SLACK || box.right > frame.right + SLACK;
  /** Panels that are opened over the map, and closed again: they may cover everything but the dock. */
  const PANELS = ".aside, .explanation, [popover]";
  const isPanel = (hit, element) => hit.closest(PANELS) !== null && (!element.closest(".dock") || element.closest(PANELS) !== null);
  const family = (one, other) => one.contains(other) || other.contains(one);

  /** Whether something else lies over the middle or one of the ends of this box. */
  const coveredBy = (element, box) => {
    const inset = Math.min(3, box.width / 4);
    const y = (box.top + box.bottom) / 2;
    for (const x of [(box.left + box.right) / 2, box.left + inset, box.right - inset]) {
      const hit = document.elementFromPoint(x, y);
      if (hit && root.contains(hit) && !family(hit, element) && !isPanel(hit, element)) return hit;
    }
    return null;
  };

  const looked = [...root.querySelectorAll("*")].filter((one) => !isHidden(one));
  const inSvg = (element) => element.closest("svg") !== null;

  // 1. The page itself does not scroll, and no list scrolls to the side.
  const page = document.scrollingElement;
  if (page.scrollHeight > page.clientHeight) faults.push(`the page scrolls by ${page.scrollHeight - page.clientHeight} px`);
  if (page.scrollWidth > page.clientWidth) faults.push(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth} px`);
  for (const one of looked) {
    if (!inSvg(one) && scrolls(one, "x")) say(one, `scrolls sideways: ${one.scrollWidth} px in ${one.clientWidth}`);
  }

  // 2. No text is cut off or covered.
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || !element || inSvg(element) || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { box: frame, scroller } = windowOf(element);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const style = getComputedStyle(element);
      const spare = Math.max(0, (box.height - parseFloat(style.fontSize) * zoom) / 2); // of the line above and below the letters
      const letters = { left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare, width: box.width };
      if (scroller ? beside(letters, frame) : outside(letters, frame)) {
        say(element, `is cut off: ${around(letters)} in ${around(frame)}`);
        break;
      }
      if (outside(letters, frame)) continue; // scrolled away
      const over = coveredBy(element, letters);
      if (over) {
        say(element, `is covered by ${nameOf(over)}`);
        break;
      }
    }
  }

  // 3. No control is cut off or covered, and no two lie on each other.
  const controls = looked.filter((one) => one.matches(CONTROLS) && !inSvg(one));
  const boxes = controls.map((one) => one.getBoundingClientRect());
  controls.forEach((control, place) => {
    const box = boxes[place];
    const { box: frame, scroller } = windowOf(control);
    if (scroller ? beside(box, frame) : outside(box, frame)) return say(control, `is cut off: ${around(box)} in ${around(frame)}`);
    if (outside(box, frame)) return;
    const over = coveredBy(control, box);
    if (over && !control.closest("label")) say(control, `is covered by ${nameOf(over)}`);
    for (let next = place + 1; next < controls.length; next++) {
      const other = boxes[next];
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (wide <= SLACK || high <= SLACK || family(control, controls[next])) continue;
      if (isPanel(control, controls[next]) || isPanel(controls[next], control)) continue;
      const frameOfOther = windowOf(controls[next]).box;
      if (!outside(other, frameOfOther)) say(control, `lies on ${nameOf(controls[next])}`);
    }
  });

  // 4. Dice are drawn beside each other.
  const cubes = looked.filter((one) => one.matches(".cube"));
  const drawn = cubes.map((cube) => {
    const sides = [...cube.querySelectorAll("i")].slice(0, 3).map((side) => side.getBoundingClientRect());
    return { left: Math.min(...sides.map((side) => side.left)), right: Math.max(...sides.map((side) => side.right)), top: sides[0].top };
  });
  drawn.forEach((box, place) => {
    const next = drawn[place + 1];
    if (next && Math.abs(next.top - box.top) < 12 && next.left > box.left && box.right > next.left + 4) {
      say(cubes[place].closest(".die") ?? cubes[place], `is drawn over the next die by ${Math.round(box.right - next.left)} px`);
    }
  });

  // 5. In the dock at most one list scrolls, it says so, and it is no sliver; question, dice and buttons never scroll.
  const dock = dialogs.length === 0 ? root.querySelector(".dock") : null;
  if (dock) {
    const lists = [...dock.querySelectorAll("*")].filter((one) => !inSvg(one) && !one.closest(".aside") && scrolls(one, "y"));
    if (lists.length > 1) say(lists[1], "is a second list that scrolls");
    for (const list of lists) {
      const marker = list.closest("[data-scrolls]")?.querySelector(".more");
      if (!marker || isHidden(marker)) say(list, "scrolls without a word");
      if (list.clientHeight < 44) say(list, `is a sliver of ${list.clientHeight} px for ${list.scrollHeight}`);
      for (const option of list.querySelectorAll("button")) {
        option.scrollIntoView({ block: "nearest" });
        const box = option.getBoundingClientRect();
        if (outside(box, windowOf(option).box)) say(option, `cannot be shown whole in ${list.clientHeight} px`);
        else if (coveredBy(option, box)) say(option, "is covered after scrolling");
      }
      list.scrollTop = 0;
    }
    for (const needed of dock.querySelectorAll("h2, .trays .die, .changer .die, .actions button, .end button")) {
      if (outside(needed.getBoundingClientRect(), screen)) say(needed, "is not on the screen");
      if (needed.closest("[data-scrolls] .list")) say(needed, "scrolls away");
    }
  }
  return faults;
}
