"""A game speaks one language: the one it was made with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

import parchis_widgets as pw
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

POSITION: Final = {
    "parchis": "Y home*3 5; B home*4; R home*4; G home*4; turn Y; throw 3",
    "pachisi": "Y 9 home*3; turn Y; throw 2",
}


@pytest.fixture(autouse=True)
def _spanish_again() -> Iterator[None]:
    yield
    pw.use_language("es")


def moved(ruleset: str, **options: Any) -> pw.Game:
    """Return a game in which something was thrown."""
    text = POSITION[pw.ruleset(ruleset).family]
    return pw.Game.from_position(f"{ruleset}; {text}", seed=1, **options)


@pytest.mark.parametrize("ruleset", pw.rulesets())
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_refusal_speaks_the_games_language(ruleset: str, lang: str) -> None:
    """Whatever is the default when it is refused."""
    game = moved(ruleset, lang=lang)
    pw.use_language("en" if lang == "es" else "es")
    acts: list[Callable[[], object]] = [
        lambda: game.play(("Y1", 99)),
        lambda: game.play("nonsense"),
        lambda: game.undo(7),
        lambda: game.leave("X"),
        lambda: game.restart(seed="x"),  # type: ignore[arg-type]
        lambda: game.watch(3),  # type: ignore[arg-type]
        game.throw,
    ]
    for act in acts:
        with pytest.raises(Refused) as refused:
            act()
        assert str(refused.value) == refused.value.text(lang) == refused.value.text()
        assert refused.value.text("es") != refused.value.text("en")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_cannot_begin_is_refused_in_the_language_asked_for(lang: str) -> None:
    """Also by a position or a record."""
    pw.use_language("en" if lang == "es" else "es")
    record = pw.Game("clasico", seed=1).record
    broken = pw.Record(**{**vars(record), "actions": ("pass",)})
    acts: list[Callable[[], object]] = [
        lambda: pw.Game("clasico", play_on=True, lang=lang),
        lambda: pw.Game.from_position("clasico; Y 5; R home", play_on=True, lang=lang),
        lambda: pw.Game.from_record(broken, lang=lang),
        lambda: broken.replay(lang=lang),
    ]
    for act in acts:
        with pytest.raises(Refused) as refused:
            act()
        assert str(refused.value) == refused.value.text(lang) != ""


def test_a_game_keeps_the_default_of_when_it_was_made() -> None:
    """A later default is that of later games."""
    first = pw.Game("clasico", seed=1)
    pw.use_language("en")
    second = pw.Game("clasico", seed=1)
    assert (first.lang, second.lang) == ("es", "en")
    assert first.record.replay().lang == "en"
    assert first.record.replay(lang="es").lang == "es"


def test_a_language_is_no_part_of_a_game() -> None:
    """Records and positions are the same in both; another language is refused."""
    spanish, english = (pw.Game("clasico", seed=1, lang=lang) for lang in ("es", "en"))
    assert (spanish.record, spanish.position) == (english.record, english.position)
    with pytest.raises(ValueError, match="fr"):
        pw.Game("clasico", lang="fr")


def test_a_game_does_not_keep_speaking_after_it_is_done() -> None:
    """What is made beside it has the default."""
    game = pw.Game("clasico", seed=1, starter="Y", lang="en")
    game.throw(5)
    ahead = game.outlook()
    next(ahead)
    assert pw.Game("clasico", seed=1).lang == "es"
    with pytest.raises(pw.IllegalMove, match="cannot count") as refused:
        game.play(("Y1", 4))
    assert refused.value.lang == "en"
    assert refused.value.told_in("es").lang == "es"
