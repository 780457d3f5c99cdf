"""Rules with one switch turned, and games that stand at random, to see what the turn changes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

import parchis_widgets as pw
from parchis_widgets.board import pachisi as cloth
from parchis_widgets.board import parchis as board
from parchis_widgets.engine.family import family_of, seated_under
from parchis_widgets.engine.pachisi.state import Saved as OnCloth
from parchis_widgets.engine.parchis.state import Bonus
from parchis_widgets.engine.parchis.state import Saved as OnBoard
from parchis_widgets.engine.seats import open_game
from parchis_widgets.rules.catalogue import ruleset
from parchis_widgets.rules.pachisi import PachisiRules
from parchis_widgets.rules.switch import valid_values

if TYPE_CHECKING:
    from parchis_widgets.engine.core import Core
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.rules.switch import Value


class Turn(NamedTuple):
    """One switch turned; `base` is a published ruleset, with what the value means nothing without.

    A turn that makes no sense is left out, as is a measure's every value but the outermost.
    """

    base: Ruleset
    name: str
    value: Value

    @property
    def turned(self) -> Ruleset:
        """The rules with the switch turned."""
        return self.base.replace(**{self.name: self.value})

    @property
    def words(self) -> str:
        """The switch and its value as ids write them."""
        return f"{self.name}={self.value}"


def turns(name: str) -> list[Turn]:
    """Give every switch of a published ruleset with each of its other values."""
    published = ruleset(name)
    found = []
    for switch, now in published.switches():
        values = valid_values(type(published), switch)
        for value in values if len(values) < 10 else (values[0], values[-1]):
            if value != now:
                found += _turn(published, switch, value)
    return found


def _turn(published: Ruleset, name: str, value: Value) -> list[Turn]:
    try:
        turn = Turn(published.replace(**_needed(published, name, value)), name, value)
        return [] if turn.turned.is_idle(name) else [turn]
    except ValueError:
        return []


def _needed(rules: Ruleset, name: str, value: Value) -> dict[str, Any]:
    listed = {other: v for n, own, other, v in rules.needs if (n, own) == (name, value)}
    needed = {**listed, **NEEDED.get((name, value), {})}
    return needed if all(hasattr(rules, other) for other in needed) else {}


_COWRIES: dict[str, Any] = {"throws": "six_cowries", "graces": "table", "capture_throws": "one"}

NEEDED: dict[tuple[str, Value], dict[str, Any]] = {
    ("seats", "pairs"): {"play_on": "no"},
    ("seats", "two_colours"): {"play_on": "no"},
    ("dice", 2): {"third_six": "last_moved"},
    ("bounce_out", "again"): {"overshoot": "bounce"},
    ("throws", "long_dice"): {"entering": "any"},
    ("throws", "long_dice_1346"): {"entering": "any"},
    ("capture_grace", "counts"): {**_COWRIES, "third_grace": "void"},
    **{("third_grace", v): _COWRIES for v in ("void", "void_all", "third_void")},
    **{
        turn: {"throws": "six_cowries", "entering": "by_throw"}
        for turn in (("first_piece", "whenever_none"), ("entry", "moves_too"), ("entry", "runs"))
    },
    ("entering", "by_throw"): {"throws": "six_cowries"},
    ("six_enters", True): {"throws": "six_cowries", "entering": "by_throw"},
    ("queen_on_castle", "captures"): {"castles": "block", "queens": "two_captures"},
    ("finishing", "grace_from_83"): _COWRIES,
}
"""What a value means nothing without, besides what the rules list under `needs`."""


# ---- how games stand -----------------------------------------------------------------------


def seated(rules: Ruleset) -> Core:
    """Return a game of as many as can play, that has just begun."""
    family = family_of(rules)
    seats = family.seats_of(rules, family.colours_for(rules, None))
    return family.new_state(rules, seats, play_on=rules.goes_on)


def situation(rules: Ruleset, chance: random.Random) -> Core:
    """Return a game of as many as can play that stands crowded, with something to be counted."""
    state = seated(rules)
    crowd = _on_cloth if isinstance(rules, PachisiRules) else _on_board
    seats = state.tables.seats
    saved = crowd(state, chance)
    return family_of(rules).standing(rules, seats, saved, play_on=rules.goes_on)


def _luck(chance: random.Random) -> tuple[float, float]:
    """Give how likely a piece is where it begins, and at the end of its way."""
    return chance.choice(((0.1, 0.1), (0.4, 0.1), (0.1, 0.6), (0.0, 0.0), (0.7, 0.0), (0.05, 0.9)))


def _on_board(state: Core, chance: random.Random) -> OnBoard:
    seat = chance.randrange(len(state.tables.seats))
    steps = _steps_on_board(state, chance, chance.choice(state.tables.seats[seat]))
    own = [4 * colour + n for colour in state.tables.seats[seat] for n in range(4)]
    out = [piece for piece in own if steps[piece]] or own[:1]
    saved: OnBoard = state.save()  # type: ignore[assignment]
    thrower = state.tables.rules.thrower
    sixes = chance.choice((0, 0, 1, 2))
    counts = [(20, False), (10, False), (10, True), (20, True)]
    bonuses = [Bonus(*chance.choice(counts), chance.choice(out)) for _ in range(2)]
    bonuses = bonuses[: chance.choice((0, 0, 0, 1, 2))]
    throws = tuple(chance.choice((*thrower.values, 5, 6)) for _ in range(thrower.draws))
    double = throws == (6,) or (len(throws) > 1 and len(set(throws)) == 1)
    again = sixes > 0 if bonuses else double and sixes < 2
    return saved._replace(
        steps=tuple(steps),
        late=tuple(piece for piece in range(16) if chance.random() < 0.5),
        seat=seat,
        throws=throws[: chance.randrange(len(throws))] if bonuses else throws,
        bonuses=tuple(bonuses),
        sixes=sixes,
        last=chance.choice(out),
        second=chance.choice(out),
        again=again,
        entered=chance.randrange(16)
        | sum(1 << arm for arm in range(4) if any(steps[4 * arm : 4 * arm + 4])),
    )


def _steps_on_board(state: Core, chance: random.Random, besieged: int) -> list[int]:
    """Crowd the pieces around two squares, two at most on each; those who do not play stay home.

    Often two of some colours stand on a start, where others want to leave home; or a barrier of
    the player whose turn it is stands six squares behind an own piece.
    """
    home, goal = _luck(chance)
    centres = chance.sample((*board.STARTS, *board.SAFE_SQUARES), 2)
    steps, on = [0] * 16, dict.fromkeys(range(96), 0)
    pieces = chance.sample(range(16), 16)
    if chance.random() < 0.4:
        start = board.STARTS[besieged]
        arms = chance.choices(sorted(state.tables.seat_of), k=2)
        for arm in arms[:1] * 2 if chance.random() < 0.3 else arms:
            step = board.WAYS[arm].index(start) + 1
            pieces.remove(piece := next(p for p in pieces if p // 4 == arm))
            steps[piece] = step
            on[start] += 1
    if chance.random() < 0.2:
        step = chance.choice((8, 13, 30, 40, 57))
        row = [piece for piece in pieces if piece // 4 == besieged][:3]
        for piece, at in zip(row, (step, step, step + 6), strict=False):
            pieces.remove(piece)
            steps[piece] = at
            on[board.WAYS[besieged][at - 1]] += 1
    for piece in pieces:
        arm, luck = piece // 4, chance.random()
        if arm not in state.tables.seat_of or luck < home:
            continue
        if luck < home + goal and piece % 4:  # nobody has won
            steps[piece] = board.GOAL
            continue
        square = (chance.choice(centres) + chance.randint(-7, 3)) % 68
        near = board.WAYS[arm].index(square) + 1 if square in board.WAYS[arm] else 0
        step = chance.choice((near, near, near, chance.randint(58, 71)))
        if step and on[board.WAYS[arm][step - 1]] < 2:
            steps[piece] = step
            on[board.WAYS[arm][step - 1]] += 1
    return steps


def _on_cloth(state: Core, chance: random.Random) -> OnCloth:
    home, goal = _luck(chance)
    centres = chance.sample(sorted(cloth.CASTLES), 2)
    steps = [_step_on_cloth(chance, piece // 4, home, goal, centres) for piece in range(16)]
    for arm in range(2):  # no team has won
        steps[4 * arm] = min(steps[4 * arm], cloth.GOAL - 2)
    on_way = [0 < step < cloth.GOAL for step in steps]
    rules = state.tables.rules
    queens = [on and chance.random() < 0.2 for on in on_way]
    taken = [
        int(on and not q and chance.random() < 0.2) for on, q in zip(on_way, queens, strict=True)
    ]
    saved: OnCloth = state.save()  # type: ignore[assignment]
    seats = state.tables.seats
    done = [steps[4 * arm : 4 * arm + 4] == [cloth.GOAL] * 4 for arm in range(4)]
    those = [seat for seat, (colour,) in enumerate(seats) if not done[colour]]
    draws = rules.thrower.draws
    number = draws if draws > 1 else chance.choice((1, 2, 2, 3))
    saved = saved._replace(
        steps=tuple(steps),
        queens=tuple(queens),
        taken=tuple(taken),
        seat=chance.choice(those or [0]),
        throws=tuple(chance.choice(rules.thrower.values) for _ in range(number)),
        owed=0,
        entered=sum(1 << arm for arm in range(4) if any(steps[4 * arm : 4 * arm + 4])),
    )
    there = family_of(rules).saved_under(saved, rules, tuple(range(4)))
    assert there is None or isinstance(there, OnCloth)
    return there or saved._replace(throws=saved.throws[:draws])


def _step_on_cloth(
    chance: random.Random, arm: int, home: float, goal: float, centres: list[int]
) -> int:
    luck = chance.random()
    if luck < home + goal:
        return 0 if luck < home else cloth.GOAL
    near = cloth.steps_of(arm, (chance.choice(centres) + chance.randint(-4, 2)) % 68)
    return chance.choice((*near, *near, *near, chance.randint(70, 83)))


# ---- what a turn changes -------------------------------------------------------------------


def stands_under(state: Core, rules: Ruleset) -> Core | None:
    """Return how a game stands under other rules; ``None`` if none of theirs could stand so."""
    seated = seated_under(rules, state.tables.seats, state.save())
    if seated is None:
        return None
    return family_of(rules).standing(rules, *seated, play_on=rules.goes_on)


def beginnings(rules: Ruleset) -> object:
    """Give all that is settled before the first throw: who plays, who starts, what is thrown."""
    family = family_of(rules)
    players = family.colours_for(rules, None)
    chance = random.Random(3)
    opened = [
        open_game(rules, family.opening_order(rules, players), lambda: chance.randint(1, 3))
        for _ in range(12)
    ]
    thrown = rules.thrower.draws, rules.thrower.chances(rules.up), rules.colours_are_chosen
    told = rules.goes_on, rules.seconds_a_turn, rules.may_leave
    return players, family.seats_of(rules, players), opened, thrown, told, seated(rules).save()


def _places(state: Core) -> list[str]:
    return [state.place(piece) for piece in range(len(state.tables.names))]


def seen(state: Core) -> object:
    """Give what can be seen of a game, whatever else its rules keep."""
    family, tables = family_of(state.tables.rules), state.tables
    places = _places(state)
    turn = None if state.over else tables.seats[state.seat]
    legal = sorted(str(family.move_of(state, code)) for code in family.legal(state))
    facts = [(f.reason.code, f.piece, f.place, f.count) for f in state.facts or ()]
    return (
        places,
        turn,
        legal,
        family.pending(state),
        family.may_throw(state),
        facts,
        state.over,
        bool(legal) and family.may_decline(state),
    )


MANY = 4
"""More throws than these are too many to look at every order of using them (CHA-09)."""


def part_ways(turn: Turn, seed: int) -> bool:
    """Play a game on under either value at once, and tell whether they are ever seen to differ."""
    chance = random.Random(seed)
    one = situation(turn.base, chance)
    other = stands_under(one, turn.turned)
    if other is None:
        return False
    for _ in range(12):
        if seen(one) != seen(other):
            return True
        if one.over or len(one.throws) > MANY:
            return False
        luck = chance.random()
        go_on(one, random.Random(luck))
        go_on(other, random.Random(luck))
    return False


def go_on(state: Core, chance: random.Random) -> None:
    """Throw, leave the game, decline, play or pass, by chance."""
    family = family_of(state.tables.rules)
    state.facts = []
    seat = chance.randrange(len(state.tables.seats))
    if chance.random() < 0.1 and family.may_leave(state, seat):
        family.leave_game(state, seat)
        return
    codes = sorted(family.legal(state), key=lambda code: str(family.move_of(state, code)))
    if family.may_throw(state):
        thrower = state.tables.rules.thrower
        family.throw(state, tuple(chance.choice(thrower.values) for _ in range(thrower.draws)))
    elif codes and not (family.may_decline(state) and chance.random() < 0.2):
        family.play(state, chance.choice(codes))
    else:
        family.forgo(state)


# ---- what is refused -----------------------------------------------------------------------


class Refused(NamedTuple):
    """An attempt that one value of a switch refuses, and another allows."""

    rules: Ruleset
    violation: Violation
    """The most fundamental reason."""


def refused_by_turning(turn: Turn, seed: int) -> list[Refused]:
    """Give what is legal in a game under the base, and refused once the switch is turned."""
    state, there = _both(turn, seed)
    return [] if there is None else _refused_only_by(there, state)


def allowed_by_turning(turn: Turn, seed: int) -> list[Refused]:
    """Give what is refused in a game under the base, and legal once the switch is turned."""
    state, there = _both(turn, seed)
    return [] if there is None else _refused_only_by(state, there)


def _both(turn: Turn, seed: int) -> tuple[Core, Core | None]:
    """Give a game under the base, and as it stands with the switch turned if it is alike."""
    state = situation(turn.base, random.Random(seed))
    there = stands_under(state, turn.turned)
    if there is None or _places(there) != _places(state):
        return state, None
    alike = state.tables.seats[state.seat] == there.tables.seats[there.seat]
    return state, there if alike else None


def _refused_only_by(strict: Core, free: Core) -> list[Refused]:
    rules = strict.tables.rules
    lost = sorted(_attempts(free) - _attempts(strict))
    return [Refused(rules, _violations(strict, piece, count)[0]) for piece, count in lost]


def refuse_differently(turn: Turn, seed: int) -> bool:
    """Tell whether what neither value allows is refused for different reasons."""
    state = situation(turn.base, random.Random(seed))
    there = stands_under(state, turn.turned)
    return there is not None and _refusals(state) != _refusals(there)


def _refusals(state: Core) -> list[tuple[str, ...]]:
    family = family_of(state.tables.rules)
    return [
        tuple(violation.code for violation in _violations(state, piece, count))
        for count in family.pending(state)
        for piece in family.own_pieces(state)
    ]


def _attempts(state: Core) -> set[tuple[int, int]]:
    family = family_of(state.tables.rules)
    played = [family.moved_and_counted(state, code) for code in family.legal(state)]
    return {(piece, count) for pieces, count in played for piece in pieces}


def _violations(state: Core, piece: int, count: int) -> tuple[Violation, ...]:
    tables = state.tables
    game = pw.Game.from_position(pw.Position(tables.rules, tables.seats, state.save()), seed=1)
    return game.explain((tables.names[piece], count)).violations
