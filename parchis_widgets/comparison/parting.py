"""Where rulesets answer a throw differently: what each says, and the switches that make it so."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from parchis_widgets.comparison.alike import places_of, standing_of, turn_of
from parchis_widgets.comparison.lane import Lane, Start
from parchis_widgets.comparison.likeness import legal_of
from parchis_widgets.comparison.names import short_name
from parchis_widgets.engine.family import seated_under
from parchis_widgets.text import current_language, message
from parchis_widgets.text.phrases import listed

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from parchis_widgets.comparison.lane import Played
    from parchis_widgets.engine.move import Move
    from parchis_widgets.position.position import Position
    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["Answer", "Kind", "differs_in", "kind_of"]

Kind = Literal["moves", "consequence", "turn"]
"""Other moves; the same move, with another consequence; another turn, or another end."""

_MOST_SWITCHES: Final = 3
"""No throw has been found that needs more switches turned at once."""


class Thrown(NamedTuple):
    """A throw that was answered: how each lane stood before it, and what it did with it."""

    number: int
    faces: tuple[int, ...]
    wanted: Sequence[Move | None]
    before: Mapping[str, Start]
    played: Mapping[str, Played]
    lanes: Mapping[str, Lane]


def first_difference(thrown: Thrown) -> int | None:
    """Return the first choice at which the legal moves differ; ``None`` if they never do."""
    told = [[legal_of(choice) for choice in one.choices] for one in thrown.played.values()]
    for number in range(max(map(len, told))):
        # A lane that has no such choice has no moves then.
        if len({one[number] if number < len(one) else frozenset() for one in told}) > 1:
            return number
    return None


def kind_of(thrown: Thrown) -> Kind:
    """Return of which kind a difference is."""
    if first_difference(thrown) is not None:
        return "moves"
    pairs = [(thrown.lanes[name], one.saved) for name, one in thrown.played.items()]
    if len({places_of(*pair) for pair in pairs}) > 1:
        return "consequence"
    assert len({turn_of(*pair) for pair in pairs}) > 1, "something differs"
    return "turn"


@dataclass(frozen=True)
class Answer:
    """A throw that rulesets answer differently.

    Attributes
    ----------
    throw : int
        Its number, from 1.
    faces : tuple of int
        What was thrown.
    kind : str
        ``"moves"``, ``"consequence"`` or ``"turn"``.
    moves : mapping of str to tuple of Move
        By id, the moves that were legal where they first differed, or at first.
    position : Position
        How the game stood before it, as the first ruleset has it.
    lang : str
        The language it speaks unless another is asked for.
    """

    throw: int
    faces: tuple[int, ...]
    kind: Kind
    moves: Mapping[str, tuple[Move, ...]]
    position: Position
    _thrown: Thrown = field(repr=False, compare=False)
    choice: int = 0
    """Which of the throw's choices that is, from 0."""
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    @classmethod
    def to(cls, thrown: Thrown) -> Answer:
        """Return the answer to a throw."""
        number = first_difference(thrown) or 0
        moves = {
            name: one.choices[number] if number < len(one.choices) else ()
            for name, one in thrown.played.items()
        }
        position = next(iter(thrown.before.values())).position
        return cls(thrown.number, thrown.faces, kind_of(thrown), moves, position, thrown, number)

    def chosen_in(self, name: str) -> tuple[int, Position]:
        """Return after how many steps of a ruleset's throw these moves were offered, and where.

        Where nothing was to be chosen, it is how the throw ended.
        """
        played, start = self._thrown.played[name], self._thrown.before[name]
        number = played.steps_before(self.choice)
        return number, start._replace(saved=played.steps[number - 1].saved).position

    @cached_property
    def switches(self) -> Mapping[str, tuple[str, ...]]:
        """By id of each ruleset but the first, the switches that make it answer otherwise."""
        first, *others = self._thrown.before
        return {other: differs_in(self._thrown, first, other, self.kind) for other in others}

    @cached_property
    def causes(self) -> tuple[str, ...]:
        """All those switches together."""
        return tuple(dict.fromkeys(sum(self.switches.values(), ())))

    @cached_property
    def statements(self) -> Mapping[str, tuple[str, ...]]:
        """By id, the statements behind those switches' values, readings of ours included."""
        return {
            name: tuple(dict.fromkeys(_cited(start.rules, self.causes)))
            for name, start in self._thrown.before.items()
        }

    def text(self, lang: str | None = None) -> str:
        """Return one sentence that names both sides and their statements."""
        lang = lang or self.lang
        return f"{self.head(lang)}: {self.sides(lang)}"

    def head(self, lang: str) -> str:
        """Return what differs, without what each side says."""
        thrown = listed(lang, map(str, self.faces))
        colour = message(lang, f"colours.{self.position.turn}")
        return message(lang, f"comparison.{self.kind}", colour=colour, thrown=thrown)

    def sides(self, lang: str) -> str:
        """Return what each side says, those that say the same together."""
        told: dict[str, list[str]] = {}
        for name in self._thrown.before:
            told.setdefault(self.side(name, lang), []).append(short_name(name, lang))
        parts = [f"{listed(lang, names)}: {said}" for said, names in told.items()]
        return "; ".join(parts) + "."

    def side(self, name: str, lang: str) -> str:
        """Return what one ruleset says here, with its statements."""
        said = self.rule(name, lang)
        ids = ", ".join(self.statements[name])
        return f"{said} ({ids})" if ids else said

    def rule(self, name: str, lang: str) -> str:
        """Return what one ruleset says here."""
        rules = self._thrown.before[name].rules
        labels = [
            rules.label(switch, getattr(rules, switch), lang).removesuffix(".")
            for switch in self.causes
        ]
        return "; ".join(label[:1].lower() + label[1:] for label in labels)


def _cited(rules: Ruleset, switches: Sequence[str]) -> list[str]:
    """Return what stands behind switches, the own source's reading of them before another's."""
    ids: list[str] = []
    for name in switches:
        own = [cited.statement for cited in rules.own_citations(name)]
        ids += own or rules.behind(name)
    return ids


# ---- which switches make the difference ----------------------------------------------------


def differs_in(thrown: Thrown, one: str, other: str, kind: Kind) -> tuple[str, ...]:
    """Return the fewest switches of one ruleset that, turned, make it answer as another does.

    Of a ruleset that answers alike none. Some switches count what has happened (PAC-22), which only
    the game under the other rules has kept: so that one is asked as well, with them turned back.
    """
    here, there = thrown.before[one], thrown.before[other]
    own, wanted = (_answered(thrown, *side, kind) for side in ((one, here), (other, there)))
    if own == wanted:
        return ()

    def explain(names: Sequence[str]) -> bool:
        forth, back = _turned(here, there, names), _turned(there, here, names)
        return (forth is not None and _answered(thrown, one, forth, kind) == wanted) or (
            back is not None and _answered(thrown, other, back, kind) == own
        )

    names = [
        difference.switch
        for difference in here.rules.diff(there.rules)
        if None not in (difference.left, difference.right)
    ]
    for size in range(1, _MOST_SWITCHES + 1):
        found = next(filter(explain, combinations(names, size)), None)
        if found is not None:
            return found
    return tuple(name for name in names if _matters(thrown, one, other, name, kind))


def _matters(thrown: Thrown, one: str, other: str, name: str, kind: Kind) -> bool:
    """Return whether a switch, turned alone, changes the answer at all."""
    here, there = thrown.before[one], thrown.before[other]
    turned = _turned(here, there, (name,))
    if turned is None:
        return False
    return _answered(thrown, one, turned, kind) != _answered(thrown, one, here, kind)


def _turned(here: Start, there: Start, names: Sequence[str]) -> Start | None:
    """Return how a game begins with some switches as there; ``None`` if it cannot be so."""
    try:
        rules = here.rules.replace(**{name: getattr(there.rules, name) for name in names})
    except ValueError:
        return None
    seated = seated_under(rules, here.seats, here.saved)
    if seated is None or seated[0] != here.seats:
        return None
    return here._replace(rules=rules, saved=seated[1])


def _answered(thrown: Thrown, name: str, start: Start, kind: Kind) -> Hashable:
    """Return what a game that stands so answers to the throw: its moves, or how it stands then."""
    lane = Lane(start, 0, thrown.lanes[name].decider, thrown.number - 1)
    played = lane.throw(thrown.faces, thrown.wanted)
    legal = tuple(legal_of(choice) for choice in played.choices)
    # Moves that differ are what is told, whatever is chosen among them.
    return legal if kind == "moves" else standing_of(lane, played.saved)
