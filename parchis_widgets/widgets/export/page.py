"""A board as one HTML file: its game is stepped through without Python, and nothing is loaded."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING, Any, Final, Protocol

from anywidget import AnyWidget

from parchis_widgets.text import message
from parchis_widgets.text.refusal import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parchis_widgets.game.game import Game

__all__ = ["page"]

_EXPORT: Final = re.compile(r"export\s*\{\s*([\w$]+) as default;?\s*\};?\s*$")
_SCRIPT: Final = r"""((widget) => {
  const traits = JSON.parse(document.getElementById("traits").textContent);
  const nothing = () => {};
  const get = (name) => traits[name];
  const set = (name, value) => { traits[name] = value; };
  const asking = {save_changes: nothing, send: nothing, on: nothing, off: nothing};
  const model = {comm_live: false, get, set, ...asking};
  const el = document.createElement("div");
  document.querySelector("main").append(el);
  widget.render({model, el});
  document.getElementById("picture").remove();
})(\1);
"""
"""What the bundle ends with instead of its export: the picture goes once the board is drawn."""
_STYLE: Final = """
:root { color-scheme: SCHEME; }
body {
  max-width: WIDTH; margin: 1.2em auto; padding: 0 .6em;
  font: 16px/1.45 "Noto Sans", system-ui, sans-serif;
}
header h1 { margin: 0; font-size: 1.4em; }
header p { margin: .1em 0 .8em; }
#picture > svg { display: block; max-width: 640px; }
body > details { margin: 1em 0; }
body > details > summary { padding: .6em 0; cursor: pointer; }
pre { overflow-x: auto; }
.pw .pw-buttons:has([data-action=throw]), .pw .pw-facts { display: none; }
@media print {
  .pw .pw-panel, .pw .pw-legend, .pw .pw-timeline, details { display: none; }
  .pw .pw-page { display: block; border: 0; }
}
"""
"""On paper the board alone; on the screen nothing that would ask Python."""
_SCHEMES: Final = {"auto": "light dark", "light": "light", "dark": "dark"}
_UNSAFE: Final = {ord(sign): f"\\u{ord(sign):04x}" for sign in "<>&\u2028\u2029"}
"""Signs that could end a script or a line of it, as JSON writes them otherwise."""


class Paged(Protocol):
    """What a page is written of: a `Board`, which this need not know."""

    lang: str
    game: Game
    options: Mapping[str, Any]

    def get_state(self) -> dict[str, Any]:
        """Return its traits, by name."""

    def to_svg(self) -> str:
        """Draw it as a picture."""


def page(board: Paged, title: str | None) -> str:
    """Write a board's page.

    Raises
    ------
    ValueError
        If the title is no text.
    """
    if title is not None and not isinstance(title, str):
        raise Refused("options.title", given=title)
    lang, state = board.lang, board.get_state()
    rules = message(lang, f"rulesets.{board.game.ruleset.name}")
    heading = escape(title or rules)
    script = _script(state["_esm"])
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{_policy(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading}</title>
<style>{state["_css"]}{_style(board.options)}</style>
</head>
<body>
<header><h1>{heading}</h1><p>{escape(_facts(board, rules if title else ""))}</p></header>
<main><div id="picture"><p>{escape(message(lang, "page.picture"))}</p>{board.to_svg()}</div></main>
<details><summary>{escape(message(lang, "page.record"))}</summary>
<p>{escape(message(lang, "page.replay"))}</p>
<pre>{escape(str(board.game.record))}</pre></details>
<script type="application/json" id="traits">{_json(_own(board, state))}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def _script(bundle: str) -> str:
    """Let the bundle draw the board: a module within a page can export nothing."""
    script, ends = _EXPORT.subn(_SCRIPT, bundle)
    if ends != 1:
        raise ValueError("the bundle does not end with its export: `make build-js` writes it")
    return script


def _policy(script: str) -> str:
    """Forbid everything but this one script, by its hash, and the styles of the page."""
    digest = b64encode(sha256(script.encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; "
        "base-uri 'none'; form-action 'none'"
    )


def _style(options: Mapping[str, Any]) -> str:
    # As wide as the board itself may be.
    width = "max(1100px, 150vh)" if options["large"] else "1040px"
    return _STYLE.replace("SCHEME", _SCHEMES[options["theme"]]).replace("WIDTH", width)


def _facts(board: Paged, rules: str) -> str:
    """Return what it is: the rules, unless the heading does, who plays, the seed, the plies."""
    game, lang = board.game, board.lang
    parts = [
        rules,
        message(lang, "board.players", n=len(game.players)),
        message(lang, "board.seed", n=game.seed),
        message(lang, "page.plies", n=len(game.plies)),
    ]
    return " · ".join(part for part in parts if part)


def _own(board: Paged, state: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out what every widget has: its layout, its script, whose view it is."""
    common = AnyWidget.class_trait_names()
    return {
        name: value
        for name, value in state.items()
        if name not in common and not name.startswith("_")
    }


def _json(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.translate(_UNSAFE)
