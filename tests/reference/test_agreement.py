"""Hold the engine against the plain reference: the same moves, and the same game after each.

Both go through the same random play; the reference carries its own picture of the game along,
so whatever the engine forgets or adds is seen at the latest when it matters.
"""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import dataclass

import pytest

import parchis_widgets as pw
from parchis_widgets.rules.switch import valid_values
from tests.reference import parchis as reference
from tests.reference.parchis import Move, Situation, Switches

IDS = [name for name in pw.rulesets() if name in reference.RULESETS]
SHORT = 1500
LONG = 200_000
BASE = "clasico"


# The position's text, read and written here once more.


@dataclass(frozen=True)
class Seen:
    """What can be seen of a game, and matters for what is to come."""

    phase: str
    turn: str
    places: dict[str, str]
    late: frozenset[str]
    throw: int | None
    bonuses: tuple[int, ...]
    sixes: int
    last: str | None
    second: str | None
    entered: frozenset[str] | None


def rules_of(switches: Switches) -> pw.Ruleset:
    """Give the ruleset; refused combinations raise ValueError.

    One switch may need another, so all are set at once.
    """
    changes = {name: value for name, value in switches.items() if name in reference.SWITCHES}
    return pw.ruleset(BASE).replace(turn_seconds="none", **changes)  # type: ignore[arg-type]


def seen_in_game(game: pw.Game, switches: Switches) -> Seen:
    """Read a game's position text."""
    fields = [part.strip().split() for part in str(game.position).split(";")[1:]]
    told = {words[0]: words[1:] for words in fields}
    places: dict[str, str] = {}
    on: dict[tuple[str, str], list[str]] = {}
    marked = set()
    for colour in "YBRG":
        written = [place for word in told.get(colour, ()) for place in repeated(word)]
        for number, word in enumerate(written, start=1):
            piece, place = f"{colour}{number}", word.rstrip("+")
            places[piece] = place
            if word != place:
                marked.add(piece)
            if place not in {"home", "goal"}:
                on.setdefault(("" if place.isdigit() else colour, place), []).append(piece)
    pairs = [two for two in on.values() if len(two) == 2]
    late = {next((piece for piece in two if piece in marked), two[1]) for two in pairs}
    entered = {piece[0] for piece, place in places.items() if place != "home"}
    entered |= set(told.get("entered", ()))
    sixes = int(told["sixes"][0]) if "sixes" in told else 0
    return normal(
        Seen(
            phase=game.phase,
            turn=told["turn"][0],
            places=places,
            late=frozenset(late),
            throw=int(told["throw"][0]) if "throw" in told else None,
            bonuses=tuple(int(word.split(":")[0].rstrip("gc")) for word in told.get("bonus", ())),
            sixes=sixes,
            last=told["last"][0] if "last" in told else None,
            second=told["second"][0] if "second" in told else None,
            entered=frozenset(entered),
        ),
        switches,
    )


def repeated(word: str) -> list[str]:
    """Write out ``home*3``."""
    place, _, times = word.partition("*")
    return [place] * int(times or 1)


def seen_in_reference(s: Situation) -> Seen:
    """See the same in the reference's picture."""
    waits = s.throw is None and not s.bonuses
    return normal(
        Seen(
            phase="over" if s.over else "throw" if waits else "move",
            turn=s.turn[0],
            places=s.places,
            late=frozenset(s.late),
            throw=s.throw,
            bonuses=tuple(bonus.squares for bonus in s.bonuses),
            sixes=s.sixes,
            last=s.last,
            second=s.second,
            entered=frozenset(s.entered | {p[0] for p, at in s.places.items() if at != "home"}),
        ),
        s.switches,
    )


def normal(seen: Seen, switches: Switches) -> Seen:
    """Leave out what cannot matter any more: what only a third 6 would ask for, for instance."""
    third_may_come = seen.sixes > 0 and (seen.throw in {None, 6}) and seen.phase != "over"
    third_has_come = seen.throw == 6 and seen.sixes == 2
    asks = third_may_come and not third_has_come
    by_second = switches["third_six"] == "second_six"
    return Seen(
        phase=seen.phase,
        turn=seen.turn,
        places=seen.places,
        late=seen.late,
        throw=seen.throw,
        bonuses=seen.bonuses,
        sixes=seen.sixes if seen.phase != "over" else 0,
        last=seen.last if asks and not by_second else None,
        second=seen.second if asks and by_second else None,
        entered=seen.entered if switches["double_exit"] == "first_five" else None,
    )


def text_of(s: Situation) -> str:
    """Write a situation in which a throw is due; the ruleset is passed apart."""
    fields = []
    for colour in reference.colours_in_play(s):
        pieces = [f"{colour}{number}" for number in range(1, 5)]
        fields.append(" ".join([colour, *(s.places[p] + "+" * (p in s.late) for p in pieces)]))
    fields.append(f"turn {s.turn[0]}")
    if s.sixes:
        fields.append(f"sixes {s.sixes}")
    if s.last and s.sixes and s.switches["third_six"] == "last_moved":
        fields.append(f"last {s.last}")
    if s.second and s.sixes and s.switches["third_six"] == "second_six":
        fields.append(f"second {s.second}")
    if s.switches["double_exit"] == "first_five":
        fields.append(" ".join(["entered", *sorted(s.entered)]))
    return "; ".join(fields)


# Random situations.

HOT = (5, 22, 39, 56, 12, 17, 29, 34, 46, 51, 63, 68)


def random_situation(chance: random.Random, switches: Switches) -> Situation:
    """Crowd pieces around a few squares: starts, safe squares, the ends of the lap."""
    players = reference.order_of_play(switches, chance.choice([2, 3, 4, 4]))
    if switches["seats"] != "individual":
        players = reference.order_of_play(switches, 4)
    s = Situation(switches, players, chance.choice(players), {})
    colours = reference.colours_in_play(s)
    s.places = {f"{colour}{number}": "home" for colour in colours for number in range(1, 5)}
    besieged = chance.choice(s.turn) if chance.random() < 0.4 else ""
    if besieged:
        besiege(chance, s, reference.START[besieged])
    centres = chance.sample(HOT, 3)
    home, goal = chance.choice([(0.1, 0.1), (0.4, 0.1), (0.1, 0.5), (0.0, 0.0), (0.9, 0.0)])
    for piece in [piece for piece, place in s.places.items() if place == "home"]:
        luck = chance.random() - (0.6 if piece[0] == besieged else 0)
        if luck < home:
            continue
        if luck < home + goal and piece[1] != "4":
            s.places[piece] = "goal"
            continue
        for _ in range(20):
            place = random_place(chance, piece[0], centres)
            if fits(s, piece[0], place):
                reference.arrive(s, piece, place)
                break
    for pieces in ([p for p in s.places if s.places[p] == at] for at in set(s.places.values())):
        if len(pieces) == 2 and chance.random() < 0.5 and s.late & set(pieces):
            s.late ^= set(pieces)
    remember_something(chance, s)
    return s


def besiege(chance: random.Random, s: Situation, start: str) -> None:
    """Put up to two pieces of any colours on a start square."""
    for piece in chance.sample(sorted(s.places), 2):
        if fits(s, piece[0], start):
            reference.arrive(s, piece, start)


def remember_something(chance: random.Random, s: Situation) -> None:
    """Say what has been thrown and moved in this turn, and who has left home before."""
    s.sixes = chance.choice([0, 0, 0, 0, 1, 2, 2])
    moved = [p for p in reference.own_pieces(s) if s.places[p] != "home"]
    if s.sixes and moved:
        s.last = chance.choice(moved)
        if s.sixes == 2:
            s.second = chance.choice(moved)
    s.entered = {p[0] for p in s.places if s.places[p] != "home"}
    s.entered |= {c for c in reference.colours_in_play(s) if chance.random() < 0.3}


def random_place(chance: random.Random, colour: str, centres: list[int]) -> str:
    if chance.random() < 0.25:
        return chance.choice(reference.COLUMN)
    if chance.random() < 0.2:
        return reference.TIP[colour]
    return str((chance.choice(centres) + chance.randint(-7, 4) - 1) % 68 + 1)


def fits(s: Situation, colour: str, place: str) -> bool:
    """Tell whether a game could bring a piece of this colour there."""
    if place.isdigit():
        tip = int(reference.TIP[colour])
        if (int(place) - tip - 1) % 68 < 4:
            return False
    there = reference.standing(s, colour, place)
    if len(there) == 2:
        return False
    if not there or place in reference.SAFE:
        return True
    newcomer = f"{colour}0"
    kin = reference.kinship(s, newcomer, there[0])
    return kin in {"own", "partner"} and reference.may_stand_together(s, newcomer, there[0], place)


def random_switches(chance: random.Random) -> Switches:
    """Turn some switches of a published ruleset, as far as the package takes the combination."""
    while True:
        switches = dict(reference.RULESETS[chance.choice(IDS)])
        for name in chance.sample(sorted(reference.SWITCHES), chance.randint(1, 12)):
            switches[name] = chance.choice(reference.SWITCHES[name])
        with suppress(ValueError):
            rules_of(switches)
            return switches


# Side by side.


def moves_of(game: pw.Game) -> dict[Move, pw.Move]:
    """Give the engine's moves, as the reference writes them."""
    moves = game.legal_moves()
    found = {Move(m.pieces, m.count, m.target, tuple(sorted(m.captures))): m for m in moves}
    assert len(found) == len(moves), f"a move is listed twice: {moves}"
    return found


def check_same(game: pw.Game, s: Situation, story: list[str]) -> dict[Move, pw.Move]:
    """Compare both pictures and the legal moves in them; give these."""
    engine, plain = seen_in_game(game, s.switches), seen_in_reference(s)
    assert engine == plain, tell(s, story, f"position\nengine    {engine}\nreference {plain}")
    assert game.turn == plain.turn, tell(s, story, f"turn {game.turn}")
    moves, expected = moves_of(game), reference.legal_moves(s)
    assert set(moves) == expected, tell(
        s,
        story,
        f"only engine    {sorted(set(moves) - expected)}\n"
        f"only reference {sorted(expected - set(moves))}",
    )
    check_pending(game, s, story)
    return moves


def check_pending(game: pw.Game, s: Situation, story: list[str]) -> None:
    """Compare what may be counted: a 6 that counts 7 waits as a 7, the oldest bonus first."""
    if s.over or (s.throw is None and not s.bonuses):
        assert game.pending == (), tell(s, story, f"pending {game.pending}")
        return
    if s.throw is None:
        assert game.pending[:1] == (s.bonuses[0].squares,), tell(
            s, story, f"pending {game.pending}"
        )
        return
    counts = {s.throw}
    if s.throw == 6:
        counts = {reference.squares_of_six(s, piece) for piece in reference.own_pieces(s)}
    assert counts & set(game.pending), tell(s, story, f"pending {game.pending}")


def check_passing(game: pw.Game, s: Situation, story: list[str]) -> None:
    """Who may not pass is refused, and nothing has changed."""
    if reference.may_pass(s) or s.over:
        return
    before = game.position
    with pytest.raises(ValueError):  # noqa: PT011  (the refusal's words are other tests' business)
        game.pass_turn()
    assert game.position == before, tell(s, story, "refusing to pass has changed the game")


def check_outcome(game: pw.Game, s: Situation, story: list[str]) -> None:
    if not s.over:
        assert game.outcome is None, tell(s, story, f"outcome {game.outcome}")
        return
    assert game.outcome is not None, tell(s, story, "no outcome")
    first = s.arrived[0]
    winners = first
    if s.switches["seats"] == "pairs":
        winners += reference.PARTNER[first]
    assert set(game.outcome.winners) == set(winners), tell(s, story, f"{game.outcome}")
    places = [player[0] for player in s.arrived]
    assert list(game.outcome.places[: len(places)]) == places, tell(s, story, f"{game.outcome}")


def tell(s: Situation, story: list[str], what: str) -> str:
    """Tell how it came so far, ready to be played again."""
    changed = {k: v for k, v in s.switches.items() if v != reference.CLASICO[k]}
    return "\n".join([f"players {s.players} switches {changed}", *story[-8:], what])


def play_side_by_side(
    game: pw.Game, s: Situation, chance: random.Random, plies: int
) -> tuple[Situation, int]:
    """Play at random for so many plies at most; give how it stands, and how many there were."""
    story: list[str] = []
    for ply in range(plies):
        moves = check_same(game, s, story)
        check_outcome(game, s, story)
        if s.over:
            return s, ply
        if chance.random() < 0.05:
            check_passing(game, s, story)
        if chance.random() < 0.05:
            story.append("read again from its text")
            game = read_again(game, s)
            moves = check_same(game, s, story)
        story.append(str(game.position))
        if game.phase == "throw":
            number = chance.choice([1, 2, 3, 4, 5, 5, 6, 6])
            story.append(f"throw {number}")
            game.throw(number)
            s = reference.after_throw(s, number)
        elif moves and not (reference.may_pass(s) and chance.random() < 0.3):
            move = choose(chance, moves)
            story.append(f"play {moves[move]}")
            game.play(moves[move])
            s = reference.after_move(s, move)
        else:
            story.append("pass")
            game.pass_turn()
            s = reference.after_pass(s)
    check_same(game, s, story)
    check_outcome(game, s, story)
    return s, plies


def read_again(game: pw.Game, s: Situation) -> pw.Game:
    """Go on from the text of the position: it must hold all that the rules ask about."""
    position = pw.Position.parse(str(game.position))
    assert position == game.position
    return pw.Game.from_position(position, seed=1, play_on=s.play_on)


def choose(chance: random.Random, moves: dict[Move, pw.Move]) -> Move:
    """Prefer captures and the goal a little: they are rarer than they should be here."""
    choice = sorted(moves)
    telling = [move for move in choice if move.captures or move.target == "goal"]
    return chance.choice(telling if telling and chance.random() < 0.5 else choice)


def games_from_the_start(switches: Switches, chance: random.Random, plies: int) -> None:
    while plies > 0:
        players = chance.choice([2, 3, 4])
        if switches["seats"] != "individual":
            players = 4 if switches["seats"] == "pairs" else 2
        play_on = switches["play_on"] == "allowed" and chance.random() < 0.7
        order = reference.order_of_play(switches, players)
        starter = chance.choice(order)[0]
        game = pw.Game(
            rules_of(switches), players=players, seed=1, starter=starter, play_on=play_on
        )
        assert tuple("".join(colours) for colours in game.players) == order
        s = reference.new_game(switches, players, starter, play_on=play_on)
        _, played = play_side_by_side(game, s, chance, min(plies, 3000))
        plies -= max(played, 1)


def games_from_positions(switches: Switches, chance: random.Random, plies: int) -> None:
    rules = rules_of(switches)
    while plies > 0:
        s = random_situation(chance, switches)
        s.play_on = switches["play_on"] == "allowed" and chance.random() < 0.7
        position = pw.Position.parse(text_of(s), rules)
        game = pw.Game.from_position(position, seed=1, play_on=s.play_on)
        _, played = play_side_by_side(game, s, chance, min(plies, 25))
        plies -= max(played, 1)


def test_the_reference_knows_the_switches_of_the_package() -> None:
    """All of them with all their values, but for those that it leaves out with a reason."""
    rules = pw.ruleset(BASE)
    known = {name: set(values) for name, values in reference.SWITCHES.items()}
    package = {name: set(valid_values(type(rules), name)) for name, _ in rules.switches()}
    assert known == {n: v for n, v in package.items() if n not in reference.LEFT_OUT}
    assert set(reference.LEFT_OUT) < set(package)


@pytest.mark.parametrize("name", IDS)
def test_the_published_switches_are_those_of_the_statements(name: str) -> None:
    rules = pw.ruleset(name)
    published = {switch: getattr(rules, switch) for switch in reference.SWITCHES}
    assert published == reference.RULESETS[name]


@pytest.mark.parametrize("name", IDS)
def test_engine_and_reference_agree_from_the_start(name: str) -> None:
    games_from_the_start(reference.RULESETS[name], random.Random(f"start {name}"), SHORT)


@pytest.mark.parametrize("name", IDS)
def test_engine_and_reference_agree_in_dense_positions(name: str) -> None:
    games_from_positions(reference.RULESETS[name], random.Random(f"dense {name}"), SHORT)


@pytest.mark.parametrize("seed", range(60))
def test_engine_and_reference_agree_under_house_rules(seed: int) -> None:
    chance = random.Random(seed)
    games_from_positions(random_switches(chance), chance, 50)


@pytest.mark.slow
@pytest.mark.parametrize("name", IDS)
def test_engine_and_reference_agree_for_long(name: str) -> None:
    chance = random.Random(f"long {name}")
    games_from_the_start(reference.RULESETS[name], chance, LONG // 2)
    games_from_positions(reference.RULESETS[name], chance, LONG // 2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_engine_and_reference_agree_under_house_rules_for_long(seed: int) -> None:
    chance = random.Random(f"house {seed}")
    for _ in range(50):
        switches = random_switches(chance)
        games_from_positions(switches, chance, 70)
        games_from_the_start(switches, chance, 30)
