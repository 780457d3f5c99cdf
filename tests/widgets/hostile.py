"""Messages that no honest page sends, among those that it does; and which of them make sense."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Iterator

MARKUP: Final = '<img src=x onerror="broken=1">'
STRAY: Final = "\u202e\u0000\ud800"
"""Text turned round, a zero, and half of a letter."""


def nested(depth: int) -> list[Any]:
    """Give a list in a list in a list …"""
    whole: list[Any] = []
    for _ in range(depth):
        whole = [whole]
    return whole


ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, 5, -1, 2**31, -(2**31), 2**63, 10**400, 0.0, 1.0, 5.5,
    float("nan"), float("inf"), "", "0", "5", "Y1", "y1", "goal", "home", "c3", "throw", MARKUP,
    STRAY, "x" * 32, "x" * 1_000_000, [], [5], {}, {"intent": "throw"}, nested(300),
)  # fmt: skip
INTENTS: Final = ("throw", "pass", "undo", "redo", "play", "try", "go", "new")
FIELDS: Final = ("move", "piece", "count", "target", "ply", "seed", "intent", "revision", MARKUP)
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
    game, intent = board.game, chance.choice((*INTENTS, *("throw", "play") * 6))
    fields: dict[str, Any] = {}
    if intent == "play":
        fields["move"] = chance.randrange(len(game.legal_moves()) + 1)
    elif intent == "try":
        fields = {"piece": chance.choice(PIECES), "count": chance.choice((*game.pending, 7))}
        if chance.random() < 0.5:
            fields["target"] = chance.choice((None, "goal", chance.randrange(-1, 97)))
    elif intent == "go":
        fields["ply"] = chance.randrange(-1, len(game.plies) + 2)
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


@dataclass(frozen=True)
class Sense:
    """What a message means to a board as it stands: written here once more, from the protocol."""

    board: pw.Board
    message: Any

    def is_current(self) -> bool:
        """Tell whether it is an object with a known intent and was made on what is shown."""
        if not isinstance(self.message, dict) or self.message.get("intent") not in INTENTS:
            return False
        seen = self.message.get("revision")
        return is_whole(seen) and seen == revision(self.board)

    def acts(self) -> bool:
        """Tell whether it is to be done: only then may the game change."""
        if not self.is_current():
            return False
        game = self.board.game
        given = {k: v for k, v in self.message.items() if k not in {"intent", "revision"}}
        match self.message["intent"], given:
            case "throw", {**more}:
                return not more and game.phase == "throw"
            case "pass", {**more}:
                return not more and game.may_pass()
            case "undo", {**more}:
                return not more and game.ply > 0
            case "redo", {**more}:
                return not more and game.ply < len(game.plies)
            case "play", {"move": move, **more}:
                return not more and is_whole(move) and 0 <= move < len(game.legal_moves())
            case "go", {"ply": ply, **more}:
                return not more and is_whole(ply) and 0 <= ply <= len(game.plies)
            case "new", {**more}:
                seed = more.pop("seed", None)
                return not more and (seed is None or (is_whole(seed) and abs(seed) < 2**31))
            case "try", {"piece": str(piece), "count": count, **more}:
                if more.pop("target", None) is not None or more or not is_whole(count):
                    return False
                return any((piece, count) == (m.piece, m.count) for m in game.legal_moves())
        return False


def is_whole(value: object) -> bool:
    """Tell whether a value is a whole number, which True is not."""
    return isinstance(value, int) and not isinstance(value, bool)
