// What a person has chosen on this device, kept from one visit to the next.

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  language: Language;
  theme: "system" | "moonlit" | "paper";
  motion: "system" | "lively" | "calm";
  size: "normal" | "large" | "huge";
  sound: boolean;
  hints: boolean; // lit cards and squares for what may be done
  letters: boolean; // single-letter keys
  emotes: boolean;
  name: string;
  learning: string | null; // the game that is being learnt, with hints
}

const KEY = "hantise.settings";

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language | undefined) ?? "en";
}

function remembered(): Choices {
  const usual: Choices = {
    language: preferredLanguage(),
    theme: "system",
    motion: "system",
    size: "normal",
    sound: false,
    hints: true,
    letters: true,
    emotes: true,
    name: "",
    learning: null,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
  } catch {
    return usual;
  }
}

export const settings = $state(remembered());

const darkness = window.matchMedia("(prefers-color-scheme: dark)");
const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: darkness.matches, still: stillness.matches });
darkness.addEventListener("change", () => (system.dark = darkness.matches));
stillness.addEventListener("change", () => (system.still = stillness.matches));

/** The theme that is shown. */
export function theme(): "moonlit" | "paper" {
  return settings.theme === "system" ? (system.dark ? "moonlit" : "paper") : settings.theme;
}

/** Should things change in place, without movement? */
export function isCalm(): boolean {
  return settings.motion === "calm" || (settings.motion === "system" && system.still);
}

/** Keep the choices and show them on the page; called once, from the app. */
export function keepSettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = theme();
    root.dataset.motion = isCalm() ? "calm" : "lively";
    root.dataset.size = settings.size;
  });
}
