"""Rulesets by switches, in words: what the page is told, as Markdown, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import parchis_widgets as pw


@pytest.fixture(scope="module")
def table() -> pw.RulesetTable:
    return pw.RulesetTable()


def test_every_ruleset_has_a_cell_in_every_row(table: pw.RulesetTable) -> None:
    """The words of its value, and what stands behind it."""
    data = table.data
    rules = [pw.ruleset(one["id"]) for one in data["rulesets"]]
    assert [one.family for one in rules] == ["parchis"] * 6
    assert [row["switch"] for row in data["rows"]] == [name for name, _ in rules[0].switches()]
    for row in data["rows"]:
        values = [getattr(one, row["switch"]) for one in rules]
        assert row["alike"] == (len(set(values)) == 1)
        for cell, one, value in zip(row["cells"], rules, values, strict=True):
            assert cell["text"] == one.label(row["switch"], value, "es")
            assert cell["statements"] == list(one.behind(row["switch"]))
            assert set(cell["statements"]) <= set(data["statements"])


def test_as_markdown_what_differs_is_written_and_the_rest_is_equal(table: pw.RulesetTable) -> None:
    lines = table.to_markdown().splitlines()
    rows = [row for row in table.data["rows"] if not row["alike"]]
    assert len(lines) == 2 + len(rows)
    assert all(line.count(" | ") == lines[0].count(" | ") for line in lines)
    (five,) = (line for line in lines if line.startswith("| **Si el 5 obliga a salir"))
    assert "(CLA-09)" in five
    assert "(TRA-04)" in five
    assert " = " in five
    assert len(table.to_markdown(differences=False).splitlines()) == 2 + len(table.data["rows"])


def test_it_is_shown_where_no_widget_runs(table: pw.RulesetTable) -> None:
    data, _ = table._repr_mimebundle_()
    assert data["text/html"].startswith('<table lang="es">')
    assert "image/svg+xml" not in data


def test_rulesets_and_language_are_chosen() -> None:
    rules = pw.ruleset("pachisi").replace(second_lap=False)
    table = pw.RulesetTable(["pachisi", rules, "chaupar"], lang="en")
    assert [one["name"] for one in table.data["rulesets"]] == [
        "pachisi", "pachisi with changes", "chaupar",
    ]  # fmt: skip
    assert table.data["rows"][0]["title"] == "Who starts"


@pytest.mark.parametrize(
    ("rulesets", "options", "said"),
    [
        ([], {}, "de 1 a 8 reglamentos, no 0"),
        ("clasico", {}, "se esperaba una lista"),
        (["clasico", "pachisi"], {}, "juegos distintos"),
        (["ludo"], {}, "ludo"),
        (["clasico"] * 9, {}, "no 9"),
        (None, {"lang": "fr"}, "fr"),
        (None, {"theme": "pink"}, "auto"),
    ],
)
def test_what_cannot_be_shown_is_refused(rulesets: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        pw.RulesetTable(rulesets, **options)


def test_its_page_asks_nothing(table: pw.RulesetTable) -> None:
    said: list[Any] = []
    table.send = lambda content, buffers=None: said.append(content)
    table._receive(table, {"intent": "choose", "revision": 0}, [])
    assert said[0]["type"] == "error"
