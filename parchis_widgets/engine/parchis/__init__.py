"""The mechanics of Parchís: five leaves home, barriers, counts of 20 and 10."""

from parchis_widgets.board.parchis import COLOURS
from parchis_widgets.engine.parchis.legal import legal, pending
from parchis_widgets.engine.parchis.moves import asked_as, count_of, fits, move_of, uses, way_of
from parchis_widgets.engine.parchis.objections import objections, way
from parchis_widgets.engine.parchis.outcome import outcome
from parchis_widgets.engine.parchis.places import place_in
from parchis_widgets.engine.parchis.seats import (
    colours_for,
    named_players,
    opening_order,
    seats_of,
)
from parchis_widgets.engine.parchis.state import new_state, own_pieces
from parchis_widgets.engine.parchis.tables import tables_for
from parchis_widgets.engine.parchis.turns import forgo, may_decline, may_throw, play, rethrow, throw

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
