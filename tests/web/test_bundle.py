"""The built web app: small enough, and asking nobody else for anything."""

import gzip
import re
from pathlib import Path

import hantise
from hantise.server import messages

ROOT = Path(__file__).parents[2]
STATIC = Path(hantise.__file__).parent / "server/static"
FIRST_LOAD = 150_000
A_BOARD = 60_000


def compressed(files: set[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def needed(start: Path, seen: set[Path] | None = None) -> set[Path]:
    """A script with all that it imports at once; what it may load later does not count."""
    seen = set() if seen is None else seen
    if start in seen:
        return seen
    seen.add(start)
    if start.suffix == ".js":
        text = start.read_text(encoding="utf-8")
        for name in re.findall(r"""(?:\bfrom|\bimport)\s*["'`](\./[^"'`]+)["'`]""", text):
            needed((start.parent / name).resolve(), seen)
    return seen


def linked() -> set[Path]:
    """What the page itself asks for."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    files = {STATIC / name for name in re.findall(r'(?:src|href)="\./([^"]+\.(?:js|css))"', page)}
    assert files
    return {file for start in files for file in needed(start.resolve())}


def of_table() -> set[Path]:
    """The page round a game, with its styles."""
    parts = {part for name in ("TablePage", "Frame") for part in STATIC.glob(f"assets/{name}-*.js")}
    scripts = {file for part in parts for file in needed(part)}
    return scripts | {style for file in scripts for style in STATIC.glob(f"assets/{file.name.rsplit('-', 1)[0]}-*.css")}


def test_the_first_load_is_small() -> None:
    """Lobby and table with the pages' words in one language; a game's board and words come on top."""
    words = {max(STATIC.glob("assets/words.fr-*.js"), key=lambda file: file.stat().st_size)}
    assert compressed(linked() | of_table() | words) <= FIRST_LOAD


def test_a_board_adds_little() -> None:
    boards = list(STATIC.glob("assets/Board-*.js"))
    assert len(boards) == len(list(ROOT.glob("src/hantise/games/*/web/Board.svelte")))
    known = linked() | of_table()
    styles = set(STATIC.glob("assets/*.css"))
    for board in boards:
        own = {style for style in styles if style.name in board.read_text(encoding="utf-8")}
        assert compressed((needed(board) | own) - known) <= A_BOARD, board.name


def test_nothing_is_asked_of_another_host() -> None:
    for file in [STATIC / "index.html", *STATIC.glob("assets/*")]:
        text = file.read_text(encoding="utf-8")
        hosts = set(re.findall(r"\bhttps?://([a-z0-9.-]+)", text)) - {"www.w3.org", "svelte.dev"}
        assert hosts == set(), file.name


def interfaces() -> dict[str, set[str]]:
    """The fields of each interface in wire.ts."""
    text = (ROOT / "web/src/lib/wire.ts").read_text(encoding="utf-8")
    found = re.findall(r"export interface (\w+) \{\n(.*?)\n\}", text, flags=re.DOTALL)
    return {name: set(re.findall(r"^  (\w+)\??:", body, flags=re.MULTILINE)) for name, body in found}


def test_the_browser_and_the_server_mean_the_same_by_every_message() -> None:
    other_names = {"Refused": "Refusal"}
    for name, fields in interfaces().items():
        model = getattr(messages, other_names.get(name, name))
        assert fields == set(model.__annotations__), name
