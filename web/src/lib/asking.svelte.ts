// What the server has told about single moves: what a legal one does, why another is refused. Asked once for each version.
import { SvelteMap } from "svelte/reactivity";
import type { Connection } from "./connection";
import type { Refusal } from "./table";
import type { Message } from "./words.svelte";

type Told = { label: Message | null; refusal: Refusal | null };

export class Asking {
  readonly #told = new SvelteMap<string, Told>();
  readonly #asked = new Map<string, Promise<Told | null>>();

  /** Forget everything: the table has moved on. */
  clear(): void {
    this.#told.clear();
    this.#asked.clear();
  }

  /** What is known about a move; asks the server if it is nothing yet. */
  about(move: string, seat: number, connection: Connection): Told | null {
    const told = this.#told.get(move) ?? null;
    if (!told) void this.ask(move, seat, connection);
    return told;
  }

  /** What the server says about a move, however long it takes; null if the table has moved on before. */
  ask(move: string, seat: number, connection: Connection): Promise<Told | null> {
    const asked = this.#asked.get(move);
    if (asked) return asked;
    const answer = connection.ask({ type: "explain", seat, move }).then((reply) => {
      if (this.#asked.get(move) !== answer) return null;
      const told: Told = {
        label: reply.type === "explained" ? reply.label : null,
        refusal: reply.type === "refused" ? { reason: reply.reason, rule: reply.rule } : null,
      };
      this.#told.set(move, told);
      return told;
    });
    this.#asked.set(move, answer);
    return answer;
  }
}
