"""The mechanics of Pachisi and Chaupar: throws that add up, castles, Queens, merged pieces."""

from parchis_widgets.board.pachisi import COLOURS
from parchis_widgets.engine.pachisi.duties import legal
from parchis_widgets.engine.pachisi.legal import may_throw, pending
from parchis_widgets.engine.pachisi.moves import asked_as, count_of, fits, move_of, uses, way_of
from parchis_widgets.engine.pachisi.objections import objections, way
from parchis_widgets.engine.pachisi.outcome import outcome
from parchis_widgets.engine.pachisi.places import place_in
from parchis_widgets.engine.pachisi.seats import (
    colours_for,
    named_players,
    opening_order,
    seats_of,
)
from parchis_widgets.engine.pachisi.state import new_state, own_pieces
from parchis_widgets.engine.pachisi.tables import tables_for
from parchis_widgets.engine.pachisi.turns import forgo, may_decline, play, rethrow, throw

__all__ = [
    "COLOURS",
    "asked_as",
    "colours_for",
    "count_of",
    "fits",
    "forgo",
    "legal",
    "may_decline",
    "may_throw",
    "move_of",
    "named_players",
    "new_state",
    "objections",
    "opening_order",
    "outcome",
    "own_pieces",
    "pending",
    "place_in",
    "play",
    "rethrow",
    "seats_of",
    "tables_for",
    "throw",
    "uses",
    "way",
    "way_of",
]
