"""A reason: why something is forbidden or owed, or by which rule it happens.

Each stands beside the veto, the duty or the effect that gives it; making one registers its code,
so that nothing that names a code can misspell it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NewType

from parchis_widgets.rules.citation import Citation

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.rules.ruleset import Ruleset

__all__ = ["EVENTS", "REASONS", "Code", "Reason", "forbids", "happens", "owes"]

Code = NewType("Code", str)
"""The word of a reason; only a reason that there is has one."""


@dataclass(frozen=True, eq=False)
class Reason:
    """Why something is forbidden, owed or happens.

    Attributes
    ----------
    code : str
        A stable word.
    kind : str
        ``"veto"`` or ``"duty"``; of what happens, the kind of event.
    statements : tuple of str
        The statements behind it, of each source that has one.
    switches : tuple of str
        The switches that it reads: what stands behind their values is cited first.
    reading : bool
        Whether no source states it.
    words : str
        The key of its sentence: its code, or a finer word where one code is told in several ways.
    """

    code: Code
    kind: str
    statements: tuple[str, ...]
    switches: tuple[str, ...] = ()
    reading: bool = False
    words: str = ""

    def cite(self, rules: Ruleset, switch: str = "") -> Citation:
        """Return the statement behind it under some rules.

        Parameters
        ----------
        rules : Ruleset
            The rules that are played.
        switch : str
            Which of its switches causes it; the first of them if that is not said.
        """
        name = switch or next((name for name in self.switches if hasattr(rules, name)), "")
        own = rules.first_of_own(self.statements)
        if name and (rules.is_brought_in(name) or rules.own_citations(name) or own is None):
            cited = rules.citations(name)
            fitting = [one for one in cited if one.statement in self.statements] or cited
            if fitting:
                return fitting[0]._replace(reading=fitting[0].reading or self.reading)
        return Citation(own or rules.nearest(self.statements), self.reading)


_REASONS: Final[dict[str, Reason]] = {}
_EVENTS: Final[dict[str, Reason]] = {}

REASONS: Final[Mapping[str, Reason]] = _REASONS
"""By the key of its sentence, every reason that a family in use can refuse for."""
EVENTS: Final[Mapping[str, Reason]] = _EVENTS
"""By code, everything that can happen in a family in use."""


def forbids(
    code: str, statements: str, *, reads: str = "", reading: bool = False, words: str = ""
) -> Reason:
    """Make the reason of a veto.

    Parameters
    ----------
    code : str
        Its word.
    statements : str
        The statements behind it.
    reads : str
        The switches that it reads.
    reading : bool
        Whether no source states it.
    words : str
        The key of its sentence, if it is not the code.
    """
    return _reason(_REASONS, code, "veto", statements, reads, reading, words)


def owes(code: str, statements: str, *, reads: str = "", words: str = "") -> Reason:
    """Make the reason of a duty; see `forbids`."""
    return _reason(_REASONS, code, "duty", statements, reads, words=words)


def happens(
    code: str, statements: str, *, kind: str = "", reads: str = "", reading: bool = False
) -> Reason:
    """Make the reason of an event; its `kind` where several codes are of one. See `forbids`."""
    return _reason(_EVENTS, code, kind or code, statements, reads, reading)


def _reason(
    among: dict[str, Reason],
    code: str,
    kind: str,
    statements: str,
    reads: str,
    reading: bool = False,
    words: str = "",
) -> Reason:
    key = words or code
    assert key not in among, f"two reasons are told by {key}"
    ids = tuple(statements.split())
    among[key] = Reason(Code(code), kind, ids, tuple(reads.split()), reading, key)
    return among[key]
