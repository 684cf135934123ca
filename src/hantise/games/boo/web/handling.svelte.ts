// The card in hand while it is being moved about: how it is held, where it may lie, where it has been put for now.
import { untrack } from "svelte";
import type { Table } from "$lib/table";
import type { Message } from "$lib/words.svelte";
import {
  aboutMiddle,
  CELL,
  DIRECTIONS,
  isSame,
  lying,
  middleOf,
  placing,
  sight,
  type BooEdition,
  type BooView,
  type Cell,
  type Direction,
  type Face,
  type Lying,
  type Sight,
} from "./view";

const REST = 90; // milliseconds that the pointer rests before the server is asked

interface Held {
  d: Direction;
  f: Face;
}
const spelled = ({ d, f }: Held) => `${d} ${f}`;
const messages = (list: unknown) => (Array.isArray(list) ? (list as Message[]) : []);

/** Make it while a component is being set up. */
export class Handling {
  chosen = $state.raw<Cell | null>(null);
  hovered = $state.raw<Cell | null>(null);
  tried = $state.raw<Cell | null>(null); // where it cannot lie
  #rested = $state.raw<Cell | null>(null);
  #wish = $state.raw<Held>({ d: "e", f: "front" });
  readonly #table: () => Table<BooView, BooEdition>;

  /** Where the card may go, by how it is held: the cells of its middle, in the order of the moves. */
  readonly #spots = $derived.by(() => {
    const found: Record<string, Cell[]> = {};
    for (const move of this.#table().moves) {
      if (!move.startsWith("place ")) continue;
      const card = lying(move.slice("place ".length));
      (found[spelled(card)] ??= []).push(middleOf(card));
    }
    return found;
  });
  readonly isOn = $derived(Object.keys(this.#spots).length > 0);
  readonly held = $derived(this.#fitting(this.#wish));
  readonly free = $derived(this.#spots[spelled(this.held)] ?? []);

  /** How the card would lie, chosen or only shown. */
  readonly laid = $derived.by((): Lying | null => {
    const middle = this.chosen ?? this.hovered;
    return this.isOn && middle ? aboutMiddle(middle, this.held) : null;
  });
  readonly move = $derived(this.chosen && this.laid ? placing(this.laid) : null);
  /** What the server says would come of it. */
  readonly foretold = $derived.by((): Message | null => {
    const isAsked = this.chosen !== null || isSame(this.#rested, this.hovered);
    return this.laid && isAsked ? this.#table().label(placing(this.laid)) : null;
  });
  readonly sights = $derived.by((): Sight[] => {
    const { laid, foretold } = this;
    return laid && foretold ? messages(foretold.args.sights).flatMap((told) => sight(told, laid) ?? []) : [];
  });

  constructor(table: () => Table<BooView, BooEdition>) {
    this.#table = table;
    $effect(() => {
      void this.#table().moves;
      untrack(() => this.clear());
    });
    $effect(() => {
      const now = this.hovered;
      const timer = window.setTimeout(() => (this.#rested = now), REST);
      return () => window.clearTimeout(timer);
    });
  }

  clear(): void {
    this.chosen = this.hovered = this.tried = null;
  }

  rotate(): void {
    const here = DIRECTIONS.indexOf(this.held.d);
    const ways = [1, 2, 3].map((step) => ({ d: DIRECTIONS[(here + step) % 4]!, f: this.held.f }));
    this.#hold(ways.find((way) => this.#spots[spelled(way)]) ?? this.held);
  }

  turnOver(): void {
    this.#hold({ d: this.held.d, f: this.held.f === "front" ? "back" : "front" });
  }

  /** The free place nearest to a point of the table, if one is within reach. */
  nearest(x: number, y: number, reach: number): Cell | null {
    let found: Cell | null = null;
    for (const spot of this.free) {
      const distance = Math.hypot((spot.x + 0.5) * CELL - x, (spot.y + 0.5) * CELL - y);
      if (distance < reach) [found, reach] = [spot, distance];
    }
    return found;
  }

  #hold(held: Held): void {
    this.#wish = this.#fitting(held);
    this.tried = this.hovered = null;
    const { chosen } = this;
    if (chosen) this.chosen = this.nearest((chosen.x + 0.5) * CELL, (chosen.y + 0.5) * CELL, Infinity);
  }

  /** A card that looks the same from both ends is held only one way round: the legal moves know which. */
  #fitting(held: Held): Held {
    const opposite = { d: DIRECTIONS[(DIRECTIONS.indexOf(held.d) + 2) % 4]!, f: held.f };
    return [held, opposite].find((way) => this.#spots[spelled(way)]) ?? held;
  }
}
