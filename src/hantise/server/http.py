"""The HTTP side: opening, joining and listing tables, long polls and commands for simple clients, records and replays."""

import asyncio
import json
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Header, Path, Query, Request
from pydantic import StringConstraints
from starlette.responses import Response

from hantise.game import described
from hantise.games import load, names
from hantise.server.answers import carry_out, seat_of, shown, table_shown
from hantise.server.context import Context
from hantise.server.messages import (
    TABLE,
    TOKEN,
    Bot,
    Command,
    CommandAnswer,
    HeldSeat,
    Join,
    Language,
    Me,
    NewTable,
    NewTableAnswer,
    Replayed,
    State,
    TableListed,
    TableShown,
)  # fmt: skip
from hantise.server.problems import DESCRIBED, Trouble
from hantise.server.replays import Eyes, one_step
from hantise.server.security import address_of
from hantise.tables import decisions, tokens
from hantise.tables.events import Event, Opened, Place, Seated
from hantise.tables.table import Table

LONGEST_WAIT = 25.0

ROUTER = APIRouter(prefix="/api", responses=DESCRIBED)

TableId = Annotated[str, Path(pattern=f"^{TABLE}$", description="The table's name.")]
Bearer = Annotated[
    str | None,
    Header(description="`Bearer TOKEN` of the seat; without it, a spectator.", pattern=f"^Bearer {TOKEN}$"),
]
Perspective = Annotated[str, StringConstraints(pattern=r"^(everything|spectator|[0-9]{1,2})$")]


def _context(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


@ROUTER.get("/games")
def games() -> list[dict[str, Any]]:
    """The games: players, editions, options."""
    return [described(load(name)) for name in names()]


@ROUTER.get("/tables")
async def public_tables(request: Request) -> list[TableListed]:
    """The public tables that are not over, the latest first."""
    return [TableListed.model_validate_json(summary) for summary in await _context(request).hall.store.public()]


@ROUTER.post("/tables", status_code=201)
async def open_table(request: Request, new: NewTable) -> NewTableAnswer:
    """Open a table. Whoever opens it takes the seats of kind `me`, and passes the invitation on."""
    context = _context(request)
    wait = context.new_tables.take(address_of(request.scope))
    if wait > 0:
        raise Trouble(429, "too many tables", f"the next one may be opened in {int(wait) + 1} seconds")
    chosen = load(new.game).setup(len(new.seats), dict(new.options), new.edition)
    if new.position is not None:
        chosen.load(new.position)
    invitation = tokens.new()
    mine = [HeldSeat(seat=seat, token=tokens.new()) for seat, place in enumerate(new.seats) if isinstance(place, Me)]
    opened = Opened(
        new.game, chosen.edition.edition, dict(new.options), tuple(map(_place, new.seats)), new.public, new.clock, new.level,
        tokens.hashed(invitation), new.position,
    )  # fmt: skip
    table_id = await context.hall.open(opened, [_seated(new, held) for held in mine])
    return NewTableAnswer(table=table_id, seats=mine, invitation=invitation, address=context.settings.address)


def _place(seat: Any) -> Place:
    if isinstance(seat, Bot):
        return Place("bot", seat.level)
    return Place("invited" if isinstance(seat, Me) else seat.kind)


def _seated(new: NewTable, held: HeldSeat) -> Event:
    me = new.seats[held.seat]
    assert isinstance(me, Me)
    return Seated(held.seat, me.name, tokens.hashed(held.token))


@ROUTER.get("/tables/{table_id}", response_model=TableShown)
async def one_table(request: Request, table_id: TableId) -> Response:
    """A table as everybody sees it."""
    return _encoded(table_shown(await _context(request).hall.table(table_id)))


def _encoded(body: str | bytes) -> Response:
    return Response(body, media_type="application/json")


@ROUTER.post("/tables/{table_id}/join", status_code=201)
async def join(request: Request, table_id: TableId, wish: Join) -> HeldSeat:
    """Take a seat: an open one, or with the invitation any that is free. The token holds it from now on."""
    context = _context(request)
    token = tokens.new()

    def decide(table: Table) -> list[Event]:
        return decisions.sit(table, wish.seat, wish.name, token, wish.invitation, context.hall.luck)

    table = await context.hall.act(table_id, decide)
    seat = seat_of(table, token)
    assert seat is not None
    return HeldSeat(seat=seat, token=token)


async def _viewer(context: Context, table_id: str, authorization: str | None) -> tuple[Table, int | None]:
    """The table, and the seat that the token holds there; None for a spectator."""
    table = await context.hall.table(table_id)
    if authorization is None:
        return table, None
    seat = seat_of(table, authorization.removeprefix("Bearer "))
    if seat is None:
        raise Trouble(401, "this token holds no seat here")
    return table, seat


@ROUTER.get("/tables/{table_id}/state", response_model=State)
async def state(
    request: Request,
    table_id: TableId,
    authorization: Bearer = None,
    since: Annotated[int, Query(ge=0, le=2**31, description="The version that is known; the log begins after it.")] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for a newer version.")] = 0,
    drawing: Annotated[Language | None, Query(description="Draw the view in text too, worded in this language.")] = None,
) -> Response:
    """The table as the seat, or a spectator, sees it: at once, or as soon as there is something newer."""
    context = _context(request)
    _, viewer = await _viewer(context, table_id, authorization)
    await context.hall.prepare(table_id, [viewer])
    seats = [] if viewer is None else [viewer]
    loop = asyncio.get_running_loop()
    ends = loop.time() + wait
    async with context.hall.watching(table_id, seats) as (table, watcher):
        while table.story(viewer).version == since and loop.time() < ends and not context.stopping.is_set():
            watcher.changed.clear()
            await context.first_of(watcher.changed, ends - loop.time())
        return _encoded(shown(table, viewer, since, drawing))


@ROUTER.post("/tables/{table_id}/commands", response_model=CommandAnswer)
async def command(request: Request, table_id: TableId, wish: Command, authorization: Bearer = None) -> Response:
    """Move, undo, leave and so on: what a socket takes, one at a time."""
    context = _context(request)
    table, seat = await _viewer(context, table_id, authorization)
    if seat is None:
        raise Trouble(401, "only somebody with a seat can do that")
    if wish.seat != seat:
        raise Trouble(403, "this token holds another seat", f"it holds seat {seat}")
    wait = context.seats.take((table_id, seat))
    if wait > 0:
        raise Trouble(429, "too many requests", f"the seat is free again in {wait:.1f} seconds")
    await context.hall.prepare(table_id, [seat])
    answer = await context.measured(wish.type, carry_out(context.hall, table, wish))
    known = wish.version if wish.type == "move" else table.story(seat).version
    return _encoded(orjson.dumps({"answer": answer.model_dump(), "state": orjson.Fragment(shown(table, seat, known))}))


@ROUTER.get("/tables/{table_id}/record", response_class=Response)
async def record(request: Request, table_id: TableId) -> Response:
    """The record of a finished game, in the project's format, for `hantise replay`."""
    table = await _finished(_context(request), table_id)
    assert table.state is not None
    name = f"hantise-{table.opened.game}-{table.id}.jsonl"
    line = json.dumps(table.state.record(), separators=(",", ":")) + "\n"
    return Response(line, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type="application/json")


@ROUTER.get("/tables/{table_id}/replay")
async def replay(
    request: Request, table_id: TableId, perspective: Perspective = "everything", step: Annotated[int, Query(ge=0, le=2**31)] = 0
) -> Replayed:
    """A step of a finished game as a seat or a spectator saw it, or with everything shown."""
    table = await _finished(_context(request), table_id)
    seat = int(perspective) if perspective.isdigit() else None
    if seat is not None and seat >= len(table.chairs):
        raise Trouble(404, "no such seat")
    if step > len(table.moves):
        raise Trouble(404, "no such step", f"the game has {len(table.moves)}")
    return await asyncio.to_thread(one_step, table, step, Eyes(seat, perspective == "everything"))


async def _finished(context: Context, table_id: str) -> Table:
    table = await context.hall.table(table_id)
    if table.phase != "over":
        raise Trouble(409, "not now", "the game is not over yet")
    return table
