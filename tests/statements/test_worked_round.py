"""TRA-21: the round that the traditional rules tell as an example, replayed exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

import parchis_widgets as pw
from tests.statements.table import game, places, refusals, told

ROUND = Path(__file__).parents[1] / "game/golden/worked-round.txt"


@pytest.fixture
def played() -> pw.Game:
    return pw.Record.parse(ROUND.read_text(encoding="utf-8")).replay()


@pytest.mark.statement("TRA-21", "bites")
def test_the_worked_round_goes_as_the_source_tells_it(played: pw.Game) -> None:
    """A 5 brings two out, a 6 opens their barrier and throws again, a 3 moves the same piece."""
    exit_, opened, moved = (played.plies[n] for n in (1, 5, 7))
    assert told(exit_.events, "exit") == [("Y1", "TRA-05"), ("Y2", "TRA-05")]
    assert told(exit_.events, "barrier") == [("Y2", "TRA-09")]
    assert told(opened.events, "throw-again") == [(None, "TRA-07")]
    assert (opened.move, moved.move) == (
        pw.Move.parse("Y1 6 5>11"),
        pw.Move.parse("Y1 3 11>14"),
    )


@pytest.mark.statement("TRA-21", "bites")
def test_the_capture_later_counts_20_and_a_5_cannot_enter_by_three(played: pw.Game) -> None:
    """Red goes home, yellow counts 20 with one of its pieces; another piece may use the 5."""
    capture = next(n for n, ply in enumerate(played.plies) if ply.move and ply.move.captures)
    assert told(played.plies[capture].events, "capture") == [("R1", "TRA-12")]
    assert str(played.plies[capture + 1].move) == "Y1 20 41>61"
    assert places(played, "Y1") == ["c5"]
    assert refusals(played, "Y1", 5) == ["TRA-16"]
    assert ("Y2", "10") in {(move.piece, move.target) for move in played.legal_moves()}


@pytest.mark.statement("TRA-21", "near_miss")
def test_the_20_is_lost_if_no_piece_can_make_it() -> None:
    """The source's other ending: behind a barrier the bonus cannot be counted."""
    shut = game("tradicional; Y 36 home*3; R 41 45 45 home; turn Y", 5)
    assert told(shut.play("Y1 5 36>41 xR1"), "bonus-lost") == [(None, "TRA-12")]
    assert shut.turn == "R"
