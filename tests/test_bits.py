"""Sets as bits: compiled and uncompiled they hold the same."""

from typing import Any

import numpy as np

from hantise.bits import lowest_bit
from hantise.contract import rule


@rule
def lowest_compiled(word: Any) -> Any:
    return lowest_bit(word)


def test_the_lowest_bit_is_found_whatever_lies_above_it() -> None:
    for place in range(64):
        for above in (0, 0x5555_5555_5555_5555, 0xFFFF_FFFF_FFFF_FFFF):
            word = np.uint64((1 << place | above << place) & 0xFFFF_FFFF_FFFF_FFFF)
            assert lowest_compiled(word) == lowest_bit(word) == place
