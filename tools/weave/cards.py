"""The cards: a page for each source, a card for each of its statements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import parchis_widgets as pw
from parchis_widgets.course.catalogue import plan_of
from parchis_widgets.course.paths import notebook_of
from parchis_widgets.position.picture import picture
from parchis_widgets.rules.switch import written_value
from tools.weave.code import naming, reading
from tools.weave.readings import settings
from tools.weave.scenes import scenes
from tools.write_course import shown_by

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.weave.code import Place
    from tools.weave.readings import Setting
    from tools.weave.scenes import Scene

__all__ = ["KINDS", "write_cards"]

KINDS: Final = {
    "bites": "Decide · It decides",
    "near_miss": "Por poco no · It only just does not",
}
SIGNS: Final = {
    "states": "lo dice · says so",
    "read": "así se lee · a reading of it",
    "other": "otros · others",
}


def write_cards(folder: Path) -> None:
    """Write a page for each source and the pictures of its boards; what was there is replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    found, lessons = scenes(), shown_by()
    sources = dict.fromkeys(one.source for one in pw.STATEMENTS.values())
    for source in sources:
        own = [ident for ident, one in pw.STATEMENTS.items() if one.source == source]
        lines = _head(own[0])
        for ident in own:
            tests = {kind: found[ident, kind] for kind in KINDS}
            lines += _card(ident, tests, lessons[ident], folder)
        (folder / f"{source.lower()}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "index.md").write_text(_index(list(sources)), encoding="utf-8")


def _index(sources: list[str]) -> str:
    listed = "\n".join(source.lower() for source in sources)
    return (
        "# Las reglas, tejidas · The rules, woven\n\n"
        "Una ficha para cada frase de las fuentes: qué dice, cómo se lee, qué código la aplica, qué"
        " prueba la demuestra y qué lección la enseña. Se escribe sola: los tableros y las"
        " respuestas son los de las pruebas.\n\n"
        "A card for each statement of the sources: what it says, how it is read, which code applies"
        " it, which test shows it, which lesson teaches it. All of it is generated: the boards and"
        " the answers are those of the tests.\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    )


def _head(first: str) -> list[str]:
    source = pw.statement(first)
    return [f"# {source.source}: {source.source_name('es')} · {source.source_name('en')}", ""]


def _card(ident: str, tests: dict[str, list[Scene]], lessons: list[str], folder: Path) -> list[str]:
    told = pw.statement(ident)
    return [
        f"({ident.lower()})=",
        f"## {ident}",
        "",
        f"> {told.text('es')}",
        "",
        f"> *{told.text('en')}*",
        "",
        *_settings(ident),
        *_code(ident),
        *(line for kind in KINDS for line in _test(kind, tests[kind], folder)),
        *_lessons(lessons),
    ]


def _settings(ident: str) -> Iterator[str]:
    """Give the switches, how the statement is read, and what the other sources say."""
    rows = [_row(setting) for setting in settings(ident)]
    if rows:
        yield "| Interruptor · Switch | Qué significa · What it means | Quién · Who |"
        yield "| --- | --- | --- |"
        yield from rows
        yield ""


def _row(setting: Setting) -> str:
    who = ", ".join(f"[{one}](#{one.lower()})" for one in setting.statements)
    written = f"`{setting.switch}={written_value(setting.value)}`"
    label = f"{setting.label['es']} *{setting.label['en']}*".replace("|", "\\|")
    return f"| {written} | {label} | {SIGNS[setting.kind]}{': ' if who else ''}{who} |"


def _code(ident: str) -> Iterator[str]:
    """Give where the code reads the switches that rest on it, and where it names it as a reason."""
    stating = {one.switch for one in settings(ident) if one.kind != "other"}
    read = [place for switch in sorted(stating) for place in reading(switch)]
    for words, places in (("Lo lee · Read by", read), ("Lo cita · Cited by", naming(ident))):
        if places:
            yield f"**{words}**: {', '.join(dict.fromkeys(map(_place, places)))}"
            yield ""


def _place(place: Place) -> str:
    return f"`{place.file.removeprefix('parchis_widgets/')}` `{place.name}`"


def _test(kind: str, found: list[Scene], folder: Path) -> Iterator[str]:
    """Give the test that shows most: one that was heard playing, if there is one."""
    scene = next((one for one in found if one.moment), found[0])
    yield f"**{KINDS[kind]}**: {_sentence(scene.test)} (`{scene.file}`, {scene.line})"
    yield ""
    yield scene.told
    yield ""
    if scene.moment:
        yield from _board(scene, folder)


def _sentence(test: str) -> str:
    return test.removeprefix("test_").replace("_", " ").capitalize() + "."


def _board(scene: Scene, folder: Path) -> Iterator[str]:
    """Give the board as it stands, what is asked, and what the engine answers."""
    assert scene.moment is not None
    moment, name = scene.moment, f"{scene.ident.lower()}-{scene.kind}.svg"
    (folder / name).write_text(picture(moment.position), encoding="utf-8")
    yield f"```{{image}} {name}\n:alt: {moment.position}\n:width: 300px\n:class: pw-still\n```"
    yield ""
    yield f"`{moment.position}`" + (f" · `{moment.asked}`" if moment.asked else "")
    yield ""
    answers = dict.fromkeys(moment.answers[lang] for lang in ("es", "en"))
    yield "\n\n".join(f"→ {answer}" for answer in answers)
    yield ""


def _lessons(lessons: list[str]) -> Iterator[str]:
    if lessons:
        told = (f"{plan_of(one).title['es']} (`{notebook_of(one, 'es')}`)" for one in lessons)
        yield f"**Lección · Lesson**: {', '.join(told)}"
        yield ""
