"""A game on a page of its own: opened in a browser, with no notebook and no network."""

from __future__ import annotations

import random
import tempfile
import webbrowser
from pathlib import Path

from parchis_widgets.game.game import Game
from parchis_widgets.text import message
from parchis_widgets.widgets.board import Board

__all__ = ["open_game"]


def open_game(
    *, ruleset: str, seed: int | None, to: str | None, no_browser: bool, lang: str
) -> int:
    """Play a new game to its end at random, and open the page on which it is stepped through.

    Parameters
    ----------
    ruleset : str
        The rules: an id, with house rules or without, or a short code.
    seed : int, optional
        Seed of the dice and of the choices.
    to : str, optional
        Where the page is written; without it, in a folder for temporary files.
    no_browser : bool
        Whether the page is only written.
    lang : str
        The language.

    Returns
    -------
    int
        The exit code.

    Raises
    ------
    ValueError
        If there are no such rules.
    """
    game = Game(ruleset, seed=seed, lang=lang)
    _play_at_random(game)
    page = Path(to) if to else Path(tempfile.mkdtemp()) / "parchis.html"
    Board(game, lang=lang).save(page)
    print(message(lang, "command.written", path=page.resolve(), seed=game.seed))
    if not no_browser:
        webbrowser.open(page.resolve().as_uri())
    return 0


def _play_at_random(game: Game) -> None:
    choices = random.Random(game.seed)
    while game.phase != "over":
        if game.phase == "throw":
            game.throw()
            continue
        moves = game.legal_moves()
        if moves:
            game.play(choices.choice(moves))
        else:
            game.pass_turn()
