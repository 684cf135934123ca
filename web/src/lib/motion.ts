// Movement: things travel from where they were. Places on the table are marked with data-place ("deck", "pile", "seat-2").
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isCalm } from "./settings.svelte";

const TRAVEL = 320;

/** Where a place is on the screen, if it is drawn. */
export function whereIs(place: string): DOMRect | null {
  const element = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  return element?.checkVisibility() ? element.getBoundingClientRect() : null;
}

/** A Svelte transition: come from a marked place (`in:travel`) or go there (`out:travel`). */
export function travel(
  node: Element,
  { place, delay = 0, turn = 0 }: { place: string | null; delay?: number; turn?: number },
): TransitionConfig {
  if (isCalm()) return { duration: 120, css: (t) => `opacity: ${t}` };
  const from = place === null ? null : whereIs(place);
  if (!from) return { duration: TRAVEL, delay, css: (t) => `opacity: ${t}` };
  const to = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.max(0.2, Math.min(1.5, from.width / (to.width || 1)));
  return {
    duration: TRAVEL,
    delay,
    easing: cubicOut,
    css: (t, u) =>
      `translate: ${u * x}px ${u * y}px; scale: ${1 - u * (1 - scale)}; rotate: ${u * turn}deg; opacity: ${Math.min(1, 0.4 + t)}; z-index: 9`,
  };
}

/** Movement that will end by itself; thinking dots go on for ever. */
function moving(): Animation[] {
  return document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
}

/** Is anything on its way? */
export const isMoving = (): boolean => moving().some(({ playState }) => playState === "running");

/** End all movement at once: any key or tap does. */
export function skip(): void {
  for (const animation of moving()) animation.finish();
}
