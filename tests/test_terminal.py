"""The terminal line by line, as scripts, screen readers and programs meet it: real processes, real pipes."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from at_table import set_up
from at_terminal import environment, kept, process, run, short
from every_game import made, setups, walk
from hantise.games import load, names
from hantise.tables.names import player_names
from hantise.terminal.commands import COMMANDS, understood
from hantise.terminal.saves import FORMAT, Save, Unreadable, checksum
from hantise.words import LANGUAGES, words

every_game = pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])
PROMPT = {"en": "Your move (", "fr": "Ton coup ("}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_plain_lines_through_a_pipe(game: str, language: str, tmp_path: Path) -> None:
    told = run(tmp_path, "play", game, *short(game), "--plain", f"--lang={language}", typed="1\n" * 3000).stdout
    catalogue = words(language)
    assert told.count(PROMPT[language]) >= 3
    assert "\x1b" not in told, "nothing moves the cursor"
    *_, last = told.splitlines()
    assert last.startswith((catalogue.text("won-by", winners=""), catalogue.text("won-by-nobody"))), last
    assert catalogue.text("player-you", seat=0) in told
    assert kept(tmp_path) == [], "a game that is over needs no file"


@every_game
def test_a_whole_game_is_played_by_a_program_that_reads_json(game: str, tmp_path: Path) -> None:
    language = LANGUAGES[names().index(game) % 2]
    with process(tmp_path, "play", game, *short(game), "--json", f"--lang={language}") as playing:
        state = playing.object("state")
        while state["phase"] == "playing":
            assert state["turn"]
            assert state["seat"] == state["view"]["actor"] == 0
            move, label = next(iter(state["moves"].items()))
            assert label or len(state["moves"]) > 1000  # a graveyard of Boo may grow so large
            playing.type(move)
            state = playing.object("state")
            assert state["log"], "the move is told at least"
        assert state["view"]["winners"] is not None
        assert state["moves"] == {}
        assert playing.ends() == (0, "", "")


def test_what_is_typed_is_answered_in_either_language(tmp_path: Path) -> None:
    with process(tmp_path, "play", "ghosts", "--plain", "--lang=fr") as playing:
        shown = playing.until("Ton coup (")
        legal = [line.split()[1:3] for line in shown if re.match(r" +\d+  ", line)]
        assert legal

        def answer(line: str) -> list[str]:
            playing.type(line)
            *answered, prompt = playing.until("Ton coup (")
            assert prompt == shown[-1], "and the move is asked for again"
            return answered

        assert "«\u202fbêtise\u202f» n’est pas un coup" in answer("bêtise")[0]
        assert "(règle 4.4)" in answer("take")[0]
        assert answer(f"why {legal[0][0]} {legal[0][1]}")[0].startswith("jouer ")
        assert "(règle 4.4)" in answer("pourquoi take")[0]
        assert answer("regles 4.2")[0].startswith("4.2 ")
        assert "il n’y a pas de paragraphe" in answer("rules 99.9")[0]
        assert " ".join(legal[0]) in answer("moves " + legal[0][1])[0]
        assert answer("hint")[0].startswith("un bot fort jouerait")
        assert len(answer("aide")) == 1 + len(COMMANDS)
        assert answer("vue")[-len(legal) :] == shown[-1 - len(legal) : -1]
        playing.type("quitter")
        code, out, err = playing.ends()
        assert (code, err) == (0, "")
        assert "hantise play ghosts --resume" in out


def test_bots_think_in_plain_lines_too(tmp_path: Path) -> None:
    code = """
from hantise.tables.bots import THINKING
from hantise.terminal.start import play
from hantise.terminal.wish import Wish
play(Wish("ghosts", 2), "en", "plain")
print(*THINKING)
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, input="", env=environment(tmp_path), check=True, timeout=300)
    assert done.stdout.splitlines()[-1] == "ghosts"


@pytest.mark.parametrize(
    ("bot", "failures", "said"),
    [
        ("First", range(1), ""),
        ("Warms", range(1, 2), "failed with an error"),  # for it is made once, and remembers the game
        ("Unmade", range(3, 99), "failed with an error"),
        ("Cheats", range(3, 99), "named no legal move"),
    ],
)
def test_a_bot_of_ones_own_plays_and_its_failures_are_told(
    bot: str, failures: range, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent)  # a file in the folder where the command is given
    seats = f"--seats=me,strange_bots:{bot}"
    told = run(tmp_path, "play", "ghosts", *short("ghosts"), "--plain", "--lang=en", seats, typed="1\n" * 300).stdout
    failed = [line for line in told.splitlines() if "a sensible move was made for it" in line]
    assert len(failed) in failures
    assert all(line.startswith(f"seat 1 (strange_bots:{bot}) {said}: ") for line in failed), (
        "and nothing of what it knows is told"
    )
    assert told.splitlines()[-1].startswith(words("en").text("won-by", winners="")), "to the end"


def test_a_kept_game_whose_bot_is_gone_says_so_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot = tmp_path / "passing.py"
    bot.write_text("from strange_bots import First\n")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    run(tmp_path, "play", "ghosts", "--plain", "--bot=passing:First")
    (saved,) = kept(tmp_path)
    assert "seat 1 (passing:First)" in run(tmp_path, "play", "--resume", "--plain", "--lang=en").stdout
    bot.unlink()
    assert "no bot 'passing:First'" in run(tmp_path, "play", "--resume", "--plain", code=2).stderr
    assert kept(tmp_path) == [saved]


def test_a_move_is_taken_back_as_at_any_table(tmp_path: Path) -> None:
    with process(tmp_path, "play", "ghosts", "--json") as playing:
        before = playing.object("state")
        playing.type(next(iter(before["moves"])))
        after = playing.object("state")
        assert after["view"] != before["view"]  # even where the card that was drawn is like the one that was played
        playing.type("undo")
        again = playing.object("state")
        assert again["view"] == before["view"]
        assert "takes back" in again["log"][-1]


def test_a_long_list_of_moves_is_told_to_who_asks(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "boo", "--plain", "--lang=en", typed="moves 7 0 e\nmoves 7 front\n").stdout
    count = re.search(r"(\d+) moves are possible", told)
    assert count
    assert int(count[1]) > 100
    listed = re.findall(r"^ +\d+  (place .*)", told, re.MULTILINE)
    together = ["place 7 0 e back", "place 7 0 e front"]
    assert [line.split("  ")[0] for line in listed[:2]] == together, "the text is found as it stands"
    assert len(listed) > 4, "or else its words are"
    assert all({"7", "front"} <= set(re.findall(r"[\w-]+", line)) for line in listed[2:])


def test_people_who_share_a_screen_look_one_after_the_other(tmp_path: Path) -> None:
    with process(tmp_path, "play", "ghosts", "--plain", "--lang=en", "--seats=me:Ana,me:Ben") as playing:
        assert "seat 0 (Ana) looks" in playing.line(), "before anything is told"
        playing.type("")
        seen = "".join(playing.until(PROMPT["en"]))
        assert "seat 0 (Ana, you) draws" in seen
        playing.type("1")
        between = playing.until("press Enter")
        assert "seat 1 (Ben)" in between[-1]
        playing.type("")
        seen = "".join(playing.until(PROMPT["en"]))
        assert "seat 1 (Ben, you) draws" in seen
        assert "seat 0 (Ana) draws a card" in seen
        assert "seat 0 (Ana, you)" not in seen


def test_people_who_share_an_open_game_look_together(tmp_path: Path) -> None:
    with process(tmp_path, "play", "boo", "--plain", "--lang=en", "--seats=me:Ana,me:Ben") as playing:
        seen = playing.until(PROMPT["en"])
        while not any("▶ seat 1 (Ben, you)" in line for line in seen):  # ghosts may have to scare first
            playing.type("1")
            seen += playing.until(PROMPT["en"])
    assert not [line for line in seen if "press Enter" in line]
    assert len([line for line in seen if "Ana" in line and "places" in line]) == 1, "told once for both"


def test_bots_among_themselves_are_looked_on_at(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "ghosts", *short("ghosts"), "--plain", "--lang=en", "--seats=wisp,ghost").stdout
    assert "seat 0 (Wisp) draws a card" in told
    assert "Your hand" not in told
    assert "won by" in told.splitlines()[-1]


def test_ctrl_c_ends_cleanly_and_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with process(tmp_path, "play", "ghosts", "--plain", "--lang=en") as playing:
        playing.until(PROMPT["en"])
        playing.type("1")
        before = playing.until(PROMPT["en"])
        playing.interrupt()
        code, out, err = playing.ends()
    assert (code, err) == (130, "")
    assert "hantise play ghosts --resume" in out
    with process(tmp_path, "play", "--resume", "--plain", "--lang=en") as playing:
        after = playing.until(PROMPT["en"])
    assert before[before.index("\n") :] == after[after.index("\n") :], "the same table"
    assert kept(tmp_path)[0].exists()


def test_whoever_closes_the_pipe_keeps_the_game(tmp_path: Path) -> None:
    with process(tmp_path, "play", "ghosts", "--plain") as playing:
        playing.line()
        assert playing.process.stdout is not None
        assert playing.process.stdin is not None
        playing.process.stdout.close()
        playing.process.stdin.write("1\n" * 50)
        playing.process.stdin.close()
        assert playing.process.wait(60) == 0
        assert playing.rest() == ""
    assert len(kept(tmp_path)) == 1
    state = json.loads(run(tmp_path, "play", "--resume", "--json").stdout.splitlines()[0])
    assert state["turn"]


def test_not_even_a_killed_process_loses_a_move(tmp_path: Path) -> None:
    with process(tmp_path, "play", "ghosts", "--json") as playing:
        for _ in range(3):
            state = playing.object("state")
            playing.type(next(iter(state["moves"])))
        state = playing.object("state")
        playing.process.kill()
    again = json.loads(run(tmp_path, "play", "ghosts", "--resume", "--json").stdout.splitlines()[0])
    assert again["view"] == state["view"]
    assert again["log"][-len(state["log"]) :] == state["log"]


def cut_short(whole: dict[str, object]) -> str:
    return json.dumps(whole)[:-30]


def of_another_version(whole: dict[str, object]) -> str:
    return json.dumps(whole | {"format": FORMAT + 1})


def changed_by_hand(whole: dict[str, object]) -> str:
    return json.dumps(whole).replace("draw m", "draw w1", 1).replace('"by": -1', '"by": 0', 1)


def with_other_rules(whole: dict[str, object]) -> str:
    """Whole, but of a game whose rules have changed since."""
    events = json.loads(json.dumps(whole["events"]).replace('"move": "draw', '"move": "pull'))
    return json.dumps({"format": FORMAT, "check": checksum(events), "events": events})


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (cut_short, "save-damaged"),
        (changed_by_hand, "save-damaged"),
        (lambda _whole: "", "save-damaged"),
        (lambda _whole: "[]", "save-damaged"),
        (lambda whole: json.dumps(whole | {"events": []}), "save-damaged"),
        (of_another_version, "save-other-version"),
        (with_other_rules, "save-other-version"),
    ],
)
def test_a_saved_game_is_read_whole_or_not_at_all(change: Callable[[dict[str, object]], str], key: str, tmp_path: Path) -> None:
    table = set_up("ghosts", "pb")
    save = Save(tmp_path / "ghosts-1.json")
    save.write(table.events)
    again = save.read()
    assert again.state is not None
    assert table.state is not None
    assert again.state.position() == table.state.position()
    assert [moved.move for moved in again.moves] == [moved.move for moved in table.moves]
    save.path.write_text(change(json.loads(save.path.read_text())))
    before = save.path.read_bytes()
    with pytest.raises(Unreadable) as refused:
        save.read()
    assert refused.value.message.key == key
    assert save.path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [save.path], "nothing is left behind"


@pytest.mark.parametrize(
    ("change", "language", "reason"), [(cut_short, "fr", "est abîmée"), (of_another_version, "en", "another version")]
)
def test_a_saved_game_that_cannot_be_read_is_refused_and_left_untouched(
    change: Callable[[dict[str, object]], str], language: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "hantise" / "games" / "ghosts-1.json"
    Save(path).write(set_up("ghosts", "pb").events)
    path.write_text(change(json.loads(path.read_text())))
    before = path.read_bytes()
    done = run(tmp_path, "play", "ghosts", "--resume", "--plain", f"--lang={language}", code=2)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr
    assert str(path) in done.stderr
    run(tmp_path, "play", "ghosts", "--new", "--plain", typed="quit\n")
    assert path.read_bytes() == before
    assert len(kept(tmp_path)) == 2


def test_a_game_that_was_left_is_pointed_out_and_never_taken_up_unasked(tmp_path: Path) -> None:
    run(tmp_path, "play", "ghosts", "--plain", typed="quit\n")
    (path,) = kept(tmp_path)
    told = run(tmp_path, "play", "ghosts", "--json", typed="quit\n").stdout.splitlines()
    assert str(path) in json.loads(told[0])["text"]
    assert len(kept(tmp_path)) == 2
    assert "there is no saved game" in run(tmp_path, "play", "boo", "--resume", "--plain", "--lang=en", code=2).stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["goosts"], "did you mean ghosts"),
        ([], "say which game"),
        (["ghosts", "--seats=me,nobody"], "no bot 'nobody'"),
        (["ghosts", "--seats=me,wisp", "--players=3"], "2 seats, not 3"),
        (["ghosts", "--seats=me:\x1b[2J,wisp"], "printable"),
        (["ghosts", "--bot=easy"], "no bot 'easy'"),
        (["ghosts", "--seats=me"], "2 to 6 players"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(arguments: list[str], reason: str, tmp_path: Path) -> None:
    done = run(tmp_path, "play", *arguments, "--plain", code=2)
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1
    assert kept(tmp_path) == []


@every_game
def test_no_command_is_a_move(game: str) -> None:
    loaded = load(game)
    for state in walk(loaded.setup(loaded.edition().players[0]), 1, most=200):
        for move in state.moves():
            assert understood(move) is None


@pytest.mark.parametrize("parameters", setups())
def test_every_drawing_fits_into_a_terminal_of_80_columns_beside_a_scroll_bar(parameters: Any) -> None:
    setup = made(parameters)
    for language in LANGUAGES:
        catalogue = setup.words(language)
        called = player_names([("Bartholomäus der Große!!", None)] * setup.players, 0, catalogue)
        for number, state in enumerate(walk(setup, 5, most=240, sensible=True)):
            if number % 12 == 0:
                for viewer in (0, None):
                    drawing = state.view(viewer).drawing(language, called)
                    assert [line for line in drawing.splitlines() if len(line) > 79] == []
