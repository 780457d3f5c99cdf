"""All that is wrong with a position, each fault with its field, its pieces and its squares."""

from __future__ import annotations

import pickle

import pytest

import parchis_widgets as pw
from parchis_widgets.position.fault import Fault
from parchis_widgets.position.reading import faults_of, read_fields
from parchis_widgets.text.refusal import Refused
from tests.game.play import FAMILIES, play_on, random_game

pytestmark = pytest.mark.usefixtures("in_english")


def faults(text: str) -> tuple[Fault, ...]:
    return faults_of(read_fields(text))


def test_every_fault_is_told_not_only_the_first() -> None:
    """A square that yellow never enters, a square of three, a throw, and a turn."""
    found = faults("clasico; Y 3 12 12 home; R 12 home*3; turn B; throw 9")
    assert [(fault.field, fault.pieces, fault.squares) for fault in found] == [
        ("Y", ("Y1",), ("3",)),
        ("throw", (), ()),
        ("turn", (), ()),
        ("", ("Y2", "Y3", "R1"), ("12",)),
    ]


def test_the_first_fault_is_the_one_that_reading_refuses_with() -> None:
    """One check decides: what is told is what is refused."""
    text = "clasico; Y 3 12 12 home; R 12 home*3; turn B; throw 9"
    with pytest.raises(Fault) as refused:
        pw.Position.parse(text)
    assert (
        str(refused.value)
        == str(faults(text)[0])
        == "in 'Y 3 12 12 home': yellow 1 never stands on square 3"
    )


def test_a_fault_speaks_both_languages() -> None:
    """In its own words, the language in which it was made; another where it is asked for."""
    (fault,) = faults("clasico; Y 12 12; R 12; turn Y")
    assert fault.text("es") == "en la casilla 12 caben dos fichas como mucho, no 3"
    assert fault.text("en") == str(fault) == "square 12 holds two pieces at most, not 3"


@pytest.mark.parametrize(
    ("text", "pieces", "squares"),
    [
        ("clasico; Y Rc3; R home", ("Y1",), ("Rc3",)),
        ("pachisi; R Yc3", ("R1",), ("Yc3",)),
        ("pachisi; Y 9; R 60", ("Y1", "R1"), ("9", "60")),
        ("clasico; Y 12+ 12+; R home", ("Y1", "Y2"), ("12",)),
    ],
)
def test_the_pieces_and_squares_concerned_are_named(
    text: str, pieces: tuple[str, ...], squares: tuple[str, ...]
) -> None:
    """Also a square of another colour's column, which is called by that colour's letter."""
    (fault,) = faults(text)
    assert (fault.pieces, fault.squares) == (pieces, squares)


def test_players_that_the_rules_cannot_seat_do_not_hide_the_rest() -> None:
    """Pairs need four colours, and still three pieces have no room on a square."""
    found = faults("clasico.parejas; Y 12 12 12; R home; turn Y")
    assert [fault.key for fault in found] == ["faults.seats", "faults.three"]
    assert str(found[0]) == "clasico.parejas is for 4 players, not 2"


@pytest.mark.parametrize("family", FAMILIES)
def test_no_position_of_a_game_has_a_fault(family: str) -> None:
    """What play reaches can be."""
    game, chooser = random_game(family, 3)
    for playing in play_on(game, chooser, 200):
        assert faults(str(playing.position)) == ()


@pytest.mark.parametrize("word", ["²", "9" * 5000, "٣٣٣"])
def test_odd_digits_are_no_number(word: str) -> None:
    """They are refused with the field, not by the reader's own conversion."""
    with pytest.raises(Fault, match="in 'throw"):
        pw.Position.parse(f"clasico; Y home; R home; turn Y; throw {word}")


def test_a_refusal_survives_pickling() -> None:
    """Errors cross from one process to another."""
    fault = faults("clasico.parejas; Y 12; R home")[0]
    again = pickle.loads(pickle.dumps(fault))
    assert isinstance(again, Refused)
    assert (repr(again), repr(again.said)) == (repr(fault), repr(fault.said))
    assert again.text("es") == fault.text("es") != str(again)
