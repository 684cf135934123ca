"""Imports go one way, and compiled rules lean on compiled files only."""

import ast
from pathlib import Path

import hantise
from hantise.contract import PYTHON_SIDE
from hantise.games import names

SOURCE = Path(hantise.__file__).parent
OUTER = ("server", "terminal", "arena", "cli", "__main__", "bench", "peers")  # nothing else imports these


def imported(path: Path) -> set[str]:
    """The modules of hantise that a file imports, as `hantise.games.ghosts.rules`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
    return {name for name in found if name.startswith("hantise.")}


def test_no_game_imports_another_game_or_anything_that_uses_games() -> None:
    for name in names():
        for path in (SOURCE / "games" / name).glob("*.py"):
            for module in imported(path):
                _, part, *rest = module.split(".")
                if part == "games":
                    assert rest[0] == name, f"{path} imports {module}"
                else:
                    assert part in ("bits", "chance", "contract", "editions", "game", "mistakes", "positions", "words"), (
                        f"{path} imports {module}"
                    )


def test_nothing_imports_server_terminal_or_the_command_line() -> None:
    for path in SOURCE.rglob("*.py"):
        inside = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if inside in OUTER or "tests" in path.parts:
            continue
        for module in imported(path):
            assert module.split(".")[1] not in OUTER, f"{path} imports {module}"


def test_the_engine_knows_no_game() -> None:
    for path in SOURCE.rglob("*.py"):
        if "games" not in path.relative_to(SOURCE).parts:
            for module in imported(path):
                assert not any(module.startswith(f"hantise.games.{name}") for name in names()), f"{path} imports {module}"


def test_compiled_files_import_only_compiled_files() -> None:
    """The cache's folder is named by their contents, so they must not depend on a file that is left out."""
    for path in SOURCE.glob("games/*/*.py"):
        if path.name in PYTHON_SIDE:
            continue
        for module in imported(path):
            if module.startswith("hantise.games."):
                file = module.split(".")[3] if module.count(".") > 2 else ""
                assert f"{file}.py" not in PYTHON_SIDE, f"{path} imports {module}"
