// Finds what each game's folder brings for the page: its board, its picture, its rules. Nothing is registered.
import type { Component } from "svelte";
import type { Chapter } from "../build/rulebook";
import type { Language } from "./lib/settings.svelte";
import type { Table } from "./lib/table";

export type Board = Component<{ table: Table }>;

const boards = import.meta.glob<Board>("../../src/hantise/games/*/web/Board.svelte", { import: "default" });
const covers = import.meta.glob<Component>("../../src/hantise/games/*/web/Cover.svelte", { import: "default" });
const rules = import.meta.glob<Chapter[]>("../../src/hantise/games/*/rules.*.md", { import: "default" });

const at = (game: string, file: string) => `../../src/hantise/games/${game}/${file}`;

/** The board of a game, or a plain one that works for any. */
export async function board(game: string): Promise<Board> {
  const load = boards[at(game, "web/Board.svelte")] ?? (async () => (await import("./PlainBoard.svelte")).default as Board);
  return load();
}

/** The picture of a game for the lobby, if it has one and the server is there to give it. */
export async function cover(game: string): Promise<Component | null> {
  try {
    return (await covers[at(game, "web/Cover.svelte")]?.()) ?? null;
  } catch {
    return null;
  }
}

/** The rules of a game as chapters. */
export async function rulesOf(game: string, language: Language): Promise<Chapter[]> {
  return (await rules[at(game, `rules.${language}.md`)]?.()) ?? [];
}

/** The games that this page was built with. */
export const games: string[] = [...new Set(Object.keys(rules).map((path) => path.split("/").at(-2)!))];
