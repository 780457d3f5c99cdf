"""A lesson of one's own, made in a form: set up, checked, tried, saved, and opened again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipywidgets as widgets

from parchis_widgets.course.catalogue import lesson_file, lessons, plan_of
from parchis_widgets.course.reading import parsed, source_of
from parchis_widgets.course.writing import written
from parchis_widgets.text import check_language, current_language, message, speaking
from parchis_widgets.widgets.lesson import Lesson
from parchis_widgets.widgets.stepform import StepForm

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["LessonForm"]

_TEXTS = ("title", "question")
_STYLE = {"description_width": "9em"}
_WIDE = {"width": "99%"}


class LessonForm(widgets.VBox):  # type: ignore[misc]  # ipywidgets ships no types
    """A form in which a teacher makes a lesson: any position, a goal, bets, hints, praise.

    Positions are set up on an `Editor`; hints and wrong tries can be asked of the engine. The
    lesson is checked whole before it is tried or saved, and a colleague's file can be opened.

    Parameters
    ----------
    lesson : str, Path or dict, optional
        What to begin with: a lesson's file, what such a file holds, or an id of `lessons`.
    lang : str, optional
        The language of the form and, unless the lesson has others, of the lesson.

    Raises
    ------
    ValueError
        If the lesson cannot be read.
    """

    def __init__(
        self, lesson: str | Path | dict[str, Any] | None = None, *, lang: str | None = None
    ) -> None:
        self._lang = check_language(lang or current_language())
        self._path = widgets.Text("mi_leccion.toml", description=self._say("file"), style=_STYLE)
        self.told = widgets.HTML("")
        self._tried = widgets.Box([])
        self._steps = widgets.Accordion([])
        self._head: dict[str, widgets.Widget] = {}
        super().__init__([])
        self._fill(_data(lesson) if lesson is not None else {})

    def __repr__(self) -> str:
        """Tell the form in a line that is the same each time."""
        return f"LessonForm(lang={self._lang!r})"

    def _say(self, key: str, **said: object) -> str:
        return message(self._lang, f"lesson_form.{key}", **said)

    # ---- fields --------------------------------------------------------------------------

    def _fill(self, data: dict[str, Any]) -> None:
        """Lay out the fields for a lesson."""
        declared = ("es", "en") if data else (self._lang,)
        self._languages = tuple(data.get("languages", declared))
        self._head = self._head_fields(data)
        steps = data.get("steps") or [{}]
        self._steps.children = [StepForm(step, self._languages) for step in steps]
        self._name_steps()
        self._steps.selected_index = 0
        self._learned = widgets.Textarea(
            "\n".join(_learned_lines(data.get("learned", []), self._languages)),
            description=self._say("learned"), layout=_WIDE, rows=3, style=_STYLE,
        )  # fmt: skip
        buttons = ("add", "remove"), ("check", "save", "open")
        rows = [widgets.HBox([self._button(name) for name in names]) for names in buttons]
        rows[1].children = (*rows[1].children, self._path)
        self.children = (
            *self._head.values(), self._steps, rows[0], self._learned, rows[1], self.told,
            self._tried,
        )  # fmt: skip

    def _head_fields(self, data: dict[str, Any]) -> dict[str, widgets.Widget]:
        def text(name: str, key: str, value: object, **more: Any) -> widgets.Text:
            return widgets.Text(
                str(value), description=f"{self._say(key)}{name}", style=_STYLE, **more
            )

        several = len(self._languages) > 1
        fields = {
            "id": text("", "id", data.get("id", "mi_leccion")),
            "prefix": text("", "prefix", data.get("prefix", "MIA")),
            "minutes": text("", "minutes", data.get("minutes", 10)),
        }
        for key in _TEXTS:
            for lang in self._languages:
                name = f" ({lang})" if several else ""
                fields[f"{key}.{lang}"] = text(
                    name, key, data.get(key, {}).get(lang, ""), layout=_WIDE
                )
        return fields

    def _button(self, name: str) -> widgets.Button:
        button = widgets.Button(description=self._say(name), layout={"width": "auto"})
        acts: dict[str, Callable[[], object]] = {
            "add": self.add_step,
            "remove": self.remove_step,
            "check": self.check,
            "save": lambda: self.save(self._path.value),
            "open": lambda: self.open_file(self._path.value),
        }
        button.on_click(lambda _button: self._act(acts[name]))
        return button

    def _act(self, act: Callable[[], object]) -> None:
        """Do what a button asks; what is wrong is told beneath, and nothing is lost."""
        try:
            with speaking(self._lang):
                act()
        except (ValueError, OSError) as error:
            self._tell(str(error))

    def _tell(self, text: str) -> None:
        safe = text.replace("&", "&amp;").replace("<", "&lt;")
        self.told.value = f"<p role='status'>{safe}</p>"

    def _name_steps(self) -> None:
        for number in range(len(self._steps.children)):
            self._steps.set_title(number, self._say("step", n=number + 1))

    # ---- what it holds -------------------------------------------------------------------

    @property
    def lesson(self) -> dict[str, Any]:
        """The lesson as it is written in the fields.

        Raises
        ------
        ValueError
            If a field cannot be read; whether the lesson keeps its word, `check` tells.
        """
        told: dict[str, Any] = {
            "id": self._head["id"].value.strip(),
            "prefix": self._head["prefix"].value.strip(),
            "minutes": int(self._head["minutes"].value),
            "languages": list(self._languages),
        }
        for key in _TEXTS:
            fields = {lang: self._head[f"{key}.{lang}"] for lang in self._languages}
            told[key] = {lang: field.value.strip() for lang, field in fields.items()}
        told["steps"] = [form.step for form in self._steps.children]
        told["learned"] = list(self._learned_told())
        return told

    def _learned_told(self) -> list[dict[str, str]]:
        """Read one line a thing: a statement's number, and its texts between bars."""
        told = []
        for line in filter(str.strip, self._learned.value.splitlines()):
            ident, *texts = (part.strip() for part in line.split("|"))
            told.append({"statement": ident, **dict(zip(self._languages, texts, strict=False))})
        return told

    # ---- what can be done ----------------------------------------------------------------

    def add_step(self) -> None:
        """Add an empty step."""
        self._steps.children = (*self._steps.children, StepForm({}, self._languages))
        self._name_steps()
        self._steps.selected_index = len(self._steps.children) - 1

    def remove_step(self) -> None:
        """Take the open step away; the last one stays."""
        at = self._steps.selected_index
        if at is not None and len(self._steps.children) > 1:
            left = [one for number, one in enumerate(self._steps.children) if number != at]
            self._steps.children = left
            self._name_steps()
            self._steps.selected_index = min(at, len(left) - 1)

    def check(self) -> Lesson:
        """Check the lesson whole, and show it beneath to be tried.

        Raises
        ------
        ValueError
            If anything is at fault; the step is named.
        """
        lesson = Lesson(self.lesson, lang=self._languages[0])
        self._tried.children = [lesson]
        self._tell(self._say("well"))
        return lesson

    def save(self, path: str | Path) -> None:
        """Check the lesson, and write it to a file that can be shared.

        Raises
        ------
        ValueError
            If anything is at fault: then nothing is written.
        OSError
            If the file cannot be written.
        """
        lesson = self.lesson
        plan_of(lesson)
        Path(path).write_text(written(lesson), encoding="utf-8")
        self._tell(self._say("saved", path=str(path)))

    def open_file(self, path: str | Path) -> None:
        """Open a lesson's file in the form.

        Raises
        ------
        ValueError
            If it is no lesson, or one at fault: then the form stays as it was.
        """
        plan_of(str(path))
        self._fill(_data(path))
        self._tell(self._say("opened", path=str(path)))


def _data(lesson: str | Path | dict[str, Any]) -> dict[str, Any]:
    """Return what a lesson's file holds; one of ours can be begun with as well."""
    if isinstance(lesson, str) and lesson in lessons():
        return parsed(lesson_file(lesson)).data
    return source_of(lesson).data


def _learned_lines(learned: list[dict[str, str]], languages: tuple[str, ...]) -> list[str]:
    return [" | ".join((one["statement"], *(one[lang] for lang in languages))) for one in learned]
