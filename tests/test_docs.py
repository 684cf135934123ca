"""What the documents say is true: examples run, commands exist, numbered rules too, links lead somewhere."""

import contextlib
import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

import hantise
from hantise.cli import main
from hantise.games import load, names
from hantise.tables.settings import Settings
from hantise.terminal.rulebook import paragraph, rulebook
from hantise.words import LANGUAGES

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "web" / "README.md"])
every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))

# What stands for something of the reader's own, and something that could stand there.
STAND_INS = {
    "GAME": "ghosts", "FILE": "games.jsonl", "F": "games.jsonl", "PATH": "scenarios", "DIR": "out", "URL": "http://localhost/#/table/1",
    "N": "3", "K": "10", "S": "1", "A,B": "wisp,ghost", "E": "asyncron-2015", "k=v": "rounds=1", "random|policy": "random",
    "NAME=VALUE": "burst=5",
}  # fmt: skip


def test_the_examples_run() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failures == 0
    assert doctest.testmod(hantise) == (0, 3)


@pytest.mark.xdist_group("ghooost")
def test_the_first_steps_of_a_researcher_run() -> None:
    assert doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False) == (0, 5)


@every_document
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


def test_the_index_leads_to_every_document() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    assert {path.name for path in ROOT.glob("docs/*.md")} - {"README.md"} <= set(re.findall(r"\]\(([a-z-]+\.md)\)", index))
    assert "(docs/README.md)" in (ROOT / "README.md").read_text(encoding="utf-8")


def commands(path: Path) -> list[list[str]]:
    """The arguments of every `hantise …` in a document, in blocks and within the text."""
    text = path.read_text(encoding="utf-8")
    found = re.findall(r"^    (?:.*\| |/opt/hantise/bin/)?hantise( .*)?$", text, flags=re.MULTILINE)
    found += re.findall(r"`hantise( [^`]*)?`", text)
    return [arguments(line) for line in found]


def arguments(line: str) -> list[str]:
    """Without the explanation behind it; marks of what is optional or may be repeated are left out."""
    line = re.split(r"  +|#(?!/)", line.strip())[0]
    line = re.sub(r"[\[\]…]", "", line).replace(",…", "").rstrip(",")
    return [STAND_INS.get(word.strip(","), word) for word in shlex.split(line)]


@every_document
def test_every_command_in_a_document_is_one(path: Path) -> None:
    for given in commands(path):
        with contextlib.suppress(click.MissingParameter, click.exceptions.Exit):  # named by its first words; or it is --help
            parse(given)


def parse(given: list[str]) -> None:
    """Read a command line as click does before it runs it; whatever is unknown raises."""
    command: click.Command = main
    context = None
    while isinstance(command, click.Group) and given:
        context = command.make_context(command.name or "", given.copy(), parent=context)
        _, found, given = command.resolve_command(context, given)
        assert found is not None
        command = found
    if given:
        command.make_context(command.name or "", given, parent=context)


def test_commands_are_found_where_documents_have_them() -> None:
    assert ["play", "ghosts", "--json", "--new"] in commands(ROOT / "docs" / "playing.md")
    assert ["serve", "--host", "0.0.0.0", "--port", "8420"] in commands(ROOT / "docs" / "hosting.md")
    assert ["check", "scenarios"] in commands(ROOT / "docs" / "formats.md")
    for wrong in (["plaay"], ["play", "ghosts", "--plane"], ["serve", "--port", "many"]):
        with pytest.raises(click.UsageError):
            parse(wrong)


@every_document
def test_every_make_target_in_a_document_is_one(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = set(re.findall(r"(?:^    |`)make ([a-z-]+)", text, flags=re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets <= set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))


@pytest.mark.xdist_group("ghosts")
def test_the_shell_lines_of_the_documents_run(tmp_path: Path) -> None:
    """Those marked with $, as they stand."""
    texts = [path.read_text(encoding="utf-8") for path in DOCUMENTS]
    lines = [line for text in texts for line in re.findall(r"^    \$ (.+)$", text, flags=re.MULTILINE)]
    assert len(lines) >= 4
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = os.environ | {"PATH": programs, "XDG_DATA_HOME": str(tmp_path)}
    for line in lines:
        done = subprocess.run(line, shell=True, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"


def test_operators_can_look_up_every_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in Settings.model_fields if name != "database" and f"`{name}`" not in page] == []


def paragraphs(text: str) -> list[str]:
    return re.findall(r"^(\d+\.\d+) ", text, flags=re.MULTILINE)


@pytest.mark.parametrize("name", names())
def test_players_can_look_up_every_rule_that_a_refusal_cites(name: str) -> None:
    folder = load(name).folder
    numbered = [paragraphs((folder / f"rules.{language}.md").read_text(encoding="utf-8")) for language in LANGUAGES]
    assert numbered[0] == numbered[1], "both languages have the same paragraphs"
    assert len(set(numbered[0])) == len(numbered[0])
    cited = set(re.findall(r'"(\d+\.\d+)"', (folder / "moves.py").read_text(encoding="utf-8")))
    assert cited <= set(numbered[0])


@pytest.mark.parametrize("name", names())
def test_players_can_read_every_chapter_by_its_number(name: str) -> None:
    game = load(name)
    numbered = [chapters(rulebook(game, language)) for language in LANGUAGES]
    assert numbered[0] == numbered[1], "both languages have the same chapters"
    assert numbered[0] == sorted(set(numbered[0]), key=int)
    assert set(numbered[0]) >= {cited.split(".")[0] for cited in paragraphs(rulebook(game, "en"))}
    for number in numbered[0]:
        assert all(paragraph(rulebook(game, language), number) for language in LANGUAGES)


def chapters(text: str) -> list[str]:
    return re.findall(r"^## (\d*)", text, flags=re.MULTILINE)
