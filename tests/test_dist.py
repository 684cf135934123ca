"""What `make dist` builds: everything that the product needs is in it, and it runs where there is neither Node nor a compiler."""

import json
import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import hantise
from hantise.games import names

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

pytestmark = pytest.mark.xdist_group("dist")  # built once


def built(source: Path, target: Path, *more: str) -> Path:
    """The folder in which hatchling, as `make dist` runs it, leaves what it builds."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", target, *more], cwd=source, check=True, capture_output=True)
    return target


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, tmp_path_factory.mktemp("dist"))


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of the wheel in a folder, but the one that lists the others."""
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist() if not name.endswith("RECORD")}


def is_shipped(path: Path) -> bool:
    """Tests and the sources of the boards stay behind: the built page has them."""
    parts = path.relative_to(SOURCE).parts
    return path.is_file() and not {"tests", "__pycache__"} & set(parts) and not (parts[1] == "games" and "web" in parts)


def test_the_wheel_holds_the_package_as_it_is_and_nothing_else(dist: Path) -> None:
    files = {name: content for name, content in contents(dist).items() if name.startswith("hantise/")}
    assert files == {str(path.relative_to(SOURCE)): path.read_bytes() for path in SOURCE.rglob("*") if is_shipped(path)}
    wanted = ["py.typed", "words.fr.ftl", "terminal/app.tcss", "tables/migrations/env.py", "server/static/index.html"]
    for game in names():
        wanted += [f"games/{game}/{file}" for file in ("bots.toml", "words.en.ftl", "words.fr.ftl", "rules.en.md", "rules.fr.md")]
        assert any(file.startswith(f"hantise/games/{game}/editions/") for file in files)
    assert {f"hantise/{file}" for file in wanted} <= set(files)


def test_a_wheel_built_from_the_sdist_is_the_same(dist: Path, tmp_path: Path) -> None:
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as opened:
        opened.extractall(tmp_path, filter="data")
    unpacked = tmp_path / f"hantise-{hantise.__version__}"
    assert contents(built(unpacked, tmp_path / "again", "-t", "wheel")) == contents(dist)


class Installed:
    """The wheel in a folder of its own, with a home that nobody has used and a search path without any program."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        target = folder / "site"
        install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target"]
        subprocess.run([sys.executable, *install, target, wheel], check=True)
        self.folder = folder
        self.command = target / "bin" / "hantise"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "NUMBA_", "HANTISE_"))}
        self.environment = kept | {"HOME": str(folder), "PATH": str(folder / "nothing"), "PYTHONPATH": str(target)}

    def run(self, *arguments: str) -> str:
        done = subprocess.run(
            [self.command, *arguments], env=self.environment, cwd=self.folder, check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def serve(self) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [self.command, "serve", "--port=0"], env=self.environment, cwd=self.folder, stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip


@pytest.fixture(scope="module")
def installed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    (wheel,) = dist.glob("*.whl")
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


def test_the_installed_commands_work_without_node_or_a_compiler(installed: Installed) -> None:
    assert hantise.__version__ in installed.run("--version")
    assert "serve" in installed.run("--help")
    assert [game["game"] for game in json.loads(installed.run("games", "--json"))["games"]] == names()
    record = json.loads(installed.run("record", "ghosts", "--games=1", "--option=rounds=1"))
    assert record["winners"] is not None
    assert any((installed.folder / ".cache" / "hantise").iterdir()), "compiled for this home, from the wheel's sources"


@pytest.fixture
def url(installed: Installed) -> Iterator[str]:
    serving = installed.serve()
    assert serving.stdout is not None
    found = re.search(r"http://\S+/", serving.stdout.readline())
    assert found is not None
    yield found.group()
    serving.kill()
    serving.communicate()


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        text: str = answer.read().decode()
        return text


def test_the_installed_server_shows_the_page_and_keeps_tables(url: str, installed: Installed) -> None:
    page = fetched(url)
    parts = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page)
    assert any(part.endswith(".js") for part in parts)
    assert all(fetched(url + part) for part in parts)
    assert [game["game"] for game in json.loads(fetched(f"{url}api/games"))] == names()
    assert json.loads(fetched(f"{url}api/tables")) == []
    assert (installed.folder / ".local" / "share" / "hantise" / "tables.db").is_file(), "the migrations have made it"


def test_what_is_installed_goes_together() -> None:
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
