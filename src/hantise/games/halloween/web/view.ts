// The fields of a position of Phantoms of Halloween, as a seat sees them, and how its squares and guests look.
import type { Position } from "$lib/table";

export type Points = number | "?";

export interface Auction {
  character: number;
  seller: number; // −1: the stump
  bid: number;
  bidder: number; // −1: nobody yet
  in: number[];
  next: number;
}

export interface HalloweenView extends Position {
  phase: string;
  event: string;
  mover: number;
  turns: number;
  squares: number[]; // −1: not placed yet
  cash: number[];
  stays: number[];
  miss: boolean[];
  hands: Record<string, Record<string, Points>>; // seat → character → points
  discarded: Record<string, Points>;
  stump: number;
  known?: Record<string, Record<string, number[]>>; // observer → holder → points
  target: number;
  named: number;
  rolled: number;
  tries: number;
  swaps: number;
  auction: Partial<Auction>;
}

export interface Square {
  n: number;
  kind: Kind;
  amount: number;
}

export interface HalloweenEdition {
  board: { squares: Square[] };
  cast: { characters: { id: number }[] };
  turn: { leave_face: number; leave_tries: number };
}

export const KINDS = {
  green: { art: "", about: "board-about-green" },
  red: { art: "", about: "board-about-red" },
  auction: { art: "i-gavel", about: "board-about-auction" },
  draw: { art: "i-draw", about: "board-about-draw" },
  exchange: { art: "i-swap", about: "board-about-exchange" },
  sell: { art: "i-tag", about: "board-about-sell" },
  phew: { art: "i-puff", about: "board-about-phew" },
  black: { art: "i-door", about: "board-about-black" },
  halloween: { art: "i-pumpkin", about: "board-about-halloween" },
  unmask: { art: "i-mask", about: "board-about-unmask" },
} as const;
export type Kind = keyof typeof KINDS;

interface Look {
  mask: string;
  hat: string | null;
  cape: string;
}

const CAPES = ["#7a4a8c", "#b8473a", "#2f8585", "#c7932a", "#3b5590", "#5d7d3c"];
const [PLUM, BRICK, TEAL, MUSTARD, NAVY, MOSS] = [0, 1, 2, 3, 4, 5];

// Mask, hat and cape of the characters 1, 2, 3 … as the cast of the box names them.
const CAST: [mask: string, hat: string | null, cape: number][] = [
  ["wolf", null, NAVY],
  ["witch", "witch", PLUM],
  ["vampire", null, BRICK],
  ["mummy", null, MUSTARD],
  ["skull", "bowler", TEAL],
  ["devil", null, MOSS],
  ["zombie", null, BRICK],
  ["cat", "bow", TEAL],
  ["scarecrow", "straw", MOSS],
  ["pirate", "tricorn", BRICK],
  ["bat", null, PLUM],
  ["spider", "top", BRICK],
  ["owl", "beret", NAVY],
  ["ogre", null, MUSTARD],
  ["goblin", "fez", NAVY],
  ["wizard", "witch", TEAL],
  ["clown", "bowler", MUSTARD],
  ["hangman", null, MOSS],
  ["professor", null, TEAL],
  ["patchwork", null, NAVY],
  ["pumpkin", "tricorn", PLUM],
  ["reaper", null, NAVY],
  ["digger", "bowler", MOSS],
  ["swamp", null, MUSTARD],
  ["teller", "scarf", TEAL],
  ["puppet", "crown", BRICK],
];
const SPARE = ["fox", "hare", "crow", "moon", "tin", "sheet"];

/** How a guest looks; beyond the cast of the box a spare mask. */
export function look(character: number): Look {
  const [mask, hat, cape] = CAST[character - 1] ?? [SPARE[character % SPARE.length]!, null, character % CAPES.length];
  return { mask, hat, cape: CAPES[cape]! };
}

/** Points with their sign, as they are printed. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0");

/** The guests of a seat with what is known of each. */
export function guestsOf(view: HalloweenView, seat: number): { character: number; points: Points }[] {
  return Object.entries(view.hands[seat] ?? {}).map(([character, points]) => ({ character: Number(character), points }));
}

/** Who holds a character; null for nobody. */
export function holderOf(view: HalloweenView, character: number): number | null {
  const holder = Object.entries(view.hands).find(([, guests]) => character in guests);
  return holder ? Number(holder[0]) : null;
}

export interface Spot {
  x: number;
  y: number;
}

const ROUNDNESS = 2.5; // 2 is an ellipse; more is nearer to a box
const FINE = 1440;

const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / ROUNDNESS);

/** A point of the pumpkin's outline; turns run against the clock from the bottom. */
function at(centre: Spot, rx: number, ry: number, turn: number): Spot {
  const angle = Math.PI / 2 - 2 * Math.PI * turn;
  return { x: centre.x + rx * bent(Math.cos(angle)), y: centre.y + ry * bent(Math.sin(angle)) };
}

/** So many spots in equal steps round the pumpkin, and how long a step is. */
export function track(count: number, centre: Spot, rx: number, ry: number): { spots: Spot[]; step: number } {
  const fine = Array.from({ length: FINE + 1 }, (_, index) => at(centre, rx, ry, index / FINE));
  const lengths = [0];
  for (let index = 1; index <= FINE; index++) {
    lengths.push(lengths[index - 1]! + Math.hypot(fine[index]!.x - fine[index - 1]!.x, fine[index]!.y - fine[index - 1]!.y));
  }
  const step = lengths[FINE]! / count;
  const spots = Array.from({ length: count }, (_, n) => {
    const after = Math.max(
      1,
      lengths.findIndex((length) => length >= n * step),
    );
    const part = (n * step - lengths[after - 1]!) / (lengths[after]! - lengths[after - 1]!);
    const [from, to] = [fine[after - 1]!, fine[after]!];
    return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
  });
  return { spots, step };
}

/** The pumpkin's outline as a path. */
export function outline(centre: Spot, rx: number, ry: number): string {
  const spots = Array.from({ length: 120 }, (_, index) => at(centre, rx, ry, index / 120));
  return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
