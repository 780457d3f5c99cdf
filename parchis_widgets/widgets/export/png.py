"""Pictures of a board as files: SVG needs nothing more, PNG a library that draws SVG."""

from __future__ import annotations

from parchis_widgets.text import current_language, message
from parchis_widgets.text.refusal import Refused

__all__ = ["png"]


def png(svg: str, width: int) -> bytes:
    """Draw an SVG picture as PNG, without a browser.

    Parameters
    ----------
    svg : str
        The picture.
    width : int
        Its width in pixels.

    Raises
    ------
    ValueError
        If the width is not from 16 to 8192.
    ImportError
        If the library that draws it is not installed; the message says how to get it.
    """
    if isinstance(width, bool) or not isinstance(width, int) or not 16 <= width <= 8192:
        raise Refused("options.width", given=width)
    try:
        import resvg_py  # noqa: PLC0415  (an extra: the board itself does not need it)
    except ImportError as error:
        raise ImportError(message(current_language(), "options.no_png")) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
