"""How many bytes a board sends and hears a ply, and how many it takes in a saved notebook.

Random play as the page would play: each intent goes in as a message, each answer is counted as
compact JSON in UTF-8, binary buffers included, without the envelope that Jupyter adds to each
message of any widget. `last` is the mean of the last tenth of the plies: where it is far from the
mean, the messages grow with the game. `state` is the board after the last ply in a saved notebook,
its script and styles included; `bare` is the same without these.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import comm
from comm.base_comm import BaseComm
from ipywidgets.embed import dependency_state, embed_data

import parchis_widgets as pw

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "parchis_widgets" / "widgets" / "static"
RULESETS = ("clasico", "general", "pachisi", "chaupar", "dos_dados")


def size(data: object) -> int:
    """Count bytes as they are sent or saved."""
    return len(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


class Wire(BaseComm):
    """A line to a page that only counts, and remembers on which revision it is to act."""

    def __init__(self, **options: Any) -> None:
        self.bytes = 0
        self.revision = 0
        super().__init__(**options)

    def publish_msg(
        self, _kind: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any
    ) -> None:
        self.bytes += size(data) + sum(memoryview(buffer).nbytes for buffer in buffers or ())
        self.revision = max(self.revision, *revisions(data), 0)

    def ask(self, intent: str, **values: Any) -> int:
        """Send what the page sends; give its size."""
        content = {"intent": intent, "revision": self.revision, **values}
        data = {"method": "custom", "content": content}
        self.handle_msg({"content": {"data": data}, "buffers": []})
        return size(data)


def revisions(data: object) -> Iterator[int]:
    """Find the revision, wherever a board keeps it."""
    if isinstance(data, dict):
        if isinstance(data.get("revision"), int):
            yield data["revision"]
        for value in data.values():
            yield from revisions(value)


class Sent(NamedTuple):
    """The bytes of one ply, either way."""

    down: int
    up: int


def act(wire: Wire, game: pw.Game, chance: random.Random) -> Sent:
    """Play one ply as the page does."""
    before, ply = wire.bytes, game.ply
    moves = game.legal_moves()
    if game.phase == "throw":
        up = wire.ask("throw")
    elif moves:
        up = wire.ask("play", move=chance.randrange(len(moves)))
    else:
        up = wire.ask("pass")
    if game.ply != ply + 1:
        raise RuntimeError(f"{game!r} did not play at ply {ply}: is it over?")
    return Sent(wire.bytes - before, up)


def played(ident: str, plies: int) -> tuple[pw.Board, list[Sent]]:
    """Play on a board."""
    comm.create_comm = Wire
    board, chance = pw.Board(ident, seed=1), random.Random(1)
    wire = board.comm
    assert isinstance(wire, Wire)
    return board, [act(wire, board.game, chance) for _ in range(plies)]


def line(ident: str, plies: int) -> str:
    """Measure one ruleset."""
    board, sent = played(ident, plies)
    down = [one.down for one in sent]
    # Notebooks keep the whole state: the script of an anywidget is a default, but no page knows it.
    state = dependency_state(board, drop_defaults=False)
    saved = embed_data([board], state=state)["manager_state"]
    bundle = size(board._esm) + size(board._css)
    numbers = (
        statistics.mean(down),
        statistics.median(down),
        max(down),
        statistics.mean(down[-len(down) // 10 :]),
        statistics.mean(one.up for one in sent),
        size(saved),
        size(saved) - bundle,
    )
    return f"{ident:12}" + "".join(f"{number:10,.0f}" for number in numbers)


def bundle_sizes() -> Iterator[str]:
    """Measure the script and the styles: as they are, and as a fresh build gives them."""
    yield f"{'shipped':12}{sizes_in(STATIC)}"
    npm = shutil.which("npm")
    if npm is None:
        return
    for name, option in {"as written": "--minify=false", "minified": "--minify"}.items():
        with tempfile.TemporaryDirectory() as folder:
            build = [npm, "run", "--silent", "build", "--", f"--outdir={folder}", option]
            subprocess.run(build, cwd=ROOT / "js", check=True)
            yield f"{name:12}{sizes_in(Path(folder))}"


def sizes_in(folder: Path) -> str:
    return "".join(f"{(folder / name).stat().st_size:10,}" for name in ("board.js", "board.css"))


def main() -> None:
    """Print a line for each ruleset, and the bundle's sizes."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--plies", type=int, default=300)
    arguments.add_argument("--rulesets", nargs="*", default=RULESETS)
    options = arguments.parse_args()
    print(f"bytes a ply over {options.plies} plies")
    heads = ("mean", "median", "worst", "last", "heard", "state", "bare")
    print(f"{'ruleset':12}" + "".join(f"{head:>10}" for head in heads))
    for ident in options.rulesets:
        print(line(ident, options.plies), flush=True)
    print(f"\n{'bundle':12}{'board.js':>10}{'board.css':>10}")
    for text in bundle_sizes():
        print(text, flush=True)


if __name__ == "__main__":
    main()
