"""The cloth for printing, an arm a page."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from parchis_widgets.board.pachisi import COLOURS
from parchis_widgets.board.pachisi.print import arm_svg, printable_arms

NAMESPACE = "{http://www.w3.org/2000/svg}"


def test_the_board_is_offered_for_printing_one_arm_at_a_time() -> None:
    """CHA-11: four pages of A4 that differ in colour only, each with 24 squares."""
    pages = printable_arms()
    assert list(pages) == list(COLOURS)
    for colour, page in pages.items():
        tree = ET.fromstring(page)
        assert (tree.get("width"), tree.get("height")) == ("210mm", "297mm")
        group = tree.find(f"{NAMESPACE}g[@class='squares']")
        assert group is not None
        assert len(group) == 24
        assert len(re.findall('class="castle"', page)) == 3
        assert f"seam s-{colour}" in page


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("colour", ["B", "", "KG"])
def test_an_arm_of_an_unknown_colour_is_refused(colour: str) -> None:
    """The message lists the colours there are."""
    with pytest.raises(ValueError, match="expected one of K, G, Y or R"):
        arm_svg(colour)
