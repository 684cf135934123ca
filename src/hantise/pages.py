"""Pages of the documentation whose tables are written by programs, between marks: `<!-- NAME -->` and `<!-- end -->`."""

import re

from hantise.mistakes import Mistake


def filled(page: str, name: str, text: str) -> str:
    """The page with this text at the place of that name."""
    marks = re.compile(rf"(<!-- {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
    if not marks.search(page):
        raise Mistake(f"the page has no place for it: <!-- {name} --> and <!-- end -->", name)
    return marks.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page)
