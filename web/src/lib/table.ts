// The contract between a table and whatever draws it: boards, the frame, the replay. See web/README.md.
import type { Message, Say } from "./words.svelte";

export type Actor = number | "chance" | "over";

/** What the position tables of all games have in common; each board adds its game's fields. */
export interface Position {
  actor: Actor;
  seat?: number | null;
  scores?: number[];
  winners?: number[];
}

/** Why something cannot be done, and the paragraph that says so. */
export interface Refusal {
  reason: Message;
  rule: string | null;
}

/** A refusal that is being shown, and what it is about. */
export interface Reason {
  refusal: Refusal;
  at: Element | null;
}

/** One thing that happened: who moved (null: nobody, or chance), the move as this viewer saw it, and how it is told. */
export interface Step {
  version: number;
  by: number | null;
  move: string | null;
  lines: Message[];
}

export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "nobody"; // who plays there now
  level: string | null; // of a bot
  isMine: boolean;
  isConnected: boolean;
  isThinking: boolean;
  emote: string | null; // shown above the seat for a moment
}

export type Connection = "online" | "reconnecting" | "replay";

/** Somebody's wish to take a move back: whose, and whether an answer of ours is waited for. */
export interface UndoRequest {
  seat: number;
  isOurs: boolean;
  mayAnswer: boolean;
}

export interface Table<View extends Position = Position, Edition = unknown> {
  readonly game: string;
  readonly edition: Edition; // the edition's file as JSON: limits, floor plans, faces
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seat: number | null; // through whose eyes; null for a spectator and for a replay with everything shown
  readonly view: View; // the position table as this seat may see it
  readonly before: View | null; // the view before the last change, for animations
  readonly news: readonly Step[]; // what happened in between
  readonly players: readonly Player[];
  readonly moves: readonly string[]; // what this seat may do now; empty when it is not to move
  readonly isBusy: boolean; // a move is on its way
  readonly isOver: boolean;
  readonly log: readonly Step[];
  readonly reason: Reason | null;
  readonly connection: Connection;
  readonly undo: "free" | "ask" | null;
  readonly request: UndoRequest | null;
  readonly deadline: number | null; // when the clock runs out, in milliseconds since 1970

  say: Say; // words of this game, with the players' names
  label(move: string): Message | null; // what a legal move does; null while the server is being asked
  why(move: string): Refusal | null; // why a move is refused; null if it is legal, or while the server is being asked
  act(move: string): void;
  explain(move: string, at?: Element | null): void; // show why not
  hush(): void; // stop showing it
  takeBack(): void;
  answer(accept: boolean): void;
  emote(emote: string): void;
  jump?(step: number): void; // replay: go to a step of the log
}

/** Something to do, drawn as a button by the frame and bound to its key. */
export interface Action {
  title: string;
  detail?: string;
  kind?: "primary" | "plain" | "quiet" | "danger";
  key?: string; // a single letter; the primary action has Enter
  move?: string; // plays this move; if it is not legal the button explains why
  run?: () => void; // or does this
}

export interface Pill {
  text: string;
  art?: string;
}

export interface KeyHint {
  keys: string[];
  text: string;
}
