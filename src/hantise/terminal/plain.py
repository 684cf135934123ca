"""A game in plain lines: you at one seat, bots at the others. Moves are typed in notation or by number."""

from collections.abc import Callable

from hantise.chance import Rng, unpredictable
from hantise.game import Setup, State, label, tell
from hantise.words import Message, Words, seat


class Quit(Exception):
    """The player has had enough."""


def play(setup: Setup, me: int, language: str, ask: Callable[[str], str], say: Callable[[str], None]) -> State:
    """Play a game to its end, or until the player quits; the state it has come to."""
    words = setup.words(language)
    words = Words(language, words.bundle, {me: words.text("you", seat=me)})
    state = setup.start()
    rng = unpredictable()
    try:
        while not state.is_over:
            action = _chosen(state.view(me), words, ask, say) if state.actor == me else _found(state, rng)
            _make(state, action, me, words, say)
    except (Quit, EOFError):
        say(words.text("play-quit"))
        return state
    say(state.view(me).drawing(language, words.names))
    _tell_result(state, words, say)
    return state


def _found(state: State, rng: Rng) -> int:
    """What chance or a bot does; a bot is given its view."""
    return state.choose(rng) if state.actor < 0 else state.view(state.actor).choose(rng, sensible=True)


def _make(state: State, action: int, me: int, words: Words, say: Callable[[str], None]) -> None:
    before, seen = state.view(me), state.seen_by(action, me)
    state.apply(action)
    if seen is not None:
        for line in tell(before, seen, state.view(me)):
            say(words.say(line))


def _chosen(view: State, words: Words, ask: Callable[[str], str], say: Callable[[str], None]) -> int:
    """Show the table and the moves, and ask until the answer is one of them."""
    moves = view.moves()
    say("\n" + view.drawing(words.language, words.names) + "\n")
    for number, move in enumerate(moves, start=1):
        say(f"{number:4}  {move:14} {words.say(label(view, _action(view, move)))}")
    while True:
        answer = ask(words.text("play-prompt")).strip()
        if answer.lower() in ("q", "quit"):
            raise Quit
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return _action(view, moves[int(answer) - 1])
        refusal = view.why_not(answer, words.language)
        if refusal is None:
            return _action(view, answer)
        say(refusal)


def _action(view: State, move: str) -> int:
    action = view.setup.parse(move)
    assert isinstance(action, int)
    return action


def _tell_result(state: State, words: Words, say: Callable[[str], None]) -> None:
    for number, score in enumerate(state.scores or []):
        say(words.text("score-line", who=words.say(seat(number)), score=score))
    winners = [seat(number) for number in state.winners or []]
    say(words.say(Message("won-by", {"winners": winners}) if winners else Message("won-by-nobody")))
