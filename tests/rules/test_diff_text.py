"""What two rulesets set differently is told in words."""

from __future__ import annotations

from itertools import combinations

import pytest

import parchis_widgets as pw


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("pair", [*combinations(pw.rulesets(), 2)], ids=" · ".join)
def test_every_difference_names_both_sides(pair: tuple[str, str], lang: str) -> None:
    """Each side's sentence, short enough to stand beside others; both say something else."""
    one, other = map(pw.ruleset, pair)
    for difference in one.diff(other):
        said = difference.text(lang)
        sides = [
            rules.label(difference.switch, value, lang)
            for rules, value in ((one, difference.left), (other, difference.right))
            if value is not None
        ]
        assert all(side in said for side in sides)
        assert len(set(sides)) == len(sides)
        assert max(map(len, sides)) <= 120
