"""Two games played side by side by hand, throw by throw: what `compare` must come to as well."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from parchis_widgets.comparison.decisions import Choice, decider_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    import parchis_widgets as pw


class Side(NamedTuple):
    """What one game did with a throw."""

    legal: tuple[tuple[pw.Move, ...], ...]
    stands: object


def stands(game: pw.Game) -> object:
    """Give where the pieces of each colour stand, whatever their numbers, and whose turn it is."""
    position = game.position
    places = {
        colour: sorted(position[f"{colour}{n}"].rstrip("+") for n in range(1, 5))
        for colour in position.colours
    }
    turn = None if game.phase == "over" else next(p for p in game.players if game.turn in p)
    owed = re.findall(r"again \d+|again", str(position))
    return places, turn, game.phase == "over", position.saved.throws, owed


def throw(game: pw.Game, faces: Sequence[int], number: int, seed: int) -> Side:
    """Throw, and decide at random as a comparison does until the next throw."""
    decide = decider_of("random", seed)
    game.throw(*faces)
    legal: list[tuple[pw.Move, ...]] = []
    while game.phase == "move":
        moves = game.legal_moves()
        if not moves:
            game.pass_turn()
            continue
        choice = Choice(moves, number, len(legal), lambda: game)
        legal.append(moves)
        game.play(moves[0] if len(moves) == 1 else decide(choice))
    return Side(tuple(legal), stands(game))


def alike(moves: Sequence[pw.Move]) -> set[Any]:
    """Give what moves do, whatever their pieces' numbers."""
    return {
        (
            move.piece[0],
            len(move.pieces),
            move.origin,
            move.target,
            move.counts,
            "".join(sorted(taken[0] for taken in move.captures)),
        )
        for move in moves
    }


class Found(NamedTuple):
    """Where two games part, and at which throws before their legal moves differ."""

    parting: int | None
    answers: list[int]
    kind: str | None


def part(one: pw.Game, other: pw.Game, throws: Sequence[tuple[int, ...]], seed: int) -> Found:
    """Play two games on with the same throws until they do not stand alike."""
    answers: list[int] = []
    for number, faces in enumerate(throws, 1):
        if one.phase == "over":
            break
        here, there = (throw(game, faces, number, seed) for game in (one, other))
        longest = max(len(here.legal), len(there.legal))
        told = [[alike(moves) for moves in side.legal] for side in (here, there)]
        told = [[*side, *[set()] * (longest - len(side))] for side in told]
        differ = told[0] != told[1]
        if here.stands != there.stands:
            places = [side.stands[0] for side in (here, there)]  # type: ignore[index]
            kind = "moves" if differ else "turn" if places[0] == places[1] else "consequence"
            return Found(number, answers, kind)
        if differ:
            answers.append(number)
    return Found(None, answers, None)
