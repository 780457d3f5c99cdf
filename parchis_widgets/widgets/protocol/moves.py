"""The legal moves as the page is told them: what goes without saying is left out.

With three long dice there may be thirty. Moves of the same pieces along one way are told together:
the whole way, how their texts begin, and of each move where on that way it ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from parchis_widgets.widgets.protocol.scenes.spots import in_runs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.event import Event
    from parchis_widgets.widgets.protocol.scenes import Json, Scene, Spot

__all__ = ["told_moves", "way_spots"]


class _Ahead(NamedTuple):
    move: Move
    way: list[Spot]
    text: str


def told_moves(
    scene: Scene,
    ahead: Iterable[tuple[Move, tuple[str, ...], tuple[Event, ...]]],
    lang: str,
) -> list[Json]:
    """Return legal moves in their order, those of the same pieces along one way together."""
    together: list[list[_Ahead]] = []
    for move, way, events in ahead:
        spots = way_spots(scene, move.piece[0], move.origin, way)
        one = _Ahead(move, spots, scene.move_text(move, events, lang))
        if together and _belongs(together[-1], one):
            together[-1].append(one)
        else:
            together.append([one])
    return [_bundle(those) if len(those) > 1 else _alone(*those) for those in together]


def way_spots(scene: Scene, colour: str, origin: str, places: Sequence[str]) -> list[Spot]:
    """Return where a way leads, its origin first."""
    return [scene.spot(colour, place) for place in (origin, *places)]


def _belongs(those: list[_Ahead], one: _Ahead) -> bool:
    """Tell whether a move's pieces are those of others, and its way one with theirs."""
    if one.move.pieces != those[0].move.pieces or not all(map(_adds_up, (those[0], one))):
        return False
    shorter, longer = sorted((_longest(those), one.way), key=len)
    return longer[: len(shorter)] == shorter


def _adds_up(one: _Ahead) -> bool:
    """Tell whether a move counts just the throws that it uses up: then one tells the other."""
    return sum(one.move.counts) == one.move.count


def _longest(those: list[_Ahead]) -> list[Spot]:
    return max((one.way for one in those), key=len)


def _alone(one: _Ahead) -> Json:
    """Return a move by itself."""
    move = one.move
    told = _whose(move) | {
        "count": move.count,
        "target": move.target,
        "way": in_runs(one.way),
        "text": one.text,
    }
    if move.counts not in ((), (move.count,)):
        told["counts"] = list(move.counts)
    if move.captures:
        told["captures"] = list(move.captures)
    return told


def _whose(move: Move) -> Json:
    alone = {"piece": move.piece}
    return alone if len(move.pieces) == 1 else alone | {"pieces": list(move.pieces)}


def _bundle(those: list[_Ahead]) -> Json:
    """Return moves that have their pieces and their way in common."""
    text = _begun([one.text for one in those])
    return _whose(those[0].move) | {
        "way": in_runs(_longest(those)),
        "text": text,
        "ends": [_end(one, len(text)) for one in those],
    }


def _begun(texts: list[str]) -> str:
    """Return how all of some texts begin."""
    first, last = min(texts), max(texts)
    differ = (at for at, (one, other) in enumerate(zip(first, last, strict=False)) if one != other)
    return first[: next(differ, len(first))]


def _end(one: _Ahead, begun: int) -> list[object]:
    """Return counts, target and the rest of the text; steps other than counted, and captures."""
    move, steps = one.move, len(one.way) - 1
    told = move.counts[0] if len(move.counts) == 1 else list(move.counts)
    more: Json = {} if steps == move.count else {"steps": steps}
    if move.captures:
        more["captures"] = list(move.captures)
    return [told, move.target, one.text[begun:], *([more] if more else [])]
