"""Answers to a notebook's exercises."""

from __future__ import annotations

import pytest

import parchis_widgets as pw


@pytest.mark.parametrize("answer", [None, ..., {"clasico": None, "general": None}])
def test_where_nothing_is_written_the_place_to_write_is_told(answer: object) -> None:
    """A notebook runs from top to bottom before anything is answered."""
    said = pw.check(answer, {4}, lang="en")
    assert not said
    assert "where it says" in said.text()


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        ({4, 6}, {4, 6}),
        ([6, 4], {4, 6}),
        (4, {4}),
        (" Azul ", "azul"),
        ({"clasico": [4]}, {"clasico": {4}}),
        (7, 7),
    ],
)
def test_an_answer_may_be_written_as_one_likes(answer: object, right: object) -> None:
    """Sets as lists, one number for a set of one, texts with capitals."""
    assert pw.check(answer, right).right


def test_a_wrong_set_is_told_how_near_it_is() -> None:
    """Hits and what is too much are counted; which they are is not said."""
    assert pw.check({4, 5}, {4, 6}, lang="es").text() == (
        "Todavía no: 1 acierto, y 1 de más. Pruébalo en un tablero y vuelve."
    )


def test_of_a_wrong_table_the_rows_to_look_at_are_named() -> None:
    """A row that is left out is one of them."""
    said = pw.check({"clasico": 1, "general": 2}, {"clasico": 1, "general": 3, "tradicional": 4})
    assert "general" in said.text()
    assert "tradicional" in said.text()
    assert "clasico" not in said.text()


def test_what_is_no_table_is_told_so() -> None:
    """The rows that are expected are named, what stands in them is not."""
    assert repr(pw.check(3, {"clasico": 1}, lang="en")) == (
        "A table with these rows is expected: clasico."
    )


@pytest.mark.parametrize("right", [{41}, 41, {"clasico": 41}, "41"])
def test_the_right_answer_is_never_given_away(right: object) -> None:
    """Whatever is answered."""
    for answer in (None, 3, {3}, {"clasico": 3}, "3"):
        assert "41" not in repr(pw.check(answer, right))
