"""What a class's codes tell its teacher; nothing leaves the notebook."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import traitlets

from parchis_widgets.course.classroom import read_class
from parchis_widgets.text import current_language, message, speaking
from parchis_widgets.widgets.plain import PlainWidget
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.widget import bundled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets.course.classroom import Class, Pupil
    from parchis_widgets.widgets.protocol.messages import Schema
    from parchis_widgets.widgets.protocol.scenes import Json

__all__ = ["Classroom"]

ASKED: Final[Schema] = {"read": {"codes": (str,)}}
"""What a page may ask."""


class Classroom(PlainWidget):
    """A class's codes of progress, read: which step cost most, which reasons were met most.

    Parameters
    ----------
    codes : str or iterable of str
        The codes, one a line, each with a name before it or without. They can be pasted into the
        page as well.
    lang, palette, large, theme
        As `Board` takes them.

    Raises
    ------
    ValueError
        If these are no lines. A line that cannot be read is told in its row; the others count.
    """

    _esm = bundled("course.js")
    _css = bundled("course.css")
    _asked = ASKED
    _longest: ClassVar = {"codes": 20_000}

    shell = traitlets.Unicode("classroom").tag(sync=True)
    classroom = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        codes: str | Iterable[str] = (),
        *,
        lang: str | None = None,
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        spoken = lang or current_language()
        options = options_of(spoken, palette, theme, large=large)
        with speaking(spoken):
            self._class = read_class(codes if isinstance(codes, str) else list(codes))
        super().__init__(options, "class")
        self._show()

    def __repr__(self) -> str:
        """Tell the class in a line that is the same each time."""
        return f"Classroom({len(self._class.pupils)}, lang={self.lang!r})"

    @property
    def data(self) -> Class:
        """What is shown."""
        return self._class

    def to_svg(self) -> str:
        """Refuse: a class is words alone."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        """Return the class as a table that needs nothing else."""
        rows = [line.split("\t") for line in self._class.table(self.lang).splitlines()]
        cells = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
        table = "".join(f"<tr>{row}</tr>" for row in cells)
        return f"<p>{escape(self._class.finding(self.lang))}</p><table>{table}</table>"

    def _show(self) -> None:
        self._revision += 1
        self.classroom = _told(self._class, self._revision, self.lang)

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        assert intent == "read"
        self._class = read_class(values["codes"])
        self._show()


def _told(read: Class, revision: int, lang: str) -> Json:
    plan = read.plan
    title = message(lang, "classroom.no_title")
    if plan is not None:
        title = message(lang, "classroom.title", title=plan.title[lang])
    return {
        "revision": revision,
        "title": title,
        "kicker": message(lang, "classroom.kicker", n=len(read.pupils), read=len(read.read)),
        "finding": read.finding(lang),
        "steps": [step.name[lang] for step in plan.steps] if plan else [],
        "worst": -1 if read.hardest is None else read.hardest,
        "rows": [_row(pupil, lang) for pupil in read.pupils] if plan else [],
        "medians": list(read.medians),
        "reasons": [
            {"text": one.text, "statement": one.statement, "n": one.count}
            for one in read.reasons(lang)
        ],
        "refusals": message(lang, "classroom.refusals"),
        "codes": read.text,
        "table": read.table(lang),
    }


def _row(pupil: Pupil, lang: str) -> Json:
    cells = [[step.tries, step.hints] if step.solved else None for step in pupil.steps]
    fault = pupil.fault.text(lang) if pupil.fault else ""
    return {"name": pupil.name, "cells": cells, "fault": fault}
