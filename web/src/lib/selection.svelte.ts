// A selection is a filter on the legal moves: things are lit while some legal move agrees with what is chosen plus them.
import { untrack } from "svelte";
import type { Table } from "./table";

interface Chosen {
  id: number | string; // which of several equal things
  word: string; // its spelling in moves
}

const wordsOf = (move: string) => move.split(" ").slice(1);

/** Does the list hold each of the words, as often as asked? */
function holds(list: readonly string[], words: readonly string[]): boolean {
  const left = [...list];
  return words.every((word) => {
    const place = left.indexOf(word);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}

/** What a person has picked so far of one move's arguments. Make it while a component is being set up. */
export class Selection {
  chosen = $state<Chosen[]>([]);
  readonly #table: () => Table;
  readonly #verbs: readonly string[];

  constructor(table: () => Table, verbs: readonly string[]) {
    this.#table = table;
    this.#verbs = verbs;
    $effect(() => {
      void this.#table().moves;
      untrack(() => this.clear());
    });
  }

  /** The legal moves that agree with what is chosen. */
  get left(): string[] {
    return this.#agreeing(this.chosen.map((item) => item.word));
  }

  /** The move that says what is chosen and nothing else. */
  get move(): string | null {
    const count = this.chosen.length;
    return (count && this.left.find((move) => wordsOf(move).length === count)) || null;
  }

  has(id: Chosen["id"]): boolean {
    return this.chosen.some((item) => item.id === id);
  }

  /** May this thing be picked, or is it already? */
  isLit(id: Chosen["id"], word: string): boolean {
    return this.has(id) || this.#agreeing([...this.chosen.map((item) => item.word), word]).length > 0;
  }

  /** Could it begin a move, whatever is chosen now? */
  mayBegin(word: string): boolean {
    return this.#agreeing([word]).length > 0;
  }

  /** Pick or drop; what does not go with the rest replaces it. */
  toggle(id: Chosen["id"], word: string): void {
    if (this.has(id)) this.chosen = this.chosen.filter((item) => item.id !== id);
    else if (this.isLit(id, word)) this.chosen = [...this.chosen, { id, word }];
    else this.chosen = [{ id, word }];
  }

  clear(): void {
    if (this.chosen.length) this.chosen = [];
  }

  #agreeing(words: readonly string[]): string[] {
    return this.#table().moves.filter((move) => this.#verbs.includes(move.split(" ", 1)[0] ?? "") && holds(wordsOf(move), words));
  }
}
