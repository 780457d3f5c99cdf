"""Every word for what happens: a game in which it does, and the statement by which it did."""

from __future__ import annotations

import re
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parchis_widgets as pw
from parchis_widgets.explain.violation import as_reading
from parchis_widgets.text import catalogue, languages
from tests.explain.asking import ALL_RULES, met, nasty
from tests.game.play import Clock

seeds = st.integers(0, 2**32)

PAIR: Final = "clasico.parejas; Y {}; B home*4; R {}; G home*4; turn Y"
COLOURS: Final = "clasico.dos_colores; Y {}; B home*4; R {}; G home*4; turn Y"
VOID: Final = "pachisi graces=ten_and_25 third_grace=void"

HAPPENS: Final[tuple[tuple[str, str, str], ...]] = (
    ("throw", "clasico; Y 8; R home; turn Y", "throw 3"),
    ("exit", "clasico; Y home*4; R home; turn Y; throw 5", "Y1 5"),
    ("double-exit", "tradicional; Y home*4; R home; turn Y; throw 5", "Y1+Y2 5 home>5"),
    ("move", "clasico; Y 8; R home; turn Y; throw 3", "Y1 3"),
    ("bounce", "general; Y c5; R home; turn Y; throw 4", "Y1 4"),
    ("barrier-formed", "clasico; Y 8 11; R home; turn Y; throw 3", "Y1 3"),
    ("capture", "clasico; Y 8; R 11; turn Y; throw 3", "Y1 3"),
    ("exit-capture", "clasico; Y home; R 5; B 5; turn Y; throw 5", "Y1 5"),
    ("exit-capture-beside-own", "general; Y 5 home; R 5; turn Y; throw 5", "Y2 5"),
    ("exit-capture-unpaid", "tradicional; Y home 8; R 5 5; turn Y; throw 5", "Y1 5 home>5 xR1"),
    (
        "exit-capture-beside-own-unpaid",
        "tradicional; Y 5 home; R 5; turn Y; throw 5",
        "Y2 5 home>5 xR1",
    ),
    (
        "double-exit-capture",
        "tradicional exit_bonus=yes; Y home*4; R 5; B 5; turn Y; throw 5",
        "Y1+Y2 5 home>5 xR1,B1",
    ),
    (
        "double-exit-capture-unpaid",
        "tradicional; Y home*4; R 5; B 5; turn Y; throw 5",
        "Y1+Y2 5 home>5 xR1,B1",
    ),
    ("partner-capture", PAIR.format("8", "11") + "; throw 3", "Y1 3 8>11 xR1"),
    (
        "partner-exit-capture",
        "clasico.parejas; Y home; B home; R 5; G 5; turn Y; throw 5",
        "Y1 5",
    ),
    ("bonus", "clasico; Y 8; R 11; turn Y; throw 3", "Y1 3"),
    ("goal-bonus", "clasico; Y c5 8; R home; turn Y; throw 3", "Y1 3"),
    ("bonus-lost", "clasico; Y 8; R 11 20 20; turn Y; throw 3", "Y1 3"),
    ("goal-bonus-lost", "clasico; Y c5; R home; turn Y; throw 3", "Y1 3"),
    ("goal", "clasico; Y c5 8; R home; turn Y; throw 3", "Y1 3"),
    ("penalty", "clasico; Y 8; R home; turn Y; sixes 2; last Y1", "throw 6"),
    ("double-penalty", "dos_dados; Y 8; R home; turn Y; sixes 2; last Y1", "throw 4 4"),
    ("throw-again", "clasico; Y 8; R home; turn Y; throw 6", "Y1 6"),
    ("double-again", "dos_dados; Y 8; R home; turn Y; throw 4 4", "Y1 4, Y1 4"),
    ("pass", "clasico; Y home; R home; turn Y; throw 3", "pass"),
    ("turn", "clasico; Y 8; R home; turn Y; throw 3", "Y1 3"),
    ("win", "clasico; Y c5 goal*3; R home; turn Y; throw 3", "Y1 3"),
    ("pair-win", PAIR.format("c5 goal*3", "home") + "; throw 3", "Y1 3"),
    ("two-colour-win", COLOURS.format("c5 goal*3", "goal*4") + "; throw 3", "Y1 3"),
    ("leave", "general; Y 8; B home; R home; turn Y; throw 3", "leave B"),
    ("timeout", "general; Y 8; R home; turn Y; throw 3", "wait 31, Y1 3"),
    ("throw-of-seven", "pachisi throws=seven_cowries; Y 30; turn Y", "throw 7"),
    ("grace", "pachisi; Y 30; turn Y", "throw 6"),
    ("grace-of-two", "pachisi graces=ten_and_25; Y 30; turn Y", "throw 10"),
    ("capture-throw", "pachisi; Y 28; R 14; turn Y; throw 3", "Y1 3"),
    ("third-grace", f"{VOID}; Y 30; turn Y; throw 10 25 10; again", "throw 10"),
    ("lost-turn", f"{VOID}; Y 30; R 30; turn Y; throw 3; skip R", "Y1 3"),
    ("first-piece", "pachisi; Y home*4; turn Y; throw 3", "Y1 3"),
    ("enter", "pachisi; Y 30 home; turn Y; throw 10", "Y2 10"),
    ("come-back", "chaupar; Y 30 home; turn Y; throw 2", "Y2 2"),
    ("lap", "pachisi; Y 73; turn Y; throw 12", "Y1 12 73>17/2"),
    ("castle-held", "pachisi; Y 36; turn Y; throw 2", "Y1 2"),
    ("crown", "pachisi; Y 28x; R 14; turn Y; throw 3", "Y1 3"),
    ("merge", "chaupar; Y 28 30; turn Y; throw 2", "Y1 2"),
    ("captured", "pachisi; Y 28; R 14; turn Y; throw 3", "Y1 3"),
    ("charkoni", "pachisi; Y 81 30; turn Y; throw 3", "Y1 3"),
    ("goal-by-grace", "pachisi finishing=grace_from_83; Y 83; turn Y; throw 12", "Y1 12"),
    ("team-win", "pachisi; Y 81 goal*3; K goal*4; turn Y; throw 3", "Y1 3"),
    ("dead-end", "pachisi; Y 81; R 83; turn Y; throw 2", "Y1 2"),
    ("stuck", "pachisi; Y 81; R 40; turn Y; throw 2", "Y1 2"),
)  # fmt: skip
"""What happens, a position in which it soon will, and what is done: things after a comma follow."""

each_event = pytest.mark.parametrize(
    ("code", "text", "actions"), HAPPENS, ids=[code for code, _, _ in HAPPENS]
)


def happens(text: str, actions: str) -> tuple[pw.Event, ...]:
    """Do one thing after another, and give the events of the last."""
    clock = Clock()
    game = nasty(text)
    if game.ruleset.seconds_a_turn is not None:
        game = pw.Game.from_position(game.position, seed=1, clock=clock)
    events: tuple[pw.Event, ...] = ()
    for action in actions.split(", "):
        word, _, rest = action.partition(" ")
        if word == "wait":
            clock.seconds += int(rest)
        elif word == "throw":
            events = game.throw(*map(int, rest.split()))
        elif word == "pass":
            events = game.pass_turn()
        elif word == "leave":
            events = game.leave(rest)
        else:
            events = game.play((word, int(rest)) if rest.isdigit() else action)
    return events


def test_every_code_has_its_row() -> None:
    """What starts a game is told by `Game.opening`, not by an event."""
    section = {key for key in catalogue("es") if key.startswith("events.")}
    told = {f"events.{words}" for words, _, _ in HAPPENS}
    joined = {key for key in section if key.endswith("-counted")}
    assert {key.removesuffix("-counted") for key in joined} < told
    assert told == section - joined - {"events.opening"}


@each_event
def test_it_happens_and_says_why(code: str, text: str, actions: str) -> None:
    """The statement behind it is named and quoted, in either language."""
    (event, *_) = [event for event in happens(text, actions) if event.words == code]
    said = pw.STATEMENTS[event.statement]
    told = {lang: event.why(lang) for lang in languages()}
    assert event.why() == told["es"]
    assert len(set(told.values())) == len(told)
    for lang, why in told.items():
        first, *_ = why.splitlines()
        quoted = f"{event.text(lang)} {said.id}: {said.text(lang)}"
        assert first == (as_reading(lang, quoted, said.id) if event.reading else quoted)


@each_event
def test_it_is_told_by_a_whole_sentence(code: str, text: str, actions: str) -> None:
    """Nothing is unfilled or left empty, whatever else happens beside it."""
    for event in happens(text, actions):
        assert_whole(event)


def assert_whole(event: pw.Event) -> None:
    assert event.statement in pw.STATEMENTS
    for lang in languages():
        for line in event.why(lang).splitlines():
            assert not re.search(r"[{}]|\s[\s,.]", line)
        assert re.fullmatch(r"[A-Z].*\.", event.text(lang))


@each_event
def test_the_source_is_one_of_its_family(code: str, text: str, actions: str) -> None:
    """The ruleset's own, where that speaks of it."""
    rules = nasty(text).ruleset
    for event in happens(text, actions):
        assert event.statement.startswith(rules.sources)
        if event.code in {"throw", "exit", "move", "turn", "pass", "goal", "win", "captured"}:
            assert event.statement.startswith(rules.source)


# ---- why nothing could be done -------------------------------------------------------------


def lost(text: str, actions: str, kind: str = "bonus-lost") -> pw.Event:
    """Give the event that tells of a count that was lost."""
    (event,) = [event for event in happens(text, actions) if event.kind == kind]
    return event


def test_a_count_that_is_lost_says_for_each_piece_why() -> None:
    """Two bar the way of one, one would go beyond the goal, two are at home."""
    event = lost("clasico; Y 8 c1 home*2; R 11 20 20; turn Y; throw 3", "Y1 3")
    assert [(reason.piece, reason.code) for reason in event.reasons] == [
        ("Y1", "barrier"),
        ("Y2", "overshoot"),
        ("Y3", "at-home"),
        ("Y4", "at-home"),
    ]
    assert all(reason.count == 20 for reason in event.reasons)


@pytest.mark.parametrize("lang", languages())
def test_each_of_these_reasons_has_its_line_and_its_statement(lang: str) -> None:
    """Below what happened, one for each piece."""
    event = lost("clasico; Y 8 c1 home*2; R 11 20 20; turn Y; throw 3", "Y1 3")
    first, *lines = event.why(lang).splitlines()
    assert first.startswith(event.text(lang))
    assert lines == [f"- {reason.text(lang)} ({reason.statement})" for reason in event.reasons]


def test_a_10_that_is_lost_says_so_too() -> None:
    """The one in the goal has won it; the others stand at home."""
    event = lost("clasico; Y c5; R home; turn Y; throw 3", "Y1 3")
    assert (event.code, event.count) == ("goal-bonus-lost", 10)
    assert {reason.code for reason in event.reasons} == {"in-goal", "at-home"}


def test_a_count_that_somebody_can_make_is_not_lost() -> None:
    """With another piece on its way there is nothing to explain."""
    events = happens("clasico; Y 8 30 home*2; R 11 20 20; turn Y; throw 3", "Y1 3")
    assert "bonus-lost" not in [event.kind for event in events]
    assert all(event.reasons == () for event in events)


def test_a_throw_that_moves_nothing_says_for_each_piece_why() -> None:
    """Also the third 6, which nobody may count."""
    event = lost("clasico; Y 8 c5 goal home; R 11 11; turn Y; throw 4", "pass", "pass")
    assert [(reason.piece, reason.code) for reason in event.reasons] == [
        ("Y1", "barrier"),
        ("Y2", "overshoot"),
        ("Y3", "in-goal"),
        ("Y4", "at-home"),
    ]
    third = lost("clasico; Y 8 9 10 11; R home; turn Y; throw 6; sixes 2", "pass", "pass")
    assert {reason.code for reason in third.reasons} == {"third-six"}


def test_who_declines_a_throw_that_could_move_is_told_no_reasons() -> None:
    """In Pachisi nobody has to move (PAC-16)."""
    assert lost("pachisi; Y 30; turn Y; throw 3", "pass", "pass").reasons == ()


# ---- everywhere ----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ALL_RULES)
@settings(max_examples=5, deadline=None)
@given(seeds)
def test_whatever_happens_in_a_game_says_why(rules: str, seed: int) -> None:
    """Every event of random play, by every ruleset; only what is lost has reasons."""
    *_, (game, _) = met(rules, seed, 5)
    for ply in game.plies:
        for event in ply.events:
            assert_whole(event)
            assert event.reasons == () or event.kind in {"bonus-lost", "pass"}
            assert event.reasons or event.kind != "bonus-lost"
