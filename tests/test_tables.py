"""What holds at every table, whatever the game: undo, leaving, versions, idempotence, rematch."""

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import pytest

from at_table import INVITATION, LUCK, fewest, happened, opened, seated, set_up, token
from every_game import setups
from hantise import records
from hantise.chance import seeded
from hantise.contract import CHANCE
from hantise.games import names
from hantise.server.answers import table_shown
from hantise.tables import decisions, events, tokens, warm
from hantise.tables.decisions import Luck, Refused
from hantise.tables.events import Left, Moved, Returned, Seated, UndoAsked, Undone
from hantise.tables.table import Table
from hantise.words import LANGUAGES, Message

every_game = pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])


def actor(table: Table) -> int:
    assert table.state is not None
    return table.state.actor


def some_move(table: Table, seed: int = 0) -> str:
    assert table.state is not None
    return table.setup.spell(table.state.choose(seeded(seed, table.version), sensible=True))


def play(table: Table, moves: int, seed: int = 0) -> Table:
    """People make some moves, or as many as there are."""
    for _ in range(moves):
        if table.phase != "playing":
            break
        seat = actor(table)
        decided = decisions.move(table, seat, table.story(seat).version, f"{seed}-{table.version}", some_move(table, seed), LUCK)
        happened(table, decided)
    return table


def refused(code: str) -> Any:
    return pytest.raises(Refused, check=lambda error: error.code == code)


@every_game
def test_a_table_begins_when_all_seats_are_taken(game: str) -> None:
    places = fewest(game)
    table = happened(Table("t"), decisions.opening(opened(game, places), seated(len(places) - 1), LUCK))
    assert table.state is None
    with refused("table"):
        decisions.move(table, 0, table.story(0).version, "id", "anything", LUCK)
    happened(table, decisions.sit(table, None, "Zoé", "secret", INVITATION, LUCK))
    assert table.phase == "playing"
    assert actor(table) >= 0
    assert table.chairs[-1].name == "Zoé"
    assert tokens.matches("secret", table.chairs[-1].token or "")


def test_an_invited_seat_needs_the_invitation_and_an_open_one_does_not() -> None:
    game = names()[0]
    table = happened(Table("t"), decisions.opening(opened(game, "p" * (len(fewest(game)) - 1) + "o"), [], LUCK))
    with refused("seat"):
        decisions.sit(table, 0, "Zoé", "secret", "wrong", LUCK)
    with refused("seat"):
        decisions.sit(table, 0, "Zoé", "secret", None, LUCK)
    last = len(table.chairs) - 1
    assert decisions.sit(table, None, "Zoé", "secret", None, LUCK) == [Seated(last, "Zoé", tokens.hashed("secret"))]
    assert decisions.sit(table, 0, "Zoé", "secret", INVITATION, LUCK) == [Seated(0, "Zoé", tokens.hashed("secret"))]


@every_game
def test_bots_stand_in_on_empty_seats_when_the_host_begins(game: str) -> None:
    places = fewest(game)
    table = happened(Table("t"), decisions.opening(opened(game, places), seated(1), LUCK))
    with refused("seat"):
        decisions.begin(table, 1, LUCK)
    happened(table, decisions.begin(table, 0, LUCK))
    assert table.phase == "playing"
    with refused("table"):
        decisions.begin(table, 0, LUCK)
    seat = len(places) - 1
    happened(table, decisions.sit(table, seat, "Late", "secret", INVITATION, LUCK))
    assert table.chairs[seat].has_person


@every_game
def test_a_move_sent_twice_is_one_move(game: str) -> None:
    table = set_up(game, fewest(game))
    seat, version, text = actor(table), table.story(actor(table)).version, some_move(table)
    happened(table, decisions.move(table, seat, version, "same", text, LUCK))
    before = table.version
    assert decisions.move(table, seat, version, "same", text, LUCK) == []
    with refused("stale"):
        decisions.move(table, seat, version, "other", text, LUCK)
    assert table.version == before


@every_game
def test_events_beside_the_game_do_not_make_a_move_stale(game: str) -> None:
    table = set_up(game, fewest(game))
    seat = actor(table)
    version = table.story(seat).version
    other = (seat + 1) % len(table.chairs)
    happened(table, decisions.leave(table, other))
    assert table.story(seat).version == version + 1
    assert decisions.move(table, seat, version, "id", some_move(table), LUCK)
    with refused("stale"):
        decisions.move(table, seat, version + 2, "id", some_move(table), LUCK)


@every_game
def test_moves_out_of_turn_and_against_the_rules_are_refused_with_a_reason(game: str) -> None:
    table = set_up(game, fewest(game))
    seat = actor(table)
    other = (seat + 1) % len(table.chairs)
    with refused("turn"):
        decisions.move(table, other, table.story(other).version, "id", some_move(table), LUCK)
    with pytest.raises(Refused) as error:
        decisions.move(table, seat, table.story(seat).version, "id", "no such move", LUCK)
    assert error.value.rule == table.setup.game.moves.SPELLING_RULE
    for language in LANGUAGES:
        assert table.setup.words(language).say(error.value.message)


@every_game
def test_undo_is_free_exactly_when_nobody_else_and_no_chance_came_after(game: str) -> None:
    table = set_up(game, fewest(game))
    seen = set()
    for number in range(150):
        if table.phase != "playing":
            break
        for seat in range(len(table.chairs)):
            mine = [place for place, move in enumerate(table.moves) if move.by == seat]
            after = table.moves[mine[-1] + 1 :] if mine else []
            expected = None if not mine else "ask" if after else "free"
            assert decisions.may_undo(table, seat) == expected
            seen.add(expected)
        play(table, 1, number)
    assert {None, "ask"} <= seen


@every_game
def test_a_free_undo_restores_the_view_and_is_told_to_those_who_noticed(game: str) -> None:
    table = set_up(game, fewest(game))
    tried = 0
    for number in range(200):
        if table.phase != "playing":
            break
        seat = actor(table)
        before = [table.story(viewer).view for viewer in (None, *range(len(table.chairs)))]
        play(table, 1, number)
        if table.phase != "playing" or decisions.may_undo(table, seat) != "free":
            continue
        tried += 1
        noticed = {viewer: table.story(viewer).noticed[-1] for viewer in (None, *range(len(table.chairs)))}
        versions = {viewer: table.story(viewer).version for viewer in noticed}
        happened(table, decisions.undo(table, seat))
        for viewer, view in zip(noticed, before, strict=True):
            assert table.story(viewer).view.array.tobytes() == view.array.tobytes()  # type: ignore[union-attr]
            assert table.story(viewer).version == versions[viewer] + noticed[viewer]
        play(table, 1, number)
    assert tried, "no undo was free"


@every_game
def test_a_request_to_undo_needs_every_other_person_and_goes_back_before_the_askers_move(game: str) -> None:
    table = set_up(game, fewest(game))
    seat = actor(table)
    play(table, 1)
    while decisions.may_undo(table, seat) == "free":
        play(table, 1)
    kept = max(place for place, move in enumerate(table.moves) if move.by == seat)
    others = [other for other in range(len(table.chairs)) if other != seat]
    assert decisions.undo(table, seat) == [UndoAsked(seat)]
    happened(table, [UndoAsked(seat)])
    with refused("table"):
        decisions.undo(table, others[0])
    for other in others[:-1]:
        happened(table, decisions.answer(table, other, True))
        with refused("table"):
            decisions.answer(table, other, True)
    decided = decisions.answer(table, others[-1], True)
    assert decided[-1] == Undone(seat, kept)
    happened(table, decided)
    assert table.request is None
    assert len(table.moves) == kept
    assert actor(table) == seat


@every_game
def test_a_refused_or_withdrawn_request_changes_nothing(game: str) -> None:
    table = asked(game)
    assert table.request is not None
    asker, moves = table.request.seat, len(table.moves)
    for seat in ((asker + 1) % len(table.chairs), asker):
        happened(table, decisions.answer(table, seat, False))
        assert table.request is None
        assert len(table.moves) == moves
        happened(table, decisions.undo(table, asker))
    with refused("table"):
        decisions.answer(table, asker, True)


def asked(game: str, places: str | None = None) -> Table:
    """A table where somebody has asked to go back."""
    table = set_up(game, places or fewest(game))
    seat = actor(table)
    play(table, 1)
    while decisions.may_undo(table, seat) == "free":
        play(table, 1)
    return happened(table, decisions.undo(table, seat))


@every_game
def test_somebody_who_leaves_holds_no_request_up(game: str) -> None:
    table = asked(game)
    assert table.request is not None
    asker = table.request.seat
    for other in range(len(table.chairs)):
        if other != asker:
            happened(table, decisions.leave(table, other))
    assert table.request is None
    assert isinstance(table.events[-1][0], Undone)
    table = asked(game)
    happened(table, decisions.leave(table, asker))
    assert table.request is None


@every_game
def test_against_bots_alone_any_move_can_be_taken_back(game: str) -> None:
    places = fewest(game).replace("p", "b")
    table = set_up(game, "p" + places[1:])
    while sum(move.by == 0 for move in table.moves) < 2:
        happened(table, decisions.stand_in(table, table.version, some_move(table), LUCK))
    happened(table, decisions.undo(table, 0, "once"))
    assert actor(table) == 0
    assert table.request is None
    assert decisions.undo(table, 0, "once") == [], "sent twice it is one wish"
    happened(table, decisions.undo(table, 0, "again"))
    assert not any(move.by == 0 for move in table.moves)


def test_a_request_that_is_sent_twice_is_one_request() -> None:
    table = set_up("ghosts", "pp")
    seat = actor(table)
    play(table, 1)
    while decisions.may_undo(table, seat) == "free":
        play(table, 1)
    happened(table, decisions.undo(table, seat, "once"))
    assert table.request is not None
    assert decisions.undo(table, seat, "once") == []


@every_game
def test_a_left_seat_is_played_by_a_bot_until_its_owner_is_back(game: str) -> None:
    table = set_up(game, fewest(game))
    seat = actor(table)
    assert table.due(0.5) is None
    happened(table, decisions.leave(table, seat), at=100.0)
    assert decisions.leave(table, seat) == []
    assert table.due(0.5) == 100.5
    assert table.thinking() == seat
    decided = decisions.stand_in(table, table.version, some_move(table), LUCK)
    assert decided[0] == Moved(seat, some_move(table), None, "bot")
    returned = decisions.move(table, seat, table.story(seat).version, "id", some_move(table), LUCK)
    assert returned[0] == Returned(seat)
    happened(table, returned)
    assert table.chairs[seat].has_person


@every_game
def test_when_the_clock_runs_out_a_bot_moves_and_the_log_says_so(game: str) -> None:
    table = set_up(game, fewest(game), clock=30)
    happened(table, [Left(0)], at=50.0)
    happened(table, [Returned(0)], at=60.0)
    assert table.due(0.5) == table.story(None).moved_at + 30
    seat = actor(table)
    happened(table, decisions.stand_in(table, table.version, some_move(table), LUCK), at=100.0)
    keys = [line["key"] for entry in table.story(seat).log for line in json.loads(entry)["lines"]]
    assert "table-late" in keys


@every_game
def test_the_log_of_every_event_is_worded_in_both_languages(game: str) -> None:
    table = asked(game)
    assert table.request is not None
    happened(table, decisions.answer(table, (table.request.seat + 1) % len(table.chairs), False))
    play(table, 10_000)
    decided, _ = decisions.rematch(table, 0, "next", LUCK)
    happened(table, decided)
    for viewer in (None, *range(len(table.chairs))):
        story = table.story(viewer)
        log = [json.loads(entry) for entry in story.log]
        assert [entry["version"] for entry in log] == list(range(1, story.version + 1))
        for line in (Message.from_json(line) for entry in log for line in entry["lines"]):
            assert all(table.setup.words(language).say(line) for language in LANGUAGES)


@every_game
def test_the_log_names_each_move_that_the_viewer_saw_and_who_made_it(game: str) -> None:
    table = play(set_up(game, fewest(game)), 40)
    assert table.state is not None
    for viewer in (None, *range(len(table.chairs))):
        told = [entry for entry in map(json.loads, table.story(viewer).log) if entry["move"] is not None]
        assert [entry["move"] for entry in told] == table.state.masked_record(viewer)["moves"]
        state, makers = table.fresh(), []
        for action in table.state.history:
            if state.seen_by(action, viewer) is not None:
                makers.append(state.actor if state.actor >= 0 else None)
            state.apply(action)
        assert [entry["by"] for entry in told] == makers


@every_game
def test_a_new_viewers_story_is_the_one_told_all_along(game: str) -> None:
    table = asked(game)
    early = {viewer: table.story(viewer) for viewer in (None, *range(len(table.chairs)))}
    happened(table, decisions.leave(table, 0))
    play(table, 20)
    again = happened(Table(table.id), [])
    for event, at in table.events:
        again.apply(events.from_json(events.to_json(event)), at)
    for viewer, story in early.items():
        late = again.story(viewer)
        assert (late.version, late.played, late.moved_at, late.log, late.noticed) == (
            story.version, story.played, story.moved_at, story.log, story.noticed,
        )  # fmt: skip
        assert late.view.array.tobytes() == story.view.array.tobytes()  # type: ignore[union-attr]


@every_game
def test_a_rematch_keeps_seats_and_rotates_the_start(game: str) -> None:
    table = play(set_up(game, fewest(game)), 100_000)
    assert table.phase == "over"
    happened(table, decisions.leave(table, 1))
    ending, opening = decisions.rematch(table, 0, "next", LUCK)
    again = happened(Table("next"), opening)
    happened(table, ending)
    assert decisions.rematch(table, 1, "another", LUCK) == ([], [])
    assert [chair.token for chair in again.chairs] == [tokens.hashed(token(seat)) for seat in range(len(again.chairs))]
    assert again.chairs[1].away
    assert again.phase == "playing"
    if "first" in table.setup.options:
        assert again.setup.options["first"] == (table.setup.options["first"] + 1) % len(again.chairs)


@every_game
def test_a_finished_table_gives_a_record_that_replays(game: str) -> None:
    table = asked(game)
    assert table.request is not None
    for other in range(len(table.chairs)):
        if table.request and other != table.request.seat:
            happened(table, decisions.answer(table, other, True))
    play(table, 100_000)
    assert table.state is not None
    record = json.loads(json.dumps(table.state.record()))
    assert records.replay(record).scores == table.state.scores
    assert record["moves"] == [move.move for move in table.moves]


@every_game
def test_a_sketch_leaves_the_table_alone(game: str) -> None:
    table = asked(game)
    before = (table.version, len(table.moves), table.request, [chair.away for chair in table.chairs], table.due(0))
    assert table.state is not None
    state = table.state.array.tobytes()
    sketch = table.sketch()
    happened(sketch, decisions.leave(table, 0))
    play(sketch, 5)
    assert (table.version, len(table.moves), table.request, [chair.away for chair in table.chairs], table.due(0)) == before
    assert table.state.array.tobytes() == state


@pytest.mark.parametrize("parameters", setups())
def test_chance_is_drawn_from_the_weights_of_the_state(parameters: Any) -> None:
    name, players, options, edition = parameters
    asked_for: list[dict[int, int]] = []

    def last(weights: Any) -> int:
        asked_for.append(dict(weights))
        return int(max(weights))

    opening = opened(name, "p" * players, options=options, edition=edition)
    table = happened(Table("t"), decisions.opening(opening, seated(players), Luck(last)))
    drawn = [move.move for move in table.moves if move.by == CHANCE]
    assert drawn == [table.setup.spell(max(weights)) for weights in asked_for]
    assert table.phase == "playing"


@pytest.mark.parametrize("clock", [None, 60])
def test_what_is_public_of_a_table_is_shown_as_it_is_now(clock: int | None) -> None:
    """It is kept encoded from one move to the next; nothing that changes it may go unnoticed."""
    game = names()[0]
    table, at = set_up(game, fewest(game), clock=clock), 1e9
    asker = actor(table)

    def move_on(seat: int) -> Table:
        while actor(table) == seat:
            play(table, 1)
        return table

    happenings: list[Callable[[], Table]] = [
        lambda: move_on(asker),
        lambda: move_on(1 - asker),
        lambda: happened(table, decisions.leave(table, 1), at),
        lambda: happened(table, decisions.come_back(table, 1), at),
        lambda: happened(table, decisions.undo(table, asker), at),
        lambda: happened(table, decisions.answer(table, 1 - asker, accepts=True), at),
        lambda: play(table, 1, seed=1),
        lambda: play(table, 1000),
    ]
    shown = []
    for happening in happenings:
        happening()
        shown.append(table_shown(table))
        again = Table(table.id)
        for event, then in table.events:
            again.apply(event, then)
        assert shown[-1] == table_shown(again)
    assert table.phase == "over"
    assert len(set(shown)) >= 4  # as it was at first, left, asked to go back, over


def test_the_game_that_somebody_waits_for_is_compiled_before_those_done_in_advance() -> None:
    turns = warm.Turns()
    had: list[str] = []
    holding, done = threading.Event(), threading.Event()

    def take(name: str, in_advance: bool) -> None:
        with turns.turn(in_advance):
            had.append(name)
            if name == "first":
                holding.set()
                done.wait()

    waiting = [threading.Thread(target=take, args=("first", True))]
    waiting[0].start()
    holding.wait()
    for name, in_advance in (("in advance", True), ("asked for", False)):
        waiting.append(threading.Thread(target=take, args=(name, in_advance)))
        waiting[-1].start()
        while turns.waiting < len(waiting) - 1:
            time.sleep(0.001)
    done.set()
    for thread in waiting:
        thread.join()
    assert had == ["first", "asked for", "in advance"]


def test_what_was_compiled_before_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warm.warm_up("ghosts")
    assert warm.was_compiled("ghosts")
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    assert not warm.was_compiled("ghosts")


def test_on_a_new_machine_a_server_leaves_compiling_in_advance_to_another_process(tmp_path: Path) -> None:
    code = """
from hantise import kernels
from hantise.tables import warm
warm.warm_up("ghosts", in_advance=True)
assert warm.is_warm("ghosts")
print(*(sum(found.values()) for found in (kernels.choose.stats.cache_misses, kernels.choose.stats.cache_hits)))
"""
    environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=500)
    assert told.stdout.split() == ["0", "1"], "what it needs was on the disk"
