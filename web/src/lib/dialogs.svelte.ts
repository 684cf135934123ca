// Which dialog is open above the page: there is one at a time, and any part of the page may open it.

type Open = { kind: "settings" } | { kind: "rules"; game: string; rule: string | null } | null;

export const dialogs = $state<{ open: Open }>({ open: null });

export function openSettings(): void {
  dialogs.open = { kind: "settings" };
}

/** Show the rules of a game, at a paragraph if one is given. */
export function openRules(game: string, rule: string | null = null): void {
  dialogs.open = { kind: "rules", game, rule };
}

export function closeDialog(): void {
  dialogs.open = null;
}
