"""Pictures of a board as files: SVG needs nothing more, PNG a library that draws SVG."""

from __future__ import annotations

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
        raise ValueError(f"width: expected a number of pixels from 16 to 8192, not {width!r}")
    try:
        import resvg_py  # noqa: PLC0415  (an extra: the board itself does not need it)
    except ImportError as error:
        raise ImportError(
            "to draw PNG pictures, install the extra: pip install 'parchis_widgets[png]'"
        ) from error
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
