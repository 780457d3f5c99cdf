"""Write the generated part of the front end: ``python tools/export_board.py js/src/generated``."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from parchis_widgets.board.export import write

if __name__ == "__main__":
    write(Path(sys.argv[1]))
