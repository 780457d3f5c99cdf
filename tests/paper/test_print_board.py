"""Boards on paper are as large as they say."""

from __future__ import annotations

import numpy as np
import pytest

import parchis_widgets as pw
from tests.paper.measured import SCALE, longest_run, part, read, rendered, sizes

PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("pages", [1, 4])
@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
def test_the_pages_have_the_size_of_the_paper(ruleset: str, pages: int, paper: str) -> None:
    assert sizes(pw.print_board(ruleset, paper=paper, pages=pages)) == [PAPERS[paper]] * pages


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("ruleset", ["clasico", "chaupar"])
def test_five_centimetres_are_five_centimetres(ruleset: str, paper: str) -> None:
    """The bar is the longest dark line below the board."""
    (page,) = rendered(pw.print_board(ruleset, paper=paper))
    below = part(page, 8, 232, 90, 250) < 128
    assert max(map(longest_run, below)) / SCALE == pytest.approx(50, abs=0.5)


@pytest.mark.parametrize("paper", PAPERS)
def test_an_arm_has_the_bar_upright(paper: str) -> None:
    page = rendered(pw.print_board("pachisi", pages=4, paper=paper))[0]
    beside = part(page, 12, 60, 22, 150) < 128
    assert max(map(longest_run, beside.T)) / SCALE == pytest.approx(50, abs=0.5)


def board_of(page: np.ndarray) -> np.ndarray:
    """Cut the printed square out of a page: in its middle rows nothing stands beside it."""
    inked = np.flatnonzero((page[100 * SCALE : 150 * SCALE] < 250).any(axis=0))
    left, right = inked[0], inked[-1] + 1
    column = page[:, left + 30 : right - 30] < 250
    rows = np.flatnonzero(column.mean(axis=1) > 0.9)
    return page[rows[0] : rows[-1] + 1, left:right]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("ruleset", ["clasico", "pachisi"])
def test_the_board_on_one_page_measures_19_cm(ruleset: str, paper: str) -> None:
    height, width = board_of(rendered(pw.print_board(ruleset, paper=paper))[0]).shape
    assert (height / SCALE, width / SCALE) == pytest.approx((190, 190), abs=0.4)


@pytest.mark.parametrize("paper", PAPERS)
def test_four_pages_join_to_the_same_board_of_38_cm(paper: str) -> None:
    """Put together they are the small board, twice as large."""
    whole = board_of(rendered(pw.print_board("clasico", paper=paper))[0])
    quarters = [
        board_of(page) for page in rendered(pw.print_board("clasico", pages=4, paper=paper))
    ]
    for quarter in quarters:
        assert [side / SCALE for side in quarter.shape] == pytest.approx([190, 190], abs=0.4)
    cut = [quarter[:1898, :1898] for quarter in quarters]
    joined = np.block([[cut[0], cut[1]], [cut[2], cut[3]]])
    small = joined[::2, ::2]
    difference = np.abs(small.astype(int) - whole[: small.shape[0], : small.shape[1]])
    assert difference.mean() < 4
    assert np.mean(difference > 60) < 0.03


def test_the_squares_of_an_arm_measure_what_they_say() -> None:
    """CHA-11: 25 mm on A4, 23 on Letter: three of them between the hems of the border."""
    for paper, side in (("A4", 25), ("Letter", 23)):
        page = rendered(pw.print_board("pachisi", pages=4, paper=paper))[0]
        middle = page.shape[1] / SCALE / 2
        row = part(page, middle - 50, 148, middle + 50, 149)[0]
        cotton = np.flatnonzero(np.abs(row.astype(int) - 244) < 6)
        assert (cotton[-1] - cotton[0]) / SCALE == pytest.approx(3 * side, abs=6)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_board_says_how_to_print_it(lang: str) -> None:
    words = {"es": ("Amarillo", "100 %", "5 cm"), "en": ("Yellow", "100 %", "5 cm")}
    text = read(pw.print_board("clasico", lang=lang))
    assert words[lang][1] in text
    assert words[lang][2] in text
    # Letters along an arc stand each for itself.
    assert words[lang][0].upper() in text.replace(" ", "")


def test_the_four_arms_are_those_of_the_four_colours() -> None:
    text = read(pw.print_board("chaupar", pages=4, lang="en"))
    assert all(f"arm by arm: {c}" in text for c in ("black", "green", "yellow", "red"))
