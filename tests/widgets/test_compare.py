"""`Compare`: what it tells its page, what the page may ask, and what follows from that."""

from __future__ import annotations

import json
from itertools import chain, count, takewhile
from typing import Any

import pytest

import parchis_widgets as pw
from parchis_widgets.comparison.likeness import likeness
from tests.widgets.pages import Page

PARTING_AT_3 = 7
"""A seed with which clasico and tradicional part at the third throw: a 5 with four at home."""


class ComparePage(Page["pw.Compare"]):
    """The page of a comparison."""

    @property
    def revision(self) -> int:
        """Give the revision that is shown."""
        return int(self.widget.comparison["revision"])

    def boards(self, lane: int) -> list[Any]:
        """Give the boards of a lane that have been sent, one for each ply and the beginning."""
        pages = (getattr(self.widget, f"lane_{lane}_{page}", []) for page in count())
        return list(chain(*takewhile(bool, pages)))

    def fetch(self) -> list[int]:
        """Ask for what follows until all is there; give how far it went each time."""
        went = [self.widget.reach]
        while went[-1] < len(self.widget.comparison["throws"]):
            self.ask("more")
            went.append(self.widget.reach)
            assert went[-1] > went[-2]
        return went


@pytest.fixture
def page() -> ComparePage:
    return ComparePage(pw.Compare(None, ["clasico", "tradicional"], seed=PARTING_AT_3, players=4))


def test_the_page_is_told_where_they_part_and_what_each_side_says(page: ComparePage) -> None:
    told = page.widget.comparison
    assert told["parting"] == page.widget.data.parting.throw == 3  # type: ignore[union-attr]
    fork = told["forks"][-1]
    assert fork["text"] == "Con 5, el verde no puede jugar lo mismo con todos los reglamentos"
    sides = fork["sides"]
    assert [one["id"] for one in sides["tradicional"]["statements"]] == ["TRA-05", "TRA-14"]
    assert (len(sides["clasico"]["moves"]), len(sides["tradicional"]["moves"])) == (4, 6)


def test_a_lane_has_a_ply_for_each_throw(page: ComparePage) -> None:
    for number, lane in enumerate(page.widget.lanes):
        game = page.widget.data.games[lane["id"]]
        assert (lane["plies"][0], lane["plies"][-1]) == (0, len(game.plies))
        assert len(page.boards(number)) == len(game.plies) + 1
        throws = [game.plies[ply].action for ply in lane["plies"][:-1]]
        assert all(action.startswith("throw") for action in throws)


def test_what_was_chosen_is_among_the_moves_that_are_told(page: ComparePage) -> None:
    """As the game went on with it, at the ply that is told."""
    for seed in range(8):
        widget = pw.Compare(None, ["clasico", "general"], seed=seed, players=4)
        for fork in widget.comparison["forks"]:
            for name, side in fork["sides"].items():
                game = widget.data.games[name]
                if side["chosen"] < 0:
                    assert side["moves"] == []
                    continue
                told, played = side["moves"][side["chosen"]], game.plies[side["ply"]].move
                assert played is not None
                assert (told["piece"], told["target"]) == (played.piece, played.target)


def test_choosing_otherwise_plays_what_follows_anew(page: ComparePage) -> None:
    before = page.widget.data
    page.ask("choose", throw=3, lane=0, move=2)
    now = page.widget.data
    assert page.answers == []
    assert page.revision == 2
    chosen = now.moves_at(3, "clasico")[0]
    assert likeness(chosen) == likeness(before.parting.moves["clasico"][2])  # type: ignore[union-attr]
    assert now.throws[: len(before.throws)][:3] == before.throws[:3]
    again = pw.compare(
        None, ["clasico", "tradicional"], seed=PARTING_AT_3, players=4,
        chosen={(3, "clasico"): [chosen]},
    )  # fmt: skip
    for name in now.rulesets:
        assert again.games[name].record == now.games[name].record
    # The other lane is as it was.
    assert now.games["tradicional"].plies[:9] == before.games["tradicional"].plies[:9]


def test_a_choice_is_answered_with_its_own_throw_and_what_follows_is_fetched(
    page: ComparePage,
) -> None:
    """All that is sent in the end is what a widget of the new choice sends at once."""
    page.ask("choose", throw=3, lane=0, move=2)
    assert page.widget.reach == 3
    assert len(page.boards(0)) <= page.widget.lanes[0]["plies"][3] + 1
    went = page.fetch()
    assert len(went) > 2
    chosen = {(3, "clasico"): page.widget.data.moves_at(3, "clasico")}
    anew = ComparePage(pw.Compare(None, ["clasico", "tradicional"], seed=PARTING_AT_3, players=4))
    anew.widget.data = pw.compare(
        None, ["clasico", "tradicional"], seed=PARTING_AT_3, players=4, chosen=chosen
    )
    anew.widget._show(len(anew.widget.data.throws))
    assert [page.boards(lane) for lane in (0, 1)] == [anew.boards(lane) for lane in (0, 1)]
    assert page.widget.lanes == anew.widget.lanes


@pytest.mark.parametrize("name", ["clasico", "tradicional"])
def test_what_befell_is_told_by_the_throw_that_brought_it(page: ComparePage, name: str) -> None:
    """Counted over again from the game's own plies."""
    lane = next(lane for lane in page.widget.lanes if lane["id"] == name)
    game = page.widget.data.games[name]
    moves = [ply.move for ply in game.plies if ply.move]
    assert len(lane["captures"]) == sum(len(move.captures) for move in moves) > 0
    finished = [piece for piece, place in game.position.places.items() if place == "goal"]
    assert len(lane["goal"]) == len(finished) > 0
    for told in (lane["captures"], lane["goal"]):
        assert told == sorted(told)
        assert 1 <= told[0] <= told[-1] < len(lane["plies"])


def test_nothing_more_is_sent_when_all_is_there(page: ComparePage) -> None:
    before = [page.boards(lane) for lane in (0, 1)]
    page.ask("more")
    assert page.answers == []
    assert [page.boards(lane) for lane in (0, 1)] == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"throw": 1, "lane": 0, "move": 0},
        {"throw": 3, "lane": 2, "move": 0},
        {"throw": 3, "lane": -1, "move": 0},
        {"throw": 3, "lane": 0, "move": 4},
        {"throw": 3, "lane": 0, "move": -1},
        {"throw": 3, "lane": 0, "move": True},
        {"throw": "3", "lane": 0, "move": 0},
        {"throw": 3, "lane": 0},
    ],
)
def test_what_makes_no_sense_changes_nothing(page: ComparePage, wrong: dict[str, Any]) -> None:
    before = page.widget.data
    page.ask("choose", **wrong)
    page.send({"intent": "choose", "revision": 0, "throw": 3, "lane": 0, "move": 1})
    assert [answer["type"] for answer in page.answers] == ["error", "error"]
    assert page.widget.data is before


def test_it_speaks_the_language_that_is_asked_for() -> None:
    widget = pw.Compare(None, ["clasico", "tradicional"], seed=7, players=4, lang="en")
    assert widget.labels["to_parting"] == "To the parting"
    assert "cannot play the same" in widget.comparison["forks"][-1]["text"]
    assert widget.lanes[1]["name"] == "traditional"


def test_450_throws_of_two_rulesets_take_less_than_250_kb() -> None:
    """In a saved notebook, the page's script and styles included."""
    seed = next(
        seed
        for seed in range(100)
        if len(pw.compare(None, ["clasico", "tradicional"], seed=seed, players=4).throws) > 400
    )
    widget = pw.Compare(None, ["clasico", "tradicional"], seed=seed, players=4)
    state = json.dumps(widget.get_state(), default=str, ensure_ascii=False, separators=(",", ":"))
    assert len(state.encode()) * 450 / len(widget.data.throws) < 250_000


def test_a_viewer_without_widgets_shows_the_parting_as_a_picture(page: ComparePage) -> None:
    assert page.widget.to_svg().startswith("<svg")
    assert repr(page.widget) == "Compare(clasico, tradicional)"


@pytest.mark.parametrize(
    ("rulesets", "options", "said"),
    [
        (["clasico"], {}, "de 2 a 4"),
        (["clasico", "pachisi"], {}, "juegos distintos"),
        (["clasico", "general"], {"lang": "fr"}, "fr"),
        (["clasico", "general"], {"palette": "pink"}, "okabe_ito"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    rulesets: list[str], options: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        pw.Compare(None, rulesets, seed=1, **options)
