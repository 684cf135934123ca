import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from hypothesis import settings

settings.register_profile("hantise", deadline=None, derandomize=True, max_examples=50, database=None)
settings.load_profile("hantise")


@pytest.fixture
def uncompiled() -> dict[str, str]:
    """The environment in which rules run as plain Python."""
    return os.environ | {"NUMBA_DISABLE_JIT": "1"}
