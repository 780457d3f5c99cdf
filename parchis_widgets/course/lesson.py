"""A lesson being taken: one engine of steps for every lesson there is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from parchis_widgets.course.codes import Progress, read_progress, write_progress
from parchis_widgets.course.playing import Stand, opened
from parchis_widgets.course.solving import also_valid, way_from
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from parchis_widgets.course.plan import Attempt, LessonPlan, StepPlan, Words
    from parchis_widgets.engine.move import Move
    from parchis_widgets.explain.explanation import Explanation
    from parchis_widgets.game.game import Game

__all__ = ["Taken", "reasons_of"]

_HINTS: Final = 3
_OTHER: Final = 7
"""The reason that is none of a step's list."""
_LISTED: Final = 6


@dataclass
class _Going:
    """How the present step goes: what was tried, which hints were seen."""

    failures: int = 0
    hints: int = 0
    reasons: Counter[str] = field(default_factory=Counter)


class Taken:
    """A lesson being taken, with or without a page that shows it.

    Parameters
    ----------
    plan : LessonPlan
        The lesson.
    lang : str
        The language in which it is taken.
    code : str, optional
        A code of progress: the lesson goes on where it was left.

    Attributes
    ----------
    step : int
        The present step, from 0.
    state : str
        ``"bet"``, ``"goal"``, ``"solved"`` or ``"end"``.
    refusal : Explanation or None
        Why the last try was refused; ``None`` if nothing was.
    astray : bool
        Whether the goal cannot be reached any more from what was played.
    given : int or None
        Which answer was given to the step's bet.
    also : tuple of Move
        Once solved: the other moves that would have reached the goal.

    Raises
    ------
    ValueError
        If the lesson is not told in that language, or the code is none of it.
    """

    def __init__(self, plan: LessonPlan, lang: str, code: str | None = None) -> None:
        if lang not in plan.languages:
            raise Refused("lessons.other_language", lang=lang, known=plan.languages)
        self.plan, self.lang = plan, lang
        self._progress = [Progress() for _ in plan.steps]
        self._going = [_Going() for _ in plan.steps]
        if code is not None:
            self._progress = list(read_progress(plan.prefix, len(plan.steps), code))
            self._going = [_Going(hints=one.hints) for one in self._progress]
        self.state = "end"
        self.open(next((n for n, one in enumerate(self._progress) if not one.solved), None))

    # ---- how it stands -------------------------------------------------------------------

    @property
    def present(self) -> StepPlan:
        """The present step's plan."""
        return self.plan.steps[self.step]

    @property
    def game(self) -> Game:
        """The game of the present step, as it stands."""
        return self._stand.game

    @property
    def hints(self) -> int:
        """How many hints of the present step were looked at."""
        return self._going[self.step].hints

    @property
    def begun(self) -> bool:
        """Whether anything was played or tried, so that there is something to begin again."""
        return self._stand.game.ply > 0 or self.refusal is not None

    @property
    def solved(self) -> tuple[bool, ...]:
        """Which steps are solved."""
        return tuple(one.solved for one in self._progress)

    @property
    def code(self) -> str:
        """The code of progress: typed back, it goes on from here."""
        return write_progress(self.plan.prefix, self._progress)

    def said(self, words: Words) -> str:
        """Return a text of the lesson in the language in which it is taken."""
        return words[self.lang]

    # ---- going through it ----------------------------------------------------------------

    def open(self, step: int | None) -> None:
        """Set a step up anew; ``None`` is the end.

        Raises
        ------
        ValueError
            If there is no such step.
        """
        if step is None:
            self.step, self.state = len(self.plan.steps) - 1, "end"
        elif (
            isinstance(step, bool)
            or not isinstance(step, int)
            or not 0 <= step < len(self.plan.steps)
        ):
            raise Refused("lessons.no_step", found=step, most=len(self.plan.steps) - 1)
        else:
            self.step = step
            self.state = "bet" if self.present.bet else "goal"
        self._set_up()
        self.given: int | None = None

    def _set_up(self) -> None:
        self._stand: Stand = opened(self.present, self.lang)
        self.refusal: Explanation | None = None
        self.astray = False
        self.also: tuple[Move, ...] = ()

    def again(self) -> None:
        """Begin the present step again; a bet that was given stays given."""
        if self.state == "end":
            raise Refused("lessons.at_the_end")
        if self.astray:
            self._going[self.step].failures += 1
        if self.state == "solved":
            self.state = "goal"
        self._set_up()

    def bet(self, answer: int | str) -> None:
        """Bet: which answer is right is not judged now, the board does that.

        Parameters
        ----------
        answer : int or str
            The answer's number from 0, its letter, or its words.

        Raises
        ------
        ValueError
            If no bet is asked for, or there is no such answer.
        """
        bet = self.present.bet
        if self.state != "bet" or bet is None:
            raise Refused("lessons.no_bet")
        answers = [self.said(one.words) for one in bet.answers]
        names: list[object] = [*range(len(answers)), *"abcd"[: len(answers)], *answers]
        if isinstance(answer, bool) or answer not in names:
            raise Refused("lessons.no_answer", found=answer, known=tuple("abcd"[: len(answers)]))
        self.given = names.index(answer) % len(answers)
        self.state = "goal"

    def attempt(self, attempt: Attempt) -> Explanation:
        """Try something: it is played if it is legal, and answered as the board would.

        Parameters
        ----------
        attempt : str or tuple or Move
            As `Game.explain` takes it; ``"throw"`` and ``"pass"`` too.

        Returns
        -------
        Explanation
            Whether it was legal, and if not, why; then nothing has changed.

        Raises
        ------
        ValueError
            If the step waits for something else, or the attempt cannot be read.
        """
        if self.state != "goal":
            raise Refused(f"lessons.not_{self.state}")
        answer = self._stand.asked(attempt)
        if answer.legal:
            self._play(attempt)
        else:
            self.refuse(answer)
        return answer

    def refuse(self, answer: Explanation) -> None:
        """Take note of a try that the engine has refused."""
        going = self._going[self.step]
        going.failures += 1
        going.reasons[answer.violations[0].code] += 1
        self.refusal = answer
        self._stand = self._stand.refused(answer)
        if self._stand.is_reached:
            self._solve()

    def _play(self, attempt: Attempt) -> None:
        before = self._stand
        played = self._only_move(attempt)
        self._stand, _ = before.after(played)
        self.refusal = None
        if self._stand.is_reached:
            self.also = also_valid(before, played)
            self._solve()
        else:
            self.astray = way_from(self._stand) is None

    def _only_move(self, attempt: Attempt) -> Attempt:
        """Return the move that is meant; of several, the first: they are the same to the asker."""
        if attempt in ("throw", "pass"):
            return attempt
        asked = self._stand.asked(attempt).asked
        state = asked.state()
        for code in asked.family.legal(state):
            if asked.is_answered_by(state, code):
                return str(asked.family.move_of(state, code))
        return attempt

    def _solve(self) -> None:
        self.state = "solved"
        if not self._progress[self.step].solved:
            self._progress[self.step] = self._summed_up()

    def _summed_up(self) -> Progress:
        going = self._going[self.step]
        return Progress(min(going.failures + 1, _OTHER), going.hints, self._reason_met_most(going))

    def _reason_met_most(self, going: _Going) -> int:
        if not going.reasons:
            return 0
        code = going.reasons.most_common(1)[0][0]
        listed = reasons_of(self.present, self.lang)
        return listed.index(code) + 1 if code in listed else _OTHER

    def hint(self) -> str:
        """Give the next of the step's hints: the rule, the piece, the square.

        Raises
        ------
        ValueError
            If all three were given, or the step is solved.
        """
        if self.state != "goal":
            raise Refused(f"lessons.not_{self.state}")
        going = self._going[self.step]
        if going.hints == _HINTS:
            raise Refused("lessons.no_hints")
        going.hints += 1
        self.refusal = None
        return self.said(self.present.hints[going.hints - 1].words)

    def next(self) -> None:
        """Go on to the next step, or to the end.

        Raises
        ------
        ValueError
            If the step is not solved.
        """
        if self.state != "solved":
            raise Refused("lessons.unsolved")
        last = self.step == len(self.plan.steps) - 1
        self.open(None if last else self.step + 1)


def reasons_of(step: StepPlan, lang: str) -> tuple[str, ...]:
    """Return the codes of the reasons that a step's wrong tries meet: its list, six at most."""
    stand = opened(step, lang)
    answers = (stand.asked(wrong.attempt) for wrong in step.wrong)
    codes = (answer.violations[0].code for answer in answers if not answer.legal)
    return tuple(dict.fromkeys(codes))[:_LISTED]
