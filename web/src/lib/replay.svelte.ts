// A finished game to look at, step by step, through anybody's eyes.
import { editionShown, replayed, type EditionShown, type ReplayShown } from "./api";
import type { Player, Position, Reason, Step, Table } from "./table";
import { say, speaker, type Say } from "./words.svelte";

export type Eyes = number | null | "everything";

export class ReplayTable implements Table {
  readonly record: unknown;
  readonly game: string;
  readonly names: readonly (string | null)[];
  readonly say: Say;
  step = $state(0);
  eyes = $state<Eyes>("everything");
  box = $state.raw<EditionShown | null>(null);
  #replay = $state.raw<ReplayShown | null>(null);
  #last = $state(0); // where we came from, so that movement goes the right way

  readonly moves: readonly string[] = [];
  readonly isBusy = false;
  readonly reason: Reason | null = null;
  readonly connection = "replay" as const;
  readonly undo = null;
  readonly request = null;
  readonly deadline = null;

  constructor(record: unknown, game: string, names: readonly (string | null)[]) {
    this.record = record;
    this.game = game;
    this.names = names;
    this.say = speaker(
      game,
      () => this.players.map(({ name }) => name),
      () => this.box?.names ?? {},
    );
  }

  /** Ask the server for the steps as these eyes saw them. */
  async look(eyes: Eyes): Promise<void> {
    const replay = await replayed(this.record, eyes);
    this.box ??= await editionShown(replay.game, replay.edition);
    this.#replay = replay;
    this.eyes = eyes;
  }

  get isReady(): boolean {
    return this.#replay !== null && this.box !== null;
  }
  get steps(): number {
    return (this.#replay?.steps.length ?? 1) - 1;
  }
  get edition(): unknown {
    return this.box?.edition;
  }
  get options(): ReplayShown["options"] {
    return this.#replay?.options ?? {};
  }
  get seat(): number | null {
    return typeof this.eyes === "number" ? this.eyes : null;
  }
  get view(): Position {
    return this.#replay!.steps[this.step]!.view as unknown as Position;
  }
  get before(): Position | null {
    const isForward = this.step === this.#last + 1;
    return isForward ? (this.#replay!.steps[this.step - 1]!.view as unknown as Position) : null;
  }
  get news(): Step[] {
    return this.step > 0 ? [this.#told(this.step)] : [];
  }
  get log(): Step[] {
    return Array.from({ length: this.step }, (_, index) => this.#told(index + 1));
  }
  get isOver(): boolean {
    return this.view.actor === "over";
  }
  get players(): Player[] {
    return Array.from({ length: this.#replay?.players ?? 0 }, (_, seat) => ({
      seat,
      name: this.names[seat] ?? say(`ui-bot-${seat % 6}`),
      kind: this.names[seat] ? "person" : "bot",
      level: null,
      isMine: false,
      isConnected: true,
      isThinking: false,
      emote: null,
    }));
  }

  /** Go to a step; beyond the ends, to the end. */
  jump(step: number): void {
    this.#last = this.step;
    this.step = Math.max(0, Math.min(this.steps, step));
  }

  /** The next or previous step at which somebody, not chance, moved. */
  turn(direction: 1 | -1): number {
    let step = this.step + direction;
    while (step > 0 && step < this.steps && this.#replay!.steps[step]!.by === null) step += direction;
    return step;
  }

  #told(index: number): Step {
    const { by, move, lines } = this.#replay!.steps[index]!;
    return { version: index, by, move, lines };
  }

  label(): null {
    return null;
  }
  why(): null {
    return null;
  }
  act(): void {
    // Nothing can be played in a replay: there are no moves to offer.
  }
  explain(): void {
    // Nothing is refused where nothing is offered.
  }
  hush(): void {
    // Nothing is ever explained.
  }
  takeBack(): void {
    this.jump(this.step - 1);
  }
  answer(): void {
    // Nobody asks.
  }
  emote(): void {
    // Nobody is there to see it.
  }
}
