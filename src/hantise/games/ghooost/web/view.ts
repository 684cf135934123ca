// The fields of a Ghooost! position, as a seat sees them.
import type { Position } from "$lib/table";

export interface GhooostView extends Position {
  hands: string[][];
  cemetery: string[]; // bottom to top; a Miss Copy with what she copies: x7
  beside: number;
  discard: string[];
  manors: number[];
  crypt: number;
  out: number[];
  turn: number;
  direction: 1 | -1;
  reveal: "" | "gamble" | "manor";
  clock: number;
  known: string[][];
  round: number;
  points: number[];
  boos: number[];
}

export type Family = "common" | "fearless" | "special" | "scary";

export interface GhooostEdition {
  cards: Record<string, { name: string; value: number; family: Family; power: string }>;
  deck: { total: number };
  setup: { hand: number; manor: Record<string, number> };
}

export const FAMILIES: Record<Exclude<Family, "common">, string> = {
  fearless: "board-family-fearless",
  special: "board-family-special",
  scary: "board-family-scary",
};

// The rulebook leaves the common ghosts without a name; the drawings have one each.
const NICKNAMES: Record<string, string> = {
  "2": "board-name-2",
  "4": "board-name-4",
  "5": "board-name-5",
  "6": "board-name-6",
  "7": "board-name-7",
  "9": "board-name-9",
  "10": "board-name-10",
  "13": "board-name-13",
  "14": "board-name-14",
};

/** What is written under a drawing: the edition's name, a nickname's key, or nothing. */
export function nameOf(card: string, edition: GhooostEdition, say: (key: string) => string): string {
  const nickname = NICKNAMES[card];
  return edition.cards[card]?.name || (nickname ? say(nickname) : "");
}

const isCopy = (laid: string) => laid.length > 1 && laid.startsWith("x");

/** A card of the pile as it was dealt, and the value that it has there. */
export const plain = (laid: string): string => (isCopy(laid) ? "x" : laid);
export const standsFor = (laid: string): string => (isCopy(laid) ? laid.slice(1) : laid);

/** Equal cards together, with how many there are. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** The hand's cards with names that last: a card that stays keeps its name when others go. */
export function named(cards: readonly string[]): { id: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { id: `${card}-${copy}`, card };
  });
}
