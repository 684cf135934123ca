import os
import signal
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from hypothesis import settings

settings.register_profile("hantise", deadline=None, derandomize=True, max_examples=50, database=None)
settings.load_profile("hantise")

collect_ignore = ["sixth"]  # a game that test_sixth_game.py puts into a copy of the tree

# Programs that the tests start inherit this; a shell that runs us in the background tells us not to hear interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def uncompiled() -> dict[str, str]:
    """The environment in which rules run as plain Python."""
    return os.environ | {"NUMBA_DISABLE_JIT": "1"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    from databases import new_database

    return new_database(request.param, tmp_path)
