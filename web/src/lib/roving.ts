// One tab stop for a group, arrows within it. Items are the elements marked data-item.

type Next = (items: HTMLElement[], here: HTMLElement, key: string) => HTMLElement | undefined;

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const WAYS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] };

const inTurn: Next = (items, here, key) => {
  const step = STEPS[key];
  return step ? items[(items.indexOf(here) + step + items.length) % items.length] : undefined;
};

/** The nearest item on that side; what lies askew counts as farther off. */
const towards: Next = (items, here, key) => {
  const way = WAYS[key];
  if (!way) return undefined;
  const [startX, startY] = middle(here);
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    const [x, y] = middle(item);
    const ahead = (x - startX) * way[0] + (y - startY) * way[1];
    const aside = Math.abs((x - startX) * way[1]) + Math.abs((y - startY) * way[0]);
    if (ahead > 1 && ahead + 2 * aside < least) [nearest, least] = [item, ahead + 2 * aside];
  }
  return nearest;
};

function middle(item: HTMLElement): [number, number] {
  const { left, top, width, height } = item.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Attach to the element of a row of things: `{@attach roving}`. */
export const roving = (group: Element) => wander(group, inTurn);

/** Attach to the element of things spread over a board: arrows go where they point. */
export const compass = (group: Element) => wander(group, towards);

function wander(group: Element, next: Next): () => void {
  const items = () => [...group.querySelectorAll<HTMLElement>("[data-item]")];

  function settle(wanted?: HTMLElement): void {
    const all = items();
    const stop = wanted ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  }

  function pressed(event: Event): void {
    const { key } = event as KeyboardEvent;
    const all = items();
    const here = all.find((item) => item === document.activeElement);
    if (!here) return;
    const found = key === "Home" ? all[0] : key === "End" ? all.at(-1) : next(all, here, key);
    if (!found && !(key in STEPS)) return;
    event.preventDefault();
    event.stopPropagation();
    found?.focus();
  }

  function entered(event: Event): void {
    const item = (event.target as Element).closest<HTMLElement>("[data-item]");
    if (item) settle(item);
  }

  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", pressed);
  group.addEventListener("focusin", entered);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", pressed);
    group.removeEventListener("focusin", entered);
  };
}
