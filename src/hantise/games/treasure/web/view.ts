// The fields of a Treasure Hunters position, the floor plan of its edition, and what the log tells of the turn.
import type { Position, Step } from "$lib/table";
import type { Message } from "$lib/words.svelte";

export interface TreasureView extends Position {
  phase: "roll" | "card" | "move" | "jewel" | "pick" | "fight" | "over";
  turns: number;
  hunter: number;
  die: number;
  draws: number;
  places: string[];
  carry: string[];
  jewels: Record<string, string>;
  delivered: number;
  ghosts: Record<string, number>;
  haunted: string[];
  closed: "none" | "blue" | "green";
  discard: string[];
  result: "none" | "win" | "spirits" | "stuck" | "limit";
}

type Corner = [number, number];

export interface TreasureEdition {
  rooms: string[];
  hunters: { colours: string[] };
  supply: { jewels: number };
  setup: { jewels: Record<string, string[]> };
  deck: { basic: Record<string, number>; advanced: Record<string, number> };
  board: {
    width: number;
    height: number;
    outside: { name: string; x: number; y: number; w: number; h: number; door_at: [Corner, Corner] };
    corridor: Record<string, Corner>;
    room: Record<string, [number, number, number, number]>;
    door: { between: [string, string]; colour: "blue" | "green" | "plain"; at: [Corner, Corner] }[];
  };
}

/** A place of the floor plan, in cells. */
export interface Place {
  name: string;
  kind: "room" | "corridor" | "outside";
  x: number;
  y: number;
  w: number;
  h: number;
}

export function places({ board }: TreasureEdition): Place[] {
  const { name, x, y, w, h } = board.outside;
  return [
    ...Object.entries(board.room).map(([room, [x, y, w, h]]): Place => ({ name: room, kind: "room", x, y, w, h })),
    ...Object.entries(board.corridor).map(([square, [x, y]]): Place => ({ name: square, kind: "corridor", x, y, w: 1, h: 1 })),
    { name, kind: "outside", x, y, w, h },
  ];
}

/** A door on the edge between two cells. */
export interface Door {
  colour: "blue" | "green" | "plain";
  x: number;
  y: number;
  isUpright: boolean;
}

export function doors({ board }: TreasureEdition): Door[] {
  const front = { colour: "plain" as const, at: board.outside.door_at };
  return [...board.door, front].map(({ colour, at: [[x, y], [u, v]] }) => ({
    colour,
    x: (x + u + 1) / 2,
    y: (y + v + 1) / 2,
    isUpright: x !== u,
  }));
}

const LOOKS = ["red", "yellow", "blue", "green"];

/** The figure of a hunter; colours that there is no figure for take one in their order. */
export function figure({ hunters }: TreasureEdition, hunter: number): string {
  const colour = hunters.colours[hunter] ?? "";
  return `hunter-${LOOKS.includes(colour) ? colour : LOOKS[hunter % LOOKS.length]}`;
}

const ANY_JEWEL = "jewel-4"; // without numbers all are alike

export const jewelArt = (jewel: string): string => (jewel === "?" ? ANY_JEWEL : `jewel-${jewel}`);

/** A place in words. */
export function placeMessage(place: string): Message {
  if (place === "out") return { key: "place-out", args: {} };
  return place.length > 1
    ? { key: "place-square", args: { square: place } }
    : { key: "place-room", args: { room: place.toUpperCase() } };
}

/** One line of the log, with the step that told it. */
interface Told {
  version: number;
  line: Message;
}

/** The turn that is going on: its roll, what the cards did, and the last fight, this turn's or the one before's. */
export interface Turn {
  roll: Told | null;
  cards: Told[];
  fight: Told | null;
}

const ROLLS = ["told-roll", "told-roll-ghost"];
const FIGHTS = ["told-missed", "told-ghosts-beaten", "told-spirit-beaten"];
const CARDS = [
  "told-ghost",
  "told-ghost-moves-on",
  "told-spirit",
  "told-doors",
  "told-ignored",
  "told-shuffle",
  "told-draws",
  "told-reshuffled",
];

export function turnTold(log: readonly Step[]): Turn {
  const turn: Turn = { roll: null, cards: [], fight: null };
  for (let step = log.length - 1; step >= 0; step--) {
    const { version, lines } = log[step]!;
    for (const line of lines.toReversed()) {
      if (ROLLS.includes(line.key)) {
        if (turn.roll) return turn;
        turn.roll = { version, line };
      } else if (CARDS.includes(line.key) && !turn.roll) {
        turn.cards.unshift({ version, line });
      } else if (FIGHTS.includes(line.key)) {
        turn.fight ??= { version, line };
      }
    }
  }
  return turn;
}
