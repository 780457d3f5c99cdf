"""What is told of an explanation: all that its words are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.counterfactual import Counterfactual
    from parchis_widgets.explain.elsewhere import Elsewhere
    from parchis_widgets.explain.question import Question
    from parchis_widgets.explain.violation import Violation
    from parchis_widgets.position.position import Position

__all__ = ["Explained"]


class Explained(Protocol):
    """What a report is made of: an `Explanation`."""

    @property
    def asked(self) -> Question:
        """What was asked."""

    @property
    def position(self) -> Position:
        """The game in which it was asked."""

    @property
    def violations(self) -> tuple[Violation, ...]:
        """Why it is not legal."""

    @property
    def counterfactuals(self) -> tuple[Counterfactual, ...]:
        """What would make it legal."""

    @property
    def elsewhere(self) -> tuple[Elsewhere, ...]:
        """What other rulesets say."""

    @property
    def instead(self) -> tuple[Move, ...]:
        """What can be played."""

    @property
    def way(self) -> tuple[str, ...]:
        """The places it would enter."""

    def text(self, lang: str | None = None) -> str:
        """Return the verdict."""
