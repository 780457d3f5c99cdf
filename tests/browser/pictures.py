"""Pictures of the board to compare with; run as a module to take them anew, then look at each."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.conftest import PAGE_OPTIONS
from tests.browser.states import show

if TYPE_CHECKING:
    from playwright.sync_api import Page

REFERENCES = Path(__file__).parent / "references"
WIDTH = 480
COLOURS = 256
METHOD = Image.Quantize.MAXCOVERAGE
"""It keeps rare colours, such as the violet of rings and targets."""
TILE = 12
"""Pixels a side: as large as a piece, so that one that is missing changes a whole tile."""
BLUR = ImageFilter.GaussianBlur(1)
"""Takes away how edges were softened."""
MOST = 18
"""How far a tile may be off, of 255: a third of a pixel's shift comes to 12, a lost mark to 24."""

PICTURES: dict[str, tuple[str, dict[str, Any]]] = {
    "start": ("waiting for a throw", {}),
    "targets": ("targets shown", {}),
    "refusal": ("refused", {}),
    "asked": ("asked among moves", {"lang": "en"}),
    "dark": ("half played", {"theme": "dark"}),
    "narrow_okabe_ito": ("moves offered", {"palette": "okabe_ito", "width": "320px"}),
    "cloth": ("cloth throws added", {}),
    "cloth_dark": ("cloth over", {"theme": "dark", "palette": "okabe_ito"}),
}


def take(page: Page, name: str) -> Image.Image:
    """Show a board in one of the states, and take its picture as small as the references."""
    state, look = PICTURES[name]
    show(page, state, **look)
    page.mouse.move(0, 0)
    return photograph(page)


def photograph(page: Page) -> Image.Image:
    """Take a picture of the board that is shown."""
    shot = page.locator(".pw-page").screenshot(animations="disabled", caret="hide")
    whole = Image.open(io.BytesIO(shot)).convert("RGB")
    whole.thumbnail((WIDTH, whole.height), Image.Resampling.LANCZOS)
    return whole


def difference(one: Image.Image, other: Image.Image) -> float:
    """Give how far two pictures are apart where they differ most: a tile's mean, 0 to 255."""
    if one.size != other.size:
        return 255
    apart = ImageChops.difference(one.filter(BLUR), other.filter(BLUR))
    tiles = (
        apart.crop((x, y, x + TILE, y + TILE))
        for x in range(0, one.width, TILE // 2)
        for y in range(0, one.height, TILE // 2)
    )
    return max(max(ImageStat.Stat(tile).mean) for tile in tiles)


def reference(name: str) -> Image.Image:
    """Give the picture to compare with."""
    return Image.open(REFERENCES / f"{name}.png").convert("RGB")


def renew() -> None:
    """Take all pictures anew."""
    with sync_playwright() as playwright:
        chromium = launch(playwright.chromium)
        for name in PICTURES:
            context = chromium.new_context(**PAGE_OPTIONS)
            picture = take(context.new_page(), name)
            context.close()
            few = picture.quantize(COLOURS, METHOD, kmeans=2, dither=Image.Dither.NONE)
            few.save(REFERENCES / f"{name}.png", optimize=True)
        chromium.close()


if __name__ == "__main__":
    renew()
