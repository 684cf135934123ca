"""The command `hantise`. Heavy parts are imported by the commands that need them, so that --help stays quick."""

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import click

from hantise import __version__
from hantise.mistakes import Mistake

Item = TypeVar("Item")

BENCH_PLAYERS = 4  # where a game allows it and nothing else is said


class OneLineErrors(click.Group):
    """A user's mistake is one line on stderr and exit code 2, never a traceback."""

    def make_context(self, *arguments: Any, **more: Any) -> click.Context:
        """Read our own options."""
        with _one_line():
            return super().make_context(*arguments, **more)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            with _one_line():
                return super().invoke(ctx)
        except BrokenPipeError:
            # Whoever read our output has enough; say nothing more, not even when Python flushes at its end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(0)


@contextmanager
def _one_line() -> Iterator[None]:
    try:
        yield
    except Mistake as mistake:
        reason = str(mistake)
    except click.UsageError as error:
        reason = error.format_message()
        if error.ctx is not None:
            reason = f"{reason.rstrip('.')} ({error.ctx.command_path} --help)"
    else:
        return
    click.echo(f"hantise: {reason}", err=True)
    raise click.exceptions.Exit(2)


@click.group(cls=OneLineErrors, context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__, prog_name="hantise")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Five ghost games from one source of rules: play them, check them, study them.

    Without a command: serve on this machine and open the browser.
    """
    if ctx.invoked_subcommand is None:
        _serve_here()


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options with which every command names a game to be set up."""
    for option in (
        click.option("--edition", help="An edition of the game, or the path of a file of your own."),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."),
        click.option("--players", type=int, help="Number of players (the fewest if not said)."),
    ):
        command = option(command)
    return command


def terminal_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of every command that shows a table in the terminal."""
    for option in (
        click.option("--json", "as_json", is_flag=True, help="One JSON object a line, for programs (docs/playing.md)."),
        click.option("--plain", is_flag=True, help="Plain lines, for pipes and screen readers."),
        click.option("--lang", type=click.Choice(["en", "fr"]), help="The language (that of your system if not said)."),
    ):
        command = option(command)
    return command


def _setup(game: str, players: int | None, options: tuple[str, ...], edition: str | None) -> Any:
    from hantise.games import load

    loaded = load(game)
    if players is None:
        players = loaded.edition(edition).players[0]
    return loaded.setup(players, dict(map(_option, options)), edition)


def _know_bots_here() -> None:
    """A bot of one's own may lie in the folder where the command is given; it comes after all that is installed."""
    sys.path.append(os.getcwd())


def _option(text: str) -> tuple[str, int | str | bool]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Mistake(f"write NAME=VALUE, not {text!r}", "options")
    if value in ("true", "false"):
        return name, value == "true"
    try:
        return name, int(value)
    except ValueError:
        return name, value


def progress(items: Iterable[Item], length: int, what: str) -> Iterator[Item]:
    """Go through the items, with a bar on stderr where that is a terminal."""
    with click.progressbar(items, length=length, label=what, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        yield from bar


@contextmanager
def written_whole(path: str | None) -> Iterator[IO[str]]:
    """A file that appears only once it is complete; standard output if no path is given."""
    if path is None or path == "-":
        yield sys.stdout
        return
    target = Path(path)
    if target.exists() and not target.is_file():  # a device or a pipe is written as it comes
        with _opened(target) as out:
            yield out
        return
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise Mistake(f"cannot write {path}: {error.strerror}") from None
    try:
        with open(handle, "w", encoding="utf-8") as out:
            yield out
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, target)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise Mistake(f"cannot write {path}: {error.strerror}") from None
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _opened(target: Path) -> IO[str]:
    try:
        return target.open("w", encoding="utf-8")
    except OSError as error:
        raise Mistake(f"cannot write {target}: {error.strerror}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


@main.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
def check(paths: tuple[Path, ...]) -> None:
    """Run scenario files, or folders of them."""
    from hantise import scenarios

    files = list(scenarios.files(list(paths)))
    failed = 0
    for path in progress(files, len(files), "checking"):
        reason = scenarios.check(path)
        if reason is not None:
            failed += 1
            click.echo(f"{path}: {reason}")
    _verdict(len(files) - failed, failed)


def _verdict(passed: int, failed: int) -> None:
    click.echo(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


@main.command()
@click.argument("game")
@game_options
@click.option("--games", type=click.IntRange(min=0), default=1, show_default=True, help="How many games.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed gives the same bytes.")
@click.option("--bot", default="random", show_default=True, help="Who plays: random, policy, a level, or a bot of yours.")
@click.option("--legal", is_flag=True, help="Tell actors and legal moves beside the moves.")
@click.option("--out", metavar="FILE", help="Where to write (standard output if not said).")
def record(
    game: str,
    players: int | None,
    options: tuple[str, ...],
    edition: str | None,
    games: int,
    seed: int,
    bot: str,
    legal: bool,
    out: str | None,
) -> None:
    """Play games between bots and write one record a line."""
    from hantise import records
    from hantise.bots.player import find
    from hantise.bots.seated import Seated

    setup = _setup(game, players, options, edition)
    _know_bots_here()
    makers = [find(bot)] * setup.players
    with written_whole(out) as lines:
        for number in progress(range(games), games, f"playing {game}"):
            if bot in ("random", "policy"):
                played = records.played(setup, seed, number, sensible=bot == "policy", legal=legal)
            else:
                played = records.play(setup, Seated(makers, seed, number).choose, legal)
            lines.write(json.dumps(played, separators=(",", ":")) + "\n")


@main.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--edition", help="The path of your own edition, if the records are of one.")
def replay(path: Path, edition: str | None) -> None:
    """Replay the records in a file, and check every move."""
    from hantise import records

    lines = list(records.read_lines(path))
    failed = 0
    for number, line in progress(lines, len(lines), "replaying"):
        try:
            if isinstance(line, Mistake):
                raise line
            records.replay(line, edition)
        except Mistake as mistake:
            failed += 1
            click.echo(f"{path}, line {number}: {mistake}")
    _verdict(len(lines) - failed, failed)


@main.command(short_help="Let bots play each other, and measure them.")
@click.argument("game")
@game_options
@click.option(
    "--bots", required=True, metavar="A,B,…", help="Who plays: built-in names, search:ITERATIONS, package.module:Class."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games, at least.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="The same seed brings the same luck.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes (one for each core if not said).")
@click.option("--clock", type=click.FloatRange(min=0, min_open=True), help="Milliseconds for a move; nobody waits if not said.")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), help="Folder for records, results and report; goes on there."
)
def arena(
    game: str,
    players: int | None,
    options: tuple[str, ...],
    edition: str | None,
    bots: str,
    games: int,
    seed: int,
    jobs: int | None,
    clock: float | None,
    out: Path | None,
) -> None:
    """Let bots play each other, in all seats and with the same luck, and measure how well they do."""
    from hantise.arena.matches import Arena
    from hantise.arena.report import text
    from hantise.arena.runs import Run, save
    from hantise.bots.player import NO_CLOCK
    from hantise.bots.thinking import warm_up

    setup = _setup(game, players, options, edition)
    _know_bots_here()
    names = tuple(name.strip() for name in bots.split(","))
    plan = Arena(game, names, setup.players, games, seed, setup.given, edition, clock or NO_CLOCK)
    run = Run(plan, out)
    if run.to_play:
        click.echo(f"getting {game} ready", err=True)
        warm_up(setup.game)
    for _ in progress(run.go_on(jobs or os.cpu_count() or 1), len(run.to_play), f"playing {game}"):
        pass
    results = run.results()
    if out is not None:
        save(results, out)
    click.echo(text(results))


@main.command(short_help="Find the iterations that each level has time for.")
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=2, show_default=True, help="Games at each number of players.")
@click.option("--write", is_flag=True, help="Keep the numbers in the game's bots.toml.")
def calibrate(game: str, games: int, write: bool) -> None:
    """Find how many iterations fit into the time of each level, on this machine."""
    from hantise.bots import calibration, tuning
    from hantise.games import load

    loaded = load(game)
    views = list(calibration.positions(loaded, games))
    found = calibration.calibrate(progress(views, len(views), f"timing {game}"))
    for level, iterations in found.items():
        click.echo(f"{level} = {iterations}")
    if write:
        held = tuning.tuning(loaded)
        tuning.write(tuning.file(loaded), held.model_copy(update={"iterations": tuning.Levels(**found)}))


@main.command()
@click.argument("game")
@click.option("--players", type=int, help="Number of players (the fewest if not said).")
@click.option("--milliseconds", type=click.FloatRange(min=1), default=20, show_default=True, help="For each move.")
@click.option("--games", type=click.IntRange(min=2), default=200, show_default=True, help="To try each value by.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes (one for each core if not said).")
@click.option("--write", is_flag=True, help="Keep the settings in the game's bots.toml.")
def tune(game: str, players: int | None, milliseconds: float, games: int, jobs: int | None, write: bool) -> None:
    """Try how a game is searched best, setting by setting."""
    from hantise.arena import tuner
    from hantise.bots import tuning

    setup = _setup(game, players, (), None)
    found = tuner.tune(game, setup.players, milliseconds, games, jobs or os.cpu_count() or 1, click.echo)
    if write:
        tuning.write(tuning.file(setup.game), tuning.tuning(setup.game).model_copy(update={"search": found}))


@main.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of text.")
def games(as_json: bool) -> None:
    """List the games: players, editions, options with their ranges."""
    from hantise.game import described
    from hantise.games import load, names

    listed = [described(load(name)) for name in names()]
    if as_json:
        click.echo(json.dumps({"games": listed}, ensure_ascii=False, indent=2))
        return
    for game in listed:
        players = ", ".join(map(str, game["players"]))
        click.echo(f"{game['game']}  {game['title']} — {game['teaser']}")
        click.echo(f"    players   {players}")
        click.echo(f"    editions  {', '.join(game['editions'])}")
        for option in game["options"]:
            default = json.dumps(option["default"]).strip('"')  # true and false as people write them
            click.echo(f"    {option['name']}  {option['range']}, {default} if not said: {option['meaning']}")


@main.command()
@click.argument("game", required=False)
@game_options
@click.option("--bot", default="ghost", show_default=True, help="All bots: a level, or a bot of yours (package.module:Class).")
@click.option("--seats", metavar="A,B,…", help="Who sits where: me, me:NAME or a bot; several people share the screen.")
@click.option("--resume/--new", default=None, help="Carry on with the latest saved game, or begin another.")
@terminal_options
def play(
    game: str | None,
    players: int | None,
    options: tuple[str, ...],
    edition: str | None,
    bot: str,
    seats: str | None,
    resume: bool | None,
    **shown: Any,
) -> None:
    """Play in the terminal, against bots or at one screen."""
    from hantise.terminal import start
    from hantise.terminal.wish import Wish

    _know_bots_here()
    wish = Wish(game, players, dict(map(_option, options)), edition, bot, seats, resume)
    start.play(wish, *start.manner(**shown))


@main.command()
@click.argument("url")
@click.option("--name", help="What the others see (your login name if not said).")
@click.option("--seat", type=click.IntRange(min=0), help="A seat that is free (the first one if not said).")
@terminal_options
def join(url: str, name: str | None, seat: int | None, **shown: Any) -> None:
    """Take a seat at an online table, by its link or an invitation."""
    from hantise.terminal import start

    start.join(url, name, seat, *start.manner(**shown))


@main.command()
@click.argument("url")
@terminal_options
def watch(url: str, **shown: Any) -> None:
    """Watch an online table, without a seat."""
    from hantise.terminal import start

    start.watch(url, *start.manner(**shown))


class Benches(click.Group):
    """`bench GAME` for every game there is, beside the benchmarks that have a name of their own."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The games, then the rest."""
        from hantise.games import names

        return [*names(), *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The benchmark of that name, or that of a game."""
        return super().get_command(ctx, cmd_name) or _game_bench(cmd_name)


@main.group(cls=Benches)
def bench() -> None:
    """Measure how fast things are on this machine."""


@bench.command("search", short_help="Measure the bots' search in every game.")
@click.option("--seconds", type=click.FloatRange(min=0.1), default=5.0, show_default=True, help="Time for each game.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of text.")
def bench_search(seconds: float, as_json: bool) -> None:
    """Measure the bots' search in every game; with the extra `peers` installed, OpenSpiel's too."""
    from hantise.bots import bench

    figures = bench.measure(seconds, _say_what_is_measured)
    click.echo(json.dumps(figures) if as_json else bench.told(figures))


@bench.command("peers", short_help="Measure our games beside those of others.")
@click.option("--seconds", type=click.FloatRange(min=0.01), default=5.0, show_default=True, help="Time for each figure.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of text.")
@click.option("--write", type=click.Path(path_type=Path), metavar="PAGE", help="Put the figures into this page as well.")
def bench_peers(seconds: float, as_json: bool, write: Path | None) -> None:
    """Measure our games beside OpenSpiel's, RLCard's and PettingZoo's, in one run (needs the extra `peers`)."""
    from hantise import peers

    figures = peers.measure(seconds, _say_what_is_measured)
    click.echo(json.dumps(figures) if as_json else peers.told(figures))
    if write is not None:
        peers.write(write, figures)


def _say_what_is_measured(what: str) -> None:
    if sys.stderr.isatty():
        click.echo(f"measuring: {what}", err=True)


def _game_bench(game: str) -> click.Command:
    @click.command(
        name=game, short_help=f"Measure {game}.", help=f"Measure {game}: playouts, threads, driven from Python, first calls."
    )
    @game_options
    @click.option("--seconds", type=click.FloatRange(min=0.1), default=5.0, show_default=True, help="Time for each figure.")
    @click.option("--json", "as_json", is_flag=True, help="One JSON object instead of text.")
    def command(players: int | None, options: tuple[str, ...], edition: str | None, seconds: float, as_json: bool) -> None:
        from hantise import bench
        from hantise.games import load

        if players is None and BENCH_PLAYERS in load(game).edition(edition).players:
            players = BENCH_PLAYERS
        setup = _setup(game, players, options, edition)
        figures = bench.measure(setup, seconds, _say_what_is_measured)
        click.echo(json.dumps(figures) if as_json else bench.told(figures))

    return command


PORT = 8420


def _serve_here() -> None:
    """Serve to this machine and its network, and open the browser."""
    from hantise.games import names
    from hantise.server import serve as serving
    from hantise.tables.settings import Settings
    from hantise.tables.warm import was_compiled

    host = "0.0.0.0"
    with serving.first_free(host, PORT) as bound:
        port = bound.getsockname()[1]
        here, address = serving.address_here(host, port), serving.network_address(port)
        click.echo(f"Hantise is at {here} (stop it with Ctrl+C)")
        if address is not None:
            click.echo(f"others on your network: {address}")
        if not all(map(was_compiled, names())):
            click.echo("the first time, every game is compiled: its first table may take a minute to open")
        serving.open_browser_soon(here)
        serving.serve(Settings(database=serving.default_database(), address=address, log_level="warning"), bound)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to serve on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0 takes any that is free.")
@click.option("--database", metavar="URL", help="sqlite:///PATH or postgresql://…; a file in your data folder if not said.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes; several need PostgreSQL.")
@click.option(
    "--set", "changes", multiple=True, metavar="NAME=VALUE", help="Any other setting (docs/hosting.md); may be repeated."
)
def serve(host: str, port: int, database: str | None, workers: int, changes: tuple[str, ...]) -> None:
    """Serve tables to browsers and bots."""
    from hantise.server import serve as serving

    settings = serving.settings_from(database or serving.default_database(), changes)
    with serving.bound_to(host, port) as bound:
        port = bound.getsockname()[1]
        if host == "0.0.0.0" and settings.address is None:
            settings = settings.model_copy(update={"address": serving.network_address(port)})
        click.echo(f"Hantise is at {serving.address_here(host, port)}")
        serving.serve(settings, bound, workers)


@bench.command("server", short_help="Measure the server, with many tables.")
@click.option("--game", help="The game that is played (the first that two can play, if not said).")
@click.option("--tables", type=click.IntRange(1), default=500, show_default=True, help="How many at the same time.")
@click.option("--seconds", type=click.FloatRange(1), default=30.0, show_default=True, help="How long.")
@click.option("--rate", type=click.FloatRange(1), default=1600.0, show_default=True, help="Moves a second that people make.")
@click.option("--database", metavar="URL", help="A new SQLite file if not said.")
def bench_server(game: str | None, tables: int, seconds: float, rate: float, database: str | None) -> None:
    """Play at many tables over real sockets: moves a second, time from a move to everybody's view, memory."""
    from hantise.server.trials import bench

    click.echo(bench.run(game, tables, seconds, rate, database))


@main.group()
def trial() -> None:
    """Try to break the server; the last line says whether it held."""


@trial.command(short_help="Kill the server under load: nothing is lost.")
@click.option("--kills", type=click.IntRange(1), default=20, show_default=True, help="How often the server is killed.")
@click.option("--tables", type=click.IntRange(1), default=24, show_default=True, help="How many are played at.")
@click.option("--seed", type=int, default=0, show_default=True, help="For the moments of the kills.")
@click.option("--database", metavar="URL", help="A new SQLite file if not said.")
def crash(kills: int, tables: int, seed: int, database: str | None) -> None:
    """Kill the server under load and start it again: no acknowledged move is lost, none is made twice, every table goes on."""
    from hantise.server.trials import crash

    _found(crash.run(kills, tables, seed, database, say=click.echo))


@trial.command(short_help="Send it random and mutated messages.")
@click.option("--messages", type=click.IntRange(1), default=100_000, show_default=True, help="How many are sent.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed sends the same messages.")
def fuzz(messages: int, seed: int) -> None:
    """Send random and mutated messages: no dead connection without a reason, no stall, no error of the server's own."""
    from hantise.server.trials import fuzz

    _found(fuzz.run(messages, seed, say=click.echo))


def _found(faults: list[str]) -> None:
    for fault in faults:
        click.echo(fault)
    click.echo("it held" if not faults else f"it did not hold: {len(faults)} found")
    sys.exit(1 if faults else 0)
