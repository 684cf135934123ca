"""Pages of the documentation whose tables are written by programs, between marks: `<!-- NAME -->` and `<!-- end -->`."""

import re

from hantise.mistakes import Mistake


def filled(page: str, name: str, text: str) -> str:
    """The page with this text at the place of that name."""
    place = _place(page, name)
    return f"{page[: place.start(1)]}{text}\n{page[place.end(1) :]}"


def written(page: str, name: str) -> list[str]:
    """The lines that stand at the place of that name."""
    return _place(page, name)[1].splitlines()


def _place(page: str, name: str) -> re.Match[str]:
    place = re.search(rf"<!-- {re.escape(name)} -->\n(.*?)<!-- end -->", page, re.DOTALL)
    if place is None:
        raise Mistake(f"the page has no place for it: <!-- {name} --> and <!-- end -->", name)
    return place
