"""Games under several rulesets, for which one throw is made at a time for all."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from parchis_widgets.comparison.alike import standing_of
from parchis_widgets.comparison.parting import Answer, Thrown, first_difference

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from parchis_widgets.comparison.decisions import Chosen
    from parchis_widgets.comparison.lane import Lane
    from parchis_widgets.comparison.source import Source
    from parchis_widgets.engine.move import Move

__all__ = ["Together"]


@dataclass
class Together:
    """Lanes that play the same throws, and what has come of it so far.

    Parameters
    ----------
    source : Source
        Whose throws these are.
    lanes : mapping of str to Lane
        By id of the ruleset.
    chosen : mapping
        By number of a throw and id of a ruleset, the moves that are made with it instead.
    """

    source: Source
    lanes: Mapping[str, Lane]
    chosen: Chosen
    throws: list[tuple[int, ...]] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    """Each throw that was answered differently, before the parting."""
    parting: Answer | None = None

    def play(self) -> Iterator[int]:
        """Throw until every game is over or no throw is left; give each throw's number after it."""
        for faces, wanted in islice(self.source.throws(), len(self.throws), None):
            if all(lane.over for lane in self.lanes.values()):
                return
            self.throws.append(faces)
            if self.parting is None:
                self._compare(faces, wanted)
            else:
                self._throw(faces, wanted)
            yield len(self.throws)

    def otherwise(self, throw: int, name: str, moves: Sequence[Move]) -> Together:
        """Return the games as they were before a throw, with which a ruleset's are other moves.

        What was chosen by hand after that throw is forgotten. The other lanes go on as they did.
        """
        until = [one for one in self.answers if one.throw < throw]
        parting = self.parting if self.parting and self.parting.throw < throw else None
        chosen = {key: told for key, told in self.chosen.items() if key[0] <= throw}
        change = {name, *(other for at, other in self.chosen if at > throw)}
        lanes = {
            other: lane.before(throw, keeps=other not in change)
            for other, lane in self.lanes.items()
        }
        chosen[throw, name] = moves
        return Together(self.source, lanes, chosen, self.throws[: throw - 1], until, parting)

    def _throw(self, faces: tuple[int, ...], wanted: Sequence[Move | None]) -> None:
        number = len(self.throws)
        for name, lane in self.lanes.items():
            if not lane.over:
                lane.throw(faces, self.chosen.get((number, name), wanted))

    def _compare(self, faces: tuple[int, ...], wanted: Sequence[Move | None]) -> None:
        """Throw for games that stand alike, and see whether they answer it alike."""
        before = {name: lane.stands() for name, lane in self.lanes.items()}
        self._throw(faces, wanted)
        played = {name: lane.played[-1] for name, lane in self.lanes.items()}
        thrown = Thrown(len(self.throws), faces, wanted, before, played, self.lanes)
        if len({standing_of(self.lanes[name], one.saved) for name, one in played.items()}) > 1:
            self.parting = Answer.to(thrown)
        elif first_difference(thrown) is not None:
            self.answers.append(Answer.to(thrown))
