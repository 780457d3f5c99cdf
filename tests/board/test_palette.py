"""Contrast, computed from the hex values as WCAG 2 defines it."""

from __future__ import annotations

import pytest

from parchis_widgets.board.palette import (
    BOARD,
    CLOTH,
    DARK_BOARD,
    DARK_CLOTH,
    DARK_PANEL,
    PALETTES,
    PANEL,
    check_palette,
    variables_css,
)
from tests.board.contrast import contrast

pytestmark = pytest.mark.usefixtures("in_english")

DARK = {**BOARD, **DARK_BOARD}
PRINTED, OKABE_ITO = PALETTES["printed"], PALETTES["okabe_ito"]
LETTERS = {
    "printed": {"Y": 8.0, "B": 5.7, "R": 5.1, "G": 4.8, "K": 12.8},
    "okabe_ito": {"Y": 15.9, "B": 5.2, "R": 5.4, "G": 6.1, "K": 21},
}
BLACK, WHITE = "#000000", "#FFFFFF"


def test_contrast_is_counted_as_wcag_does() -> None:
    """Black on white is 21, a colour on itself 1."""
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast("#7A6653", "#7A6653") == 1


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("colour", "YBRGK")
def test_a_pieces_letter_is_readable_on_its_colour(palette: str, colour: str) -> None:
    """At least 4.5, and as much as the design promises."""
    colours = PALETTES[palette]
    ratio = contrast(colours[f"on-{colour}"], colours[colour])
    assert ratio >= 4.5
    assert ratio == pytest.approx(LETTERS[palette][colour], abs=0.06)


@pytest.mark.parametrize(
    ("front", "back", "ratio"),
    [
        ("disc", "safe", 3.5),
        ("line", "square", 5.2),
        ("number", "square", 10.1),
        ("number", "safe", 8.4),
        ("mark", "square", 9.1),
    ],
)
def test_the_board_has_the_contrast_of_its_design(front: str, back: str, ratio: float) -> None:
    """Lines and discs at least 3, what is read at least 4.5."""
    assert contrast(BOARD[front], BOARD[back]) == pytest.approx(ratio, abs=0.06)


def test_marks_stand_out_on_yellow_and_elsewhere_by_a_halo() -> None:
    """5.1 on yellow; on the other colours the ivory halo carries them."""
    assert contrast(BOARD["mark"], PRINTED["Y"]) == pytest.approx(5.1, abs=0.06)
    assert all(contrast(BOARD["ivory"], PRINTED[colour]) >= 3 for colour in "BRG")
    assert contrast(BOARD["mark"], BOARD["ivory"]) >= 7


def test_the_dark_board_keeps_its_contrast() -> None:
    """The same printed board, dimmed: discs 3.3 on safe squares."""
    assert contrast(DARK["disc"], DARK["safe"]) == pytest.approx(3.3, abs=0.06)
    assert contrast(DARK["number"], DARK["safe"]) >= 4.5
    assert contrast(DARK["line"], DARK["square"]) >= 3
    assert contrast(DARK["mark"], DARK["square"]) >= 4.5


@pytest.mark.parametrize(
    ("front", "back", "ratio"),
    [
        ("text", "panel", 13.5),
        ("muted", "panel", 5.8),
        ("no", "no-back", 8.5),
        ("yes", "yes-back", 5.5),
    ],
)
def test_the_panel_has_the_contrast_of_its_design(front: str, back: str, ratio: float) -> None:
    """Everything that is read has at least 4.5."""
    assert contrast(PANEL[front], PANEL[back]) == pytest.approx(ratio, abs=0.06)


def test_the_action_colour_has_the_contrast_of_its_design() -> None:
    """7.6 on a light page, 8.0 on a dark one."""
    assert contrast(PANEL["action"], PANEL["page"]) == pytest.approx(7.6, abs=0.06)
    assert contrast(DARK_PANEL["action"], DARK_PANEL["raised"]) >= 4.5
    assert contrast(DARK_PANEL["text"], DARK_PANEL["panel"]) == pytest.approx(12.3, abs=0.06)


@pytest.mark.parametrize("panel", [PANEL, DARK_PANEL], ids=["light", "dark"])
def test_words_are_readable_wherever_they_stand(panel: dict[str, str]) -> None:
    """Text, muted text, actions and errors on each ground of the panel; edges at least 3."""
    for back in ("page", "panel", "raised"):
        for front in ("text", "muted", "action", "no"):
            assert contrast(panel[front], panel[back]) >= 4.5, (front, back)
        assert contrast(panel["edge"], panel[back]) >= 3, back
    assert contrast(panel["yes"], panel["yes-back"]) >= 4.5
    assert contrast(panel["on-action"], panel["action"]) >= 4.5


@pytest.mark.parametrize("cloth", [CLOTH, CLOTH | DARK_CLOTH], ids=["light", "dark"])
def test_the_cloth_can_be_read_on_a_light_and_a_dark_page(cloth: dict[str, str]) -> None:
    """Names and castles' crosses at least 4.5, lines at least 3."""
    assert contrast(cloth["on-ground"], cloth["ground"]) >= 4.5
    assert contrast(cloth["madder"], cloth["castle"]) >= 4.5
    assert contrast(cloth["ochre"], cloth["indigo"]) >= 3
    for front in ("thread", "seam", "indigo"):
        assert contrast(cloth[front], cloth["cotton"]) >= 3, front
    for palette in PALETTES.values():
        # Yellow's column has a darker thread; each also ends in its colour's part of the Charkoni.
        assert all(contrast(palette[colour], cloth["cotton"]) >= 2.5 for colour in "KGR")


@pytest.mark.parametrize(
    ("front", "back", "ratio"), [("ochre", "indigo", 4.9), ("madder", "castle", 5.7)]
)
def test_the_cloth_has_the_contrast_of_its_design(front: str, back: str, ratio: float) -> None:
    """As its picture promises."""
    assert contrast(CLOTH[front], CLOTH[back]) == pytest.approx(ratio, abs=0.06)


def test_both_palettes_name_the_same_colours() -> None:
    """A palette is a choice of values, nothing else."""
    assert PRINTED.keys() == OKABE_ITO.keys()
    assert DARK_PANEL.keys() == PANEL.keys()
    assert DARK_BOARD.keys() <= BOARD.keys()
    assert DARK_CLOTH.keys() <= CLOTH.keys()
    assert not CLOTH.keys() & (BOARD.keys() | PANEL.keys() | PRINTED.keys())


def test_an_unknown_palette_is_refused_with_a_list_of_those_there_are() -> None:
    """The message says what could be meant."""
    with pytest.raises(ValueError, match="printed or okabe_ito"):
        check_palette("neon")


def test_every_colour_becomes_a_variable_of_the_widget() -> None:
    """The style sheet has no colour of its own."""
    css = variables_css()
    assert all(f"--pw-{name}:" in css for name in (*PRINTED, *BOARD, *PANEL))
