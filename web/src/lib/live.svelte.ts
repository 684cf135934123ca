// A table as it is being played: what the server sends for the seats of this device, shown one change after the other.
import type { EditionShown } from "./api";
import { Asking } from "./asking.svelte";
import { Connection } from "./connection";
import { isMoving } from "./motion";
import { isCalm, settings } from "./settings.svelte";
import { cue } from "./sounds";
import type { Player, Position, Reason, Refusal, Step, Table, UndoRequest } from "./table";
import type { Command, HeldSeat, Reply, State, TableShown } from "./wire";
import { say, speaker, type Message, type Say } from "./words.svelte";

const PACE = 420; // milliseconds between two changes that arrive together
const PATIENCE = 2_400; // and at most, while things move
const EMOTE_SHOWN = 1_500;
const EMOTE_PAUSE = 3_000;

/** What one seat is shown. */
interface Shown {
  state: State;
  before: State | null;
  news: Step[];
  log: Step[];
}

export class LiveTable implements Table {
  readonly id: string;
  readonly mine: readonly number[];
  readonly say: Say;
  seat = $state<number | null>(null); // of several seats held, the one that is shown
  connection = $state<"online" | "reconnecting">("reconnecting");
  gone = $state(false); // the server will not have us
  box = $state.raw<EditionShown | null>(null);
  reason = $state.raw<Reason | null>(null);
  #shown = $state.raw<Record<string, Shown>>({});
  #owed = $state.raw({ seat: 0, version: 0 }); // the version that our last move makes
  #present = $state.raw<readonly number[]>([]);
  #emotes = $state.raw<Record<number, string>>({});
  #thinking = $state<number | null>(null);
  #waiting = $state.raw<State[]>([]);
  readonly #asking = new Asking();
  readonly #connection: Connection;
  #pacer = 0;
  #thinker = 0;
  #lastEmote = 0;
  #wondered: string | null = null; // the move whose refusal somebody waits to read

  constructor(id: string, game: string, held: readonly HeldSeat[]) {
    this.id = id;
    this.mine = held.map(({ seat }) => seat).sort((a, b) => a - b);
    this.seat = this.mine[0] ?? null;
    this.say = speaker(
      game,
      () => this.players.map(({ name }) => name),
      () => this.box?.names ?? {},
    );
    const tokens = held.map(({ token }) => token);
    this.#connection = new Connection(id, tokens, {
      seen: () => this.#seen(),
      online: () => (this.connection = "online"),
      offline: () => (this.connection = "reconnecting"),
      gone: () => (this.gone = true),
      state: (state) => this.#receive(state),
      presence: ({ connected }) => (this.#present = connected),
      emoted: ({ seat, emote }) => settings.emotes && this.#showEmote(seat, emote),
    });
  }

  get #now(): Shown | undefined {
    return this.#shown[String(this.seat)];
  }

  /** The table as everybody sees it; null until the server has spoken. */
  get table(): TableShown | null {
    return this.#now?.state.table ?? null;
  }

  /** Is there a game to draw? */
  get hasBegun(): boolean {
    return this.#now?.state.view != null && this.box !== null;
  }

  get game(): string {
    return this.table?.game ?? "";
  }
  get edition(): unknown {
    return this.box?.edition;
  }
  get options(): TableShown["options"] {
    return this.table?.options ?? {};
  }
  get view(): Position {
    return (this.#now?.state.view ?? { actor: "over" }) as unknown as Position;
  }
  get before(): Position | null {
    return (this.#now?.before?.view ?? null) as Position | null;
  }
  get news(): Step[] {
    return this.#now?.news ?? [];
  }
  get log(): Step[] {
    return this.#now?.log ?? [];
  }
  get moves(): string[] {
    return this.#waiting.length ? [] : (this.#now?.state.moves ?? []);
  }
  /** A move is on its way until what it made is shown. */
  get isBusy(): boolean {
    const { seat, version } = this.#owed;
    return version > (this.#shown[seat]?.state.version ?? 0);
  }
  /** Of our seats the one that is to move, as it is told itself: what another seat was told may be older. */
  get turn(): number | null {
    return this.mine.find((seat) => this.#shown[seat]?.state.moves.length) ?? null;
  }
  get isOver(): boolean {
    return this.table?.phase === "over";
  }
  get undo(): "free" | "ask" | null {
    return this.#now?.state.undo ?? null;
  }
  get deadline(): number | null {
    const seconds = this.table?.deadline ?? null;
    return seconds === null ? null : seconds * 1000;
  }

  get players(): Player[] {
    return (this.table?.seats ?? []).map((place, seat) => ({
      seat,
      name: place.name ?? say(place.player === "nobody" ? "ui-nobody" : `ui-bot-${seat % 6}`),
      kind: place.player,
      level: place.player === "bot" ? (place.level ?? this.table?.level ?? null) : null,
      isMine: this.mine.includes(seat),
      isConnected: place.player !== "person" || this.#present.includes(seat),
      isThinking: this.#thinking === seat,
      emote: this.#emotes[seat] ?? null,
    }));
  }

  get request(): UndoRequest | null {
    const request = this.table?.request;
    if (!request) return null;
    return {
      seat: request.seat,
      isOurs: this.mine.includes(request.seat),
      mayAnswer: this.mine.some((seat) => request.waiting.includes(seat)),
    };
  }

  label(move: string): Message | null {
    const state = this.#now?.state;
    if (!state || this.seat === null || !this.moves.includes(move)) return null;
    return state.labels ? (state.labels[move] ?? null) : (this.#asking.about(move, this.seat, this.#connection)?.label ?? null);
  }

  why(move: string): Refusal | null {
    if (this.seat === null || !this.#isRefused(move)) return null;
    return this.#asking.about(move, this.seat, this.#connection)?.refusal ?? null;
  }

  #isRefused(move: string): boolean {
    return this.view.actor === this.seat && !this.moves.includes(move);
  }

  act(move: string): void {
    const state = this.#now?.state;
    if (!state || this.seat === null || this.isBusy) return;
    const { seat } = this;
    this.#owed = { seat, version: Infinity };
    this.hush();
    cue("card");
    void this.#command({ type: "move", seat, version: state.version, move }).then((reply) => {
      this.#owed = { seat, version: reply.type === "done" ? reply.version : 0 };
    });
  }

  async explain(move: string, at: Element | null = null): Promise<void> {
    if (this.seat === null || !this.#isRefused(move)) return;
    this.#wondered = move;
    const told = await this.#asking.ask(move, this.seat, this.#connection);
    if (!told?.refusal || this.#wondered !== move) return;
    this.reason = { refusal: told.refusal, at };
    cue("no");
  }

  hush(): void {
    this.#wondered = null;
    this.reason = null;
  }

  takeBack(): void {
    if (this.seat !== null && this.undo) void this.#command({ type: "undo", seat: this.seat });
  }

  answer(accept: boolean): void {
    const request = this.table?.request;
    if (!request) return;
    const seats = accept ? request.waiting : [request.seat, ...request.waiting];
    const seat = seats.find((waited) => this.mine.includes(waited));
    if (seat !== undefined) void this.#command({ type: "answer", seat, accept });
  }

  emote(emote: string): void {
    if (this.seat === null || Date.now() - this.#lastEmote < EMOTE_PAUSE) return;
    this.#lastEmote = Date.now();
    void this.#command({ type: "emote", seat: this.seat, emote });
  }

  begin(): void {
    if (this.table?.host != null) void this.#command({ type: "begin", seat: this.table.host });
  }

  leave(): void {
    for (const seat of this.mine) void this.#command({ type: "leave", seat });
  }

  rematch(): void {
    if (this.mine[0] !== undefined) void this.#command({ type: "rematch", seat: this.mine[0] });
  }

  close(): void {
    window.clearTimeout(this.#pacer);
    window.clearTimeout(this.#thinker);
    this.#connection.close();
  }

  /** Ask the server for something; a refusal is shown. */
  async #command(command: Command): Promise<Reply> {
    const reply = await this.#connection.ask(command);
    if (reply.type === "refused") this.reason = { refusal: { reason: reply.reason, rule: reply.rule }, at: null };
    return reply;
  }

  #seen(): Record<string, number> {
    const seats = Object.entries(this.#shown).filter(([seat]) => seat !== "null");
    return Object.fromEntries(seats.map(([seat, { log }]) => [seat, log.at(-1)?.version ?? 0]));
  }

  /** States wait for their turn, so that each change and its movement can be seen; calm or hidden pages do not wait. */
  #receive(state: State): void {
    this.#waiting = [...this.#waiting, state];
    if (!this.#pacer) this.#next();
  }

  #next(): void {
    this.#pacer = 0;
    const [state, ...rest] = this.#waiting;
    if (!state) return;
    this.#waiting = rest;
    this.#show(state);
    const isFollowed = state.view !== null && !isCalm() && !document.hidden;
    const until = Date.now() + (isFollowed ? PATIENCE : 0);
    this.#pacer = window.setTimeout(() => this.#settle(until), isFollowed ? PACE / (this.#isLate ? 2 : 1) : 0);
  }

  /** Go on once nothing moves any more; sooner if much is waiting. */
  #settle(until: number): void {
    if (isMoving() && Date.now() < until && !this.#isLate) this.#pacer = window.setTimeout(() => this.#settle(until), 40);
    else this.#next();
  }

  get #isLate(): boolean {
    return this.#waiting.length > 3;
  }

  #show(state: State): void {
    const name = String(state.seat);
    const known = this.#shown[name];
    const news = known ? state.log.filter(({ version }) => version > known.state.version) : [];
    const log =
      known && state.since > 0 ? [...known.log.filter(({ version }) => version <= state.since), ...state.log] : state.log;
    const isTurn = state.seat !== null && state.view?.actor === state.seat;
    const wasTurn = known !== undefined && known.state.view?.actor === state.seat;
    this.#shown = { ...this.#shown, [name]: { state, before: known?.state ?? null, news, log } };
    if (state.seat !== this.seat) return;
    this.#asking.clear();
    this.#think(state.table.thinking);
    if (known && isTurn && !wasTurn) cue("turn");
    else if (known && news.length && state.view) cue("card");
  }

  /** A bot is said to think only once it takes a moment, so that nothing flickers. */
  #think(seat: number | null): void {
    window.clearTimeout(this.#thinker);
    this.#thinking = null;
    if (seat !== null) this.#thinker = window.setTimeout(() => (this.#thinking = seat), 400);
  }

  #showEmote(seat: number, emote: string): void {
    this.#emotes = { ...this.#emotes, [seat]: emote };
    if (emote === "boo") cue("ghost");
    window.setTimeout(() => {
      const { [seat]: _gone, ...rest } = this.#emotes;
      this.#emotes = rest;
    }, EMOTE_SHOWN);
  }
}
