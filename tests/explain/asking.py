"""Positions in which much can be asked, and everything there is to ask in them."""

from __future__ import annotations

import random
from itertools import count
from typing import TYPE_CHECKING, Final

import parchis_widgets as pw
from parchis_widgets.engine.family import family_of
from parchis_widgets.rules.catalogue import ruleset, rulesets
from tests.game.play import play_on, random_rules
from tests.statements.table import CLOTH, everybody

if TYPE_CHECKING:
    from collections.abc import Iterator

NASTY: Final = (
    # Barriers, full squares and starts that are shut.
    "clasico; Y 8 7 home*2; B home*4; R 11 11 home*2; G home*4; turn Y; throw 4",
    "clasico; Y 8 8 30 home; R 10 home*3; turn Y; throw 6",
    "clasico; Y 8 home*3; B 12 home*3; R 12 home*3; turn Y; throw 4",
    "clasico; Y 5 5 home*2; R home*4; turn Y; throw 5",
    "clasico; Y home*4; B 5+ home*3; R 5 home*3; turn Y; throw 5",
    "clasico; Y home*4; R 5 5 home*2; turn Y; throw 5",
    "clasico; Y c2 c2 c1 60; R home*4; turn Y; throw 6",
    "clasico reform_barrier=no; Y 8 8 14 home; R home*4; turn Y; throw 6",
    "clasico barriers=safe_squares pairs_off_safes=forbidden; Y 8 10 home*2; R 12 12; throw 2",
    "clasico exit_beats_barrier=no; Y home*4; R 5 5 home*2; turn Y; throw 5",
    # The six, the third one, and the goal.
    "clasico; Y 8 20 30 goal; R home*4; turn Y; throw 6; sixes 1; last Y1",
    "clasico; Y 8 20 c7 home; R home*4; turn Y; throw 6; sixes 2; last Y2",
    "clasico; Y c5 c7 goal*2; R 40 home*3; turn Y; throw 4",
    "clasico; Y goal*4; R 60 home*3; turn Y",
    # 20 and 10.
    "clasico; Y 8 30 c6 home; R 28 28 home*2; turn Y; bonus 20 10",
    "clasico; Y 8 30 c6 home; R home*4; turn Y; bonus 10 20; throw 3",
    "clasico bonus_piece=another; Y 8 30 home*2; R home*4; turn Y; bonus 20:Y1",
    "clasico capture_bonus=10 goal_bonus=20; Y 8 30 home*2; R home*4; turn Y; bonus 10 20",
    # By pairs, with two colours, with two dice.
    "clasico.parejas; Y 8 home*3; B home*4; R 11 home*3; G home*4; turn Y; throw 3",
    "clasico.parejas; Y 11 8 home*2; B home*4; R 11 home*3; G home*4; turn Y; throw 4",
    "clasico.parejas; Y home*4; B home*4; R 5 5 home*2; G home*4; turn Y; throw 5",
    "clasico.dos_colores; Y 8 20 home*2; B home*4; R 12 12 30 40; G home*4; turn Y; throw 6",
    "clasico.dos_colores home_empty=colour_moved; "
    "Y 8 20 30 home; B home*4; R 48 49 50 52; G home*4; turn Y; throw 6",
    "dos_dados; Y 8 20 home*2; R home*4; turn Y; throw 2 3",
    "dos_dados; Y 8 20 30 goal; R home*4; turn Y; throw 6 5",
    "dos_dados; Y 8 home*3; R home*4; turn Y; throw 4 4; sixes 2; last Y1",
    "dos_dados; Y 8 20 home*2; R home*4; turn Y; throw 6",
    # Other sources.
    "tradicional; Y home*4; R 5 home*3; turn Y; throw 5",
    "tradicional; Y 30 home*3; B 5 home*3; R 5+ home*3; turn Y; throw 5",
    "tradicional double_exit=first_five; Y home*4; R 8 home*3; turn Y; throw 5; entered Y",
    "tradicional; Y 8 20 home*2; R home*4; turn Y; throw 6; sixes 2; second Y1",
    "tradicional; Y 8 home*3; B goal*4; R 60 home*3; turn Y; throw 3; places B",
    "general; Y 5 5 30 home; R home*4; turn Y; throw 5",
    "general; Y c6 c1 30 home; R home*4; turn Y; throw 6",
    "general; Y 8 20 30 40; R 12 12 home*2; turn Y; throw 6",
    "general; Y c1 60 goal home; R home*4; turn Y; bonus 10",
    "general; Y 8 home*3; B home*4; R 60 home*3; turn Y; throw 3; left B",
    # On the cloth: castles, Queens, marks, laps, ends.
    "pachisi; Y 36 home*3; R 21 home*3; turn Y; throw 2",
    "pachisi; Y 36 34q 38 home; R 22 20 home*2; turn Y; throw 4 3 2",
    "pachisi; Y 36x 30q/2 goal home; R 24 24 23 home; turn Y; throw 25 10 6 4",
    "pachisi; Y 30 home*3; turn Y; throw 6 12; again",
    "pachisi; Y home*4; R 40 home*3; turn Y; throw 3",
    "pachisi; Y home*4; R 40 home*3; turn Y; throw 10 3; entered Y",
    "pachisi; Y 73 59 83 goal; turn Y; throw 25 10 12 4",
    "pachisi; Y 30 home*3; turn Y; throw 6 6 2",
    "pachisi; Y goal*4; K 80 30 home*2; turn K; throw 4",
    "pachisi; Y 83 home*3; R 83 home*3; turn Y",
    "pachisi entry=moves_too; Y 30 1 home*2; turn Y; throw 10 3; spent 10",
    "pachisi entry=runs; Y 30 home*3; R 10 home*3; turn Y; throw 10 4",
    "pachisi finishing=grace_from_83; Y 80 83 home*2; turn Y; throw 12 4",
    "pachisi graces=ten_and_25 third_grace=void; Y 30x home*3; turn Y; throw 10 25; again; skip R",
    "pachisi finished_colour=plays_partner; Y goal*4; K 30 home*3; turn Y; throw 3",
    "pachisi merging=yes splitting=yes; Y 30 30 31 home; R 15 15 home*2; turn Y; throw 3 2",
    "pachisi throws=seven_cowries; Y 31 home*3; turn Y; throw 30 7 3",
    "chaupar; Y 36 36 23 24; R 21 21 6 7; turn Y; throw 2 1 6",
    "chaupar; Y 36 6 23 24; R 21 21 6 7; turn Y; throw 2 1 6",
    "chaupar; Y 82 83 goal*2; turn Y; throw 1 2 5",
    "chaupar; Y 75 goal*3; turn Y; throw 2 6 6",
    "chaupar; Y home 30/2 31 32; K goal*4; turn Y; throw 1 5",
    "chaupar larger=bars_the_way queens=two_captures; Y 36 34q 6 7; R 21 21 6x 7; throw 2 5",
)  # fmt: skip
"""Barriers, full squares, castles, Queens, merged pieces, third sixes, counts owed, and ends."""

ALL_RULES: Final = (*rulesets(), "parchis with switches", "pachisi with switches")
"""The published rulesets, and the switches of either family turned at random."""


def nasty(text: str) -> pw.Game:
    """Set up one of the positions; on the cloth all four colours play."""
    rules, fields = text.split("; ", 1)
    if ruleset(rules).family == "pachisi":
        fields = everybody(fields, CLOTH)
    return pw.Game.from_position(f"{rules}; {fields}", seed=1)


def met(rules: str, seed: int, positions: int = 6) -> Iterator[tuple[pw.Game, random.Random]]:
    """Play at random, and give a game some plies apart: most often where something is thrown."""
    chooser = random.Random(seed)
    if rules in rulesets():
        chosen = ruleset(rules)
    else:
        chosen = random_rules(rules.split(maxsplit=1)[0], chooser)
    players = chooser.choice((2, 4)) if chosen.family == "pachisi" else None
    game = pw.Game(chosen, players=players, seed=seed, play_on=chosen.goes_on)
    for _ in range(positions):
        for _ in play_on(game, chooser, chooser.randint(1, 60)):
            pass
        for _ in range(chooser.randint(1, 4)):
            if game.phase == "throw":
                game.throw()
        yield game, chooser


def pieces(game: pw.Game) -> list[str]:
    """Name every piece on the board."""
    return [f"{colour}{n}" for colour in game.position.colours for n in range(1, 5)]


def own_pieces(game: pw.Game) -> list[str]:
    """Name the pieces of whose turn it is."""
    state = game.position.state()
    return [state.tables.names[piece] for piece in family_of(game.ruleset).own_pieces(state)]


def counts(game: pw.Game) -> list[int]:
    """Give what may be counted, sums included, what a 6 may be instead, and what was not thrown."""
    thrown = game.position.saved.throws
    sums = {move.count for move in game.legal_moves()} | {sum(thrown[:2]), sum(thrown)}
    sixes = {6, 7} if 6 in thrown else set()
    found = {*game.pending, *thrown, *sums, *sixes, 20} - {0}
    return sorted(found | {next(n for n in count(1) if n not in found)})


def may(game: pw.Game, piece: str, count: int) -> bool:
    """Tell whether a legal move has that piece and that count."""
    return any(piece in move.pieces and move.count == count for move in game.legal_moves())
