"""The board in a notebook: it draws a game and passes on what its user wants."""

from __future__ import annotations

from functools import partial
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import traitlets

from parchis_widgets.game.attempts import IllegalMove
from parchis_widgets.game.checks import flag
from parchis_widgets.game.game import Game
from parchis_widgets.position.picture import picture
from parchis_widgets.text import check_language
from parchis_widgets.text.refusal import Refused
from parchis_widgets.widgets.export.page import page
from parchis_widgets.widgets.export.png import png
from parchis_widgets.widgets.protocol.compared import answered, compared
from parchis_widgets.widgets.protocol.frames import Frames, paged
from parchis_widgets.widgets.protocol.messages import FIELDS
from parchis_widgets.widgets.protocol.notes import note_of_events, note_of_opening
from parchis_widgets.widgets.protocol.options import check_palette, labels, options_of
from parchis_widgets.widgets.protocol.scenes import scene_of
from parchis_widgets.widgets.protocol.snapshot import setup, snapshot
from parchis_widgets.widgets.protocol.tries import asked_by, note_of_try, refusal_of
from parchis_widgets.widgets.traits import Chosen, Told
from parchis_widgets.widgets.watching import follow
from parchis_widgets.widgets.widget import Widget, bundled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from parchis_widgets.explain.explanation import Explanation

    Note = Callable[[str], dict[str, Any] | None]
    """What the panel says, by language."""

__all__ = ["Board"]


def a_game(value: object) -> Game:
    """Return a game, or refuse what is none."""
    if isinstance(value, Game):
        return value
    raise Refused("options.game", given=value)


class Board(Widget):
    """An interactive board.

    It follows its game: what is played in another cell shows at once, and what is played on the
    board is in the game. Traits can be set (``game``, ``lang``, ``large``, ``palette``) and
    observed (these, and ``ply``, ``turn``, ``phase``, ``position``, ``refusal``).

    Parameters
    ----------
    game : Game or str
        The game to show, or the id of a ruleset for a new one.
    lang : str, optional
        The language, ``"es"`` or ``"en"``; the game's if left out.
    palette : str
        ``"printed"``, or ``"okabe_ito"`` for eyes that tell colours apart less well.
    large : bool
        Larger signs, for a projector.
    theme : str
        ``"auto"`` follows the notebook; ``"light"``, ``"dark"``.
    hints : bool
        Whether the panel lists what can be played, and why the rest cannot, before anybody asks;
        a switch in the panel changes it.
    passing : bool
        Whether a throw that can move nothing passes by itself once there was time to read why.
    **options
        For a new game, passed on to `Game`: ``players``, ``seed``, …

    Raises
    ------
    ValueError
        If an option is not one of those listed.
    """

    _esm = bundled("board.js")
    _css = bundled("board.css")
    _asked = FIELDS

    game = Chosen(a_game)
    """The game that is shown."""
    lang = Chosen(check_language)
    """The language it is shown in."""
    large = Chosen(partial(flag, "large"))
    """Whether signs are larger, for a projector."""
    palette = Chosen(check_palette)
    """Whose colours: ``"printed"`` or ``"okabe_ito"``."""
    ply = Told()
    """How many plies have been played: throws, moves and passes."""
    turn = Told()
    """The letter of the colour whose turn it is."""
    phase = Told()
    """``"throw"``, ``"move"`` or ``"over"``."""
    position = Told()
    """The position as text."""
    refusal = Told()
    """``None``, or what was refused: `refusal_of`."""

    setup = traitlets.Dict().tag(sync=True)
    snapshot = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: Game | str = "clasico",
        *,
        lang: str | None = None,
        palette: Literal["printed", "okabe_ito"] = "printed",
        large: bool = False,
        theme: Literal["auto", "light", "dark"] = "auto",
        hints: bool = False,
        passing: bool = False,
        **options: Any,
    ) -> None:
        if options and isinstance(game, Game):
            raise Refused("options.of_the_game", names=list(options))
        told = game if isinstance(game, Game) else Game(game, lang=lang, **options)
        chosen = options_of(
            lang or told.lang, palette, theme, large=large, hints=hints, passing=passing
        )
        self._frames = Frames()
        self._pages: list[str] = []
        self.game, self.large, self.palette = told, large, palette
        super().__init__(chosen, "sources", drawing=scene_of(told).drawing(chosen["lang"]))
        self._unfollow = follow(told, self._follow)
        self._follow()
        self.observe(self._take_game, "game")
        self.observe(self._look_otherwise, ["lang", "large", "palette"])

    def __repr__(self) -> str:
        """Tell the board in a line that is the same each time."""
        return f"Board({self.game!r})"

    # ---- as a picture, as a page ---------------------------------------------------------

    def to_svg(self) -> str:
        """Draw the game as it stands as an SVG picture that needs nothing else."""
        return picture(self.game.position, self.lang, palette=self.options["palette"])

    def to_png(self, width: int = 900) -> bytes:
        """Draw the game as it stands as a PNG picture, without a browser.

        Parameters
        ----------
        width : int
            Pixels, 16 to 8192.

        Raises
        ------
        ValueError
            If the width is none of these.
        ImportError
            If the extra ``png`` is not installed.
        """
        return png(self.to_svg(), width)

    def to_html(self, title: str | None = None) -> str:
        """Write a page that needs neither Python nor a network: the game is stepped through on it.

        Parameters
        ----------
        title : str, optional
            Its heading; without one, the name of the rules.

        Raises
        ------
        ValueError
            If the title is no text.
        """
        return page(self, title)

    def save(self, path: str | Path) -> None:
        """Write the board to a file: a picture, or a page on which the game is stepped through.

        Parameters
        ----------
        path : str or Path
            A name that ends in ``.html``, ``.png`` or ``.svg``: see `to_html`, `to_png`, `to_svg`.

        Raises
        ------
        ValueError
            If the name ends otherwise.
        ImportError
            If it is a PNG picture and the extra ``png`` is not installed.
        """
        if not isinstance(path, (str, PathLike)):
            raise Refused("options.path", given=path)
        suffix = Path(path).suffix.lower()
        if suffix not in _FORMATS:
            raise Refused("options.ending", path=str(path), known=tuple(_FORMATS))
        Path(path).write_bytes(_FORMATS[suffix](self))

    # ---- showing -------------------------------------------------------------------------

    def _follow(self) -> None:
        """Show what the game has come to, whoever played."""
        plies = self.game.plies[: self.game.ply]
        if plies:
            self._show(partial(note_of_events, plies[-1].events))
        else:
            self._show(partial(note_of_opening, self.game))

    def _refuse(self, explanation: Explanation, **more: Any) -> None:
        """Show why something is refused."""
        self._show(partial(note_of_try, explanation, **more), explanation)

    def _show(self, note: Note, explanation: Explanation | None = None) -> None:
        """Show the game as it stands, with a note in the board's language.

        Whoever is told of a trait's change finds the others as they are at the same moment.
        """
        said = note(self.lang)
        self._revision += 1
        self._note, self._explanation = note, explanation
        pages = paged(self._frames.follow(self.game, self.lang))
        self._add_pages(pages)
        with self.hold_sync(), self.hold_trait_notifications():
            for name in self._pages:
                setattr(self, name, pages.get(name, []))
            self.setup = setup(self.game, self.lang)
            self.snapshot = snapshot(
                self.game, self.lang, self._revision, said, hints=self.options["hints"]
            )
            self._tell()

    def _tell(self) -> None:
        """Bring the traits up to date that tell Python where the game stands."""
        game, refused = self.game, self._explanation
        self.set_trait("ply", game.ply)
        self.set_trait("turn", game.turn)
        self.set_trait("phase", game.phase)
        self.set_trait("position", str(game.position))
        self.set_trait("refusal", None if refused is None else refusal_of(refused, self.lang))

    def _show_again(self) -> None:
        """Show the same, perhaps in another language."""
        self._show(self._note, self._explanation)

    def _take_game(self, _change: object) -> None:
        """Follow another game; the one before goes its own way."""
        self._unfollow()
        self._unfollow = follow(self.game, self._follow)
        with self.hold_sync():
            self._draw_anew()
            self._follow()

    def _look_otherwise(self, _change: object) -> None:
        """Show the same in another language, size or colours."""
        looks = {"lang": self.lang, "large": self.large, "palette": self.palette}
        with self.hold_sync():
            if self.lang != self.options["lang"]:
                self.labels = labels(self.lang, "sources")
                self._draw_anew()
            self.options = {**self.options, **looks}
            self._show_again()

    def _draw_anew(self) -> None:
        """Begin with an empty board: the squares have other names, or are others."""
        self._frames = Frames()
        self.drawing = scene_of(self.game).drawing(self.lang)

    def _add_pages(self, names: Iterable[str]) -> None:
        """Return the widget a trait for each page: the longest game decides how many."""
        new = [name for name in names if name not in self._pages]
        if new:
            self.add_traits(**{name: traitlets.List().tag(sync=True) for name in new})
            self._pages += new

    @traitlets.observe("comm")
    def _leave(self, change: dict[str, Any]) -> None:
        """Follow the game no longer once the board is closed."""
        if change["new"] is None:
            self._unfollow()

    # ---- being asked ---------------------------------------------------------------------

    def _do(self, intent: str, values: dict[str, Any]) -> None:
        try:
            _INTENTS[intent](self, **values)
        except IllegalMove as refused:
            self._refuse(refused.explanation)

    def _throw(self) -> None:
        self.game.throw()

    def _pass(self) -> None:
        self.game.pass_turn()

    def _undo(self) -> None:
        self.game.undo()

    def _redo(self) -> None:
        self.game.redo()

    def _go(self, ply: int) -> None:
        self.game.go_to(ply)

    def _compare_rulesets(self) -> None:
        """Tell what the other rulesets make of the same throws: nothing on the board changes."""
        self.send({"type": "compared", "rulesets": compared(self.game, self.lang)})

    def _answer_by_every_ruleset(self, ply: int | None) -> None:
        """Tell what every ruleset answers to a position: nothing on the board changes."""
        position = self.game.position_at(self.game.ply if ply is None else ply)
        self.send({"type": "answered", "rulesets": answered(position, self.lang)})

    def _branch(self, branch: int) -> None:
        self.game.take_branch(branch)

    def _new(self, seed: int | None) -> None:
        self.game.restart(seed=seed)

    def _play(self, move: int) -> None:
        moves = self.game.legal_moves()
        if not 0 <= move < len(moves):
            raise Refused("messages.no_move", move=move)
        self.game.play(moves[move])

    def _try(
        self, piece: str, count: int | None, target: int | str | None, ply: int | None
    ) -> None:
        """Answer whether something may be done, now or at an earlier ply; nothing is played."""
        asked_at = self.game.ply if ply is None else ply
        position = self.game.position_at(asked_at)
        explanation = asked_by(position, piece, count, target, self.lang)
        earlier = ply if asked_at != self.game.ply else None
        answer = partial(note_of_try, explanation, target=target, ply=earlier)
        self._show(answer, None if explanation.legal else explanation)

    def _hints(self, on: bool) -> None:
        with self.hold_sync():
            self.options = {**self.options, "hints": on}
            self._show_again()


_INTENTS: Final[dict[str, Callable[..., None]]] = {
    "throw": Board._throw,
    "pass": Board._pass,
    "undo": Board._undo,
    "redo": Board._redo,
    "go": Board._go,
    "branch": Board._branch,
    "compare": Board._compare_rulesets,
    "answers": Board._answer_by_every_ruleset,
    "new": Board._new,
    "play": Board._play,
    "try": Board._try,
    "hints": Board._hints,
}


_FORMATS: Final[dict[str, Callable[[Board], bytes]]] = {
    ".html": lambda board: board.to_html().encode(),
    ".png": Board.to_png,
    ".svg": lambda board: board.to_svg().encode(),
}
