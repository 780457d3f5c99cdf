"""Text that went through an editor, a mail or a web page is the text that was meant."""

from __future__ import annotations

from time import perf_counter

import pytest

from parchis_widgets.text.cleaning import cleaned


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("\ufeffclasico", "clasico"),
        ("a\r\nb\rc\u2028d", "a\nb\nc\nd"),
        ("\n\na\n \n\nb\n", "a\nb"),
        ("    a  \n\tb\t", "a\nb"),
        ("u\u0301ltima", "última"),
        ("Y\u00a0home\u202f5\u20076\t7", "Y home 5 6 7"),
        ("", ""),
        (" \ufeff\u00a0\r\n", ""),
    ],
)
def test_what_editors_put_around_and_into_a_text_is_gone(text: str, meant: str) -> None:
    """Marks, line ends, blank lines, indentation, spaces, accents apart."""
    assert cleaned(text) == meant
    assert cleaned(meant) == meant


def test_a_heap_of_accents_takes_no_time() -> None:
    """To compose a whole text, Python takes the square of how many there are."""
    begun = perf_counter()
    cleaned("a" + "\u0301\u0323" * 100_000)
    assert perf_counter() - begun < 5
