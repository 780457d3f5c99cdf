"""The paths through the course: which lessons whoever learns, teaches or is curious takes."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from parchis_widgets.course.catalogue import lessons, plan_of

__all__ = ["PATHS", "minutes_of", "notebook_of"]

PATHS: Final[dict[str, tuple[str, ...]]] = {
    "learn": ("primera", "barreras", "salir", "comer", "seises", "meta"),
    "teach": ("primera", "barreras", "comer", "tradicional_clasico"),
    "curious": (
        "tradicional_clasico",
        "mismas_tiradas",
        "pachisi",
        "castillos",
        "chaupar",
        "historia",
    ),
}
"""By path, the ids of its lessons in their order."""


def minutes_of(path: str) -> int:
    """Return how long a path takes."""
    return sum(plan_of(ident).minutes for ident in PATHS[path] if ident in lessons())


def notebook_of(ident: str, lang: str) -> str:
    """Return the name of a lesson's notebook: its number, and how its title begins."""
    number = lessons().index(ident) + 1
    beginning = re.split("[,:]", plan_of(ident).title[lang])[0]
    return f"{number:02}_{_as_name(beginning)}.ipynb"


def _as_name(title: str) -> str:
    plain = unicodedata.normalize("NFD", title.lower())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9]+", "_", letters).strip("_")
