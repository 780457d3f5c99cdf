"""What an editor can start from."""

from __future__ import annotations

from parchis_widgets.engine.family import family_of
from parchis_widgets.game.game import Game, Record
from parchis_widgets.position.position import Position
from parchis_widgets.position.reading import rules_of
from parchis_widgets.rules.ruleset import Ruleset
from parchis_widgets.text.refusal import Refused

__all__ = ["beginning", "start_of"]


def start_of(start: object) -> tuple[Position, Record | None]:
    """Return the position that is meant, and the record it is the last of.

    Raises
    ------
    ValueError
        If nothing is meant by it; the message lists what would be.
    """
    if isinstance(start, Position):
        return start, None
    if isinstance(start, Game):
        return start.position, start.record
    if isinstance(start, Record):
        return start.replay().position, start
    if isinstance(start, str) and ";" in start:
        return Position.parse(start), None
    if isinstance(start, (str, Ruleset)):
        return beginning(rules_of(start)), None
    raise Refused("options.start", given=start)


def beginning(rules: Ruleset) -> Position:
    """Return how a game begins in which all play who can, the first of them to throw."""
    family = family_of(rules)
    seats = family.seats_of(rules, family.colours_for(rules, None))
    return Position(rules, seats, family.new_state(rules, seats).save())
