// The fields of a Boo position, and where its cards lie: what the board draws, not what the rules make of it.
import type { Position } from "$lib/table";
import type { Message } from "$lib/words.svelte";

export interface BooView extends Position {
  phase: "setup" | "place" | "scare" | "reveal" | "over";
  turn: number;
  table: Record<string, string>; // card → how it lies
  hands: number[];
  tops: number[];
  placed: string;
  waiting: number[];
  unseen: number[][];
  ghosts: number[];
}

export interface BooEdition {
  decks: { black: string[][]; white: string[][] };
  gate: { cards: { squares: string[] }[] };
}

export type Colour = "black" | "white";
export type Direction = "e" | "s" | "w" | "n";
export type Face = "front" | "back";

export interface Cell {
  x: number;
  y: number;
}

/** How a card lies: its first square's cell, the direction of the others, the face that is up. */
export interface Lying extends Cell {
  d: Direction;
  f: Face;
}

export interface Square extends Cell {
  art: "boo-black" | "boo-white" | "tombstone" | "fence";
  turn: number; // of a ghost, degrees clockwise from looking up
}

/** What a ghost of the card being laid looks at, from one cell to another. */
export interface Sight {
  square: number;
  kind: "scares" | "tombstone" | "stare" | "nobody";
  from: Cell;
  to: Cell | null;
  victim: string | null;
}

export const CELL = 64; // pixels of a square before zooming
export const DIRECTIONS: readonly Direction[] = ["e", "s", "w", "n"];
const STEPS: Record<Direction, [number, number]> = { e: [1, 0], s: [0, 1], w: [-1, 0], n: [0, -1] };
const GAZES = "^>v<";

export const isSame = (one: Cell | null, other: Cell | null) => one !== null && one.x === other?.x && one.y === other.y;

export const isDown = (direction: Direction) => direction === "s" || direction === "n";

export function lying(text: string): Lying {
  const [x, y, d, f] = text.split(" ") as [string, string, Direction, Face];
  return { x: Number(x), y: Number(y), d, f };
}

export const placing = ({ x, y, d, f }: Lying) => `place ${x} ${y} ${d} ${f}`;

/** A card is handled by its middle square: turning it leaves that where it is. */
export function aboutMiddle({ x, y }: Cell, { d, f }: { d: Direction; f: Face }): Lying {
  return { x: x - STEPS[d][0], y: y - STEPS[d][1], d, f };
}

export const middleOf = ({ x, y, d }: Lying): Cell => ({ x: x + STEPS[d][0], y: y + STEPS[d][1] });

/** The cell of one of a card's squares, numbered from 1. */
export function cellOf({ x, y, d }: Lying, square: number): Cell {
  return { x: x + (square - 1) * STEPS[d][0], y: y + (square - 1) * STEPS[d][1] };
}

export function cell(text: unknown): Cell {
  const [x, y] = String(text).split(" ");
  return { x: Number(x), y: Number(y) };
}

/** A card's squares as they show; gazes turn with the card, and the back has the other colour looking the other way. */
export function squares(front: readonly string[], card: Lying): Square[] {
  return front.map((text, index) => {
    const place = cellOf(card, index + 1);
    if (text === "T" || text === "#") return { ...place, art: text === "T" ? "tombstone" : "fence", turn: 0 };
    const isBlack = text.startsWith("B") === (card.f === "front");
    const quarters = GAZES.indexOf(text.charAt(1)) + DIRECTIONS.indexOf(card.d) + (card.f === "back" ? 2 : 0);
    return { ...place, art: isBlack ? "boo-black" : "boo-white", turn: (quarters % 4) * 90 };
  });
}

export function frontOf(edition: BooEdition, name: string): string[] {
  const number = Number(name.slice(1)) - 1;
  if (name.startsWith("g")) return edition.gate.cards[number]!.squares;
  return edition.decks[name.startsWith("b") ? "black" : "white"][number]!;
}

const DECKS: Record<string, string> = { b: "black", w: "white", g: "gate" };

/** Which deck a card is of, or the gate. */
export const deckOf = (name: string): string => DECKS[name.charAt(0)]!;

const KINDS: Record<string, Sight["kind"]> = {
  "sight-scares": "scares",
  "sight-tombstone": "tombstone",
  "sight-stare": "stare",
  "sight-nobody": "nobody",
  "move-scare": "scares",
  "move-scare-nobody": "nobody",
  "told-scare": "scares",
};

/** A sight as the server tells it, of the card that lies so; null if the message tells none. */
export function sight({ key, args }: Message, card: Lying): Sight | null {
  const kind = KINDS[key];
  if (!kind) return null;
  const square = Number(args.square);
  return {
    square,
    kind,
    from: cellOf(card, square),
    to: args.at === undefined ? null : cell(args.at),
    victim: typeof args.victim === "string" ? args.victim : null,
  };
}
