"""One step of a lesson, in fields: a board to set it up on, throws, a goal, and its texts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import ipywidgets as widgets

from parchis_widgets.course.drafting import draft
from parchis_widgets.text import message
from parchis_widgets.widgets.editor import Editor

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["StepForm"]

_TEXTS: Final = ("name", "goal", "praise")
_GOALS: Final = ("reaches", "event", "turn", "pending")
_KEPT: Final = ("hints", "wrong", "statements", "astray")
_ANSWERS: Final = 4
_WIDE: Final = {"width": "99%"}
_NAMED: Final = {"description_width": "9em"}


class StepForm(widgets.VBox):  # type: ignore[misc]  # ipywidgets ships no types
    """The fields of one step.

    Parameters
    ----------
    step : dict
        What the fields hold at first: a step as lessons' files have it, or part of one.
    languages : sequence of str
        The languages in which its texts are written; the fields are named in the first.
    """

    def __init__(self, step: dict[str, Any], languages: Sequence[str]) -> None:
        self._languages, self._lang = tuple(languages), languages[0]
        self.editor = Editor(step.get("position", "clasico"), lang=self._lang)
        self._throws = self._text("throws", _throws_text(step.get("throws", [])))
        self._seed = self._text("seed", str(step.get("seed", "")))
        self._others = widgets.Checkbox(
            bool(step.get("others")), description=self._say("others"), indent=False
        )
        told = step.get("reach", [{"on": "", "piece": ""}])
        self._goals = [self._goal(told if _fits(told) else [], number) for number in (0, 1)]
        self._texts = {
            (key, lang): self._text(key, step.get(key, {}).get(lang, ""), lang)
            for key in _TEXTS
            for lang in self._languages
        }
        self._bet = self._bet_fields(step.get("bet", {}))
        self._drafted = widgets.Textarea(
            self._drafted_text(step), description=self._say("drafted"), layout=_WIDE, rows=5,
            style=_NAMED,
        )  # fmt: skip
        propose = widgets.Button(description=self._say("propose"), layout={"width": "auto"})
        propose.on_click(lambda _button: self.propose())
        self.told = widgets.Label("")
        super().__init__(self._laid_out(propose))

    def _laid_out(self, propose: widgets.Button) -> list[widgets.Widget]:
        goals = [widgets.HBox(list(one.values())) for one in self._goals]
        return [
            self.editor,
            widgets.HBox([self._throws, self._seed, self._others]),
            widgets.Label(self._say("goal_is")),
            *goals,
            *self._texts.values(),
            widgets.Label(self._say("bet_is")),
            *self._bet.values(),
            widgets.HBox([propose, self.told]),
            self._drafted,
        ]

    # ---- fields --------------------------------------------------------------------------

    def _say(self, key: str, **said: object) -> str:
        return message(self._lang, f"lesson_form.{key}", **said)

    def _text(self, key: str, value: str, lang: str = "") -> widgets.Text:
        several = lang and len(self._languages) > 1
        name = f"{self._say(key)} ({lang})" if several else self._say(key)
        wide = _WIDE if lang else {"width": "22em"}
        return widgets.Text(value, description=name, layout=wide, style=_NAMED)

    def _goal(self, conditions: Sequence[Any], number: int) -> dict[str, widgets.Widget]:
        """Return the fields of a condition: what kind it is, of whom, and where or what."""
        kind, who, what = _told(conditions[number]) if number < len(conditions) else ("", "", "")
        kinds = [(message(self._lang, f"lesson_form.goal_{one}"), one) for one in _GOALS]
        return {
            "kind": widgets.Dropdown(options=[(self._say("goal_none"), ""), *kinds], value=kind),
            "who": widgets.Text(who, placeholder=self._say("who"), layout={"width": "8em"}),
            "what": widgets.Text(what, placeholder=self._say("what"), layout={"width": "18em"}),
        }

    def _bet_fields(self, bet: dict[str, Any]) -> dict[tuple[str, str], widgets.Text]:
        answers = sorted(bet.get("answers", []), key=lambda one: not one.get("right"))
        fields = {}
        for lang in self._languages:
            fields["question", lang] = self._text(
                "bet", bet.get("question", {}).get(lang, ""), lang
            )
            for number in range(_ANSWERS):
                told = answers[number].get(lang, "") if number < len(answers) else ""
                key = "right_answer" if number == 0 else "other_answer"
                fields[str(number), lang] = self._text(key, told, lang)
        return fields

    @staticmethod
    def _drafted_text(step: dict[str, Any]) -> str:
        """Return as JSON what has no field of its own: it is kept as it is."""
        kept: dict[str, Any] = {key: step[key] for key in _KEPT if key in step}
        if not _fits(step.get("reach", [])):
            kept["reach"] = step["reach"]
        return json.dumps(kept, ensure_ascii=False, indent=1) if kept else ""

    # ---- what they hold ------------------------------------------------------------------

    @property
    def step(self) -> dict[str, Any]:
        """The step as it is written in the fields.

        Raises
        ------
        ValueError
            If a field cannot be read.
        """
        told = {**self._played(), **self._said()}
        if any(field.value.strip() for field in self._bet.values()):
            told["bet"] = self._bet_told()
        return told | (json.loads(self._drafted.value) if self._drafted.value.strip() else {})

    def _played(self) -> dict[str, Any]:
        """Return what decides how the step is played."""
        told: dict[str, Any] = {
            "position": self.editor.text,
            "reach": [one for one in map(_condition, self._goals) if one],
        }
        if self._throws.value.strip():
            told["throws"] = [
                [int(face) for face in one.split()] for one in self._throws.value.split(";")
            ]
        if self._seed.value.strip():
            told["seed"] = int(self._seed.value)
        return told | ({"others": True} if self._others.value else {})

    def _said(self) -> dict[str, dict[str, str]]:
        told: dict[str, dict[str, str]] = {}
        for (key, lang), field in self._texts.items():
            told.setdefault(key, {})[lang] = field.value.strip()
        return told

    def _bet_told(self) -> dict[str, Any]:
        """Return the bet; the right answer is written first, and told where it does not show."""
        own = {key: field.value.strip() for key, field in self._bet.items()}
        answers = [
            {lang: own[str(number), lang] for lang in self._languages} for number in range(_ANSWERS)
        ]
        told: list[dict[str, Any]] = [one for one in answers if all(one.values())]
        if told:
            told[0] = {**told[0], "right": True}
        # The first place would soon be known to be the right one.
        turned = len(self.editor.text) % len(told) if told else 0
        question = {lang: own["question", lang] for lang in self._languages}
        return {"question": question, "answers": told[turned:] + told[:turned]}

    def propose(self) -> None:
        """Have the engine write hints and wrong tries; they can be changed before they are used."""
        try:
            drafted = draft(self._played(), self._languages)
        except ValueError as error:
            self.told.value = str(error)
            return
        self._drafted.value = self._drafted_text(drafted)
        self.told.value = self._say("proposed")


def _throws_text(throws: Sequence[Any]) -> str:
    return "; ".join(
        " ".join(map(str, one)) if isinstance(one, (list, tuple)) else str(one) for one in throws
    )


def _condition(fields: dict[str, widgets.Widget]) -> dict[str, Any]:
    """Return a condition of a goal as a lesson's file has it; nothing if there is none."""
    return _written(*(fields[name].value.strip() for name in ("kind", "who", "what")))


def _written(kind: str, who: str, what: str) -> dict[str, Any]:
    if kind == "reaches":
        return {"piece": who, "on": what}
    if kind == "event":
        return {"event": what} | ({"piece": who} if who else {})
    if kind == "turn":
        return {"turn": who}
    if kind == "pending":
        return {"pending": [int(count) for count in what.split()]}
    return {}


def _fits(conditions: Sequence[Any]) -> bool:
    """Return whether the fields can hold the conditions of a goal."""
    return len(conditions) <= 2 and all(_written(*_told(one)) == one for one in conditions)


def _told(condition: dict[str, Any]) -> tuple[str, str, str]:
    """Return a condition as the fields hold it."""
    if "on" in condition:
        return "reaches", condition.get("piece", ""), condition["on"]
    if "event" in condition:
        return "event", condition.get("piece", ""), condition["event"]
    if "turn" in condition:
        return "turn", condition["turn"], ""
    if "pending" in condition:
        return "pending", "", " ".join(map(str, condition["pending"]))
    return "", "", ""
