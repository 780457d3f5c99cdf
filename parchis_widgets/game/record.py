"""A record: everything that decided a game, from which it can be played again, exactly."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from parchis_widgets.game.game import Game

__all__ = ["Record"]

VERSION: Final = 1
_FORMAT: Final = "parchis_widgets record "
_HEAD: Final = f"{_FORMAT}{VERSION}"
_ACTION: Final = re.compile(
    r"throw \d{1,2}( \d{1,2}){0,2}!?|play .+|pass|leave [YBRG]|timeout", re.ASCII
)


@dataclass(frozen=True)
class Record:
    """What decided a game.

    Attributes
    ----------
    ruleset : str
        The ruleset's id.
    players : str
        The letters of the colours in play; in Pachisi for two those of each player: ``"YK RG"``.
    seed : int
        The seed of the throws that were not scripted.
    opening : tuple of int
        The throws that decided who starts; () if a starter was named or the game was set up.
    scripted_opening : bool
        Whether those throws were scripted, not drawn from the seed.
    choices : str
        The colours that the players chose in the order of those throws (GEN-01); empty if each
        had its own.
    starter : str
        The colour that starts.
    position : str
        The position from which the game was set up; empty for a whole game.
    play_on : bool
        Whether the game goes on for the places (TRA-19).
    actions : tuple of str
        What was done: ``"throw 5"``, ``"throw 5!"`` (scripted; of cowries the value, of long dice
        all three), ``"play Y1 5 home>5"``,
        ``"pass"``, ``"leave B"``, ``"timeout"``.
    """

    ruleset: str
    players: str
    seed: int
    opening: tuple[int, ...]
    scripted_opening: bool
    choices: str
    starter: str
    position: str
    play_on: bool
    actions: tuple[str, ...]

    def __str__(self) -> str:
        """Write the record: a head of fields, then a numbered line for each action."""
        lines = [_HEAD]
        for name, value in self._head().items():
            lines.append(f"{name}: {value}".rstrip())
        lines += [f"{number}. {action}" for number, action in enumerate(self.actions, 1)]
        return "\n".join(lines) + "\n"

    def _head(self) -> dict[str, str]:
        return {
            "ruleset": self.ruleset,
            "players": self.players,
            "seed": str(self.seed),
            "opening": " ".join(map(str, self.opening)) + "!" * self.scripted_opening,
            "choices": self.choices,
            "starter": self.starter,
            "position": self.position,
            "play_on": "yes" if self.play_on else "no",
            "actions": str(len(self.actions)),
        }

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read what ``str()`` writes.

        Raises
        ------
        ValueError
            If the text is no record, of another version, truncated, or has a line that cannot be
            read; the message names the line.
        """
        lines = text.splitlines() if isinstance(text, str) else []
        if not lines or not lines[0].startswith(_FORMAT):
            raise Refused("records.no_record", head=_HEAD)
        if lines[0] != _HEAD:
            raise Refused("records.version", found=lines[0], head=_HEAD)
        names = list(_EMPTY._head())
        head = dict(_head_line(lines, place, name) for place, name in enumerate(names, 1))
        actions = tuple(_action_line(lines, place) for place in range(1 + len(names), len(lines)))
        if len(actions) != _number(head["actions"], "actions"):
            raise Refused("records.truncated", count=len(actions), said=head["actions"])
        return cls(
            ruleset=head["ruleset"],
            players=head["players"],
            seed=_number(head["seed"], "seed"),
            opening=tuple(_number(w, "opening") for w in head["opening"].rstrip("!").split()),
            scripted_opening=head["opening"].endswith("!"),
            choices=head["choices"],
            starter=head["starter"],
            position=head["position"],
            play_on=head["play_on"] == "yes",
            actions=actions,
        )

    def to_json(self) -> str:
        """Write the record as JSON."""
        return json.dumps({"format": _HEAD, **asdict(self)}, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Read what `to_json` writes.

        Raises
        ------
        ValueError
            If the text is no record of this version; the message names the field.
        """
        fields = _read_json(text)
        for name, sample in asdict(_EMPTY).items():
            _check_field(name, fields.get(name), sample)
        if unknown := set(fields) - set(asdict(_EMPTY)):
            raise Refused("records.json_unknown", names=", ".join(map(repr, sorted(unknown))))
        fields["opening"], fields["actions"] = tuple(fields["opening"]), tuple(fields["actions"])
        return cls(**fields)

    def replay(self) -> Game:
        """Play the record again.

        Returns
        -------
        Game
            The game as it stood when the record was made, with all of it to undo.

        Raises
        ------
        ValueError
            If an action could not have been done; the message names it by its number.
        """
        # A game gives its record, and a record its game: one of the two imports must wait.
        from parchis_widgets.game.game import Game  # noqa: PLC0415

        return Game.from_record(self)


_EMPTY: Final = Record("", "", 0, (), False, "", "", "", False, ())
"""What fields a record has."""


_ELEMENTS: Final = {"opening": int, "actions": str}
"""What the lists of a record hold."""


def _read_json(text: str) -> dict[str, Any]:
    try:
        fields = json.loads(text)
    except json.JSONDecodeError as error:
        raise Refused("records.no_json", line=error.lineno, column=error.colno) from error
    except (RecursionError, ValueError) as error:
        raise Refused("records.too_deep") from error
    found = fields.pop("format", None) if isinstance(fields, dict) else None
    if not isinstance(found, str) or not found.startswith(_FORMAT):
        raise Refused("records.no_object", head=_HEAD)
    if found != _HEAD:
        raise Refused("records.json_version", found=found, head=_HEAD)
    return dict(fields)


def _check_field(name: str, value: object, sample: object) -> None:
    kind = type(sample)
    if kind is not tuple:
        if type(value) is not kind:
            raise Refused("records.json_field", name=name, wanted=kind.__name__)
        return
    element = _ELEMENTS[name]
    if type(value) is not list or any(type(one) is not element for one in value):
        raise Refused("records.json_field", name=name, wanted=f"list of {element.__name__}")


def _head_line(lines: list[str], place: int, name: str) -> tuple[str, str]:
    line = lines[place] if place < len(lines) else ""
    if line != f"{name}:" and not line.startswith(f"{name}: "):
        raise Refused("records.head_line", line=place + 1, name=name, found=line)
    return name, line[len(name) + 2 :]


def _action_line(lines: list[str], place: int) -> str:
    number = place - len(_EMPTY._head())
    head, _, action = lines[place].partition(". ")
    if head != str(number) or not _ACTION.fullmatch(action):
        found = lines[place]
        raise Refused("records.action_line", line=place + 1, number=number, found=found)
    return action


def _number(text: str, name: str) -> int:
    # Longer numbers are no seeds, and slow to convert.
    if not text.removeprefix("-").isdecimal() or len(text) > 1000:
        raise Refused("records.number", name=name, found=text)
    return int(text)
