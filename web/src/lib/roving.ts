// One tab stop for a group, arrows within it. Items are the elements marked data-item.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Attach to the group's element: `{@attach roving}`. */
export function roving(group: Element): () => void {
  const items = () => [...group.querySelectorAll<HTMLElement>("[data-item]")];

  function settle(wanted?: HTMLElement): void {
    const all = items();
    const stop = wanted ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  }

  function pressed(event: Event): void {
    const { key } = event as KeyboardEvent;
    const all = items();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    const step = STEPS[key];
    const next = key === "Home" ? all[0] : key === "End" ? all.at(-1) : step && all[(here + step + all.length) % all.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
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
