"""The house comes from the edition file; an owner's own house loads the same way and is checked."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hantise.games import load
from hantise.games.treasure.box import GameEdition
from hantise.mistakes import BadEdition

GAME = load("treasure")
EDITION = GAME.folder / "editions" / "mattel-2013.toml"
Change = Callable[[dict[str, Any]], object]


def own_edition(folder: Path, *changes: tuple[str, str]) -> str:
    """The default edition's file with some of its text changed."""
    text = EDITION.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_an_owners_house_is_played_by_its_own_doors(tmp_path: Path) -> None:
    """The green door of room l is plain here, and the blue one of j is on another wall: h1's."""
    plain = ('between = ["h2", "l"]\ncolour = "green"', 'between = ["h2", "l"]\ncolour = "plain"')
    moved = (
        'between = ["h2", "j"]\ncolour = "blue"\nat = [[7, 9], [8, 9]]',
        'between = ["h1", "j"]\ncolour = "blue"\nat = [[7, 10], [8, 10]]',
    )
    setup = GAME.setup(4, {"advanced": True}, own_edition(tmp_path, plain, moved))
    position = {"phase": "move", "die": 2, "closed": "green", "discard": ["green"]}
    assert setup.load(position).moves() == ["move h1", "move h2", "move j", "move out"]
    assert "move l" in setup.load(position | {"die": 3}).moves()


def test_an_owners_dice_and_cards_are_used(tmp_path: Path) -> None:
    die = ("faces = [1, 2, 3, 4, 5, 6]\nghost_on = [1, 2, 3, 4, 5]", "faces = [2, 2, 9]\nghost_on = [9]")
    battle = ('faces = ["g", "g", "g", "s", "s", "-"]', 'faces = ["g", "g", "s"]')
    letters = ("l = 1, shuffle = 1", "l = 3, shuffle = 2")
    setup = GAME.setup(2, {}, own_edition(tmp_path, die, battle, letters))
    state = setup.start()
    assert state.chances() == {"roll 2": 2, "roll 9": 1}
    state.play("roll 9")
    assert (state.chances()["card l"], state.chances()["card shuffle"]) == (3, 2)
    fight = setup.load({"phase": "fight", "die": 2, "places": ["f", "out", "out", "out"]})
    assert fight.chances() == {"fight g": 2, "fight s": 1}
    refusal = fight.refusal("fight -")
    assert refusal is not None
    assert refusal.rule == "8.4"


def test_more_ghosts_may_be_needed_for_a_spirit(tmp_path: Path) -> None:
    edition = own_edition(tmp_path, ("ghosts_for_a_spirit = 3", "ghosts_for_a_spirit = 4"), ("ghosts = 24 ", "ghosts = 36 "))
    state = GAME.setup(4, {}, edition).load({"phase": "card", "die": 1, "ghosts": {"a": 2}}).play("card a")
    assert (state.position()["ghosts"]["a"], state.position()["haunted"]) == (3, [])


def rooms_lost(table: dict[str, Any]) -> None:
    table["rooms"].remove("l")


def room_without_plan(table: dict[str, Any]) -> None:
    del table["board"]["room"]["l"]


def square_misnamed(table: dict[str, Any]) -> None:
    table["board"]["corridor"]["h99"] = table["board"]["corridor"].pop("h23")


def room_too_far(table: dict[str, Any]) -> None:
    table["board"]["room"]["d"] = [9, 0, 3, 3]


def rooms_overlap(table: dict[str, Any]) -> None:
    table["board"]["room"]["c"] = [6, 0, 4, 3]


def door_to_nowhere(table: dict[str, Any]) -> None:
    table["board"]["door"][0]["between"] = ["h2", "z"]


def door_off_its_wall(table: dict[str, Any]) -> None:
    table["board"]["door"][0]["at"] = [[7, 9], [9, 9]]


def door_on_another_wall(table: dict[str, Any]) -> None:
    table["board"]["door"][0]["at"] = [[7, 8], [8, 8]]


def door_outside(table: dict[str, Any]) -> None:
    table["board"]["door"].append({"between": ["out", "j"], "colour": "plain", "at": [[8, 11], [8, 10]]})


def door_twice(table: dict[str, Any]) -> None:
    table["board"]["door"].append(table["board"]["door"][0])


def step_too_long(table: dict[str, Any]) -> None:
    table["board"]["steps"].append(["h1", "h9"])


def step_into_a_room(table: dict[str, Any]) -> None:
    table["board"]["steps"].append(["h2", "j"])


def no_front_door(table: dict[str, Any]) -> None:
    del table["board"]["steps"][0]


def room_without_a_door(table: dict[str, Any]) -> None:
    table["board"]["door"] = [door for door in table["board"]["door"] if "g" not in door["between"]]


def too_few_jewel_rooms(table: dict[str, Any]) -> None:
    table["setup"]["jewels"]["quiet"].pop()


def jewel_room_twice(table: dict[str, Any]) -> None:
    table["setup"]["jewels"]["red"][0] = "c"


def jewels_beyond_the_rooms(table: dict[str, Any]) -> None:
    table["supply"]["jewels"] = 13


def too_few_ghosts(table: dict[str, Any]) -> None:
    table["supply"]["ghosts"] = 23


def no_shuffle(table: dict[str, Any]) -> None:
    del table["deck"]["basic"]["shuffle"]


def unknown_card(table: dict[str, Any]) -> None:
    table["deck"]["advanced"]["draw4"] = 1


def ghost_on_no_face(table: dict[str, Any]) -> None:
    table["movement_die"]["ghost_on"] = [7]


def hunters_missing(table: dict[str, Any]) -> None:
    del table["hunters"]["count"]["3"]


def fewer_hunters_than_players(table: dict[str, Any]) -> None:
    table["hunters"]["count"]["4"] = 3


def colour_missing(table: dict[str, Any]) -> None:
    table["hunters"]["colours_fr"].pop()


def unknown_key(table: dict[str, Any]) -> None:
    table["board"]["cellar"] = 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (rooms_lost, "rooms: a to l"),
        (room_without_plan, "each room from a to l"),
        (square_misnamed, "h1 to h23"),
        (room_too_far, "d does not lie on the plan"),
        (rooms_overlap, "c and d share the cell"),
        (door_to_nowhere, "no place 'z'"),
        (door_off_its_wall, "h2–j is not on a wall"),
        (door_on_another_wall, "h2–j is not on a wall"),
        (door_outside, "out–j is not into a room"),
        (door_twice, "twice"),
        (step_too_long, "h1–h9 is not on a wall"),
        (step_into_a_room, "h2–j is not from corridor square"),
        (no_front_door, "front door"),
        (room_without_a_door, "no way leads from the front door to g"),
        (too_few_jewel_rooms, "setup.jewels.quiet: a room for each"),
        (jewel_room_twice, "setup.jewels.red: each room once"),
        (jewels_beyond_the_rooms, "less than or equal to 12"),
        (too_few_ghosts, "supply.ghosts"),
        (no_shuffle, "shuffle card"),
        (unknown_card, "no card 'draw4'"),
        (ghost_on_no_face, "no face 7"),
        (hunters_missing, "hunters.count"),
        (fewer_hunters_than_players, "at least one hunter for each player"),
        (colour_missing, "hunters.colours"),
        (unknown_key, "Extra inputs are not permitted"),
    ],
)
def test_2_1_a_house_that_cannot_be_is_refused(change: Change, says: str) -> None:
    table = tomllib.loads(EDITION.read_text(encoding="utf-8"))
    GameEdition.model_validate(table)
    change(table)
    with pytest.raises(ValueError, match=says):
        GameEdition.model_validate(table)


def test_a_wrong_house_is_a_mistake_that_names_the_edition(tmp_path: Path) -> None:
    edition = own_edition(
        tmp_path,
        (
            'between = ["g", "j"]\ncolour = "plain"\nat = [[9, 6], [9, 7]]',
            'between = ["g", "j"]\ncolour = "plain"\nat = [[9, 5], [9, 6]]',
        ),
    )
    with pytest.raises(BadEdition, match=r"own\.toml: .*g–j is not on a wall") as refused:
        GAME.setup(4, {}, edition)
    assert refused.value.fields == ("edition",)


CROWD = {
    "phase": "move", "die": 6, "places": ["h12", "j", "j", "j"], "carry": ["?", "?", "?", "-"], "haunted": ["j"],
    "jewels": {"a": "?", "j": "?"}, "ghosts": {"b": 2},
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_drawing_fits_a_terminal_and_shows_everything(language: str) -> None:
    setup = GAME.setup(4)
    drawing = setup.load(CROWD).drawing(language)
    assert max(map(len, drawing.splitlines())) <= 80
    words = setup.words(language)
    for text in (words.text("spirit-here"), words.text("ghosts-here", count=2), "1◆ 2◆ 3", "h12 0◆", " 3/8 "):
        assert text in drawing


def test_the_drawing_marks_closed_doors() -> None:
    setup = GAME.setup(4, {"advanced": True})
    assert setup.start().drawing().count("×") == 3  # two cards that are there twice, and the legend
    closed = setup.load({"closed": "blue", "discard": ["blue"]}).drawing()
    assert closed.count("××") == 5
    assert "×" in next(line for line in closed.splitlines() if "h12" in line)


def test_a_room_too_small_for_its_words_is_told_below_the_plan(tmp_path: Path) -> None:
    """Room g is one cell wide and one high here; its doors are where they were."""
    small = ("g = [8, 4, 3, 3]", "g = [8, 4, 1, 1]")
    plain = (
        'between = ["g", "j"]\ncolour = "plain"\nat = [[9, 6], [9, 7]]',
        'between = ["k", "l"]\ncolour = "plain"\nat = [[3, 9], [4, 9]]',
    )
    setup = GAME.setup(4, {}, own_edition(tmp_path, small, plain))
    lines = setup.load({"places": ["g", "out", "out", "out"], "ghosts": {"g": 2}}).drawing().splitlines()
    assert "G  2 ghosts jewel 0" in lines
