"""The Textual app: choose a game or carry on with one, then sit at its table."""

import time
from dataclasses import replace

from textual import work
from textual.app import App

from hantise.game import Game
from hantise.games import load, names
from hantise.mistakes import Mistake
from hantise.tables.bots import LEVELS, bot_move
from hantise.tables.table import Table
from hantise.terminal import local, saves
from hantise.terminal.beside import beside
from hantise.terminal.local import Local, Think
from hantise.terminal.saves import Save, Unreadable
from hantise.terminal.screens import Choosing, Preparing
from hantise.terminal.seated import Seated
from hantise.terminal.visit import Visit
from hantise.terminal.wish import Wish
from hantise.words import words

PAUSE = 0.6  # seconds that a bot takes at least, so that people can follow


class HantiseApp(App[str]):
    """One visit, from choosing to leaving. It gives what somebody who leaves before the end should know."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 — as Textual says it

    def __init__(self, language: str, what: Wish | Visit, pause: float = PAUSE, think: Think = bot_move) -> None:
        super().__init__()
        self.theme = "ansi-dark"  # whose two colours are the terminal's own, dark or light
        self._words = words(language)
        self._what = what
        self._pause = pause
        self._think = think

    def on_mount(self) -> None:
        """Begin."""
        self._lead()

    @work
    async def _lead(self) -> None:
        visit = self._what if isinstance(self._what, Visit) else await self._table_of_ones_own(self._what)
        if visit is None:
            self.exit()
            return
        try:
            await visit.start()
            await self.push_screen_wait(Seated(visit))
        except Mistake as mistake:  # an online table that does not let us in
            self.exit(str(mistake), return_code=2)
            return
        finally:
            await visit.close()
        self.exit(None if visit.is_over else self._words.say(visit.farewell))

    async def _table_of_ones_own(self, wish: Wish) -> Local | None:
        """Choose until there is a table to sit at; None if the player would rather not."""
        note = ""
        while True:
            chosen = await self._chosen(wish, note)
            if chosen is None:
                return None
            try:
                save, table = await self._prepared(chosen)
                return Local(save, self._words.language, table, self._pause, self._think)
            except (Unreadable, Mistake) as error:
                note = self._words.say(error.message) if isinstance(error, Unreadable) else str(error)
                if wish.resume:
                    self.exit(note, return_code=2)
                    return None

    async def _prepared(self, chosen: Save | Wish) -> tuple[Save, Table]:
        """The table, once its rules and bots are compiled."""
        game = load(chosen.game or "")
        await self.push_screen(Preparing(self._words.text("app-preparing", game=self._title(game))))
        try:
            await local.ready(game)
            if isinstance(chosen, Save):
                return chosen, await beside(chosen.read)
            return await beside(chosen.open)
        finally:
            self.pop_screen()

    async def _chosen(self, wish: Wish, note: str) -> Save | Wish | None:
        """A kept game or a new one."""
        kept = [] if wish.resume is False else saves.saved(wish.game)
        if wish.resume:
            return kept[0]
        kept = list({save.game: save for save in reversed(kept)}.values())[::-1]  # of each game the latest
        if wish.game is not None and not kept:
            return wish
        games = [load(name) for name in (names() if wish.game is None else [wish.game])]
        texts = [self._words.text("app-carry-on", game=self._title(load(save.game)), when=_when(save)) for save in kept]
        texts += [self._words.text("app-new", game=self._title(game), teaser=self._say(game, "teaser")) for game in games]
        while True:
            choice = await self.push_screen_wait(Choosing(self._words.text("app-game"), texts, self._words, note))
            if choice is None or choice < len(kept):
                return None if choice is None else kept[choice]
            settled = await self._settled(wish, games[choice - len(kept)])
            if settled is not None:
                return settled

    async def _settled(self, wish: Wish, game: Game) -> Wish | None:
        """How many play, and how well the bots do, unless that was said; None to choose another game."""
        if wish.game is not None or wish.seats is not None:
            return replace(wish, game=game.name)
        numbers = game.edition().players
        texts = [self._words.text("app-players", players=number) for number in numbers]
        players = 0 if len(numbers) == 1 else await self.push_screen_wait(Choosing(self._title(game), texts, self._words))
        if players is None:
            return None
        levels = [self._words.text(f"app-level-{level}") for level in LEVELS]
        level = await self.push_screen_wait(Choosing(self._words.text("app-level"), levels, self._words))
        return None if level is None else replace(wish, game=game.name, players=numbers[players], bot=LEVELS[level])

    def _title(self, game: Game) -> str:
        return self._say(game, "title")

    def _say(self, game: Game, key: str) -> str:
        return words(self._words.language, game.folder).text(key)


def _when(save: Save) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(save.path.stat().st_mtime))
