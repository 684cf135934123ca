"""The store's two tables: events, which are the truth, and heads, which say what can be found without reading them."""

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),  # from 1; the pair is the whole concurrency control
    Column("at", Float(53), nullable=False),  # seconds since 1970
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,
)

HEADS = Table(
    "heads",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("due", Float(53)),  # when a bot has to move
    Column("changed", Float(53), nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # for the list of public tables
    Index("heads_by_due", "due"),
    Index("heads_by_change", "changed"),
)
