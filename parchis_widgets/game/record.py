"""A record: everything that decided a game, from which it can be played again, exactly."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from parchis_widgets.game.game import Game

__all__ = ["Record"]

VERSION: Final = 1
_HEAD: Final = f"parchis_widgets record {VERSION}"
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
        if not lines or not lines[0].startswith("parchis_widgets record "):
            raise ValueError(f"not a record: expected {_HEAD!r} as line 1")
        if lines[0] != _HEAD:
            raise ValueError(f"line 1: a record of another version, expected {_HEAD!r}")
        names = list(_EMPTY._head())
        head = dict(_head_line(lines, place, name) for place, name in enumerate(names, 1))
        actions = tuple(_action_line(lines, place) for place in range(1 + len(names), len(lines)))
        if len(actions) != _number(head["actions"], "actions"):
            raise ValueError(
                f"the record has {len(actions)} actions where its head says {head['actions']}: "
                "it was truncated or edited"
            )
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
        try:
            fields: Any = json.loads(text)
        except json.JSONDecodeError as error:
            raise ValueError(f"not a record: {error}") from error
        if not isinstance(fields, dict) or fields.pop("format", None) != _HEAD:
            raise ValueError(f"not a record: expected an object with the format {_HEAD!r}")
        for name, sample in asdict(_EMPTY).items():
            wanted = list if isinstance(sample, tuple) else type(sample)
            if type(fields.get(name)) is not wanted:
                raise ValueError(f"in the record's {name!r}: expected {wanted.__name__}")
        if unknown := set(fields) - set(asdict(_EMPTY)):
            raise ValueError(f"not fields of a record: {', '.join(sorted(unknown))}")
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


def _head_line(lines: list[str], place: int, name: str) -> tuple[str, str]:
    line = lines[place] if place < len(lines) else ""
    if line != f"{name}:" and not line.startswith(f"{name}: "):
        raise ValueError(f"line {place + 1}: expected '{name}: …', not {line!r}")
    return name, line[len(name) + 2 :]


def _action_line(lines: list[str], place: int) -> str:
    number = place - len(_EMPTY._head())
    head, _, action = lines[place].partition(". ")
    if head != str(number) or not _ACTION.fullmatch(action):
        raise ValueError(
            f"line {place + 1}: expected '{number}. ' and an action, not {lines[place]!r}"
        )
    return action


def _number(text: str, name: str) -> int:
    if not text.lstrip("-").isdigit():
        raise ValueError(f"in the record's {name!r}: expected a number, not {text!r}")
    return int(text)
