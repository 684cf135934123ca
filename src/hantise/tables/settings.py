"""What an operator may set, with what holds otherwise. Times are in seconds, rates in messages a second."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class Settings(BaseModel):
    """One server's settings; a worker process is handed them as JSON."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    database: str
    address: str | None = None  # by which others reach the server, for invitations made on the machine itself
    origins: list[str] = Field(default_factory=list)  # of other sites that may open sockets; our own always may
    bot_pause: float = 0.6  # before a bot moves, so that people can follow
    bot_threads: int = 1
    idle_after: float = 600  # a table that nobody watches is dropped from memory
    archive_after: float = 60 * 86_400  # an unfinished table is laid aside
    sweep_every: float = 5  # how often all of that, and bots that another worker left behind, are looked after
    message_size: int = 65_536
    seat_rate: float = 20
    address_rate: float = 100
    burst: float = 3  # that many seconds' worth may come at once
    tables_per_hour: float = 60
    sockets_per_address: int = 100
    log_level: Literal["info", "warning", "error"] = "info"
