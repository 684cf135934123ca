// What the server has told about single moves: what a legal one does, why another is refused. Asked once for each version.
import { SvelteMap } from "svelte/reactivity";
import type { Connection } from "./connection";
import type { Refusal } from "./table";
import type { Message } from "./words.svelte";

type Told = { label: Message | null; refusal: Refusal | null };

export class Asking {
  readonly #told = new SvelteMap<string, Told>();
  readonly #asked = new Set<string>();

  /** Forget everything: the table has moved on. */
  clear(): void {
    this.#told.clear();
    this.#asked.clear();
  }

  /** What is known about a move; asks the server if it is nothing yet. */
  about(move: string, seat: number, connection: Connection): Told | null {
    const told = this.#told.get(move) ?? null;
    if (!told && !this.#asked.has(move)) {
      this.#asked.add(move);
      void this.#ask(move, seat, connection);
    }
    return told;
  }

  async #ask(move: string, seat: number, connection: Connection): Promise<void> {
    const reply = await connection.ask({ type: "explain", seat, move });
    if (!this.#asked.has(move)) return;
    if (reply.type === "explained") this.#told.set(move, { label: reply.label, refusal: null });
    if (reply.type === "refused") this.#told.set(move, { label: null, refusal: { reason: reply.reason, rule: reply.rule } });
  }
}
