"""A class's codes, read: which step cost most, which reasons were met most, what to do about it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from statistics import median
from typing import TYPE_CHECKING, Final

from parchis_widgets.course.catalogue import lessons, plan_of
from parchis_widgets.course.codes import prefix_of, read_progress
from parchis_widgets.course.playing import opened
from parchis_widgets.text import message
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parchis_widgets.course.codes import Progress
    from parchis_widgets.course.plan import LessonPlan

__all__ = ["Class", "Pupil", "Reason", "read_class"]

HARD: Final = 3
"""From so many tries on a step has cost much."""
_OTHER: Final = 7
_AROUND: Final = " \t:;,\"'"
"""What a spreadsheet puts around names and codes."""
_LONGEST: Final = 20_000
_MOST: Final = 500


@dataclass(frozen=True)
class Pupil:
    """A line: whose it is, and how each step went, or why it cannot be read."""

    name: str
    steps: tuple[Progress, ...] = ()
    fault: Refused | None = None


@dataclass(frozen=True)
class Reason:
    """A reason that was met, as the one met most of a step; "" stands for all others."""

    text: str
    statement: str
    count: int


@dataclass(frozen=True)
class Class:
    """A class's codes of one lesson.

    Attributes
    ----------
    plan : LessonPlan or None
        The lesson; ``None`` as long as there is no code of any.
    pupils : tuple of Pupil
        One a line, in the order of the lines.
    text : str
        The lines as they were given.
    """

    plan: LessonPlan | None
    pupils: tuple[Pupil, ...]
    text: str

    @cached_property
    def read(self) -> tuple[Pupil, ...]:
        """Those whose line could be read."""
        return tuple(pupil for pupil in self.pupils if pupil.fault is None)

    @cached_property
    def medians(self) -> tuple[float | None, ...]:
        """By step, the median of the tries of those who solved it."""
        return tuple(median(tries) if tries else None for tries in self._tries)

    @cached_property
    def hardest(self) -> int | None:
        """The step at which most of those who solved it took three tries or more."""
        shares = [self._share(tries) for tries in self._tries]
        worst = max(range(len(shares)), key=shares.__getitem__, default=None)
        return worst if worst is not None and shares[worst] > 0 else None

    @cached_property
    def _tries(self) -> list[list[int]]:
        steps = len(self.plan.steps) if self.plan else 0
        return [[p.steps[n].tries for p in self.read if p.steps[n].solved] for n in range(steps)]

    @staticmethod
    def _share(tries: list[int]) -> float:
        return sum(one >= HARD for one in tries) / len(tries) if tries else 0.0

    def finding(self, lang: str) -> str:
        """Return the one sentence that says which step cost most, and what to do about it."""
        if self.plan is None or not self.read:
            return message(lang, "classroom.nobody")
        if self.hardest is None:
            return message(lang, "classroom.easy")
        tries = self._tries[self.hardest]
        return message(
            lang,
            "classroom.hard",
            step=self.hardest + 1,
            name=self.plan.steps[self.hardest].name[lang],
            hard=sum(one >= HARD for one in tries),
            of=len(tries),
        )

    def reasons(self, lang: str) -> tuple[Reason, ...]:
        """Return the reasons that were met most, the most frequent first, all others last."""
        if self.plan is None:
            return ()
        counts: Counter[tuple[str, str]] = Counter()
        for number in range(len(self.plan.steps)):
            listed = self._listed(number, lang)
            for pupil in self.read:
                met = pupil.steps[number].reason
                if met:
                    counts[listed.get(met, ("", ""))] += 1
        others = counts.pop(("", ""), 0)
        told = [Reason(text, ident, n) for (text, ident), n in counts.most_common()]
        rest = [Reason(message(lang, "classroom.others"), "", others)] if others else []
        return (*told, *rest)

    def _listed(self, number: int, lang: str) -> dict[int, tuple[str, str]]:
        """Return a step's reasons by their number in a code: in words, with their statement."""
        assert self.plan is not None
        step = self.plan.steps[number]
        stand = opened(step, lang)
        firsts = [stand.asked(w.attempt).violations[:1] for w in step.wrong]
        codes: dict[str, tuple[str, str]] = {}
        for first in (one[0] for one in firsts if one):
            reason = first.text(lang).rpartition(": ")[2].rstrip(".")
            codes.setdefault(first.code, (reason, first.statement))
        return dict(enumerate(list(codes.values())[: _OTHER - 1], start=1))

    def table(self, lang: str) -> str:
        """Return the class as lines that a spreadsheet takes: cells between tabs."""
        if self.plan is None:
            return ""
        names = [step.name[lang] for step in self.plan.steps]
        lines = [[message(lang, "classroom.name"), *names]]
        for pupil in self.pupils:
            tries = [str(step.tries) if step.solved else "" for step in pupil.steps]
            lines.append([_as_cell(pupil.name), *(tries or ["?"] * len(names))])
        return "\n".join("\t".join(line) for line in lines)


def _as_cell(name: str) -> str:
    """Return a name as no spreadsheet takes it for a formula."""
    plain = " ".join(name.split())
    return f"'{plain}" if plain[:1] in tuple("=+-@") else plain


def read_class(codes: object) -> Class:
    """Read a class's codes, one a line, with a name before it or without.

    Parameters
    ----------
    codes : str or iterable of str
        The lines. Which lesson it is, most of them decide.

    Returns
    -------
    Class
        A line that cannot be read is told in it; the others count.

    Raises
    ------
    ValueError
        If these are no lines, or too many of them.
    """
    lines = _lines_of(codes)
    prefixes = [plan_of(ident).prefix for ident in lessons()]
    split = [_split(line, number, prefixes) for number, line in enumerate(lines, start=1)]
    plan = _lesson_of(code for _, code in split)
    pupils = tuple(_pupil(name, code, plan) for name, code in split)
    return Class(plan, pupils, "\n".join(lines))


def _lines_of(codes: object) -> list[str]:
    if isinstance(codes, str):
        given = codes.splitlines()
    elif isinstance(codes, (list, tuple)) and all(isinstance(one, str) for one in codes):
        given = [line for one in codes for line in one.splitlines()]
    else:
        raise Refused("classroom.no_lines", found=codes)
    if len(given) > _MOST or sum(map(len, given)) > _LONGEST:
        raise Refused("classroom.too_many", most=_MOST)
    return [line for line in map(str.strip, given) if line]


def _split(line: str, number: int, prefixes: Iterable[str]) -> tuple[str, str]:
    """Split a line into name and code: the code goes from its prefix to the end."""
    begins = rf"(?<!\w)(?:{'|'.join(prefixes)})(?:$|(?=\W)|(?=\w{{9,}}\W*$))"
    found = list(re.finditer(begins, line, re.IGNORECASE)) or list(re.finditer(r"\S+$", line))
    # A name may begin like a code: the last one counts.
    name, code = line[: found[-1].start()], line[found[-1].start() :]
    return name.strip(_AROUND) or str(number), code.strip(_AROUND)


def _lesson_of(codes: Iterable[str]) -> LessonPlan | None:
    found = Counter(map(prefix_of, codes))
    own = {plan_of(ident).prefix: ident for ident in lessons()}
    known = [prefix for prefix, _ in found.most_common() if prefix in own]
    return plan_of(own[known[0]]) if known else None


def _pupil(name: str, code: str, plan: LessonPlan | None) -> Pupil:
    if plan is None:
        return Pupil(name, fault=Refused("codes.no_code", found=code))
    try:
        return Pupil(name, read_progress(plan.prefix, len(plan.steps), code))
    except Refused as fault:
        return Pupil(name, fault=fault)
