// A table that is being set up: who sits where, and what the players settle.
import { editionShown, openTable, type EditionShown, type GameShown, type NewSeat, type OptionShown } from "./api";
import { keepTable } from "./seats";
import { settings } from "./settings.svelte";
import type { Level } from "./wire";
import { say } from "./words.svelte";

const USUAL_LEVEL: Level = "ghost";
const USUAL_PLAYERS = 3;

/** The player's name on this device. */
export const ownName = (): string => settings.name.trim() || say("ui-me");

export class SetUp {
  readonly game: GameShown;
  seats = $state<NewSeat[]>([]);
  options = $state<Record<string, boolean | number | string>>({});
  edition = $state("");
  isPublic = $state(false);
  clock = $state<number | null>(null);
  box = $state.raw<EditionShown | null>(null);

  constructor(game: GameShown) {
    this.game = game;
    this.edition = game.editions[0] ?? "";
    const players = game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : game.players[0]!;
    this.seats = Array.from({ length: players }, (_, seat): NewSeat =>
      seat === 0 ? { kind: "me", name: ownName() } : { kind: "bot", level: USUAL_LEVEL },
    );
  }

  /** Read what is in the box of the chosen edition, its options and numbers of players; if it cannot be had, the last one stays. */
  async open(): Promise<void> {
    try {
      this.box = await editionShown(this.game.game, this.edition);
    } catch (trouble) {
      this.edition = (this.box?.edition.edition as string | undefined) ?? this.edition;
      throw trouble;
    }
    this.options = {};
    while (this.seats.length > this.most) this.seats.pop();
  }

  get players(): number[] {
    return (this.box?.edition.players as number[] | undefined) ?? this.game.players;
  }
  get most(): number {
    return this.players.at(-1)!;
  }
  get isFit(): boolean {
    return this.players.includes(this.seats.length);
  }
  get available(): OptionShown[] {
    return this.box?.options[this.seats.length] ?? [];
  }
  /** Does the table wait for other people? */
  get waits(): boolean {
    return this.seats.some(({ kind }) => kind === "invited" || kind === "open");
  }

  value(option: OptionShown): boolean | number | string {
    return this.options[option.name] ?? option.default;
  }

  add(): void {
    if (this.seats.length < this.most) this.seats.push({ kind: "bot", level: USUAL_LEVEL });
  }

  remove(seat: number): void {
    this.seats.splice(seat, 1);
  }

  /** Open the table; its name. */
  async begin(): Promise<string> {
    const known = new Set(this.available.map(({ name }) => name));
    const options = Object.fromEntries(Object.entries(this.options).filter(([name]) => known.has(name)));
    const seats = this.seats.map((seat) => (seat.kind === "me" ? { ...seat, name: seat.name.trim() || ownName() } : seat));
    const opened = await openTable({
      game: this.game.game,
      edition: this.edition,
      options,
      seats,
      public: this.isPublic,
      clock: this.clock,
    });
    const { seats: held, invitation, address } = opened;
    keepTable(opened.table, { game: this.game.game, seats: held, invitation, address, isOver: false });
    return opened.table;
  }
}
