"""Sets of up to 64 things, kept as the bits of a word."""

from typing import Any

import numba
from numba.extending import intrinsic, overload


def lowest_bit(word: Any) -> int:
    """The place of the lowest bit that is set; there must be one."""
    return (int(word) & -int(word)).bit_length() - 1


def _count_zeros(_typing: Any, _word: Any) -> Any:
    """The zeros below the lowest bit: processors count them in one step, but Numba has no word for it."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        is_never_zero = context.get_constant(numba.boolean, True)
        return builder.cttz(arguments[0], is_never_zero)

    return numba.int64(numba.uint64), generate


_zeros_below: Any = intrinsic(_count_zeros)


@overload(lowest_bit, strict=False)
def _compiled(*_arguments: Any) -> Any:
    def call(word: Any) -> Any:
        return _zeros_below(word)

    return call
