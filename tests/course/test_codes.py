"""Progress codes come back as they went out, and what was mistyped is told."""

from __future__ import annotations

import random
import string

import pytest

from parchis_widgets.course.codes import (
    Progress,
    prefix_of,
    read_course,
    read_progress,
    write_course,
    write_progress,
)
from parchis_widgets.text.refusal import Refused

SIGNS = string.digits + string.ascii_uppercase
ALIKE = str.maketrans("ILO", "110")
STEPS = (1, 3, 6, 7, 8)
GIVEN = "BAR-0000-1ZVH-40NH"


def drawn(steps: int, seed: int) -> tuple[Progress, ...]:
    """Draw the progress of a lesson of so many steps."""
    chance = random.Random(seed)
    return tuple(Progress.of(chance.randrange(256)) for _ in range(steps))


@pytest.mark.parametrize("steps", STEPS)
def test_a_code_comes_back_as_it_went_out(steps: int) -> None:
    """However it is typed: in small letters, with blanks or none, I and L for 1, O for 0."""
    for seed in range(200):
        progress = drawn(steps, seed)
        code = write_progress("OWN", progress)
        one = random.Random(seed).choice("1IlL")
        alike = code[:3] + code[3:].replace("1", one).replace("0", "O")
        for typed in (
            code,
            code.lower(),
            code.replace("-", " "),
            code.replace("-", ""),
            code.replace("-", "\u2013"),
            f"  {code} \n",
            alike,
            alike.lower(),
        ):
            assert read_progress("OWN", steps, typed) == progress


def test_a_code_has_groups_of_four_without_letters_that_look_alike() -> None:
    codes = [write_progress("BAR", drawn(steps, 1)) for steps in (6, 7)]
    assert [[len(group) for group in code.split("-")] for code in codes] == [
        [3, 4, 4, 4],
        [3, 4, 4, 4, 4],
    ]
    assert not set("ILOU") & set("".join(code[3:] for code in codes))


def test_a_code_that_was_given_once_is_read_for_ever() -> None:
    """These stand on paper: their meaning never changes."""
    progress = (Progress(1), Progress(3, 2, 1), Progress(7, 3, 7), *[Progress()] * 3)
    assert write_progress("BAR", progress) == GIVEN
    assert write_course((True, True, *[False] * 16), 2, 3) == "CUR-01H0-0000-0FK3"


def mistyped(code: str) -> set[str]:
    """Return a code with any one sign wrong, and with any two neighbours changed about."""
    wrong = {code[:at] + sign + code[at + 1 :] for at in range(len(code)) for sign in SIGNS}
    wrong |= {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)}
    return {one for one in wrong if one[:3] + one[3:].translate(ALIKE) != code}


def shorter_and_longer(code: str) -> set[str]:
    """Return a code in which any one sign is missing, or there is one more anywhere."""
    missing = {code[:at] + code[at + 1 :] for at in range(len(code))}
    more = {code[:at] + sign + code[at:] for at in range(len(code) + 1) for sign in SIGNS}
    return missing | more


@pytest.mark.parametrize("steps", STEPS)
def test_one_wrong_sign_is_noticed_and_so_are_two_changed_about(steps: int) -> None:
    """Wherever they stand, in the prefix and in the check as well."""
    for seed in range(10):
        code = write_progress("OWN", drawn(steps, seed)).replace("-", "")
        for typed in mistyped(code) | shorter_and_longer(code):
            with pytest.raises(Refused):
                read_progress("OWN", steps, typed)


def test_the_same_holds_for_the_code_of_the_course() -> None:
    chance = random.Random(1)
    for _ in range(10):
        done = tuple(chance.random() < 0.5 for _ in range(18))
        lesson, step = chance.randrange(18), chance.randrange(8)
        code = write_course(done, lesson, step)
        assert read_course(code.lower().replace("-", " "), 18) == (done, lesson, step)
        bare = code.replace("-", "")
        for typed in mistyped(bare) | shorter_and_longer(bare):
            with pytest.raises(Refused):
                read_course(typed, 18)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        (GIVEN[:-1], "missing_one"),
        (GIVEN[:-5], "missing"),
        ("BAR-", "missing"),
        ("BAR", "missing"),
        (f"{GIVEN}A", "extra_one"),
        (f"{GIVEN}A7", "extra"),
        (GIVEN[:-1] + "U", "sign"),
        (GIVEN[:-1] + "Ñ", "sign"),
        (GIVEN[:-1] + "🎲", "sign"),
        (GIVEN.replace("1ZVH", "1ZVJ"), "mistyped"),
        (GIVEN.replace("BAR", "OWN"), "other"),
        ("CUR-041G-00G0-0FSF", "other"),
        ("41RZ-Y000-02D9", "other"),
        ("", "other"),
        (None, "no_code"),
        (5, "no_code"),
        (b"BAR", "no_code"),
        ("BAR " * 1000, "no_code"),
    ],
)
def test_a_mistake_is_told_for_what_it_is(typed: object, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_progress("BAR", 6, typed)  # type: ignore[arg-type]
    assert refused.value.key == f"codes.{key}"
    assert refused.value.text("es") != refused.value.text("en")
    assert len(refused.value.text("es")) < 300


@pytest.mark.parametrize("steps", [3, 5, 8])
def test_a_code_of_another_version_of_the_lesson_says_so(steps: int) -> None:
    """One with another number of steps."""
    for seed in range(50):
        with pytest.raises(Refused) as refused:
            read_progress("BAR", 6, write_progress("BAR", drawn(steps, seed)))
        assert refused.value.key == "codes.version"


def test_a_code_of_another_lesson_names_both_beginnings() -> None:
    with pytest.raises(Refused, match="empieza por BAR, y los de aquí por OWN"):
        read_progress("OWN", 3, GIVEN)


def test_the_beginning_of_a_code_is_found_however_it_is_typed() -> None:
    assert prefix_of(" bar-1234") == prefix_of("BAR 1234") == prefix_of("bar41RZ") == "BAR"
    assert prefix_of("ba-1234") == prefix_of(None) == prefix_of("") == ""


def test_more_tries_than_a_code_can_tell_are_seven() -> None:
    code = write_progress("OWN", [Progress(99, 1, 0)])
    assert read_progress("OWN", 1, code) == (Progress(7, 1, 0),)
