"""The mechanics of Pachisi and Chaupar: throws that add up, castles, Queens, merged pieces."""

from parchis_widgets.board.pachisi import COLOURS
from parchis_widgets.engine.pachisi.legal import any_legal, legal
from parchis_widgets.engine.pachisi.moves import (
    count_under,
    may_count_otherwise,
    move_of,
    moved_and_counted,
    saved_under,
    way_of,
)
from parchis_widgets.engine.pachisi.objections import objections, way
from parchis_widgets.engine.pachisi.outcome import outcome
from parchis_widgets.engine.pachisi.places import is_same_place, knows_place
from parchis_widgets.engine.pachisi.seats import (
    colours_for,
    named_players,
    opening_order,
    seats_of,
)
from parchis_widgets.engine.pachisi.state import (
    new_state,
    own_pieces,
    place_in,
    standing,
    turned_to,
)
from parchis_widgets.engine.pachisi.tables import tables_for
from parchis_widgets.engine.pachisi.throws import count_of, may_throw, pending
from parchis_widgets.engine.pachisi.turns import (
    forgo,
    give_up,
    leave_game,
    may_decline,
    may_leave,
    play,
    rethrow,
    throw,
    why_not_decline,
)

__all__ = [
    "COLOURS",
    "any_legal",
    "colours_for",
    "count_of",
    "count_under",
    "forgo",
    "give_up",
    "is_same_place",
    "knows_place",
    "leave_game",
    "legal",
    "may_count_otherwise",
    "may_decline",
    "may_leave",
    "may_throw",
    "move_of",
    "moved_and_counted",
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
    "saved_under",
    "seats_of",
    "standing",
    "tables_for",
    "throw",
    "turned_to",
    "way",
    "way_of",
    "why_not_decline",
]
