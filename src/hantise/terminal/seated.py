"""The screen of a table: board, moves, log, and a line to type in."""

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from hantise.server.messages import Explained, Refusal
from hantise.terminal.commands import matching
from hantise.terminal.rulebook import paragraph, rulebook
from hantise.terminal.screens import Choosing, Curtain, Reading
from hantise.terminal.visit import Reply, Visit, result
from hantise.words import Message, Words

_LOG_SHOWN = 200  # lines beside the board; F4 shows all


class Seated(Screen[None]):
    """The table through the eyes of whoever sits before it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules"),
        Binding("f2", "hint"),
        Binding("f3", "undo"),
        Binding("f4", "story"),
        Binding("f5", "zoom"),
        Binding("f6", "start"),
        Binding("f10,ctrl+q,ctrl+c", "leave", priority=True),
        Binding("up", "highlight(-1)"),
        Binding("down", "highlight(1)"),
        Binding("pageup", "scroll_board(-1)"),
        Binding("pagedown", "scroll_board(1)"),
    ]

    def __init__(self, visit: Visit) -> None:
        super().__init__()
        self.visit = visit
        self._eye = visit.viewers[0] if len(visit.viewers) == 1 else None  # of several people nobody looks yet
        self._labels: dict[str, str] = {}
        self._listed: object = None  # what the list of moves was made from
        self._rule: str | None = None  # the paragraph that was cited last
        self._is_covered = False  # by the curtain, or by a question

    def compose(self) -> ComposeResult:
        """Everything has its place; app.tcss says where."""
        yield Static(id="status", markup=False)
        with Container(id="table"):
            with VerticalScroll(id="board"):
                yield Static(id="drawing", markup=False)
            with Container(id="side"):
                yield OptionList(id="moves", markup=False)
                with VerticalScroll(id="log"):
                    yield Static(id="told", markup=False)
        yield Static(id="message", markup=False)
        with Horizontal(id="typing"):
            yield Static("›", id="prompt", markup=False)
            yield Input(id="typed", placeholder=self._words.text("app-type"), select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Look, and go on looking."""
        self.query_one("#typing").display = bool(self.visit.seats)
        self.query_one("#message").display = False
        if self.visit.seats:
            self.query_one("#typed").focus()
        self._look()
        self._follow()

    @work
    async def _follow(self) -> None:
        while True:
            await self.visit.changed()
            self._look()

    @property
    def _words(self) -> Words:
        return self.visit.words(self._eye)

    def _look(self) -> None:
        """Show the table as it stands now, unless another person has to sit down first."""
        if self._is_covered or not self.visit.states:
            return
        turn = self.visit.turn
        if turn != self._eye and turn is not None:
            if not self.visit.is_open:
                self._draw_curtain(turn)
                return
            self._eye = turn
        if self.visit.asked:
            self._pass_on_the_wish()
        if self._eye is None and self.visit.seats:
            return  # bots begin, and nobody has looked yet
        self._show_table()

    def _draw_curtain(self, seat: int) -> None:
        self._is_covered = True

        def lifted(_result: None) -> None:
            self._is_covered, self._eye = False, seat
            self._say("")
            self._look()

        words = self.visit.words(None)
        self.app.push_screen(Curtain(words.text("play-curtain", who=words.names[seat])), lifted)

    def _pass_on_the_wish(self) -> None:
        request = self.visit.table.table.request
        assert request is not None
        self._is_covered = True
        words = self._words

        def answered(choice: int | None) -> None:
            self._is_covered = False
            self._answer(accept=choice == 0)

        choices = [words.text("command-yes"), words.text("command-no")]
        question = self.visit.words(None).text("app-request", who=self.visit.words(None).names[request["seat"]])
        self.app.push_screen(Choosing(question, choices, words), answered)

    @work
    async def _answer(self, *, accept: bool) -> None:
        for seat in self.visit.asked:
            self._hear(await self.visit.answer(seat, accept))
        self._look()

    def _show_table(self) -> None:
        state, words = self.visit.states[self._eye], self._words
        drawing = Text(state.drawing or "")
        drawing.highlight_regex("▶.*", "bold")
        self.query_one("#drawing", Static).update(drawing)
        log = self.query_one("#log", VerticalScroll)
        self.query_one("#told", Static).update("\n".join(map(words.say, self.visit.logs[self._eye][-_LOG_SHOWN:])))
        log.call_after_refresh(log.scroll_end, animate=False)
        self.query_one("#status", Static).update(f"{words.text('title')} · {self._status(words)}")
        self.query_one("#keys", Static).update(self._keys(words))
        self._list_moves()
        if self.visit.is_over:
            self._say("\n".join(map(words.say, result(state))))

    def _status(self, words: Words) -> str:
        state = self.visit.states[self._eye]
        if self.visit.trouble is not None:
            return self.visit.trouble
        if state.table.phase == "waiting":
            return words.text("play-waiting", host=0)
        if state.table.phase == "over":
            return words.text("table-is-over")
        if self.visit.turn is not None:
            return words.text("app-your-turn")
        actor = (state.view or {}).get("actor")
        thinks = state.table.thinking is not None
        who = words.names.get(actor, "…") if isinstance(actor, int) else "…"
        return words.text("app-thinks" if thinks else "app-turn-of", who=who)

    def _keys(self, words: Words) -> str:
        """The keys that do something now, each a link for the mouse."""
        state = self.visit.states[self._eye]
        is_host = self._eye is not None and self._eye == state.table.host
        keys = [
            ("F1", "rules", True),
            ("F2", "hint", self.visit.turn is not None),
            ("F3", "undo", state.undo is not None),
            ("F4", "story", True),
            ("F5", "zoom", True),
            ("F6", "begin", is_host and state.table.phase == "waiting"),
            ("F6", "again", self.visit.is_over and self._eye is not None),
            ("F10", "leave", True),
        ]
        actions = {"begin": "start", "again": "start"}
        return "  ".join(
            f"[@click=screen.{actions.get(name, name)}][b]{key}[/b] {words.text(f'key-{name}')}[/]"
            for key, name, now in keys
            if now
        )

    def _list_moves(self) -> None:
        """The moves that fit what is typed; made anew only when there are others."""
        typed = self.query_one("#typed", Input).value
        state = self.visit.states[self._eye]
        made_from = (self._eye, state.version, typed)
        if self._listed == made_from:
            return
        self._listed = made_from
        self._labels = self.visit.labels(self._eye) if self._eye is not None else {}
        moves = matching(self._labels, typed)
        longest = max(map(len, moves), default=0)
        options = self.query_one("#moves", OptionList)
        options.clear_options()
        options.add_options(Option(_option(move, self._labels[move], longest), id=move) for move in moves)
        if moves and typed.strip():  # an Enter too many must not make a move that nobody chose
            options.highlighted = 0

    def _say(self, text: str) -> None:
        message = self.query_one("#message", Static)
        message.update(text)
        message.display = bool(text)

    def _hear(self, reply: Reply) -> None:
        """Tell what became of a command."""
        if isinstance(reply, Refusal):
            self._rule = reply.rule
            self._say(self._words.say(Message.from_json(reply.reason)))
        elif isinstance(reply, Explained):
            self._say(self._words.say(Message.from_json(reply.label)))
        else:
            self._rule = None
            self._say("")

    @on(Input.Changed, "#typed")
    def _typed(self) -> None:
        if self._eye is not None:
            self._list_moves()

    @on(Input.Submitted, "#typed")
    def _submitted(self, event: Input.Submitted) -> None:
        """A move as it is written goes to the rules; anything else picks the highlighted one of those that fit it."""
        text = event.value.strip()
        options = self.query_one("#moves", OptionList)
        is_move = isinstance(self.visit.setup.parse(text), int)
        if not is_move and options.highlighted_option is not None and options.highlighted_option.id is not None:
            text = options.highlighted_option.id
        if text:
            self._move(text)
        else:
            self._say(self._words.text("app-type"))

    @on(OptionList.OptionSelected, "#moves")
    def _picked(self, event: OptionList.OptionSelected) -> None:
        if event.option_id is not None:
            self._move(event.option_id)

    @on(OptionList.OptionHighlighted, "#moves")
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Where there are too many moves for labels, the one that is looked at is asked for."""
        if event.option_id is not None and not self._labels.get(event.option_id, "-"):
            self._explain(event.option_id)

    @work(exclusive=True, group="explain")
    async def _explain(self, move: str) -> None:
        if self._eye is not None:
            self._hear(await self.visit.explain(self._eye, move))

    @work(exclusive=True, group="move")
    async def _move(self, move: str) -> None:
        seat = self._eye
        if seat is None:
            return
        reply = await self.visit.move(seat, move)
        self._hear(reply)
        if not isinstance(reply, Refusal):
            self.query_one("#typed", Input).clear()
        self._look()

    def action_highlight(self, by: int) -> None:
        """The arrows go through the list while one types."""
        options = self.query_one("#moves", OptionList)
        if options.option_count:
            at = options.highlighted if options.highlighted is not None else min(-by, 0)
            options.highlighted = (at + by) % options.option_count

    def action_scroll_board(self, by: int) -> None:
        """A board may be higher than the screen."""
        board = self.query_one("#board", VerticalScroll)
        board.scroll_relative(y=by * max(board.size.height - 2, 1), animate=False)

    def action_rules(self) -> None:
        """The rules, the paragraph that was cited last first."""
        text = rulebook(self.visit.setup.game, self.visit.language)
        cited = paragraph(text, self._rule) if self._rule else None
        self.app.push_screen(Reading(f"{cited}\n\n---\n\n{text}" if cited else text, self._words))

    def action_story(self) -> None:
        """The whole log."""
        lines = map(self._words.say, self.visit.logs[self._eye]) if self._eye in self.visit.logs else []
        self.app.push_screen(Reading("\n".join(f"- {line}" for line in lines), self._words))

    def action_zoom(self) -> None:
        """The board alone, and back."""
        self.toggle_class("-zoomed")

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What a strong bot would do; it is highlighted, not made."""
        seat = self.visit.turn
        if seat is None:
            return
        self._say(self._words.text("app-thinking"))
        move = await self.visit.hint(seat)
        if move is None:
            self._say(self._words.text("play-no-hint"))
            return
        self.query_one("#typed", Input).value = move
        reply = await self.visit.explain(seat, move)
        if isinstance(reply, Explained):
            label = self._words.say(Message.from_json(reply.label))
            self._say(self._words.text("play-hint", move=move, label=label))

    @work(exclusive=True, group="move")
    async def action_undo(self) -> None:
        """Take back the last move, or ask the others to."""
        if self._eye is not None:
            self._hear(await self.visit.undo(self._eye))
            self._look()

    @work(exclusive=True, group="move")
    async def action_start(self) -> None:
        """Begin, or begin another game."""
        if self._eye is None:
            return
        if self.visit.is_over:
            self._hear(await self.visit.play_again(self._eye))
        elif self.visit.table.table.phase == "waiting":
            self._hear(await self.visit.begin(self._eye))
        self._look()

    def action_leave(self) -> None:
        """Go; what has happened is kept."""
        self.dismiss(None)


def _option(move: str, label: str, longest: int) -> Text:
    return Text.assemble((move.ljust(longest), "bold"), "  ", label)
