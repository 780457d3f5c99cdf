"""One position, and what every ruleset answers: a die changes the throw for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import traitlets

from parchis_widgets.comparison.answers import every_rule
from parchis_widgets.game.game import Game
from parchis_widgets.text import current_language, speaking
from parchis_widgets.widgets.protocol.answered import asked_with, told_answers
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.protocol.scenes import scene_of
from parchis_widgets.widgets.widget import Widget, bundled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parchis_widgets.comparison.answers import RuleAnswers
    from parchis_widgets.position.position import Position
    from parchis_widgets.rules.ruleset import Ruleset
    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["EveryRule"]

ASKED: Final[Schema] = {}
"""What a page may ask: nothing, for every throw was answered beforehand."""


class EveryRule(Widget):
    """What each ruleset answers to one position and its throw.

    All throws that there could be are answered beforehand: the page needs Python for nothing.

    Parameters
    ----------
    position : Position or str
        How the game stands, with a throw or a count still to be made.
    rulesets : sequence of str or Ruleset, optional
        Which are asked; see `every_rule`.
    lang, palette, large, theme
        As `Board` takes them.

    Raises
    ------
    ValueError
        If the position has no throw, or a ruleset that is named cannot be asked.
    """

    _esm = bundled("everyrule.js")
    _css = bundled("everyrule.css")
    _asked = ASKED

    answers = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        position: Position | str,
        rulesets: Sequence[str | Ruleset] | None = None,
        *,
        lang: str | None = None,
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        spoken = lang or current_language()
        options = options_of(spoken, palette, theme, large=large)
        with speaking(spoken):
            self._data = every_rule(position, rulesets)
            game = Game.from_position(self._data.position, lang=spoken)
            told = asked_with(self._data.position, rulesets)
            answers = told_answers(told, game, 1, spoken)
        drawing = scene_of(game).drawing(spoken)
        super().__init__(options, "sources", "everyrule", drawing=drawing, answers=answers)

    def __repr__(self) -> str:
        """Tell the position in a line that is the same each time."""
        return f"EveryRule({str(self._data.position)!r})"

    @property
    def data(self) -> RuleAnswers:
        """What is shown of the position's own throw."""
        return self._data

    def to_svg(self) -> str:
        """Draw the position as an SVG picture that needs nothing else."""
        return self._data.to_svg()

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        raise AssertionError("nothing is asked")
