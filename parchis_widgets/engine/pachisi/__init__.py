"""The mechanics of Pachisi and Chaupar: throws that add up, castles, Queens, merged pieces."""

from parchis_widgets.board.pachisi import COLOURS
from parchis_widgets.engine.pachisi.duties import legal
from parchis_widgets.engine.pachisi.legal import may_throw, pending
from parchis_widgets.engine.pachisi.moves import move_of, way_of
from parchis_widgets.engine.pachisi.objections import objections, square_name, way
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
from parchis_widgets.engine.pachisi.turns import forgo, may_decline, play, throw

__all__ = [
    "COLOURS",
    "colours_for",
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
    "seats_of",
    "square_name",
    "tables_for",
    "throw",
    "way",
    "way_of",
]
