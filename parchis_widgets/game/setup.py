"""How a game begins: who plays, who starts, from which position, with which throws."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.engine.family import family_of
from parchis_widgets.engine.seats import choose_colours, open_game
from parchis_widgets.engine.throws import SeededThrows
from parchis_widgets.game.checks import flag, number, seed_of
from parchis_widgets.game.players import colour_of, colours_of
from parchis_widgets.position.position import Position
from parchis_widgets.position.reading import rules_of
from parchis_widgets.rules.ruleset import Ruleset
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.engine.core import Saved
    from parchis_widgets.game.players import Players
    from parchis_widgets.rules.throwers import Thrower

__all__ = ["Setup", "begun", "numbers_thrown", "set_up"]

_SEEDS: Final = 1_000_000
_LONGEST: Final = 1000
"""More opening throws than these decide nothing that fewer have not."""
_LARGEST: Final = 1000
"""No number thrown is larger; one of many digits no message could hold."""


@dataclass(frozen=True)
class Setup:
    """How a game was begun: what it takes to begin it again."""

    rules: Ruleset
    colours: str
    """The letters of those who play, as records write them."""
    seed: int
    play_on: bool
    start: Saved
    """How the game stood at first."""
    opening: tuple[tuple[str, int], ...] = ()
    """The throws that decided who starts, as colour and number."""
    scripted: bool = False
    """Whether those were scripted, not drawn from the seed."""
    choices: str = ""
    """The colours that the players chose in the order of those throws (GEN-01)."""
    position: str = ""
    """The position from which it was set up."""

    @property
    def drawn(self) -> int:
        """Throws that the opening took from the seed."""
        drawn = 0 if self.scripted else len(self.opening)
        return drawn * self.rules.opening_thrower.draws

    @property
    def starter(self) -> str:
        """The letter of the colour that starts."""
        family = family_of(self.rules)
        seats = family.seats_of(self.rules, self.colours)
        return family.COLOURS[seats[self.start.seat][0]]

    def again(self, seed: object) -> Setup:
        """Return the same beginning with other throws: also who starts is thrown for anew."""
        if self.position:
            fresh = seed_of(seed) if seed is not None else _any_seed()
            return replace(self, seed=fresh)
        return begun(
            self.rules,
            players=self.colours,
            seed=seed,
            starter=None if self.opening else self.starter,
            choices=self.choices or None,
            play_on=self.play_on,
        )


def begun(
    ruleset: str | Ruleset,
    *,
    players: Players,
    seed: object,
    starter: object = None,
    opening: object = None,
    choices: Players = None,
    play_on: object,
) -> Setup:
    """Begin a whole game: see `Game`."""
    rules = _rules(ruleset)
    plain = _seated(rules, colours_of(rules, players), seed, play_on)
    chosen = "" if choices is None else _chosen(rules, plain.colours, choices)
    if starter is None:
        return _opened(replace(plain, choices=chosen), opening)
    if opening is not None or chosen:
        raise Refused("game.starter_and_opening")
    return _started(plain, _starter(plain, starter))


def set_up(position: Position | str, *, players: Players, seed: object, play_on: object) -> Setup:
    """Begin from a position: see `Game.from_position`."""
    if isinstance(position, str):
        position = Position.parse(position)
    if not isinstance(position, Position):
        raise Refused("game.position", found=shown(position))
    playing = position.colours if players is None else colours_of(position.ruleset, players)
    if sorted(playing.replace(" ", "")) != sorted(position.colours):
        raise Refused("game.other_players", colours=position.colours, found=shown(players))
    plain = _seated(position.ruleset, playing, seed, play_on)
    return replace(plain, start=position.saved, position=str(position))


def _rules(ruleset: object) -> Ruleset:
    if not isinstance(ruleset, (str, Ruleset)):
        raise Refused("game.ruleset", found=shown(ruleset))
    return rules_of(ruleset)


def _seated(rules: Ruleset, colours: str, seed: object, play_on: object) -> Setup:
    """Seat the players; the first of them is to start as long as nothing else is said."""
    if flag("play_on", play_on) and not rules.goes_on:
        raise Refused("game.play_on", rules=rules.id)
    fresh = _any_seed() if seed is None else seed_of(seed)
    family = family_of(rules)
    start = family.new_state(rules, family.seats_of(rules, colours), play_on=bool(play_on)).save()
    return Setup(rules, colours, fresh, bool(play_on), start)


def _any_seed() -> int:
    return random.randrange(_SEEDS)


def _chosen(rules: Ruleset, colours: str, choices: Players) -> str:
    if not rules.colours_are_chosen:
        raise Refused("game.choices", rules=rules.id)
    chosen = colours_of(rules, choices)
    if sorted(chosen) != sorted(colours):
        raise Refused("game.other_choices", found=chosen, colours=colours)
    return chosen


def _starter(plain: Setup, starter: object) -> int:
    colour, playing = colour_of(plain.rules, starter), plain.colours.replace(" ", "")
    if family_of(plain.rules).COLOURS[colour] not in playing:
        raise Refused("game.starter", found=shown(starter), colours=tuple(playing))
    return colour


def _started(plain: Setup, colour: int, **more: Any) -> Setup:
    """Let a colour start."""
    rules, family = plain.rules, family_of(plain.rules)
    seats = family.seats_of(rules, plain.colours)
    seat = family.tables_for(rules, seats).seat_of[colour]
    start = family.new_state(rules, seats, seat, play_on=plain.play_on).save()
    return replace(plain, start=start, **more)


def _opened(plain: Setup, scripted: object) -> Setup:
    """Let the opening throws decide who starts, and who has which colour."""
    rules, family = plain.rules, family_of(plain.rules)
    players = family.opening_order(rules, plain.colours)
    throws = None if scripted is None else _scripted(rules.opening_thrower, scripted)
    draws, dice = rules.opening_thrower.draws, SeededThrows(rules, plain.seed)
    made: list[int] = []

    def throw() -> int:
        if throws is not None and len(made) >= len(throws):
            raise Refused("game.opening_short", count=len(throws))
        drawn = dice.throw(draws * len(made), draws) if throws is None else ()
        made.append(sum(drawn) if throws is None else throws[len(made)])
        return made[-1]

    first, given = open_game(rules, players, throw)
    if throws is not None and len(made) < len(throws):
        raise Refused("game.opening_long", count=len(throws), needed=len(made))
    if plain.choices:
        wanted = [colour_of(rules, colour) for colour in plain.choices]
        chosen = choose_colours(players, first, given, wanted)
        first, given = chosen[first], [(chosen[colour], face) for colour, face in given]
    opening = tuple((family.COLOURS[colour], face) for colour, face in given)
    return _started(plain, first, opening=opening, scripted=throws is not None)


def _scripted(thrower: Thrower, opening: object) -> list[int]:
    throws = [*islice(opening, _LONGEST + 1)] if isinstance(opening, Iterable) else []
    if isinstance(opening, str) or not 0 < len(throws) <= _LONGEST:
        raise Refused("game.opening", found=shown(opening))
    return [_opening_throw(thrower, throw) for throw in throws]


def _opening_throw(thrower: Thrower, throw: object) -> int:
    """Return what a scripted opening throw counts: of long dice all three together."""
    if isinstance(throw, Iterable) and not isinstance(throw, str):
        return sum(thrower.check(numbers_thrown([*islice(throw, 2 * thrower.draws)])))
    return thrower.check_total(numbers_thrown([throw])[0])


def numbers_thrown(given: Sequence[object]) -> tuple[object, ...]:
    """Return what somebody says that was thrown, numbers of any kind as plain ones.

    Whether it can be thrown is the thrower's to say: of all else that no message could hold.
    """
    return tuple(_number_thrown(one) for one in given)


def _number_thrown(given: object) -> object:
    found = number(given)
    if found is None and (given is None or isinstance(given, (bool, float, str))):
        return given
    if found is None or abs(found) > _LARGEST:
        raise Refused("game.thrown", found=shown(given))
    return found
