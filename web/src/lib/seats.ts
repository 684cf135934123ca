// The seats that this device holds, and where: private tokens, kept only in this browser.
import type { HeldSeat } from "./wire";

export interface Kept {
  table: string;
  game: string;
  seats: HeldSeat[];
  invitation: string | null;
  address?: string | null; // by which others reach the server, if it told
  at: number; // when it was last open
  isOver: boolean;
}

const KEY = "hantise.tables";
const MOST = 30;

/** All tables where this device holds a seat, the latest first. */
export function keptTables(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keptTable(table: string): Kept | null {
  return keptTables().find((kept) => kept.table === table) ?? null;
}

/** Keep what is new about a table; other fields stay as they were. */
export function keepTable(table: string, news: Partial<Omit<Kept, "table">>): Kept {
  const known: Kept = keptTable(table) ?? { table, game: "", seats: [], invitation: null, at: 0, isOver: false };
  const kept = { ...known, ...news, at: Date.now() };
  const others = keptTables().filter((other) => other.table !== table);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  return kept;
}

export function forgetTable(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptTables().filter((kept) => kept.table !== table)));
}
