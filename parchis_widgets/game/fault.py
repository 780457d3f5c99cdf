"""A fault of a position: what no game could hold, and the pieces and squares concerned."""

from __future__ import annotations

from parchis_widgets.text.refusal import Refused

__all__ = ["Fault"]


class Fault(Refused):
    """Why a position cannot be, or cannot be read."""

    @property
    def field(self) -> str:
        """The field concerned: a colour's letter or a keyword; empty if it is none alone."""
        return str(self.said.get("field", ""))

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces concerned."""
        return tuple(self.said.get("pieces", ()))

    @property
    def squares(self) -> tuple[str, ...]:
        """The squares concerned, as positions write them."""
        return tuple(self.said.get("squares", ()))
