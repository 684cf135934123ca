"""Alembic's entry: the store hands over its open connection, whatever the database."""

from alembic import context

from hantise.tables.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
