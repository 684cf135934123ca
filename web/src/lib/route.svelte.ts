// Where we are: everything is in the fragment, so that invitations are never sent to the server as part of an address.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; invitation: string | null }
  | { page: "replay"; table: string | null }
  | { page: "rules"; game: string; rule: string | null };

function read(): Route {
  const [page, first, second] = location.hash.replace(/^#\//, "").split("/").map(decodeURIComponent);
  if (page === "table" && first) return { page, table: first, invitation: second || null };
  if (page === "replay") return { page, table: first || null };
  if (page === "rules" && first) return { page, game: first, rule: second || null };
  return { page: "lobby" };
}

const here = $state({ route: read() });
window.addEventListener("hashchange", () => (here.route = read()));

export const route = (): Route => here.route;

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Is this page shown on the machine that serves it, by a name that means another machine elsewhere? */
const isAtHome = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** The address that invites somebody to a table, and whether it leads here from other devices. */
export function invitationLink(path: string, address: string | null): { link: string; isReachable: boolean } {
  const base = isAtHome() && address ? address : location.href;
  return { link: new URL(`#/table/${path}`, base).href, isReachable: !isAtHome() || address !== null };
}
