// How ghosts come and go: they drift in, and gather or vanish in a puff.
import { isCalm } from "$lib/settings.svelte";
import { backOut, cubicIn } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const STILL: TransitionConfig = { duration: 0 };

/** Come down from the dark, after what was told before. */
export function drift(_node: Element, { delay = 0 }: { delay?: number }): TransitionConfig {
  if (isCalm()) return STILL;
  return {
    delay,
    duration: 420,
    easing: backOut,
    css: (t, u) => `opacity: ${Math.min(1, t)}; translate: 0 ${-u * 60}%; scale: ${t}`,
  };
}

/** Whirl away. */
export function vanish(_node: Element, { delay = 0 }: { delay?: number }): TransitionConfig {
  if (isCalm()) return STILL;
  return { delay, duration: 320, easing: cubicIn, css: (t, u) => `opacity: ${t}; rotate: ${u * 200}deg; scale: ${t}` };
}
