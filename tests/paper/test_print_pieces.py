"""What is cut out: as large as it says, and told apart without colour."""

from __future__ import annotations

import re
from itertools import product
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import parchis_widgets as pw
from parchis_widgets.paper.tokens import FACE, LONG_FACE, cowrie_svg, die_net, long_die_net
from tests.paper.measured import SCALE, part, read, rendered, sizes

NAMESPACE = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("ident", [*pw.rulesets(), "pachisi throws=seven_cowries"])
def test_all_fits_on_one_page(ident: str, paper: str) -> None:
    """And its outer 8 mm, where printers do not print, are white."""
    pdf = pw.print_pieces(ident, paper=paper)
    ((width, height),) = sizes(pdf)
    (page,) = rendered(pdf)
    inside = part(page, 8, 8, width - 8, height - 6).shape
    assert inside[0] > 0
    page = page.copy()
    page[8 * SCALE : -6 * SCALE, 8 * SCALE : -8 * SCALE] = 255
    assert page.min() == 255


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_piece_has_its_letter_and_number_twice(lang: str) -> None:
    """Large and small; whoever prints in grey reads them."""
    letters = {"es": ("NVAR", "AZRV"), "en": ("KGYR", "YBRG")}[lang]
    for ruleset, own in zip(("pachisi", "clasico"), letters, strict=True):
        text = read(pw.print_pieces(ruleset, lang=lang))
        for letter, number in product(own, "1234"):
            assert len(re.findall(rf"\b{letter}{number}\b", text)) == 2


def test_pieces_measure_16_and_8_mm() -> None:
    """Their discs, that is: the first of each size on the page of Parchís."""
    (page,) = rendered(pw.print_pieces("clasico"))
    for left, size in ((38, 16), (142, 8)):
        column = part(page, left, 110, left + size, 200) < 200
        wide = np.flatnonzero(column.any(axis=0))
        assert (wide[-1] - wide[0] + 1) / SCALE == pytest.approx(size, abs=0.6)


def test_the_table_tells_what_each_throw_counts() -> None:
    """Throwing again is the table's; what brings a piece in is asked of the game."""
    text = read(pw.print_pieces("pachisi", lang="en"))
    grace = "throw again a piece enters"
    assert f"0 6 throw again 1 10 {grace} 2 2 3 3 4 4 5 25 {grace} 6 12 throw again" in text
    turned = read(pw.print_pieces("pachisi graces=ten_and_25", lang="en"))
    assert "0 6 1 10 throw again" in turned


def faces_of(svg: str) -> dict[tuple[float, float], int]:
    """Return how many pips lie on each face, by its corner."""
    tree = ET.fromstring(svg)
    faces = {
        (
            float(r.get("x", "")),
            float(r.get("y", "")),
            float(r.get("width", "")),
            float(r.get("height", "")),
        ): 0
        for r in tree.iter(f"{NAMESPACE}rect")
    }
    for circle in tree.iter(f"{NAMESPACE}circle"):
        x, y = float(circle.get("cx", "")), float(circle.get("cy", ""))
        (face,) = [f for f in faces if f[0] < x < f[0] + f[2] and f[1] < y < f[1] + f[3]]
        faces[face] += 1
    return {face[:2]: pips for face, pips in faces.items()}


def test_opposite_faces_of_the_folded_die_are_seven_together() -> None:
    """In a row of four those two apart are opposite, and so are those above and below it."""
    faces = faces_of(die_net()[0])
    row = [faces[n * FACE, FACE] for n in range(4)]
    assert row[0] + row[2] == row[1] + row[3] == faces[FACE, 0] + faces[FACE, 2 * FACE] == 7
    assert sorted(faces.values()) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("ident", ["chaupar", "chaupar throws=long_dice_1346"])
def test_a_long_die_has_one_opposite_six(ident: str) -> None:
    """CHA-02."""
    values = pw.ruleset(ident).thrower.values
    faces = faces_of(long_die_net(values)[0])
    row = [faces[n * LONG_FACE[0], 0] for n in range(4)]
    assert {row[0], row[2]} == {1, 6}
    assert sorted(row) == sorted(values)


def test_a_cowrie_shows_mouth_or_back_without_colour() -> None:
    """The teeth of the mouth are lines; the back has none."""
    assert 'stroke-width="1.4"' in cowrie_svg(up=True)
    assert 'stroke-width="1.4"' not in cowrie_svg(up=False)
