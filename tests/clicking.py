"""Playing through the page as a person does: by looking at what is lit and clicking it. Knows no game."""

import random
import time

from playwright.sync_api import Error, Page, Position

_SOON = 1_000  # milliseconds for a click to arrive; on a busy machine more, after each that did not

# What can be clicked now: the lit primary button, other buttons that are moves, and lit things that can be chosen.
_OFFERED = """() => {
  const isFree = (element) => element.getAttribute("aria-disabled") !== "true" && element.checkVisibility() && !element.disabled
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isFree)
  document.querySelectorAll("[data-offer]").forEach((element) => element.removeAttribute("data-offer"))
  const offers = {
    primary: all(".actions .primary[data-move]"),
    moves: all("main [data-move]:not(.primary)"),
    things: all("main [data-item].lit:not([aria-pressed=true])"),
  }
  const isThere = (selector) => document.querySelector(selector) !== null
  const counts = { over: isThere("dialog[open]"), busy: isThere("[aria-busy=true]") }
  for (const [kind, elements] of Object.entries(offers)) {
    elements.forEach((element, index) => element.setAttribute("data-offer", `${kind}-${index}`))
    counts[kind] = elements.length
  }
  return counts
}"""


def play_on(page: Page, seed: int = 0, patience: float = 60, clicks: int | None = None) -> int:
    """Click until the game is over, or so many clicks have been made; how many there were."""
    rng = random.Random(seed)
    moved_at = time.monotonic()
    made = misses = 0
    while clicks is None or made < clicks:
        assert time.monotonic() - moved_at < patience, (
            f"nothing to click after {made} clicks:\n{page.locator('main').aria_snapshot()}"
        )
        offered = page.evaluate(_OFFERED)
        if offered["over"]:
            return made
        offer = None if offered["busy"] else _pick(offered, rng)
        if offer is None:
            page.wait_for_timeout(20)
            continue
        try:
            # Of overlapping cards only the left edge is to be seen.
            at = Position(x=10, y=10) if offer.startswith("things") else None
            page.locator(f'[data-offer="{offer}"]').click(position=at, timeout=_SOON * 2**misses)
            made, misses, moved_at = made + 1, 0, time.monotonic()
        except Error:
            misses = min(misses + 1, 6)  # the table moved on before the click: look again
    return made


def _pick(offered: dict[str, int], rng: random.Random) -> str | None:
    """Play what is chosen; otherwise choose something, or now and then make a move that needs no choice."""
    if offered["primary"]:
        return "primary-0"
    kinds = [kind for kind in ("things", "moves") if offered[kind]]
    if not kinds:
        return None
    kind = kinds[0] if len(kinds) == 1 or rng.random() < 0.8 else kinds[1]
    return f"{kind}-{rng.randrange(offered[kind])}"


def play_now(page: Page, title: str) -> None:
    """From the lobby to a dealt table, by one click."""
    page.get_by_role("article", name=title).locator(".play").click()
    page.wait_for_selector(".frame")
