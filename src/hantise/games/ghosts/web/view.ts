// The fields of a Ghosts position, as a seat sees them.
import type { Position } from "$lib/table";

export interface GhostsView extends Position {
  phase: "deal" | "turn" | "refill" | "over";
  round: number;
  turn: number;
  direction: 1 | -1;
  hands: string[][];
  pile: string[];
  level: number;
  pool?: Record<string, number>;
  deck?: Record<string, number>;
  gone: Record<string, number>;
  fear: number[];
  taken: number[];
}

export interface GhostsEdition {
  ghosts: { families: { letter: string; copies: number[] }[] };
  mist: { count: number };
  limit: { level: number };
  fear: { pile: number; bonus: number };
}

const FAMILIES: Record<string, string> = { w: "white", k: "black", b: "blue", r: "red", g: "green", y: "yellow" };
const SPARE = Object.values(FAMILIES);

/** The look of a family; another edition's letters take the looks in their order. */
export function look(card: string): string {
  if (card === "m") return "mist";
  const letter = card.charAt(0);
  return FAMILIES[letter] ?? SPARE[letter.charCodeAt(0) % SPARE.length]!;
}

export const levelOf = (card: string): number => Number(card.slice(1));
