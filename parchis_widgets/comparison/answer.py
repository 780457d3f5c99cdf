"""What one ruleset answers to a position and its throw."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parchis_widgets.text import current_language, message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.position.position import Position

__all__ = ["RuleAnswer"]


@dataclass(frozen=True)
class RuleAnswer:
    """What one ruleset answers to a throw.

    Attributes
    ----------
    name : str
        The ruleset's id.
    position : Position
        The game as it stands there.
    moves : tuple of Move
        What may be played.
    events : tuple of tuple of Event
        By move, what happens then.
    ways : tuple of tuple of str
        By move, the places that its piece enters one by one.
    held : mapping of str to Violation
        Pieces that could move but for a duty, and that duty.
    refused : mapping of str to tuple of Violation
        The other pieces of whose turn it is, and why they cannot move, most fundamental first.
    lang : str
        The language it speaks unless another is asked for.
    """

    name: str
    position: Position
    moves: tuple[Move, ...]
    events: tuple[tuple[Event, ...], ...]
    ways: tuple[tuple[str, ...], ...]
    held: Mapping[str, Violation]
    refused: Mapping[str, tuple[Violation, ...]]
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    def word(self, lang: str | None = None) -> str:
        """Return in a word or two what there is to do."""
        pieces = {move.piece for move in self.moves}
        key = "none" if not self.moves else "one" if len(self.moves) == 1 else "choose"
        if key == "choose" and len(pieces) == 1:
            key = "one_piece"
        return message(lang or self.lang, f"every_rule.{key}")
