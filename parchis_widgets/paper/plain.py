"""Our drawings in the plain SVG that a PDF writer reads.

It knows no selectors but single classes, and no text along an arc: so each element gets its own
attributes, and each letter on an arc its own place.
"""

from __future__ import annotations

import re
from cmath import phase, rect
from math import degrees, pi
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.etree import ElementTree as ET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

__all__ = ["FAMILY", "plain_svg"]

FAMILY: Final = "noto"
"""The name under which a PDF knows our font."""
_SPACE: Final = "{http://www.w3.org/2000/svg}"
_RULE: Final = re.compile(r"([^{}]+)\{([^}]*)\}")
_ARC: Final = re.compile(r"M(\S+?)[ ]?(-?[\d.]+)A([\d.]+) [\d.]+ 0 0 ([01]) (\S+?)[ ]?(-?[\d.]+)$")
_CLOSE: Final = re.compile(r"(?<=[\d.])-")
"""A minus that parts two numbers."""
_NO_LENGTH: Final = re.compile(r"h0(?![\d.])")


class Rule(NamedTuple):
    """A rule of a style sheet: the classes, or the tag, that it is for."""

    classes: frozenset[str]
    tag: str
    declarations: Mapping[str, str]

    def fits(self, element: ET.Element) -> bool:
        """Return whether an element looks as the rule says."""
        if self.tag:
            return element.tag == _SPACE + self.tag
        return self.classes <= set(element.get("class", "").split())


def plain_svg(svg: str, width_of: Callable[[str], float]) -> str:
    """Return a drawing with every style beside what it is for, and arcs of text letter by letter.

    Parameters
    ----------
    svg
        One of our drawings.
    width_of
        How wide a text is in bold type of size 1.
    """
    root = ET.fromstring(svg)
    sheet = sorted(_rules(root), key=lambda rule: len(rule.classes))
    arcs = {path.get("id"): path.get("d", "") for path in root.iter(f"{_SPACE}path")}
    for element in root.iter():
        _style(element, sheet)
    for parent in list(root.iter()):
        for text in list(parent):
            arc = text.find(f"{_SPACE}textPath")
            if arc is not None:
                data = arcs[arc.get("href", "").removeprefix("#")]
                parent[list(parent).index(text)] = _along(text, arc.text or "", data, width_of)
    ET.register_namespace("", _SPACE[1:-1])
    return ET.tostring(root, encoding="unicode")


def _rules(root: ET.Element) -> Iterator[Rule]:
    """Take the style sheet out of a drawing, and its title; the rules keep their order."""
    for title in root.findall(f"{_SPACE}title"):
        root.remove(title)
    for style in root.findall(f"{_SPACE}style"):
        root.remove(style)
        for selectors, declarations in _RULE.findall(style.text or ""):
            pairs = (part.partition(":") for part in declarations.split(";") if part)
            said = {name.strip(): value.strip() for name, _, value in pairs}
            for selector in selectors.split(","):
                last = selector.split()[-1]
                tag, *classes = last.split(".")
                yield Rule(frozenset(classes), tag, said)


def _style(element: ET.Element, sheet: list[Rule]) -> None:
    """Write what the style sheet says of an element as its attributes; it wins over them."""
    for rule in sheet:
        if rule.fits(element):
            for name, value in rule.declarations.items():
                element.set(name, FAMILY if name == "font-family" else value.removesuffix("px"))
    if "transform" in element.attrib:
        element.set("transform", _CLOSE.sub(" -", element.get("transform", "")))
    if "d" in element.attrib:
        # A line of no length draws nothing in a PDF, unless its ends are round.
        element.set("d", _NO_LENGTH.sub("h.01", element.get("d", "")))


def _along(text: ET.Element, words: str, data: str, width_of: Callable[[str], float]) -> ET.Element:
    """Return a text's letters in a group, each turned as the arc is where it stands."""
    size = float(text.get("font-size", "1"))
    gap = float(text.get("letter-spacing", "0"))
    arc = _read_arc(data)
    widths = [size * width_of(letter) + gap for letter in words]
    along = (gap - sum(widths)) / 2
    group = ET.Element(f"{_SPACE}g")
    for letter, width in zip(words, widths, strict=True):
        place = arc.place(along + (width - gap) / 2)
        one = ET.SubElement(group, f"{_SPACE}text", dict(text.attrib), transform=place)
        one.text = letter
        along += width
    return group


class Arc(NamedTuple):
    """A quarter of a circle."""

    middle: complex
    radius: float
    half: float
    """The angle of its own middle."""
    clockwise: int
    """1, or -1."""

    def place(self, along: float) -> str:
        """Return the transformation to a point so far from the arc's middle, turned as it is."""
        angle = self.half + self.clockwise * along / self.radius
        at = self.middle + rect(self.radius, angle)
        turn = degrees(angle + self.clockwise * pi / 2)
        return f"translate({at.real:.3f} {at.imag:.3f}) rotate({turn:.2f})"


def _read_arc(data: str) -> Arc:
    found = _ARC.match(data)
    assert found is not None, data
    x1, y1, radius, sweep, x2, y2 = map(float, found.groups())
    start, end, clockwise = complex(x1, y1), complex(x2, y2), 1 if sweep else -1
    towards = (start + end) / 2
    # On the screen y grows downward: a middle on the right of who goes clockwise.
    middle = towards + clockwise * 1j * (end - start) / 2
    return Arc(middle, radius, phase(towards - middle), clockwise)
