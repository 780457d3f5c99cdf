"""The rules of Pachisi and Chaupar once more, slow and plain, straight from the statements.

It shares nothing with the package: no import, no table. One small function a statement (or a
family of them), squares walked one by one. The engine is held against it, move by move.

A piece is its name, ``"K3"``; its place is ``(step, lap, captures, queen)``. Step 0 is the
Charkoni before the way, 1 to 83 count along the colour's own way, 84 is the Charkoni again.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import NamedTuple

SWITCHES: dict[str, tuple[object, ...]] = {
    "thrower": (
        "six_cowries",
        "six_cowries_bell",
        "seven_cowries",
        "seven_cowries_herklots",
        "long_dice",
        "long_dice_1346",
    ),
    "castles": ("block", "ignored"),
    "castle_company": ("refused", "allowed"),
    "queens": ("two_captures", "one_landing", "never"),
    "queen_on_castle": ("stands", "captures"),
    "graces": ("table", "ten_and_25", "none"),
    "third_grace": ("plain", "void", "void_all", "third_void"),
    "capture_throws": ("one", "each", "none"),
    "capture_grace": ("apart", "counts"),
    "throwing": ("all_first", "one_by_one"),
    "first_piece": ("once", "whenever_none"),
    "entering": ("by_throw", "any", "six"),
    "entry": ("first_square", "moves_too", "runs"),
    "six_enters": (False, True),
    "second_lap": (True, False),
    "declining": (True, False),
    "dice_use": ("most", "any"),
    "finishing": ("exact", "grace_from_83"),
    "finished_colour": ("skipped", "plays_partner"),
    "setup": ("charkoni", "6_7_23_24", "6_7_15_16"),
    "merging": (False, True),
    "splitting": (False, True),
    "larger": ("refused_on_landing", "bars_the_way"),
}
"""Every switch that this reference knows, the reading of `pachisi` first."""

NAMED_HERE = {"thrower": "throws"}
"""What the package calls a switch that has another name here: the throws are those of a game."""

LEFT_OUT: dict[str, str] = {
    "starter": "the reference begins with a player named; who starts is no matter of moves",
    "starter_ties": "as `starter`",
    "mouth_up": "the reference is told what the cowries show",
}
"""The switches of the package that it does not know, and why."""


@dataclass(frozen=True)
class Rules:
    """One value for each of `SWITCHES`."""

    thrower: str = "six_cowries"
    castles: str = "block"
    castle_company: str = "refused"
    queens: str = "two_captures"
    queen_on_castle: str = "stands"
    graces: str = "table"
    third_grace: str = "plain"
    capture_throws: str = "one"
    capture_grace: str = "apart"
    throwing: str = "all_first"
    first_piece: str = "once"
    entering: str = "by_throw"
    entry: str = "first_square"
    six_enters: bool = False
    second_lap: bool = True
    declining: bool = True
    dice_use: str = "most"
    finishing: str = "exact"
    finished_colour: str = "skipped"
    setup: str = "charkoni"
    merging: bool = False
    splitting: bool = False
    larger: str = "refused_on_landing"


PACHISI = Rules()

CHAUPAR = Rules(
    thrower="long_dice",  # CHA-02
    castles="ignored",  # CHA-01
    queens="never",
    graces="none",  # CHA-03
    capture_throws="none",  # CHA-03
    entering="any",  # CHA-05
    declining=False,  # CHA-09
    setup="6_7_23_24",  # CHA-04
    merging=True,  # CHA-06
)

ORDER = "YRKG"
"""PAC-01: counter-clockwise."""
TEAM = {"Y": ("Y", "K"), "K": ("Y", "K"), "R": ("R", "G"), "G": ("R", "G")}
PARTNER = {"Y": "K", "K": "Y", "R": "G", "G": "R"}
GOAL = 84
TIP = 76
"""The own tip at the end of a lap; on the way out it is 8."""

CASTLES = {"8", "12", "21", "25", "29", "38", "42", "46", "55", "59", "63", "4"}
"""Squares of the rim, in yellow's numbers; its 72 is 4 here, as its 76 is 8."""

SETUP = {
    "charkoni": (0, 0, 0, 0),  # PAC-03
    "6_7_23_24": (6, 7, 23, 24),  # CHA-04
    "6_7_15_16": (6, 7, 15, 16),
}

VALUES = {
    "six_cowries": {2, 3, 4, 6, 10, 12, 25},  # PAC-05
    "six_cowries_bell": {2, 3, 4, 5, 6, 10, 25},
    "seven_cowries": {2, 3, 4, 7, 10, 12, 25, 30},  # PAC-19
    "seven_cowries_herklots": {2, 3, 4, 6, 10, 12, 25, 30},
    "long_dice": {1, 2, 5, 6},  # CHA-02
    "long_dice_1346": {1, 3, 4, 6},
}
"""What one throw of cowries, or one die, may show."""

GRACES = {
    "six_cowries": {6, 10, 12, 25},  # PAC-09
    "six_cowries_bell": {6, 10, 25},
    "seven_cowries": {10, 25, 30},
    "seven_cowries_herklots": {6, 10, 12, 25, 30},
    "long_dice": set(),  # CHA-03
    "long_dice_1346": set(),
}

Place = tuple[int, int, int, bool]
"""Step, lap (from 1), captures in all, whether it is a Queen."""
NOT_STARTED: Place = (0, 1, 0, False)


class Move(NamedTuple):
    """These pieces use these throws, go from step to step, and capture those.

    `lap_after` is that of the first piece. Only an entry by `entry="moves_too"` does not use up
    the throw that it names.
    """

    pieces: tuple[str, ...]
    counts: tuple[int, ...]
    origin: int
    target: int
    lap_after: int
    captured: tuple[str, ...]


class Game:
    """A game that has come so far, and all that the rules ask about it.

    All attributes may be set from outside to look at a position.
    """

    def __init__(self, rules: Rules, starter: str = "Y") -> None:
        self.rules = rules
        self.turn = starter
        self.phase = "throw"
        self.throws: list[int] = []
        """Unused, in the order thrown."""
        self.may_still_enter: list[int] = []
        """For ``entry="moves_too"``: those of the throws that have brought no piece in yet."""
        self.owed = 1
        self.graces_running = 0
        """How many of the last throws of this turn have given a grace throw, one upon another."""
        self.places = set_up(rules)
        self.entered = {piece[0] for piece, place in self.places.items() if place[0] > 0}
        """The colours of which a piece has left before."""
        self.skips: set[str] = set()
        self.winners: tuple[str, ...] = ()
        self.dead_end = False

    def throw(self, *faces: int) -> None:
        """PAC-05, CHA-02: make a throw that is owed."""
        if self.phase != "throw":
            raise ValueError("no throw is owed")
        if len(faces) != (3 if self.rules.thrower.startswith("long_dice") else 1):
            raise ValueError(f"so many numbers are not thrown: {faces}")
        if not VALUES[self.rules.thrower].issuperset(faces):
            raise ValueError(f"the table does not know all of {faces}")
        take_throw(self, faces)

    def moves(self) -> set[Move]:
        """Give every move that is legal now."""
        if self.phase != "move":
            return set()
        found = possible_moves(self)
        if self.rules.declining or self.rules.dice_use == "any":
            return found
        return those_that_use_most(self, found)

    def play(self, move: Move) -> None:
        """Carry a legal move out, and see what comes next."""
        if move not in self.moves():
            raise ValueError(f"not legal: {move}")
        move = Move(*move)
        carry_out(self, move)
        take_throws_won(self, move)
        self.settle()

    def may_pass(self) -> bool:
        """PAC-16: moving is never obligatory. CHA-09: it is, if anything can move."""
        return self.phase == "move" and (self.rules.declining or not self.moves())

    def pass_turn(self) -> None:
        """PAC-16: give up the unused throws; one that is owed is made before the turn ends."""
        if not self.may_pass():
            raise ValueError("passing is not allowed")
        self.throws.clear()
        self.may_still_enter.clear()
        go_on(self)

    def settle(self) -> None:
        """PAC-04: the game may be over, throws left or not; otherwise it goes on."""
        self.winners = next((team for team in set(TEAM.values()) if has_won(self, team)), ())
        self.dead_end = not self.winners and is_dead_end(self)
        if self.winners or self.dead_end:
            self.phase = "over"
        else:
            go_on(self)

    def another(self) -> Game:
        """Copy the game, so that the one before stays as it was."""
        game = copy(self)
        game.throws = list(self.throws)
        game.may_still_enter = list(self.may_still_enter)
        game.places = dict(self.places)
        game.entered = set(self.entered)
        game.skips = set(self.skips)
        return game


def set_up(rules: Rules) -> dict[str, Place]:
    """PAC-03: all in the Charkoni. CHA-04: or on four squares of the own way."""
    places = {}
    for colour in ORDER:
        for number, step in enumerate(SETUP[rules.setup], start=1):
            places[f"{colour}{number}"] = (step, 1, 0, False)
    return places


# Who is who, and where.


def pieces_of(colour: str) -> list[str]:
    return [f"{colour}{number}" for number in range(1, 5)]


def step_of(game: Game, piece: str) -> int:
    return game.places[piece][0]


def lap_of(game: Game, piece: str) -> int:
    return game.places[piece][1]


def is_queen(game: Game, piece: str) -> bool:
    return game.places[piece][3]


def is_on_board(game: Game, piece: str) -> bool:
    return 0 < step_of(game, piece) < GOAL


def is_home(game: Game, colour: str) -> bool:
    """Tell whether all four are back in the Charkoni."""
    return all(step_of(game, piece) == GOAL for piece in pieces_of(colour))


def has_won(game: Game, team: tuple[str, ...]) -> bool:
    """PAC-04: all eight of a team."""
    return all(is_home(game, colour) for colour in team)


def playable(game: Game) -> list[str]:
    """PAC-08: the own pieces; by switch the partner's, once all the own ones are home."""
    helps = game.rules.finished_colour == "plays_partner" and is_home(game, game.turn)
    return pieces_of(PARTNER[game.turn] if helps else game.turn)


@cache
def square(colour: str, step: int) -> str:
    """PAC-03: name the square of a step alike for all who may meet there.

    The next colour's way starts a quarter of the rim, 17 squares, further on.
    """
    if step in {0, GOAL}:
        return "Charkoni"
    if step < 8:
        return f"{colour} middle {step}"
    if step > TIP:
        return f"{colour} middle {GOAL - step}"
    return str((step + 17 * ORDER.index(colour)) % 68)


def enemies_there(game: Game, colour: str, step: int) -> list[str]:
    here = square(colour, step)
    if here == "Charkoni":
        return []
    return [
        piece
        for piece, place in game.places.items()
        if piece[0] not in TEAM[colour] and square(piece[0], place[0]) == here
    ]


# Moving along.

Way = tuple[tuple[int, int], ...]
"""The steps entered one by one, each with the laps begun since the move's start."""


@cache
def ways(start: int, count: int, *, second_lap: bool, into_goal: bool) -> list[Way]:
    """Give the ways to count so far; more than the exact number has none (PAC-18, CHA-10).

    PAC-17: each passing of the own tip is a choice: turn in, or by switch also go round again,
    where 9 follows. PAC-21: by switch no counting enters the goal.
    """
    found: list[Way] = [()]
    for _ in range(count):
        longer = []
        for way in found:
            step, laps = way[-1] if way else (start, 0)
            if step < GOAL - 1 or (step == GOAL - 1 and into_goal):
                longer.append((*way, (step + 1, laps)))
            if step == TIP and second_lap:
                longer.append((*way, (9, laps + 1)))
        found = longer
    return found


def holds_castle(game: Game, colour: str, step: int) -> bool:
    """PAC-15: tell whether the enemies of a colour hold a castle there, a Queen or not."""
    if game.rules.castles == "ignored" or square(colour, step) not in CASTLES:
        return False
    return bool(enemies_there(game, colour, step))


def larger_one_stands(game: Game, pieces: tuple[str, ...], step: int) -> bool:
    """CHA-07: tell whether one merged piece of an enemy is larger than this one."""
    if not game.rules.merging:
        return False
    sizes: dict[tuple[str, int], int] = {}
    for enemy in enemies_there(game, pieces[0][0], step):
        name = enemy[0], step_of(game, enemy)
        sizes[name] = sizes.get(name, 0) + 1
    return any(size > len(pieces) for size in sizes.values())


def are_queens(game: Game, pieces: tuple[str, ...]) -> bool:
    return all(is_queen(game, piece) for piece in pieces)


def bars(game: Game, pieces: tuple[str, ...], step: int) -> bool:
    """PAC-15: a castle that the enemy holds. CHA-07: by switch a larger piece. PAC-14: no Queen."""
    if are_queens(game, pieces):
        return False
    if holds_castle(game, pieces[0][0], step):
        return True
    return game.rules.larger == "bars_the_way" and larger_one_stands(game, pieces, step)


def landing(game: Game, pieces: tuple[str, ...], step: int) -> tuple[str, ...] | None:
    """Give what ending there captures; None if one may not end there.

    PAC-12: all enemies there. PAC-14: a Queen is captured by nobody. CHA-07: size decides.
    PAC-15: a castle captures nobody; a Queen may always stand there, another by switch.
    """
    colour = pieces[0][0]
    if holds_castle(game, colour, step):
        if not are_queens(game, pieces):
            return () if game.rules.castle_company == "allowed" else None
        if game.rules.queen_on_castle == "stands":
            return ()
    if larger_one_stands(game, pieces, step):
        return None
    enemies = enemies_there(game, colour, step)
    return tuple(sorted(enemy for enemy in enemies if not is_queen(game, enemy)))


def runs(game: Game, pieces: tuple[str, ...], counts: tuple[int, ...]) -> list[Move]:
    """PAC-10, CHA-08: throws added up are one move: the whole way free, its last square captures.

    PAC-21: by switch a grace alone finishes, from 83.
    """
    start = step_of(game, pieces[0])
    exact = game.rules.finishing == "exact"
    found = ways(start, sum(counts), second_lap=game.rules.second_lap, into_goal=exact)
    if start == GOAL - 1 and not exact:
        found = [((GOAL, 0),)] if len(counts) == 1 and is_grace(game.rules, counts[0]) else []
    moves = []
    for way in found:
        if any(bars(game, pieces, step) for step, _ in way[:-1]):
            continue
        target, laps = way[-1]
        captured = landing(game, pieces, target)
        if captured is not None:
            lap = lap_of(game, pieces[0]) + laps
            moves.append(Move(pieces, counts, start, target, lap, captured))
    return moves


def movers(game: Game) -> list[tuple[str, ...]]:
    """Give the pieces on the board, each with those that move with it.

    CHA-06: those of a colour with the same number are merged; by switch any part of them moves.
    """
    on_board = [piece for piece in playable(game) if is_on_board(game, piece)]
    if not game.rules.merging:
        return [(piece,) for piece in on_board]
    merged: dict[int, list[str]] = {}
    for piece in on_board:
        merged.setdefault(step_of(game, piece), []).append(piece)
    if not game.rules.splitting:
        return [tuple(pieces) for pieces in merged.values()]
    return [
        part
        for pieces in merged.values()
        for size in range(1, len(pieces) + 1)
        for part in combinations(pieces, size)
    ]


# Leaving the Charkoni.


def is_first_piece(game: Game, colour: str) -> bool:
    """PAC-06: none has left before; by switch none is on the board."""
    if game.rules.first_piece == "once":
        return colour not in game.entered
    return not any(is_on_board(game, piece) for piece in pieces_of(colour))


def may_run_from_home(game: Game, colour: str, counts: tuple[int, ...]) -> bool:
    """PAC-06: the first piece, with any number or sum. CHA-05: any piece; by switch a 6 only."""
    if game.rules.entering == "any":
        return True
    if game.rules.entering == "six":
        return counts == (6,)
    return is_first_piece(game, colour)


def enters(rules: Rules, throw: int) -> bool:
    """PAC-07: 10 and 25 enter. PAC-19: 30 of seven cowries too. By switch 6 as well."""
    if rules.entering != "by_throw":
        return False
    if throw == 30:
        return rules.thrower.startswith("seven_cowries")
    return throw in {10, 25} or (throw == 6 and rules.six_enters)


def entries(game: Game, piece: str) -> list[Move]:
    """PAC-07: onto the first square of the own middle, where no enemy ever stands.

    By switch it leaves the throw unused, or runs the whole number.
    """
    if game.rules.entry == "moves_too":
        throws = set(game.may_still_enter)
    else:
        throws = {throw for throw in game.throws if enters(game.rules, throw)}
    moves = []
    for throw in throws:
        if game.rules.entry == "runs":
            moves += runs(game, (piece,), (throw,))
        else:
            moves.append(Move((piece,), (throw,), 0, 1, lap_of(game, piece), ()))
    return moves


def leaves_throw_unused(rules: Rules, move: Move) -> bool:
    """Tell an entry by ``entry="moves_too"`` from a piece that runs from the Charkoni."""
    is_entry = move.origin == 0 and move.target == 1 and enters(rules, move.counts[0])
    return is_entry and rules.entry == "moves_too"


# What the throws may do.


def handfuls(throws: list[int]) -> set[tuple[int, ...]]:
    """PAC-10, CHA-08: throws alone or added up, none subdivided; equal ones are the same."""
    return {
        tuple(sorted(some))
        for size in range(1, len(throws) + 1)
        for some in combinations(throws, size)
    }


def possible_moves(game: Game) -> set[Move]:
    """Give what can be moved, duties not yet asked."""
    at_home = [piece for piece in playable(game) if step_of(game, piece) == 0]
    found = {move for piece in at_home for move in entries(game, piece)}
    for counts in handfuls(game.throws):
        for pieces in movers(game):
            found.update(runs(game, pieces, counts))
        for piece in at_home:
            if may_run_from_home(game, piece[0], counts):
                found.update(runs(game, (piece,), counts))
    return found


def throws_used(rules: Rules, move: Move) -> int:
    return 0 if leaves_throw_unused(rules, move) else len(move.counts)


def those_that_use_most(game: Game, moves: set[Move]) -> set[Move]:
    """CHA-09: as many throws as possible must be used; but what wins is always allowed."""
    seen: dict[object, int] = {}
    most = most_used(game, seen)
    allowed = set()
    for move in moves:
        after = game.another()
        carry_out(after, move)
        wins = has_won(after, TEAM[game.turn])
        if wins or throws_used(game.rules, move) + most_used(after, seen) == most:
            allowed.add(move)
    return allowed


def most_used(game: Game, seen: dict[object, int]) -> int:
    """Tell how many of the throws in hand some order of moves can use."""
    key = (
        tuple(game.places.items()),
        tuple(sorted(game.throws)),
        tuple(sorted(game.may_still_enter)),
        tuple(sorted(game.entered)),
    )
    if key not in seen:
        seen[key] = 0
        for move in possible_moves(game):
            after = game.another()
            carry_out(after, move)
            used = throws_used(game.rules, move) + most_used(after, seen)
            seen[key] = max(seen[key], used)
            if seen[key] == len(game.throws):
                break
    return seen[key]


# What happens then.


def carry_out(game: Game, move: Move) -> None:
    """Move, capture, crown and use up the throws.

    PAC-12, PAC-14: a captured piece starts anew, without its count.
    """
    for captured in move.captured:
        game.places[captured] = NOT_STARTED
    laps = move.lap_after - lap_of(game, move.pieces[0])
    for piece in move.pieces:
        _, lap, captures, queen = game.places[piece]
        captures += len(move.captured)
        queen = queen or is_crowned(game.rules, len(move.captured), captures)
        game.places[piece] = (move.target, lap + laps, captures, queen)
    game.entered.add(move.pieces[0][0])
    if leaves_throw_unused(game.rules, move):
        game.may_still_enter.remove(move.counts[0])
    else:
        use_up(game, move.counts)


def is_crowned(rules: Rules, now: int, in_all: int) -> bool:
    """PAC-14: two captures in the life of a piece, by switch both in one landing."""
    if rules.queens == "never":
        return False
    return (now if rules.queens == "one_landing" else in_all) >= 2


def use_up(game: Game, counts: tuple[int, ...]) -> None:
    """Use throws up; of equal ones first that which has brought a piece in already."""
    for count in counts:
        game.throws.remove(count)
        if game.may_still_enter.count(count) > game.throws.count(count):
            game.may_still_enter.remove(count)


def throws_won(rules: Rules, move: Move) -> int:
    """PAC-13: a capture gives another throw, by switch one for each piece. CHA-03: none."""
    if rules.capture_throws == "none" or not move.captured:
        return 0
    return len(move.captured) if rules.capture_throws == "each" else 1


def is_grace(rules: Rules, throw: int) -> bool:
    """PAC-09: as the table says. PAC-20: by switch 10 and 25 only."""
    if rules.graces == "none":
        return False
    return throw in ({10, 25} if rules.graces == "ten_and_25" else GRACES[rules.thrower])


def take_throws_won(game: Game, move: Move) -> None:
    """PAC-13: owe the throws of a capture.

    PAC-22: such a throw is no grace throw, by switch it counts as one: at least the first running.
    """
    won = throws_won(game.rules, move)
    game.owed += won
    if won and game.rules.capture_grace == "counts":
        game.graces_running = max(game.graces_running, 1)


def take_throw(game: Game, faces: tuple[int, ...]) -> None:
    """PAC-09: a grace owes another throw, a grace throw. PAC-22: by switch three are too many."""
    game.owed -= 1
    third_grace_throw = game.graces_running == 3
    if third_grace_throw and game.rules.third_grace in {"void", "void_all"}:
        penalise(game)
        return
    for face in faces:
        if is_grace(game.rules, face):
            game.graces_running += 1
            if game.graces_running == 3 and game.rules.third_grace == "third_void":
                penalise(game)
                return
            game.owed += 1
        else:
            game.graces_running = 0
        game.throws.append(face)
        if enters(game.rules, face) and game.rules.entry == "moves_too":
            game.may_still_enter.append(face)
    go_on(game)


def penalise(game: Game) -> None:
    """PAC-22: the third grace throw running, the fourth of all, is void whatever it shows.

    By switch all throws of the turn are void, or the third grace is itself the void one. It ends
    the throwing, and the next turn is lost.
    """
    game.skips.add(game.turn)
    game.graces_running = game.owed = 0
    if game.rules.third_grace == "void_all":
        next_turn(game)
    else:
        go_on(game)


def go_on(game: Game) -> None:
    """PAC-10, PAC-13: throw first what is owed, then move; by switch use each throw at once."""
    moves_first = game.throws and game.rules.throwing == "one_by_one"
    if game.owed and not moves_first:
        game.phase = "throw"
    elif game.throws:
        game.phase = "move"
    else:
        next_turn(game)


def next_turn(game: Game) -> None:
    """PAC-01: counter-clockwise. PAC-22: a turn may be lost. PAC-04: who is home has none."""
    game.throws.clear()
    game.may_still_enter.clear()
    game.owed = 1
    game.graces_running = 0
    game.phase = "throw"
    while True:
        game.turn = ORDER[(ORDER.index(game.turn) + 1) % 4]
        if game.turn in game.skips:
            game.skips.remove(game.turn)
        elif game.rules.finished_colour == "plays_partner" or not is_home(game, game.turn):
            return


# Nobody can win any more.


def is_dead_end(game: Game) -> bool:
    """PAC-09, PAC-18: each team has a piece in an own middle that no throws can bring home."""
    stuck = {
        TEAM[piece[0]]
        for piece, (step, *_) in game.places.items()
        if TIP < step < GOAL and not can_finish(game.rules, step)
    }
    return len(stuck) == 2


@cache
def can_finish(rules: Rules, step: int) -> bool:
    """Tell whether throws, alone or added up, lead from this step of the own middle home."""
    values = VALUES[rules.thrower]
    if step == GOAL:
        return True
    if rules.finishing == "grace_from_83":
        if step == GOAL - 1:
            return any(is_grace(rules, value) for value in values)
        return any(can_finish(rules, step + value) for value in values if step + value < GOAL)
    return any(can_finish(rules, step + value) for value in values if step + value <= GOAL)
