"""From what was said on the command line to a table: whose seats, which language, a new game or a kept one."""

import asyncio
import contextlib
import getpass
import json
import os
import sys
from collections.abc import Iterator
from typing import Literal

from hantise.mistakes import Mistake
from hantise.tables import warm
from hantise.tables.table import Table
from hantise.terminal import online, saves
from hantise.terminal.lines import Lines
from hantise.terminal.local import Local
from hantise.terminal.saves import Save, Unreadable
from hantise.terminal.visit import Visit
from hantise.terminal.voices import Json, Plain, put
from hantise.terminal.wish import Wish
from hantise.words import words

Mode = Literal["app", "plain", "json"]

INTERRUPTED = 130  # the exit code after Ctrl-C, as shells know it


def manner(lang: str | None, plain: bool, as_json: bool) -> tuple[str, Mode]:
    """The language asked for, or that of the system; and how to show a table: as a drawing needs a terminal to draw on."""
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = lang or ("fr" if system.startswith("fr") else "en")
    if as_json:
        return language, "json"
    return language, "app" if not plain and sys.stdin.isatty() and sys.stdout.isatty() else "plain"


def play(wish: Wish, lang: str, how: Mode) -> None:
    """Play at a table of one's own."""
    if how == "app":
        if wish.game is not None:
            wish.setup()  # what cannot be is refused before anything is drawn
        if wish.resume and not saves.saved(wish.game):
            raise Mistake(words(lang).text("save-none"))
        _show(lang, wish)
        return
    with _interruptible():
        save, table = _kept(wish.game, lang) if wish.resume else wish.open()
        _get_ready(table, lang)
    others = [] if wish.resume is not None else [kept for kept in saves.saved(wish.game) if kept != save]
    _talk(Local(save, lang, table), how, words(lang).text("save-exists", path=str(others[0].path)) if others else None)


def join(link: str, name: str | None, seat: int | None, lang: str, how: Mode) -> None:
    """Take a seat at an online table."""
    address = online.Address.read(link)
    with _interruptible():
        held = online.take_seat(address, name or getpass.getuser(), seat, lang)
    _visit(online.Online(address, held, lang), how)


def watch(link: str, lang: str, how: Mode) -> None:
    """Look on at an online table."""
    _visit(online.Online(online.Address.read(link), None, lang), how)


def _visit(visit: Visit, how: Mode) -> None:
    if how == "app":
        _show(visit.language, visit)
    else:
        _talk(visit, how)


def _show(lang: str, what: Wish | Visit) -> None:
    from hantise.terminal.app import HantiseApp

    app = HantiseApp(lang, what)
    farewell = app.run()
    if app.return_code:
        raise Mistake(farewell or "")
    if farewell:
        put(farewell)


def _get_ready(table: Table, lang: str) -> None:
    """Have rules and bots compiled before anybody waits for a move."""
    game = table.opened.game
    if sys.stderr.isatty() and not warm.was_compiled(game):
        title = words(lang, table.setup.game.folder).text("title")
        print(words(lang).text("app-preparing", game=title), file=sys.stderr)
    warm.warm_up(game)
    warm.warm_up_bots(game)


def _kept(game: str | None, lang: str) -> tuple[Save, Table]:
    """The game that was left last."""
    kept = saves.saved(game)
    if not kept:
        raise Mistake(words(lang).text("save-none"))
    try:
        return kept[0], kept[0].read()
    except Unreadable as unreadable:
        raise Mistake(words(lang).say(unreadable.message)) from None


@contextlib.contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C ends without a word where there is nothing to keep yet."""
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _talk(visit: Visit, how: Mode, first: str | None = None) -> None:
    """Line by line, to the end or until the player leaves: by saying so, by Ctrl-C, or by closing a pipe."""
    try:
        is_over = asyncio.run(_told(visit, how, first))
    except KeyboardInterrupt:
        _say_farewell(visit, how)
        sys.exit(INTERRUPTED)
    if not is_over:
        _say_farewell(visit, how)


async def _told(visit: Visit, how: Mode, first: str | None) -> bool:
    try:
        await visit.start()
        voice = (Json if how == "json" else Plain)(visit)
        if first is not None:
            voice.text(first)
        return await Lines(visit, voice).run()
    finally:
        await visit.close()


def _say_farewell(visit: Visit, how: Mode) -> None:
    text = words(visit.language).say(visit.farewell)
    put(json.dumps({"type": "left", "text": text}, ensure_ascii=False) if how == "json" else text)
