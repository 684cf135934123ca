"""What the documents say is true: examples run, numbered rules exist, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

import hantise
from hantise.games import load, names
from hantise.words import LANGUAGES

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


def test_the_examples_run() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failures == 0
    assert doctest.testmod(hantise) == (0, 3)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


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
