// How players look: an avatar by seat, so that people and bots are told apart at a glance.
import type { Player } from "./table";

const PEOPLE = ["emo-love", "emo-laugh", "emo-wow", "emo-cry", "emo-think", "emo-boo"];
const BOTS = ["fm-white", "fm-black", "fm-blue", "fm-red", "fm-green", "fm-yellow"];

/** The symbol of a player. */
export function avatar({ seat, kind }: Pick<Player, "seat" | "kind">): string {
  const faces = kind === "bot" ? BOTS : PEOPLE;
  return faces[seat % faces.length]!;
}

/** The seats in the order in which they sit round the table, beginning behind the viewer (clockwise). */
export function clockwise(seats: number, viewer: number | null): number[] {
  const first = viewer ?? 0;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}
