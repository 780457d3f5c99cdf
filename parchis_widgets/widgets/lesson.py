"""A guided lesson: a board, a goal, and answers that say why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import traitlets

from parchis_widgets.course.catalogue import plan_of
from parchis_widgets.course.lesson import Taken
from parchis_widgets.position.picture import picture
from parchis_widgets.text import current_language, speaking
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.protocol.frames import Frames, paged
from parchis_widgets.widgets.protocol.lessons import told_lesson, told_refusal
from parchis_widgets.widgets.protocol.messages import FIELDS
from parchis_widgets.widgets.protocol.notes import note_of_events
from parchis_widgets.widgets.protocol.options import options_of
from parchis_widgets.widgets.protocol.scenes import scene_of
from parchis_widgets.widgets.protocol.snapshot import setup, snapshot
from parchis_widgets.widgets.protocol.tries import asked_by, note_of_try
from parchis_widgets.widgets.widget import Widget, bundled

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from parchis_widgets.course.plan import Attempt
    from parchis_widgets.explain.explanation import Explanation
    from parchis_widgets.widgets.protocol.messages import Schema
    from parchis_widgets.widgets.protocol.scenes import Json, Spot

__all__ = ["Lesson"]

ASKED: Final[Schema] = {
    **{intent: FIELDS[intent] for intent in ("throw", "pass", "play", "try")},
    "bet": {"answer": (int,)},
    "hint": {},
    "again": {},
    "next": {},
    "open": {"step": (int,)},
}
"""What a page may ask."""


class Lesson(Widget):
    """A guided lesson. It works without being shown, too.

    Parameters
    ----------
    lesson : str, Path or dict
        An id of `lessons`, the path of a lesson's file of one's own, or what such a file holds.
    lang : str, optional
        The language; that of `use_language` if left out.
    code : str, optional
        A code of progress: the lesson goes on where it was left.
    palette, large, theme
        As `Board` takes them.

    Raises
    ------
    ValueError
        If there is no such lesson, if its file is at fault (step and line are named), or if the
        code is none of it.

    Examples
    --------
    >>> lesson = Lesson("barreras", lang="en")
    >>> lesson.bet("a")
    >>> lesson.attempt(("Y1", 4)).violations[0].statement
    'CLA-16'
    >>> lesson.state
    'goal'
    >>> lesson.attempt(("Y2", 4)).legal
    True
    >>> lesson.state
    'solved'
    """

    _esm = bundled("lesson.js")
    _css = bundled("lesson.css")
    _asked = ASKED

    setup = traitlets.Dict().tag(sync=True)
    snapshot = traitlets.Dict().tag(sync=True)
    lesson = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        lesson: str | Path | dict[str, Any] = "primera",
        *,
        lang: str | None = None,
        code: str | None = None,
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
    ) -> None:
        spoken = lang or current_language()
        options = options_of(spoken, palette, theme, large=large)
        with speaking(spoken):
            self._taken = Taken(plan_of(lesson), spoken, code)
        self._pages: list[str] = []
        drawing = scene_of(self._taken.game).drawing(spoken)
        super().__init__(options, "sources", "lesson", drawing=drawing)
        self._show()

    def __repr__(self) -> str:
        """Tell the lesson in a line that is the same each time."""
        return f"Lesson({self.id!r}, lang={self.lang!r})"

    # ---- where it stands -----------------------------------------------------------------

    @property
    def id(self) -> str:
        """The lesson's id."""
        return self._taken.plan.id

    @property
    def title(self) -> str:
        """Its title."""
        return self._taken.said(self._taken.plan.title)

    @property
    def steps(self) -> tuple[str, ...]:
        """The names of its steps."""
        return tuple(self._taken.said(step.name) for step in self._taken.plan.steps)

    @property
    def step(self) -> int:
        """The present step, from 0."""
        return self._taken.step

    @property
    def state(self) -> str:
        """``"bet"``, ``"goal"``, ``"solved"`` or ``"end"``."""
        return self._taken.state

    @property
    def code(self) -> str:
        """The code of progress: given back, the lesson goes on from here."""
        return self._taken.code

    @property
    def statements(self) -> tuple[str, ...]:
        """The statements that its steps show."""
        return self._taken.plan.statements

    # ---- taking it -----------------------------------------------------------------------

    def bet(self, answer: int | str) -> None:
        """Bet: see `Taken.bet`."""
        self._then(lambda: self._taken.bet(answer))

    def attempt(self, attempt: Attempt) -> Explanation:
        """Try something, and play it if it is legal: see `Taken.attempt`."""
        with speaking(self.lang):
            answer = self._taken.attempt(attempt)
        self._show()
        return answer

    def hint(self) -> str:
        """Give the next hint: see `Taken.hint`."""
        with speaking(self.lang):
            said = self._taken.hint()
        self._show()
        return said

    def next(self) -> None:
        """Go on: see `Taken.next`."""
        self._then(self._taken.next)

    def again(self) -> None:
        """Begin the step again: see `Taken.again`."""
        self._then(self._taken.again)

    def open_step(self, step: int) -> None:
        """Open a step: see `Taken.open`."""
        self._then(lambda: self._taken.open(step))

    def _then(self, act: Callable[[], None]) -> None:
        with speaking(self.lang):
            act()
        self._show()

    def to_svg(self) -> str:
        """Draw the step as it stands as an SVG picture that needs nothing else."""
        return picture(self._taken.game.position, self.lang, palette=self.options["palette"])

    # ---- showing it ----------------------------------------------------------------------

    def _show(self, note: Json | None = None) -> None:
        """Show the lesson as it stands."""
        game, lang = self._taken.game, self.lang
        self._revision += 1
        pages = paged(Frames().follow(game, lang))
        self._add_pages([name for name in pages if name not in self._pages])
        drawing = scene_of(game).drawing(lang)
        with self.hold_sync():
            if drawing != self.drawing:
                self.drawing = drawing
            for name in self._pages:
                setattr(self, name, pages.get(name, []))
            self.setup = setup(game, lang)
            self.snapshot = snapshot(game, lang, self._revision, note or self._note())
            self.lesson = told_lesson(self._taken, self._revision)

    def _note(self) -> Json | None:
        """Return what the card tells: why the last try is refused, or what has just happened."""
        taken = self._taken
        if taken.refusal is not None:
            return told_refusal(note_of_try(taken.refusal, self.lang))
        if taken.game.ply == 0:
            return None
        return note_of_events(taken.game.plies[taken.game.ply - 1].events, self.lang)

    def _add_pages(self, new: list[str]) -> None:
        if new:
            self.add_traits(**{name: traitlets.List().tag(sync=True) for name in new})
            self._pages += new

    # ---- being asked ---------------------------------------------------------------------

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        _INTENTS[intent](self, **values)

    def _throw(self) -> None:
        self.attempt("throw")

    def _pass(self) -> None:
        self.attempt("pass")

    def _play(self, move: int) -> None:
        moves = self._taken.game.legal_moves()
        if not 0 <= move < len(moves):
            raise Refused("messages.no_move", move=move)
        self.attempt(str(moves[move]))

    def _try(self, piece: str, count: int | None, target: Spot | None, ply: int | None) -> None:
        """Answer a try as the board does, and take note of it if it is refused."""
        if ply is not None or self.state != "goal":
            raise Refused("messages.unknown", intent="try")
        answer = asked_by(self._taken.game.position, piece, count, target, self.lang)
        if answer.legal:
            self._show(note_of_try(answer, self.lang, target=target))
            return
        self._taken.refuse(answer)
        self._show(told_refusal(note_of_try(answer, self.lang, target=target)))


_INTENTS: Final[dict[str, Callable[..., None]]] = {
    "throw": Lesson._throw,
    "pass": Lesson._pass,
    "play": Lesson._play,
    "try": Lesson._try,
    "bet": lambda lesson, answer: lesson.bet(answer),
    "hint": lambda lesson: lesson._then(lesson._taken.hint),
    "again": Lesson.again,
    "next": Lesson.next,
    "open": Lesson.open_step,
}
