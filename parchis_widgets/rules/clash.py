"""A clash: switches that make no sense together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from parchis_widgets.text.refusal import Refused

__all__ = ["Clash"]


class Clash(NamedTuple):
    """A switch whose value means nothing beside the values of others."""

    key: str
    """A stable word, by which its sentence is found."""
    switch: str
    others: tuple[str, ...]
    refusal: Refused
