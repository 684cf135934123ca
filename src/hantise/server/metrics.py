"""What Prometheus is told. Each app has its registry, so that two in one process do not mix."""

import functools

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Counters of one worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "hantise_commands", "Commands of clients by kind and outcome.", ["kind", "outcome"], registry=self.registry
        )
        self.seconds = Histogram(
            "hantise_command_seconds",
            "From a command's arrival to its answer.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=self.registry,
        )
        self.requests = Counter("hantise_requests", "HTTP requests by status.", ["status"], registry=self.registry)
        self.sockets = Gauge("hantise_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("hantise_tables", "Tables in memory.", registry=self.registry)
        self.commits = Gauge("hantise_commits", "Commits since the start.", registry=self.registry)

    @functools.cache  # noqa: B019 — metrics live as long as their app
    def command(self, kind: str, outcome: str) -> Counter:
        """The counter of a kind of command and its outcome; to look for it by its labels takes longer than to count."""
        return self.commands.labels(kind, outcome)

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
