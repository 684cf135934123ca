// The HTTP side of the server: games, opening and joining tables, records and replays.
import type { Language } from "./settings.svelte";
import { say, type Message } from "./words.svelte";
import type { HeldSeat, Level, NewTableAnswer, ReplayStep, TableListed, TableShown } from "./wire";

export interface OptionShown {
  name: string;
  default: boolean | number | string;
  values?: (boolean | number | string)[];
  low?: number;
  high?: number;
}

export interface GameShown {
  game: string;
  players: number[];
  editions: string[];
  options: OptionShown[];
}

/** What is in a box: the edition's file, the names it brings along, and the options by number of players. */
export interface EditionShown {
  edition: Record<string, unknown>;
  open: boolean; // nobody knows more than the others
  names: Partial<Record<Language, Record<string, string>>>;
  options: Record<number, OptionShown[]>;
}

export interface ReplayShown {
  game: string;
  edition: string;
  players: number;
  options: Record<string, boolean | number | string>;
  steps: ReplayStep[];
}

export type NewSeat = { kind: "me"; name: string } | { kind: "invited" } | { kind: "open" } | { kind: "bot"; level: Level };

export interface NewTable {
  game: string;
  edition?: string;
  options?: Record<string, boolean | number | string>;
  seats: NewSeat[];
  public?: boolean;
  clock?: number | null;
  level?: Level;
}

/** A request that the server could not or would not carry out. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What went wrong, in the player's words where there are any. */
export const told = (trouble: unknown): string => (trouble instanceof Error ? trouble.message : String(trouble));

async function asked<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit =
    body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`api/${path}`, request).catch(() => {
    throw new Trouble(0, say("ui-unreachable"));
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { title?: string; detail?: string; reason?: Message };
    const inEnglish = problem.detail ?? problem.title ?? response.statusText;
    throw new Trouble(response.status, problem.reason ? say(problem.reason) : inEnglish);
  }
  return (await response.json()) as Answer;
}

let known: Promise<GameShown[]> | null = null;

/** The games that the server has; asked once. */
export function gamesShown(): Promise<GameShown[]> {
  known ??= asked<GameShown[]>("games").catch((trouble: unknown) => {
    known = null;
    throw trouble;
  });
  return known;
}

export const publicTables = (): Promise<TableListed[]> => asked("tables");
export const openTable = (table: NewTable): Promise<NewTableAnswer> => asked("tables", table);
export const joinTable = (
  table: string,
  name: string,
  invitation: string | null,
  seat: number | null = null,
): Promise<HeldSeat> =>
  asked(`tables/${table}/join`, { name, ...(invitation ? { invitation } : {}), ...(seat === null ? {} : { seat }) });
export const recordOf = (table: string): Promise<unknown> => asked(`tables/${table}/record`);
/** A record in steps, through a seat's eyes, a spectator's (null), or with everything shown. */
export const replayed = (record: unknown, eyes: number | null | "everything"): Promise<ReplayShown> =>
  asked("replay", { record, ...(typeof eyes === "number" ? { seat: eyes } : { everything: eyes === "everything" }) });
export const editionShown = (game: string, edition: string): Promise<EditionShown> => asked(`games/${game}/editions/${edition}`);
export const tableShown = (table: string): Promise<TableShown> => asked(`tables/${table}`);
