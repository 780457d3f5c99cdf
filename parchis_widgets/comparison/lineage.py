"""Parchís, Pachisi and Chaupar side by side, as data: see `lineage`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

from parchis_widgets.comparison.family_example import FamilyExample
from parchis_widgets.comparison.kinship import ASPECTS, GAMES, Aspect
from parchis_widgets.comparison.kinship_numbers import numbers_of
from parchis_widgets.comparison.same_square import SamePlace, same_place
from parchis_widgets.rules.citation import Citation
from parchis_widgets.rules.facts import FACTS
from parchis_widgets.text import check_language, current_language, message, spoken
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.showing import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["FamilyCell", "FamilyRow", "FamilyTree", "lineage"]


@dataclass(frozen=True)
class FamilyCell:
    """What one game does in one respect.

    Attributes
    ----------
    aspect, game : str
        The respect, and the game's ruleset.
    cited : tuple of Citation
        The statements behind it, and whether each only says so as we read it; () where it is
        counted on the board.
    lang : str
        The language it speaks unless another is asked for.
    """

    aspect: str
    game: str
    cited: tuple[Citation, ...]
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    @property
    def statements(self) -> tuple[str, ...]:
        """The ids of the statements behind it."""
        return tuple(one.statement for one in self.cited)

    def text(self, lang: str | None = None) -> str:
        """Return it in a sentence or two."""
        lang = lang or self.lang
        return message(lang, f"kinship.{self.aspect}_{self.game}", **numbers_of(self.game, lang))


@dataclass(frozen=True)
class FamilyRow(Mapping[str, FamilyCell]):
    """One respect in which the games are alike or differ; by game, what each does.

    Attributes
    ----------
    aspect : str
        A stable word: ``"way"``, ``"exact"``, ``"dice"`` …
    same : bool
        Whether it stayed the same.
    example : mapping of str to FamilyExample
        By game, a position and an attempt in it that show it.
    lang : str
        The language it speaks unless another is asked for.
    """

    aspect: str
    same: bool
    cells: tuple[FamilyCell, ...] = field(repr=False)
    example: Mapping[str, FamilyExample] = field(repr=False, compare=False)
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    def __getitem__(self, game: str) -> FamilyCell:
        """Return what a game does."""
        if game not in GAMES:
            raise Refused("kinship.game", given=shown(game), known=GAMES)
        return self.cells[GAMES.index(game)]

    def __iter__(self) -> Iterator[str]:
        """Return the games."""
        return iter(GAMES)

    def __len__(self) -> int:
        """Return how many games there are."""
        return len(GAMES)

    def name(self, lang: str | None = None) -> str:
        """Return what the respect is called."""
        return message(lang or self.lang, f"kinship.aspect_{self.aspect}")


@dataclass(frozen=True)
class FamilyTree:
    """What Parchís has from Pachisi and Chaupar, row by row; what stayed comes first.

    Attributes
    ----------
    rows : tuple of FamilyRow
        The respects; ``tree["way"]`` is one by its word, ``tree[0]`` by its number.
    lang : str
        The language it speaks unless another is asked for.
    """

    rows: tuple[FamilyRow, ...]
    lang: str = field(default_factory=current_language, compare=False, repr=False)

    @property
    def games(self) -> tuple[str, ...]:
        """The rulesets that stand for the games."""
        return GAMES

    def __getitem__(self, row: str | int) -> FamilyRow:
        """Return a row."""
        if isinstance(row, int):
            return self.rows[row]
        found = self._by_aspect.get(row) if isinstance(row, str) else None
        if found is None:
            raise Refused("kinship.aspect", given=shown(row), known=tuple(self._by_aspect))
        return found

    def __iter__(self) -> Iterator[FamilyRow]:
        """Return the rows."""
        return iter(self.rows)

    def __len__(self) -> int:
        """Return how many rows there are."""
        return len(self.rows)

    @cached_property
    def _by_aspect(self) -> dict[str, FamilyRow]:
        return {row.aspect: row for row in self.rows}

    def place(self, game: str, square: str | int) -> SamePlace:
        """Return the same square of the cross in each game; Yellow's arm is up on all boards.

        Parameters
        ----------
        game : str
            ``"clasico"``, ``"pachisi"`` or ``"chaupar"``.
        square : str or int
            What yellow calls it there, as positions do: ``17``, ``"c3"``, ``"Rc3"``; ``"goal"`` is
            the centre.

        Returns
        -------
        SamePlace
            By game, what yellow calls it: ``tree.place("clasico", 17)["pachisi"]`` is ``"25"``.

        Raises
        ------
        ValueError
            If there is no such game, or no such square on its board.
        """
        return same_place(game, square)

    def history(self, lang: str | None = None) -> tuple[str, ...]:
        """Return what is known of the name, of the game's age, and what is only told."""
        lang = lang or self.lang
        name, legend = (FACTS[fact].text(lang) for fact in ("twenty-five", "living-pieces"))
        return name, message(lang, "kinship.history_age"), legend

    def text(self, lang: str | None = None) -> str:
        """Return all rows as plain text."""
        lang = lang or self.lang
        lines = [message(lang, "kinship.title")]
        for row in self.rows:
            lines += ["", f"{'=' if row.same else '≠'} {row.name(lang)}"]
            lines += [f"  {_name(cell.game, lang)}: {_told(cell, lang)}" for cell in row.values()]
        return "\n".join([*lines, "", *self.history(lang)])

    def __str__(self) -> str:
        """Return all rows as plain text."""
        return self.text()

    def _repr_html_(self) -> str:
        """Show the rows as a table, for notebooks without widgets."""
        lang = self.lang
        names = (message(lang, "kinship.changes"), *(_name(game, lang) for game in GAMES))
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        rows = "".join(_html_row(row, lang) for row in self.rows)
        history = " ".join(map(escape, self.history(lang)))
        return (
            f'<div lang="{lang}"><p><strong>{escape(message(lang, "kinship.title"))}</strong></p>'
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
            f"<p>{history}</p></div>"
        )


def lineage(lang: str | None = None) -> FamilyTree:
    """Compare Parchís with Pachisi and Chaupar: what stayed, what changed, and who says so.

    Parameters
    ----------
    lang : str, optional
        The language it speaks unless another is asked for; the current one if left out.

    Returns
    -------
    FamilyTree
        Row by row what each game does, its statements, and an example that the engine answers.

    Raises
    ------
    ValueError
        If there is no such language.
    """
    lang = check_language(spoken(lang))
    return FamilyTree(tuple(_row(aspect, lang) for aspect in ASPECTS), lang)


def _row(aspect: Aspect, lang: str) -> FamilyRow:
    examples = {
        game: FamilyExample(game, position, attempt, lang)
        for game, position, attempt in zip(GAMES, aspect.positions, aspect.attempts, strict=True)
    }
    cells = tuple(
        FamilyCell(aspect.name, game, _cited(text.split()), lang)
        for game, text in zip(GAMES, aspect.cited, strict=True)
    )
    return FamilyRow(aspect.name, aspect.same, cells, examples, lang)


def _cited(written: Sequence[str]) -> tuple[Citation, ...]:
    return tuple(Citation(one.rstrip("?"), one.endswith("?")) for one in written)


def _name(game: str, lang: str) -> str:
    return message(lang, f"kinship.game_{game}")


def _told(cell: FamilyCell, lang: str) -> str:
    cited = ", ".join(cell.statements)
    return f"{cell.text(lang)} ({cited})" if cited else cell.text(lang)


def _html_row(row: FamilyRow, lang: str) -> str:
    sign = "=" if row.same else "≠"
    cells = "".join(
        f"<td>{escape(cell.text(lang))} <small>{', '.join(cell.statements)}</small></td>"
        for cell in row.values()
    )
    return f'<tr><th scope="row">{sign} {escape(row.name(lang))}</th>{cells}</tr>'
