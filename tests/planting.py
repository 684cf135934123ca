"""The sixth game: its folder put into a copy of the tree, as a contributor puts one into src/hantise/games."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAME = "attic"
_UNWANTED = shutil.ignore_patterns("__pycache__", "static", "sixth", "web")
_WEB_PARTS = ("package.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")


def planted(folder: Path) -> dict[str, str]:
    """Make the copy; the environment in which programs use it. Other games stay behind: a server compiles all that it has."""
    package = folder / "src" / "hantise"
    shutil.copytree(ROOT / "src" / "hantise", package, ignore=_UNWANTED)
    for other in package.glob("games/*/"):
        shutil.rmtree(other)
    shutil.copytree(ROOT / "tests" / "sixth" / GAME, package / "games" / GAME)
    return os.environ | {"PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder)}


def with_page(folder: Path) -> None:
    """Add what the web app is built from."""
    shutil.copytree(ROOT / "web", folder / "web")
    for name in _WEB_PARTS:
        shutil.copy(ROOT / name, folder)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
