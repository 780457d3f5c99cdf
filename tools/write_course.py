"""Write what is generated of the course: ``python -m tools.write_course [NOTEBOOKS]``.

The cover notebooks of both languages, and the table that says which lesson shows which statement.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import nbformat

from parchis_widgets.course.catalogue import lessons, plan_of
from parchis_widgets.course.paths import notebook_of
from parchis_widgets.rules.statements import STATEMENTS
from parchis_widgets.widgets.course import Course
from parchis_widgets.widgets.glossary import Glossary

__all__ = ["COVERS", "cover", "shown_by", "table", "written"]

COVERS: Final = {"es": "00_portada.ipynb", "en": "00_cover.ipynb"}
"""By language, the name of the cover notebook."""

WORDS: Final = {
    "es": {
        "title": "# Parchís, y de dónde viene",
        "about": (
            "Lecciones en las que se juega, se apuesta y se pregunta *por qué no*. Cada respuesta"
            " nombra la regla que decide, y las fuentes no siempre están de acuerdo. Nada de lo que"
            " pruebes se estropea.\n\nEjecuta las dos celdas de abajo (Mayúsculas + Intro en cada"
            " una) y elige una lección."
        ),
        "list": "## Las lecciones\n\nCada una se abre en su cuaderno.",
        "teacher": (
            "## Para quien da clase\n\nCada lección da un código de progreso. Pega aquí los de tu"
            " clase, uno en cada línea, y verás qué paso costó más. Nada sale de este cuaderno."
        ),
        "words": (
            "## Las palabras\n\nEl seguro, la barrera, el pasillo… Ejecuta la celda, elige una"
            " palabra y mira dónde se ilumina en el tablero."
        ),
        "rules": (
            "## Qué regla se enseña dónde\n\nLas fuentes están numeradas regla a regla: `CLA` es el"
            " parchís clásico, `TRA` el tradicional, `GEN` las reglas generales, `PAC` el pachisi y"
            " `CHA` el chaupar."
        ),
        "heads": "| Regla | Qué dice | Lecciones |\n| --- | --- | --- |",
        "none": "–",
    },
    "en": {
        "title": "# Parchís, and where it comes from",
        "about": (
            "Lessons in which you play, bet and ask *why not*. Every answer names the rule that"
            " decides, and the sources do not always agree. Nothing that you try can break"
            " anything.\n\nRun the two cells below (Shift + Enter in each) and choose a lesson."
        ),
        "list": "## The lessons\n\nEach opens in its own notebook.",
        "teacher": (
            "## For teachers\n\nEvery lesson gives a code of progress. Paste those of your class"
            " here, one a line, and see which step cost most. Nothing leaves this notebook."
        ),
        "words": (
            "## The words\n\nSafe square, barrier, column … Run the cell, choose a word and see"
            " where it lights up on the board."
        ),
        "rules": (
            "## Which rule is taught where\n\nThe sources are numbered rule by rule: `CLA` is"
            " classic Parchís, `TRA` traditional, `GEN` the general rules, `PAC` Pachisi and `CHA`"
            " Chaupar."
        ),
        "heads": "| Rule | What it says | Lessons |\n| --- | --- | --- |",
        "none": "–",
    },
}


def shown_by() -> dict[str, list[str]]:
    """Return by statement the ids of the lessons that show it."""
    shown: dict[str, list[str]] = {ident: [] for ident in STATEMENTS}
    for lesson in lessons():
        for ident in plan_of(lesson).statements:
            shown[ident].append(lesson)
    return shown


def table(lang: str) -> str:
    """Return the table of statements and the lessons that show them, as Markdown."""
    lines = [WORDS[lang]["heads"]]
    for ident, own in shown_by().items():
        links = [f"[{lessons().index(one) + 1}]({notebook_of(one, lang)})" for one in own]
        told = STATEMENTS[ident].text(lang).replace("|", "\\|")
        lines.append(f"| {ident} | {told} | {' '.join(links) or WORDS[lang]['none']} |")
    return "\n".join(lines)


def cover(lang: str) -> Any:
    """Return the cover notebook of a language."""
    words = WORDS[lang]
    cells = [
        _text(f"{words['title']}\n\n{words['about']}"),
        _code("import parchis_widgets as pw"),
        _code(f'pw.Course(lang="{lang}")'),
        _text(f"{words['list']}\n\n{Course(lang=lang).to_markdown()}"),
        _text(words["words"]),
        _code(f'pw.Glossary(lang="{lang}")'),
        _text(Glossary(lang=lang).to_markdown()),
        _text(words["teacher"]),
        _code(f'pw.Classroom(lang="{lang}")'),
        _text(f"{words['rules']}\n\n{table(lang)}"),
    ]
    for number, cell in enumerate(cells):
        cell["id"] = f"cover-{number}"
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return nbformat.v4.new_notebook(cells=cells, metadata=metadata)


def _text(source: str) -> Any:
    return nbformat.v4.new_markdown_cell(source)


def _code(source: str) -> Any:
    return nbformat.v4.new_code_cell(source)


def written(lang: str) -> str:
    """Return the cover notebook of a language as its file holds it."""
    return str(nbformat.writes(cover(lang), indent=1)) + "\n"


if __name__ == "__main__":
    notebooks = Path(sys.argv[1] if len(sys.argv) > 1 else "notebooks")
    for language, name in COVERS.items():
        folder = notebooks / language
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(written(language), encoding="utf-8")
