// Work that may fail, and what the player is told of it until something else is tried.
import { told } from "./api";

export class Attempts {
  problem = $state("");

  /** Do it; a failure is told instead of thrown. */
  async at(work: () => Promise<void>): Promise<void> {
    this.problem = "";
    await work().catch((trouble: unknown) => (this.problem = told(trouble)));
  }
}
