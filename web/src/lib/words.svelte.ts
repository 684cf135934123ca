// Texts in the reader's language, from the same Fluent catalogues that the Python side reads.
// Messages are keys with arguments; an argument that is a message is worded first, a seat by its player's name.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export interface Message {
  key: string;
  args: Record<string, Argument>;
}
export type Argument = number | string | Message | Message[];
export type Say = (message: string | Message, args?: Record<string, Argument>) => string;

type Load = () => Promise<string>;
const shared = import.meta.glob<string>(["../../../src/hantise/words.*.ftl", "../../words.*.ftl"], {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/hantise/games/*/words.*.ftl", { query: "?raw", import: "default" });

const resources = new Map<string, Promise<FluentResource>>();
const bundles = $state({ current: new Map<string, FluentBundle>() });

function resource(path: string, load: Load): Promise<FluentResource> {
  let known = resources.get(path);
  if (!known) {
    known = load().then(
      (text) => new FluentResource(text),
      () => {
        resources.delete(path); // the server may be there again when the words are next asked for
        throw new Error(say("ui-unreachable"));
      },
    );
    resources.set(path, known);
  }
  return known;
}

const isIn = (language: Language) => (entry: [string, Load]) => entry[0].endsWith(`.${language}.ftl`);

/** Make the catalogue of a game ("" for the pages' own) ready in a language. */
export async function loadWords(game: string, language: Language = settings.language): Promise<void> {
  const name = `${language}/${game}`;
  if (bundles.current.has(name)) return;
  const own = Object.entries(games).filter(([path]) => game !== "" && path.includes(`/games/${game}/`));
  const files = [...Object.entries(shared), ...own].filter(isIn(language));
  const parts = await Promise.all(files.map(([path, load]) => resource(path, load)));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of parts) bundle.addResource(part);
  bundles.current = new Map(bundles.current).set(name, bundle);
}

/** Show another language, once all that is on the page can be said in it. */
export async function speak(language: Language): Promise<void> {
  const open = new Set([...bundles.current.keys()].map((name) => name.slice(name.indexOf("/") + 1)));
  await Promise.all([...open].map((game) => loadWords(game, language)));
  settings.language = language;
}

/** Does a game's catalogue hold this message? */
export function has(game: string, key: string): boolean {
  return bundles.current.get(`${settings.language}/${game}`)?.hasMessage(key) ?? false;
}

/** The way to say things about a game: `names` are the players' by seat, `brought` the names its edition brings along. */
export function speaker(
  game: string,
  names: () => readonly (string | null)[] = () => [],
  brought: () => Partial<Record<Language, Record<string, string>>> = () => ({}),
): Say {
  const say: Say = (message, args = {}) => {
    const { key, args: given } = typeof message === "string" ? { key: message, args } : message;
    const language = settings.language;
    const name = key === "seat" ? names()[given.seat as number] : brought()[language]?.[key];
    if (name) return name;
    const bundle = bundles.current.get(`${language}/${game}`) ?? bundles.current.get(`${language}/`);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) {
      if (bundle) console.error(`no words for ${key} in ${language}/${game}`);
      return key;
    }
    const worded: Record<string, FluentVariable> = {};
    for (const [argument, value] of Object.entries(given)) worded[argument] = word(value);
    return bundle.formatPattern(pattern, worded);
  };
  const word = (value: Argument): FluentVariable => {
    if (Array.isArray(value)) return value.map((item) => say(item)).join(say("comma"));
    return typeof value === "object" ? say(value) : value;
  };
  return say;
}

/** What the pages themselves say. */
export const say = speaker("");

/** A text as the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
