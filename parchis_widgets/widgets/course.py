"""The cover of the course: where one is, what comes next, and every lesson."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

import traitlets

from parchis_widgets.course.catalogue import lessons, plan_of
from parchis_widgets.course.cover import way_of
from parchis_widgets.course.paths import notebook_of
from parchis_widgets.text import current_language, message, speaking
from parchis_widgets.widgets.plain import PlainWidget
from parchis_widgets.widgets.protocol.covers import Details, told_course
from parchis_widgets.widgets.protocol.options import labels, options_of
from parchis_widgets.widgets.widget import bundled

if TYPE_CHECKING:
    from parchis_widgets.widgets.protocol.messages import Schema

__all__ = ["Course"]

ASKED: Final[Schema] = {"code": {"code": (str,)}}
"""What a page may ask."""


class Course(PlainWidget):
    """The cover of the course.

    Parameters
    ----------
    code : str, optional
        A code of progress, the course's or a lesson's.
    lang, palette, large, theme
        As `Board` takes them.

    Raises
    ------
    ValueError
        If the code is neither, or was typed wrong.
    """

    _esm = bundled("course.js")
    _css = bundled("course.css")
    _asked = ASKED
    _longest: ClassVar = {"code": 100}

    shell = traitlets.Unicode("cover").tag(sync=True)
    drawings: Any = traitlets.List().tag(sync=True)
    course = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        code: str | None = None,
        *,
        lang: str | None = None,
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        spoken = lang or current_language()
        options = options_of(spoken, palette, theme, large=large)
        with speaking(spoken):
            self._way = way_of(code)
        self._details = Details(spoken)
        super().__init__(options, "cover")
        self.labels = labels(spoken, "cover")
        self._show()
        self.drawings = self._details.drawings

    def __repr__(self) -> str:
        """Tell the cover in a line that is the same each time."""
        return f"Course({self.code!r}, lang={self.lang!r})"

    @property
    def code(self) -> str:
        """The code that leads back here."""
        return self._way.code

    @property
    def lesson(self) -> str:
        """The id of the lesson that comes next."""
        return lessons()[self._way.lesson]

    def to_markdown(self) -> str:
        """Return the course as a Markdown table, its lessons linked to their notebooks."""
        names = [
            message(self.lang, f"course.table_{name}") for name in ("lesson", "minutes", "rules")
        ]
        lines = [f"| | {' | '.join(names)} |", "| --- | --- | --- | --- |"]
        for number, ident in enumerate(lessons(), start=1):
            plan = plan_of(ident)
            link = f"[{plan.title[self.lang]}]({notebook_of(ident, self.lang)})"
            lines.append(f"| {number} | {link} | {plan.minutes} | {' '.join(plan.statements)} |")
        return "\n".join(lines)

    def to_svg(self) -> str:
        """Refuse: a cover has many pictures."""
        raise NotImplementedError

    def _repr_html_(self) -> str:
        """Return the course as a list of links that needs nothing else."""
        items = (
            f'<li><a href="{escape(card["href"])}">{escape(card["title"])}</a></li>'
            for card in self.course["cards"]
        )
        return f"<ol>{''.join(items)}</ol>"

    def _show(self) -> None:
        self._revision += 1
        self.course = told_course(self._way, self._details, self._revision, self.lang)

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        assert intent == "code"
        self._way = way_of(values["code"].strip())
        self._show()
