"""What a user can get wrong: one family of errors, each with the field or rule that it names."""


class Mistake(ValueError):
    """Something that was given cannot be used. `fields` names what is wrong: `hands`, `players`, `options` …"""

    def __init__(self, reason: str, *fields: str) -> None:
        super().__init__(f"{', '.join(fields)}: {reason}" if fields else reason)
        self.fields = fields


class BadEdition(Mistake):
    """An edition file that cannot be used; the error names file, key and what is expected."""


class BadPosition(Mistake):
    """A position that cannot be; the first of `fields` is the field that the rules name."""

    def __init__(self, field: str, reason: str, *also: str) -> None:
        super().__init__(reason, field, *also)


class BadRecord(Mistake):
    """A record that does not replay."""


class IllegalMove(Mistake):
    """A move that the rules refuse. `rule` is the paragraph that says so."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(reason)
        self.rule = rule
