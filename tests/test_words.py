"""The catalogues: both languages say the same things, and nothing is missing or unused."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import hantise
from hantise.games import load, names
from hantise.words import LANGUAGES, Message, Words, catalogue_files, seat, words

SOURCE = Path(hantise.__file__).parent
# Keys that a program puts together from data: an option's meaning, the hints of a first game, what the plain board shows.
MADE_UP = re.compile(r"(edition|option)-.*|lesson-\d+|board-(field|seat|value)-.*|title|teaser")


def entries(path: Path) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == [], f"{path} has lines that are not Fluent"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{path} says something twice"
    return {entry.id.name: entry for entry in found}


def variables(entry: ftl.Message) -> set[str]:
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        for value in getattr(node, "__dict__", {}).values():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ftl.BaseNode):
                    visit(item)

    visit(entry)
    return found


def folders() -> list[Path | None]:
    return [None, *(load(name).folder for name in names())]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name if folder else "shared")
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path | None) -> None:
    english, french = (entries(catalogue_files(folder, language)[-1]) for language in LANGUAGES)
    assert list(english) == list(french)
    assert {key: variables(entry) for key, entry in english.items()} == {key: variables(entry) for key, entry in french.items()}


WEB = Path(__file__).parent.parent / "web"


def test_the_pages_say_the_same_in_both_languages_and_nothing_in_vain() -> None:
    english, french = (entries(WEB / f"words.{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(french)
    assert {key: variables(entry) for key, entry in english.items()} == {key: variables(entry) for key, entry in french.items()}
    sources = "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("src/**/*") if path.suffix in (".svelte", ".ts"))
    keys = set(re.findall(r'"(ui-[a-z0-9-]+)"', sources))
    made = [re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(key)) for key in re.findall(r"`(ui-[^`]+)`", sources)]
    assert keys <= set(english), "a key without words"
    assert [key for key in english if key not in keys and not any(re.fullmatch(pattern, key) for pattern in made)] == []


def said(files: list[Path]) -> list[re.Pattern[str]]:
    """Every text in the sources that may be a key, f-strings as patterns."""
    patterns = []
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[a-z][a-z0-9-]*", node.value):
                patterns.append(re.compile(re.escape(node.value)))
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values]
                if any(isinstance(part, ast.Constant) for part in node.values):
                    patterns.append(re.compile("".join(parts)))
    return patterns


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name if folder else "shared")
def test_no_message_is_unused(folder: Path | None) -> None:
    shared = [path for path in SOURCE.rglob("*.py") if "games" not in path.parts]
    patterns = said(sorted(folder.glob("*.py")) if folder else [*shared, *SOURCE.glob("games/*/*.py")])
    keys = entries(catalogue_files(folder, "en")[-1])
    drawn = [*(folder or SOURCE).glob("web/*"), *WEB.glob("src/**/*.svelte")]
    web = "".join(path.read_text(encoding="utf-8") for path in drawn)
    unused = [
        key
        for key in keys
        if not MADE_UP.fullmatch(key) and f'"{key}"' not in web and not any(p.fullmatch(key) for p in patterns)
    ]
    assert unused == []


def message_keys(path: Path) -> set[str]:
    """The keys that a file surely asks for: the first argument of Message(…) and words.text(…)."""
    keys = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            given = node.args[0].value
            if called in ("Message", "text") and isinstance(given, str) and re.fullmatch(r"[a-z][a-z0-9-]*", given):
                keys.add(given)
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    for name in names():
        game = load(name)
        known = {key for path in catalogue_files(game.folder, language) for key in entries(path)}
        asked = {key for path in game.folder.glob("*.py") for key in message_keys(path)}
        assert asked <= known
        assert {
            "title",
            "teaser",
            *(("board-end-won", "board-end-lost") if game.is_cooperative else ("board-end-scores",)),
        } <= known
        setup = game.setup(game.edition().players[-1])
        assert {f"edition-{edition}" for edition in game.edition_names} <= known
        assert {f"option-{option.name.replace('_', '-')}" for option in setup.available} <= known
    shared = set(entries(catalogue_files(None, language)[-1]))
    assert {key for path in SOURCE.rglob("*.py") if "games" not in path.parts for key in message_keys(path)} - {
        "title",
        "teaser",
    } <= shared


def test_arguments_that_are_messages_are_worded_first_and_names_replace_seats() -> None:
    folder = load("ghosts").folder
    message = Message("told-play", {"who": seat(1), "card": Message("card-mist"), "level": 3})
    assert words("fr", folder).say(message) == "la place 1 joue brume\u202f: frayeur 3"
    assert Words("en", words("en", folder).bundle, {1: "Ada"}).say(message) == "Ada plays mist: level 3"
    assert message.as_json() == {
        "key": "told-play",
        "args": {"who": {"key": "seat", "args": {"seat": 1}}, "card": {"key": "card-mist", "args": {}}, "level": 3},
    }


def test_french_plurals_count_zero_as_one() -> None:
    line: dict[str, int | Message] = {"who": seat(0), "cards": 0, "fear": 1, "taken": 2}
    message = Message("draw-seat", line)
    assert words("fr", load("ghosts").folder).say(message) == "la place 0\u202f: 0 carte, peur 1, 2 piles cette manche"
    assert words("en", load("ghosts").folder).say(message) == "seat 0: 0 cards, 1 fear, 2 piles this round"


def french() -> dict[Path, list[str]]:
    """The lines of every French text, without comments, codes and tables."""
    files = [*SOURCE.rglob("words.fr.ftl"), *SOURCE.rglob("rules.fr.md"), WEB / "words.fr.ftl"]
    assert len(files) == 2 * len(names()) + 2
    aside = {".ftl": re.compile(r"^#.*", re.MULTILINE), ".md": re.compile(r"`[^`]*`|^(?:    |\|).*", re.MULTILINE)}
    return {path: aside[path.suffix].sub("…", path.read_text(encoding="utf-8")).splitlines() for path in files}


def test_french_sets_narrow_spaces_where_no_line_may_end() -> None:
    for path, lines in french().items():
        assert [line for line in lines if re.search(r"(^| )[;:!?»]|«( |$)", line)] == [], path


def test_french_says_tu_to_the_player() -> None:
    formal = re.compile(r"\b(vous|votre|vos|vôtres?|(?!(?:ass|ch|n)ez\b)\w+ez)\b", re.IGNORECASE)
    for path, lines in french().items():
        assert [line for line in lines if formal.search(line)] == [], path
