"""Messages that no honest page sends, among those that it does; and which of them make sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeGuard

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    import parchis_widgets as pw

MARKUP: Final = '<img src=x onerror="broken=1">'
STRAY: Final = "\u202e\u0000\ud800"
"""Text turned round, a zero, and half of a letter."""


def nested(depth: int) -> list[Any]:
    """Give a list in a list, and so on."""
    whole: list[Any] = []
    for _ in range(depth):
        whole = [whole]
    return whole


ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, 5, -1, 2**31, -(2**31), 2**63, 10**400, 0.0, 1.0, 5.5,
    float("nan"), float("inf"), "", "0", "5", "Y1", "y1", "goal", "home", "c3", "throw", MARKUP,
    STRAY, "x" * 32, "x" * 1_000_000, [], [5], {}, {"intent": "throw"}, nested(300),
)  # fmt: skip
INTENTS: Final[tuple[str, ...]] = (
    "throw",
    "pass",
    "undo",
    "redo",
    "play",
    "try",
    "hints",
    "compare",
    "branch",
    "go",
    "new",
)
FIELDS: Final = (
    "move",
    "piece",
    "count",
    "target",
    "ply",
    "on",
    "seed",
    "intent",
    "revision",
    MARKUP,
)
PIECES: Final = tuple(f"{colour}{number}" for colour in "YBRGK" for number in range(6))


def messages(board: pw.Board, chance: random.Random) -> Iterator[Any]:
    """Give messages without end: honest ones, honest ones spoilt, and nonsense."""
    while True:
        kind = chance.random()
        message: Any = honest(board, chance)
        if kind < 0.5:
            spoil(message, chance)
        elif kind < 0.6:
            message = chance.choice(ODD)
        yield message
        if chance.random() < 0.2:
            yield message  # a double click


def honest(board: pw.Board, chance: random.Random) -> dict[str, Any]:
    """Give a message that a page could send, perhaps at another moment."""
    # What the other rulesets say takes its time: it is asked elsewhere.
    quick = [intent for intent in INTENTS if intent != "compare"]
    game, intent = board.game, chance.choice((*quick, *("throw", "play") * 6))
    fields: dict[str, Any] = {}
    if intent == "play":
        fields["move"] = chance.randrange(len(game.legal_moves()) + 1)
    elif intent == "try":
        fields = {"piece": chance.choice(PIECES), "count": chance.choice((*game.pending, 7))}
        if chance.random() < 0.5:
            fields["target"] = chance.choice((None, "goal", chance.randrange(-1, 97)))
        if chance.random() < 0.3:
            fields["ply"] = chance.randrange(-1, len(game.plies) + 2)
        if chance.random() < 0.5:
            fields["count"] = None
    elif intent == "hints":
        fields["on"] = chance.random() < 0.5
    elif intent == "go":
        fields["ply"] = chance.randrange(-1, len(game.plies) + 2)
    elif intent == "branch":
        fields["branch"] = chance.randrange(-1, len(game.branches) + 1)
    elif intent == "new":
        fields["seed"] = chance.choice((None, 0, 7, -7))
    return {"intent": intent, "revision": revision(board), **fields}


def spoil(message: dict[str, Any], chance: random.Random) -> None:
    """Change, remove or add a field or two."""
    seen = int(message["revision"])
    for _ in range(chance.choice((1, 1, 2))):
        name = chance.choice((*message, *FIELDS))
        if chance.random() < 0.2:
            message.pop(name, None)
        elif name == "revision" and chance.random() < 0.7:
            message[name] = seen + chance.choice((-2, -1, 1, 2, 10**6))
        else:
            message[name] = chance.choice(ODD)


def revision(board: pw.Board) -> int:
    """Give the number of what the page shows now."""
    return int(board.snapshot["revision"])


def acts(board: pw.Board, message: Any) -> bool:
    """Tell whether a message is to be done: the protocol, written here once more.

    It is an object with a known intent, was made on what is shown, and has just the fields it
    needs, with values that make sense in the game as it stands.
    """
    if not isinstance(message, dict) or message.get("intent") not in INTENTS:
        return False
    seen = message.get("revision")
    if not is_whole(seen) or seen != revision(board):
        return False
    given = {k: v for k, v in message.items() if k not in {"intent", "revision"}}
    return SENSE[message["intent"]](board.game, given)


def _is_seed(value: object) -> bool:
    return value is None or (is_whole(value) and abs(value) < 2**31)


SENSE: Final[dict[str, Callable[[pw.Game, dict[str, Any]], bool]]] = {
    "throw": lambda game, given: not given and game.phase == "throw",
    "pass": lambda game, given: not given and game.may_pass(),
    "undo": lambda game, given: not given and game.ply > 0,
    "redo": lambda game, given: not given and game.ply < len(game.plies),
    "play": lambda game, given: (
        given.keys() == {"move"}
        and is_whole(given["move"])
        and 0 <= given["move"] < len(game.legal_moves())
    ),
    "go": lambda game, given: (
        given.keys() == {"ply"} and is_whole(given["ply"]) and 0 <= given["ply"] <= len(game.plies)
    ),
    "branch": lambda game, given: (
        given.keys() == {"branch"}
        and is_whole(given["branch"])
        and 0 <= given["branch"] < len(game.branches)
    ),
    "new": lambda game, given: given.keys() <= {"seed"} and _is_seed(given.get("seed")),
    # Asked only: the game stays as it is.
    "try": lambda _game, _given: False,
    "hints": lambda _game, _given: False,
    "compare": lambda _game, _given: False,
}


def is_whole(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number, which True is not."""
    return isinstance(value, int) and not isinstance(value, bool)
