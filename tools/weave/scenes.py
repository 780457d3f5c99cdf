"""What the tests of the statements set up, and what the engine answers: listened to as they run."""

from __future__ import annotations

import inspect
from collections import defaultdict
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

__all__ = ["LANGUAGES", "Moment", "Scene", "scenes"]

ROOT: Final = Path(__file__).parents[2]
TESTS: Final = ROOT / "tests" / "statements"
LANGUAGES: Final = ("es", "en")


@dataclass(frozen=True)
class Moment:
    """A game is asked something in a test.

    Attributes
    ----------
    position : Position
        How it stands when it is asked.
    asked : str
        What: an attempt, a move, or "" for what is legal.
    answers : dict of str to str
        What it answers, by language.
    statements : frozenset of str
        Those that the answer cites.
    """

    position: pw.Position
    asked: str
    answers: dict[str, str]
    statements: frozenset[str]


@dataclass(frozen=True)
class Scene:
    """A test of a statement, and the moment of it to show: none where no game is played."""

    ident: str
    kind: str
    test: str
    file: Path
    line: int
    told: str
    moment: Moment | None


def scenes() -> dict[tuple[str, str], list[Scene]]:
    """Run the tests of the statements, and return their scenes by statement and kind.

    Raises
    ------
    RuntimeError
        If one of the tests fails: what it shows would not be so.
    """
    listener = _Listener()
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--no-summary"]
    quiet += ["-o", "addopts=--import-mode=importlib", str(TESTS)]
    with _listening(listener):
        failed = pytest.main(quiet, [listener])
    if failed:
        raise RuntimeError("the tests of the statements do not pass")
    return listener.scenes


class _Listener:
    """A plugin of pytest: it hears what games are asked while a marked test runs."""

    def __init__(self) -> None:
        self.scenes: defaultdict[tuple[str, str], list[Scene]] = defaultdict(list)
        self.moments: list[Moment] = []
        self.asking = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Function) -> Generator[None]:
        self.moments = []
        yield
        for mark in item.iter_markers("statement"):
            named = {**dict(zip(("id", "kind"), mark.args, strict=False)), **mark.kwargs}
            self._keep(named["id"], named["kind"], item)

    def _keep(self, ident: str, kind: str, item: pytest.Function) -> None:
        kept = self.scenes[ident, kind]
        test = item.originalname
        if any(one.test == test and one.moment for one in kept):
            return  # the same test with other parameters
        line = inspect.getsourcelines(item.function)[1]
        told = inspect.getdoc(item.function) or ""
        moment = _telling(self.moments, ident, kind)
        kept.append(Scene(ident, kind, test, item.path.relative_to(ROOT), line, told, moment))


def _telling(moments: list[Moment], ident: str, kind: str) -> Moment | None:
    """Return the first moment at which the statement decides, or just does not."""
    fitting = [one for one in moments if (ident in one.statements) == (kind == "bites")]
    return next(iter(fitting or moments), None)


@contextmanager
def _listening(listener: _Listener) -> Iterator[None]:
    """Have every game tell what it is asked."""
    with pytest.MonkeyPatch.context() as patch:
        for name, heard in (("explain", _explained), ("play", _played), ("legal_moves", _legal)):
            patch.setattr(pw.Game, name, _told(getattr(pw.Game, name), heard, listener))
        yield


def _told(
    method: Callable[..., Any], heard: Callable[..., Moment], listener: _Listener
) -> Callable[..., Any]:
    def asked(game: pw.Game, *given: Any, **named: Any) -> Any:
        before = game.position if not listener.asking else None
        listener.asking += 1
        try:
            answer = method(game, *given, **named)
        finally:
            listener.asking -= 1
        if before is not None:
            listener.moments.append(heard(before, given, answer))
        return answer

    return asked


def _explained(position: pw.Position, given: tuple[Any, ...], answer: Any) -> Moment:
    cited = frozenset(violation.statement for violation in answer.violations)
    told = {lang: answer.text(lang) for lang in LANGUAGES}
    return Moment(position, _written(given[0]), told, cited)


def _played(position: pw.Position, given: tuple[Any, ...], answer: Any) -> Moment:
    told = {lang: " ".join(event.text(lang) for event in answer) for lang in LANGUAGES}
    return Moment(position, _written(given[0]), told, frozenset(one.statement for one in answer))


def _legal(position: pw.Position, given: tuple[Any, ...], answer: Any) -> Moment:
    del given
    moves = " · ".join(f"`{move}`" for move in answer) or "–"
    return Moment(position, "", dict.fromkeys(LANGUAGES, moves), frozenset())


def _written(asked: Any) -> str:
    return " ".join(map(str, asked)) if isinstance(asked, tuple) else str(asked)
