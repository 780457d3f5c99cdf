"""Reading the command line: which command, in which language, with what."""

from __future__ import annotations

import argparse
import locale
import sys
from itertools import pairwise
from typing import TYPE_CHECKING

from parchis_widgets.command.doctor import examine
from parchis_widgets.command.lab import open_lab
from parchis_widgets.command.play import open_game
from parchis_widgets.text import languages, message

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> None:
    """Do what the command line asks, and exit.

    The exit code is 0 if all went well, 1 if something was found wrong, 2 if the command is none.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser = _parser(_language(given))
    asked = vars(parser.parse_args(given))
    command = asked.pop("do")
    try:
        sys.exit(command(**asked))
    except (OSError, ValueError) as error:
        parser.exit(1, f"{error}\n")


def _language(arguments: Sequence[str]) -> str:
    """Return the language asked for, or the machine's if it is one of ours."""
    for flag, value in pairwise(arguments):
        if flag == "--lang" and value in languages():
            return value
    spoken = (locale.getlocale()[0] or "")[:2].lower()
    return spoken if spoken in languages() else languages()[0]


def _parser(lang: str) -> argparse.ArgumentParser:
    def say(key: str) -> str:
        return message(lang, f"command.{key}")

    both = argparse.ArgumentParser(add_help=False)
    both.add_argument("--lang", choices=languages(), default=lang, help=say("lang"))
    parser = argparse.ArgumentParser("parchis_widgets", description=say("about"), parents=[both])
    commands = parser.add_subparsers(required=True, metavar="doctor | play | lab")

    doctor = commands.add_parser("doctor", help=say("doctor"), parents=[both])
    doctor.set_defaults(do=examine)

    play = commands.add_parser("play", help=say("play"), parents=[both])
    play.add_argument("ruleset", nargs="?", default="clasico", help=say("ruleset"))
    play.add_argument("--seed", type=int, help=say("seed"))
    play.add_argument("--to", help=say("page"))
    play.add_argument("--no-browser", action="store_true", help=say("no_browser"))
    play.set_defaults(do=open_game)

    lab = commands.add_parser("lab", help=say("lab"), parents=[both])
    lab.add_argument("folder", nargs="?", default="parchis", help=say("folder"))
    lab.add_argument("--no-browser", action="store_true", help=say("only_copy"))
    lab.set_defaults(do=open_lab)
    return parser
