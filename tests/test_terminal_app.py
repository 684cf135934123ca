"""The Textual app, driven by its own pilot: whole games of every kind, and what people meet on the way."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static
from textual.widgets.markdown import MarkdownBlock

from at_terminal import SHORT
from hantise.chance import seeded, unpredictable
from hantise.game import State
from hantise.games import names
from hantise.terminal.app import HantiseApp
from hantise.terminal.local import Local
from hantise.terminal.saves import saved
from hantise.terminal.screens import Choosing, Curtain, Reading
from hantise.terminal.seated import Seated
from hantise.terminal.wish import Wish
from hantise.words import LANGUAGES, words
from in_loop import in_loop

every_game = pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])
SMALL, LARGE = (80, 24), (140, 45)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def quick_move(view: State, _level: str) -> str:
    return view.setup.spell(view.choose(unpredictable(), sensible=True))


@asynccontextmanager
async def at(wish: Wish, language: str = "en", size: tuple[int, int] = SMALL) -> AsyncIterator[Pilot[str]]:
    async with HantiseApp(language, wish, pause=0, think=quick_move).run_test(size=size) as pilot:
        yield pilot


async def until(pilot: Pilot[str], true: Callable[[], object]) -> None:
    async with asyncio.timeout(120):
        while not true():
            await pilot.pause(0.01)


async def seated(pilot: Pilot[str]) -> Seated:
    await until(pilot, lambda: isinstance(pilot.app.screen, Seated))
    screen = pilot.app.screen
    assert isinstance(screen, Seated)
    await until(pilot, lambda: screen.visit.turn is not None)
    await pilot.pause()
    return screen


async def make_the_second_move(pilot: Pilot[str], screen: Seated) -> None:
    """Of those listed; come back when somebody is to move again."""
    told = len(screen.visit.logs[0])
    await pilot.press("down", "enter")
    await until(pilot, lambda: len(screen.visit.logs[0]) > told and screen.visit.turn is not None)


def local(screen: Seated) -> Local:
    assert isinstance(screen.visit, Local)
    return screen.visit


def text_of(screen: Seated, selector: str) -> str:
    return str(screen.query_one(selector, Static).visual)


def sensible_move(screen: Seated) -> str:
    seat = screen.visit.turn
    assert seat is not None
    view = local(screen).view_of(seat)
    return view.setup.spell(view.choose(seeded(len(screen.visit.logs[seat])), sensible=True))


def assert_nothing_is_cut_off(screen: Seated) -> None:
    board, drawing = screen.query_one("#board"), screen.query_one("#drawing")
    beyond = drawing.virtual_size.width - board.scrollable_content_region.width
    assert beyond <= board.max_scroll_x, "a line that leaves its place, as on a wide graveyard, can be scrolled to"
    width, height = screen.size
    used = [widget for widget in screen.query("#status, #board, #side, #message, #typing, #keys") if widget.display]
    assert sum(widget.outer_size.height for widget in used if widget.id not in ("board", "side")) <= height - 5
    for widget in used:
        assert widget.region.right <= width, widget
        assert widget.region.bottom <= height, widget
    keys = screen.query_one("#keys", Static)
    assert len(str(keys.visual)) <= keys.content_size.width, "every key is told"


@every_game
@pytest.mark.parametrize(("language", "size"), [("en", LARGE), ("fr", SMALL)], ids=LANGUAGES)
@in_loop
async def test_a_whole_game_is_played_in_the_app(game: str, language: str, size: tuple[int, int]) -> None:
    async with at(Wish(game, options=SHORT.get(game)), language, size) as pilot:
        screen = await seated(pilot)
        moves = 0
        while not screen.visit.is_over:
            assert_nothing_is_cut_off(screen)
            log = len(screen.visit.logs[0])
            if moves % 5 == 0:  # by arrows
                await pilot.press("down", "up", "enter")
            else:  # by typing
                screen.query_one("#typed", Input).value = sensible_move(screen)
                await pilot.press("enter")
            await until(pilot, lambda: len(screen.visit.logs[0]) > log)  # noqa: B023
            await until(pilot, lambda: screen.visit.is_over or screen.visit.turn is not None)
            await pilot.pause()
            moves += 1
        assert moves >= 3
        catalogue = words(language)
        assert catalogue.text("table-is-over") in text_of(screen, "#status")
        assert catalogue.text("score-line", who=catalogue.text("player-you", seat=0), score="") in text_of(screen, "#message")
        assert catalogue.text("key-again") in text_of(screen, "#keys")
        await pilot.press("f10")
        await pilot.pause()
    assert saved() == [], "a game that is over needs no file"


@in_loop
async def test_moves_are_picked_by_the_mouse_and_found_by_a_part_of_their_label() -> None:
    async with at(Wish("ghosts", 2)) as pilot:
        screen = await seated(pilot)
        options = screen.query_one("#moves", OptionList)
        count, log = options.option_count, len(screen.visit.logs[0])
        last = options.options[-1]
        await pilot.press(*str(last.id).split()[1])
        await pilot.pause()
        assert 0 < options.option_count < count
        assert options.options[0].id == last.id
        await pilot.click("#moves", offset=(3, 1))
        await until(pilot, lambda: len(screen.visit.logs[0]) > log)
        assert screen.query_one("#typed", Input).value == "", "the line is free for the next move"


@in_loop
async def test_an_enter_too_many_makes_no_move() -> None:
    async with at(Wish("ghosts", 2)) as pilot:
        screen = await seated(pilot)
        log = list(screen.visit.logs[0])
        await pilot.press("enter")
        await until(pilot, lambda: text_of(screen, "#message"))
        assert text_of(screen, "#message") == words("en").text("app-type")
        assert screen.visit.logs[0] == log
        options = screen.query_one("#moves", OptionList)
        for key, picked in (("down", 0), ("down", 1), ("up", 0), ("up", options.option_count - 1)):
            await pilot.press(key)
            assert options.highlighted == picked


@in_loop
async def test_a_refused_move_says_why_and_its_rule_is_one_key_away() -> None:
    async with at(Wish("ghosts", 2), "fr") as pilot:
        screen = await seated(pilot)
        screen.query_one("#typed", Input).value = "take"
        await pilot.press("enter")
        await until(pilot, lambda: "(règle 4.4)" in text_of(screen, "#message"))
        assert_nothing_is_cut_off(screen)
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(pilot.app.screen, Reading))
        await until(pilot, lambda: list(pilot.app.screen.query("MarkdownParagraph")))
        first = pilot.app.screen.query("MarkdownParagraph").first(MarkdownBlock)
        assert str(first.visual).startswith("4.4 ")
        await pilot.press("escape")
        assert pilot.app.screen is screen


@in_loop
async def test_a_legal_looking_beginning_is_never_taken_for_a_longer_move() -> None:
    """`bid 1` may be refused while `bid 10` is legal: what is written as a move is that move."""
    async with at(Wish("boo")) as pilot:
        screen = await seated(pilot)
        log = list(screen.visit.logs[0])
        screen.query_one("#typed", Input).value = "place 0 0 e front"
        await pilot.press("enter")
        await until(pilot, lambda: "(rule" in text_of(screen, "#message"))
        assert screen.visit.logs[0] == log


@in_loop
async def test_a_hint_is_shown_and_not_made_and_a_move_is_taken_back() -> None:
    async with at(Wish("ghosts", 2)) as pilot:
        screen = await seated(pilot)
        before = screen.visit.states[0].view
        await pilot.press("f2")
        await until(pilot, lambda: "strong bot would play" in text_of(screen, "#message"))
        assert screen.visit.states[0].view == before
        await pilot.press("enter")
        await until(pilot, lambda: screen.visit.states[0].view != before and screen.visit.turn == 0)
        await pilot.press("f3")
        await until(pilot, lambda: screen.visit.states[0].view == before)


@in_loop
async def test_between_two_people_falls_a_curtain() -> None:
    async with at(Wish("ghosts", seats="me:Ana,me:Ben")) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.press("enter")
        screen = await seated(pilot)
        assert "Ana, you" in text_of(screen, "#drawing")
        assert "seat 0 (Ana, you) draws" in text_of(screen, "#told")
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        hidden = str(pilot.app.screen.query_one(Static).visual)
        assert "Ben" in hidden
        assert "[" not in hidden, "no card is to be seen"
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is screen)
        await pilot.pause()
        assert "Ben, you" in text_of(screen, "#drawing")
        assert "seat 0 (Ana) draws a card" in text_of(screen, "#told")
        assert "Ana, you" not in text_of(screen, "#told")
        await pilot.press("f3")  # Ben has made no move yet
        await until(pilot, lambda: text_of(screen, "#message"))


@in_loop
async def test_in_an_open_game_no_curtain_falls() -> None:
    async with at(Wish("boo", seats="me:Ana,me:Ben")) as pilot:
        screen = await seated(pilot)
        await until(pilot, lambda: "Ana, you" in text_of(screen, "#drawing"))
        while screen.visit.turn == 0:  # the card may leave her a choice of who acts next
            await make_the_second_move(pilot, screen)
        await until(pilot, lambda: "Ben, you" in text_of(screen, "#drawing"))
        assert pilot.app.screen is screen


@in_loop
async def test_another_person_is_asked_before_a_move_is_taken_back() -> None:
    async with at(Wish("ghosts", seats="me:Ana,me:Ben")) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.press("enter")
        screen = await seated(pilot)
        view = screen.visit.states[0].view
        for _ in range(2):
            await pilot.press("down", "enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
            await pilot.press("enter")
            await until(pilot, lambda: pilot.app.screen is screen)
            await pilot.pause()
        await pilot.press("f3")  # Ana, after Ben's move
        await until(pilot, lambda: isinstance(pilot.app.screen, Choosing))
        await pilot.press("enter")
        await until(pilot, lambda: screen.visit.states[0].view == view)


@in_loop
async def test_a_game_is_chosen_left_and_carried_on_with() -> None:
    async with at(Wish(None)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Choosing))
        await pilot.press(*["down"] * names().index("ghosts"), "enter")
        await until(pilot, lambda: "2 players" in str(options(pilot)))
        await pilot.press("down", "enter")
        await until(pilot, lambda: "Wisp" in str(options(pilot)))
        await pilot.press("enter")
        screen = await seated(pilot)
        assert len(screen.visit.table.table.seats) == 3
        log = len(screen.visit.logs[0])
        await pilot.press("down", "enter")
        await until(pilot, lambda: screen.visit.turn is not None and len(screen.visit.logs[0]) > log)
        view = screen.visit.states[0].view
        await pilot.press("ctrl+c")
        await pilot.pause()
    assert pilot.app.return_value is not None
    assert "hantise play ghosts --resume" in pilot.app.return_value
    async with at(Wish(None)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Choosing))
        assert options(pilot)[0].startswith("Carry on: Ghosts")
        await pilot.press("enter")
        screen = await seated(pilot)
        assert screen.visit.states[0].view == view
        made = len(screen.visit.logs[0])
        await pilot.press("down", "enter")
        await until(pilot, lambda: len(screen.visit.logs[0]) > made)  # and is not taken for one of the last visit


def options(pilot: Pilot[str]) -> list[str]:
    return [str(option.prompt) for option in pilot.app.screen.query_one("#choices", OptionList).options]


@in_loop
async def test_a_damaged_game_is_told_of_and_another_can_be_chosen() -> None:
    async with at(Wish("ghosts")) as pilot:
        await seated(pilot)
    (save,) = saved()
    save.path.write_text("{")
    async with at(Wish("ghosts")) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Choosing))
        await pilot.press("enter")
        await until(pilot, lambda: list(pilot.app.screen.query("#note")))
        assert "is damaged" in str(pilot.app.screen.query_one("#note", Static).visual)
        await pilot.press("down", "enter")
        await seated(pilot)
    assert save.path.read_text() == "{"


@in_loop
async def test_a_kept_game_whose_bot_is_gone_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = tmp_path / "passing.py"
    bot.write_text("from strange_bots import First\n")
    monkeypatch.syspath_prepend(tmp_path)
    async with at(Wish("ghosts", bot="passing:First")) as pilot:
        await seated(pilot)
    bot.unlink()
    del sys.modules["passing"]
    async with at(Wish("ghosts")) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Choosing))
        await pilot.press("enter")
        await until(pilot, lambda: list(pilot.app.screen.query("#note")))
        assert "no bot 'passing:First'" in str(pilot.app.screen.query_one("#note", Static).visual)


@in_loop
async def test_a_finished_game_is_played_again() -> None:
    async with at(Wish("ghosts", options=SHORT["ghosts"])) as pilot:
        screen = await seated(pilot)
        while not screen.visit.is_over:
            screen.query_one("#typed", Input).value = sensible_move(screen)
            log = len(screen.visit.logs[0])
            await pilot.press("enter")
            await until(pilot, lambda: len(screen.visit.logs[0]) > log)  # noqa: B023
            await until(pilot, lambda: screen.visit.is_over or screen.visit.turn is not None)
            await pilot.pause()
        await pilot.press("f6")
        await until(pilot, lambda: not screen.visit.is_over)
        await until(pilot, lambda: screen.visit.turn is not None or screen.visit.table.table.thinking is not None)
        assert text_of(screen, "#message") == ""
    assert len(saved()) == 1
