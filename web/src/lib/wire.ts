// What goes over the wire, as src/hantise/server/messages.py defines it; tests/web/test_wire.py compares the two.
import type { Message } from "./words.svelte";

export type Level = "wisp" | "ghost" | "phantom" | "poltergeist";
export const LEVELS: readonly Level[] = ["wisp", "ghost", "phantom", "poltergeist"];

export interface SeatShown {
  kind: "invited" | "open" | "bot";
  level: Level | null;
  name: string | null;
  player: "person" | "bot" | "nobody";
}

export interface RequestShown {
  seat: number;
  waiting: number[];
}

export interface TableShown {
  id: string;
  game: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  public: boolean;
  clock: number | null;
  level: Level;
  phase: "waiting" | "playing" | "over";
  host: number | null;
  seats: SeatShown[];
  request: RequestShown | null;
  rematch: string | null;
  deadline: number | null;
  thinking: number | null;
}

export interface LogEntry {
  version: number;
  by: number | null;
  move: string | null;
  lines: Message[];
}

export interface State {
  type: "state";
  seat: number | null;
  version: number;
  since: number;
  table: TableShown;
  view: Record<string, unknown> | null;
  moves: string[];
  labels: Record<string, Message> | null;
  undo: "free" | "ask" | null;
  log: LogEntry[];
  drawing: string | null;
}

export interface Welcome {
  type: "welcome";
  id: string;
  seats: number[];
}
export interface Done {
  type: "done";
  id: string;
  seat: number;
  version: number;
}
export interface Refused {
  type: "refused";
  id: string;
  code: "stale" | "turn" | "rules" | "table" | "seat";
  reason: Message;
  rule: string | null;
}
export interface Explained {
  type: "explained";
  id: string;
  label: Message;
}
export interface Presence {
  type: "presence";
  connected: number[];
}
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}
export interface Pong {
  type: "pong";
  id: string;
}
export interface Malformed {
  type: "malformed";
  detail: string;
}

export type Reply = Welcome | Done | Refused | Explained | Pong;
export type ServerMessage = Reply | State | Presence | Emoted | Malformed;

export type Command =
  | { type: "move"; seat: number; version: number; move: string }
  | { type: "explain"; seat: number; move: string }
  | { type: "answer"; seat: number; accept: boolean }
  | { type: "emote"; seat: number; emote: string }
  | { type: "undo" | "begin" | "leave" | "return" | "rematch"; seat: number };

export interface HeldSeat {
  seat: number;
  token: string;
}

export interface NewTableAnswer {
  table: string;
  seats: HeldSeat[];
  invitation: string;
  address: string | null;
}

export interface ReplayStep {
  by: number | null;
  move: string | null;
  view: Record<string, unknown>;
  lines: Message[];
}

export interface TableListed {
  table: string;
  game: string;
  edition: string;
  phase: "waiting" | "playing" | "over";
  clock: number | null;
  seats: { kind: string; level: Level | null; name: string | null }[];
}
