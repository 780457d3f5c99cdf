"""The words of the games: what each means, who says it, and what it lights up on a board.

Squares are asked of the boards' tables, and what needs pieces is shown in a position.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Final

from parchis_widgets.board.track import track_of
from parchis_widgets.course.lighting import LIGHTS, Lit, lit_svg
from parchis_widgets.rules.facts import FACTS
from parchis_widgets.text import languages, message, spoken
from parchis_widgets.text.cleaning import cleaned
from parchis_widgets.text.refusal import Refused
from parchis_widgets.text.saying import Phrase

__all__ = ["Glossary", "Term", "glossary"]


@dataclass(frozen=True)
class Term:
    """A word of the games.

    Attributes
    ----------
    id : str
        A stable word, such as ``"barrier"``.
    statements : tuple of str
        The statements that speak of it.
    facts : tuple of str
        What the sources tell of it beside the rules: ids of `FACTS`.
    """

    id: str
    statements: tuple[str, ...]
    facts: tuple[str, ...] = ()
    _also: tuple[tuple[str, str], ...] = field(default=(), repr=False)

    @property
    def families(self) -> tuple[str, ...]:
        """The families of games whose boards it lights up, if only by a position."""
        return tuple(family for family in LIGHTS if self.id in LIGHTS[family])

    def name(self, lang: str | None = None) -> str:
        """Return the word."""
        return message(spoken(lang), f"glossary.{self.id}.name")

    def text(self, lang: str | None = None) -> str:
        """Return what it means."""
        return message(spoken(lang), f"glossary.{self.id}.text")

    def also(self, lang: str | None = None) -> tuple[tuple[str, str], ...]:
        """Return its other words, each with the source that uses it; the sources are Spanish."""
        lang = spoken(lang)
        return tuple((message(lang, f"glossary.also.{key}"), source) for key, source in self._also)

    def told(self, lang: str | None = None) -> tuple[str, ...]:
        """Return what the sources tell of it beside the rules."""
        lang = spoken(lang)
        return tuple(FACTS[fact].text(lang) for fact in self.facts)

    def lit(self, family: str) -> Lit:
        """Return what it lights up on the board of a family of games.

        Parameters
        ----------
        family
            ``"parchis"`` or ``"pachisi"``.

        Raises
        ------
        ValueError
            If the word is none of that family's.
        """
        if not self.families:
            raise Refused("glossary.nowhere", name=Phrase(f"glossary.{self.id}.name"))
        if not isinstance(family, str) or family not in self.families:
            raise Refused(
                "glossary.family",
                name=Phrase(f"glossary.{self.id}.name"),
                given=family,
                known=self.families,
            )
        return LIGHTS[family][self.id](track_of(family))

    def to_svg(self, family: str, lang: str | None = None) -> str:
        """Draw the board of a family of games with what the word lights up framed.

        Raises
        ------
        ValueError
            If the word is none of that family's.
        """
        lang = spoken(lang)
        title = message(lang, "glossary.picture", name=self.name(lang), text=self.text(lang))
        return lit_svg(self.lit(family), family, lang, title)

    def _repr_html_(self) -> str:
        lang = spoken(None)
        boards = "".join(
            f'<div style="width:320px;max-width:100%">{self.to_svg(family, lang)}</div>'
            for family in self.families
        )
        words = [self.text(lang), *self.told(lang), ", ".join(self.statements)]
        lines = "".join(f"<p>{escape(line, quote=False)}</p>" for line in words)
        shown = f'<div style="display:flex;flex-wrap:wrap;gap:1em">{boards}</div>'
        name = f"<p><strong>{escape(self.name(lang))}</strong></p>"
        return f'<div lang="{lang}">{name}{lines}{shown}</div>'


def _said(*words: str) -> tuple[tuple[str, str], ...]:
    """Read ``"bridge CLA"``: a word, and the source that uses it."""
    pairs = (word.split() for word in words)
    return tuple((key, source) for key, source in pairs)


def _term(ident: str, statements: str, facts: str = "", also: tuple[str, ...] = ()) -> Term:
    return Term(ident, tuple(statements.split()), tuple(facts.split()), _said(*also))


_TERMS: Final = (
    _term("square", "CLA-01 TRA-01 GEN-06 PAC-03"),
    _term("piece", "CLA-03 TRA-01 PAC-08", also=("pawn PAC", "counter PAC")),
    _term("home", "CLA-01 GEN-06", "prisons waiting-circle", also=("prison CLA",)),
    _term("start", "CLA-01 CLA-15 TRA-13 GEN-22"),
    _term(
        "safe",
        "CLA-13 TRA-11 TRA-20 GEN-22",
        "grey-safes circle-on-safes",
        also=("safe_square GEN",),
    ),
    _term("column", "CLA-19 TRA-16 GEN-03 GEN-20", also=("arrival_squares GEN", "arrival TRA")),
    _term("goal", "CLA-20 TRA-16 GEN-18"),
    _term("leave", "CLA-06 CLA-09 TRA-04 TRA-05 GEN-23"),
    _term("barrier", "CLA-16 TRA-09 GEN-17", also=("bridge CLA", "bridge GEN")),
    _term("open", "CLA-18 TRA-10 GEN-19"),
    _term("capture", "CLA-12 TRA-12 GEN-15 PAC-12", also=("eat CLA", "eat GEN", "capture TRA")),
    _term("twenty", "CLA-12 CLA-22 TRA-12 GEN-15"),
    _term("ten", "CLA-21 TRA-17 GEN-21"),
    _term("seven", "CLA-08 TRA-07"),
    _term("bounce", "GEN-02 GEN-18"),
    _term("partner", "CLA-23 CLA-24 PAC-01", "team-work"),
    _term("two_colours", "CLA-27 CLA-28 PAC-02"),
    _term("pachis", "PAC-05", "twenty-five"),
    _term("charkoni", "PAC-03 PAC-18 CHA-05"),
    _term("arm", "PAC-03 PAC-15 CHA-11"),
    _term("castle", "PAC-15 CHA-01", also=("safe_square PAC",)),
    _term("blockade", "PAC-15"),
    _term("cowries", "PAC-05 PAC-19", "coins-for-cowries", also=("shells PAC", "coins PAC")),
    _term("grace", "PAC-09 PAC-20 PAC-22", also=("grace_throw PAC",)),
    _term("enter", "PAC-06 PAC-07"),
    _term("queen", "PAC-14", also=("crowned_pawn PAC",)),
    _term("back", "PAC-03", "crown-like-draughts"),
    _term("lap", "PAC-17"),
    _term("long_dice", "CHA-02"),
    _term("merged", "CHA-06 CHA-07 CHA-08", "super-piece", also=("super_piece CHA",)),
)


class Glossary(tuple[Term, ...]):
    """The words of the games; in a notebook, a table."""

    __slots__ = ()

    def find(self, word: str) -> Term:
        """Return a word by its id, its name or another of its words, in any language.

        Raises
        ------
        ValueError
            If there is none such; the ids of those there are are listed.
        """
        asked = cleaned(word).casefold() if isinstance(word, str) else None
        for known_by in (_own_names, _other_names):
            for term in self:
                if asked in known_by(term):
                    return term
        raise Refused("glossary.unknown", given=word, known=tuple(term.id for term in self))

    def _repr_html_(self) -> str:
        lang = spoken(None)
        heads = ("word", "meaning", "other", "rules")
        head = "".join(f"<th>{message(lang, f'glossary.heads.{name}')}</th>" for name in heads)
        rows = "".join(_row(term, lang) for term in self)
        return f'<table lang="{lang}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _own_names(term: Term) -> set[str]:
    return {term.id, *(term.name(lang).casefold() for lang in languages())}


def _other_names(term: Term) -> set[str]:
    return {word.casefold() for lang in languages() for word, _ in term.also(lang)}


def _row(term: Term, lang: str) -> str:
    also = ", ".join(f"{word} ({source})" for word, source in term.also(lang))
    cells = (term.text(lang), also, ", ".join(term.statements))
    data = "".join(f"<td>{escape(cell, quote=False)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(term.name(lang))}</th>{data}</tr>'


_GLOSSARY: Final = Glossary(_TERMS)


def glossary() -> Glossary:
    """Return the words of the games: those of Parchís first, then those of its ancestors.

    Returns
    -------
    Glossary
        A tuple of words; ``find("puente")`` gives one, which shows itself on its boards.
    """
    return _GLOSSARY
