"""The switches of Parchís: where three sources, and the people who play, disagree.

The defaults are those of `clasico`. A value without statements is a reading that people play
although no source says it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from parchis_widgets.rules.ruleset import Need, Ruleset
from parchis_widgets.rules.switch import switch
from parchis_widgets.rules.throwers import Thrower, dice

__all__ = ["ParchisRules"]


@dataclass(frozen=True)
class ParchisRules(Ruleset):
    """The rules of a game of Parchís; each switch is told by ``describe``."""

    family: ClassVar[str] = "parchis"
    sources: ClassVar[tuple[str, ...]] = ("CLA", "TRA", "GEN")
    needs: ClassVar[tuple[Need, ...]] = (
        ("bounce_out", "again", "overshoot", "bounce"),
        ("bounce_path", "last_square", "overshoot", "bounce"),
        ("bonus_bounce", "exact", "overshoot", "bounce"),
        ("home_empty", "colour_moved", "seats", "two_colours"),
        ("home_empty", "colour_moved", "six_counts_seven", "home_empty"),
        ("winning", "one_colour", "seats", "two_colours"),
        ("goal_bonus_colour", "arrived", "seats", "two_colours"),
        ("own_other_colour", "spared", "seats", "two_colours"),
        ("partner_pair_on_start", "captures", "seats", "pairs"),
        ("mixed_pair_on_start", "captures", "seats", "pairs"),
        ("pairs_off_safes", "forbidden", "barriers", "safe_squares"),
        ("play_on", "allowed", "seats", "individual"),
        ("third_six", "second_six", "dice", 1),
    )

    # Who plays, and in which order.
    seats: Literal["individual", "pairs", "two_colours"] = switch(
        "individual",
        {
            "individual": "CLA-03 TRA-01 GEN-01",
            "pairs": "CLA-23 CLA-24 CLA-25 CLA-26",
            "two_colours": "CLA-27 CLA-28 CLA-29 CLA-30",
        },
        ours={"pairs": "CLA-24"},
    )
    dice: Literal[1, 2] = switch(1, {1: "CLA-03 TRA-01", 2: "TRA-23"})
    turn_order: Literal["clockwise", "counter_clockwise"] = switch(
        "clockwise",
        {"clockwise": "CLA-05 GEN-01", "counter_clockwise": "TRA-02"},
        ours={"counter_clockwise": "TRA-02"},
    )
    seating: Literal["fixed", "by_throw"] = switch("fixed", {"by_throw": "GEN-01"})

    # Leaving home.
    exit_on_five: Literal["mandatory", "optional"] = switch(
        "mandatory", {"mandatory": "CLA-09 GEN-09", "optional": "TRA-04"}
    )
    double_exit: Literal["never", "always", "first_five"] = switch(
        "never", {"always": "TRA-05 TRA-14", "first_five": "TRA-06 TRA-14"}
    )
    exit_victim: Literal["last_arrived", "chosen"] = switch(
        "last_arrived", {"last_arrived": "CLA-15 GEN-12", "chosen": "TRA-13"}
    )
    exit_bonus: bool = switch(True, {True: "CLA-15 GEN-11 GEN-12", False: "TRA-13 TRA-14"})
    exit_beats_barrier: bool = switch(
        True,
        {True: "CLA-15 TRA-13 TRA-14 GEN-12"},
        reads="CLA-16 TRA-09 GEN-17",
        ours={True: "CLA-15 TRA-13 TRA-14 GEN-12"},
    )
    barred_five: Literal["any_piece", "start_piece"] = switch(
        "any_piece",
        {"any_piece": "CLA-09", "start_piece": "GEN-10"},
        ours={"start_piece": "GEN-10"},
    )
    partner_pair_on_start: Literal["barred", "captures"] = switch("barred", {"captures": "CLA-25"})
    mixed_pair_on_start: Literal["barred", "captures"] = switch("barred", {"captures": "CLA-25"})
    own_other_colour: Literal["captured", "spared"] = switch(
        "captured", {"captured": "CLA-15 CLA-30"}
    )

    # The six.
    six_counts_seven: Literal["home_empty", "never"] = switch(
        "home_empty", {"home_empty": "CLA-08 TRA-07", "never": "GEN-04"}
    )
    home_empty: Literal["all_colours", "colour_moved"] = switch(
        "all_colours", {"all_colours": "CLA-28"}, ours={"all_colours": "CLA-28"}
    )
    idle_six: Literal["again_in_play", "again", "ends_turn"] = switch(
        "again_in_play",
        {
            "again_in_play": "CLA-06 CLA-10 GEN-23 GEN-04",
            "again": "TRA-07 TRA-18",
            "ends_turn": "GEN-04",
        },
        ours={"again_in_play": "CLA-10 GEN-04", "ends_turn": "GEN-04"},
    )
    third_six: Literal["last_moved", "second_six"] = switch(
        "last_moved", {"last_moved": "CLA-11 GEN-14", "second_six": "TRA-08"}
    )
    last_moved_by: Literal["anything", "die"] = switch(
        "anything", {"anything": "CLA-11 GEN-14"}, ours={"anything": "CLA-11 GEN-14"}
    )
    reform_barrier: bool = switch(True, {True: "CLA-18 TRA-10 GEN-19"})

    # Barriers.
    barriers: Literal["any_square", "safe_squares"] = switch(
        "any_square", {"any_square": "CLA-16 TRA-09", "safe_squares": "CLA-02 GEN-17"}
    )
    pairs_off_safes: Literal["together", "forbidden"] = switch(
        "together", {"together": "GEN-06"}, reads="CLA-02 GEN-17"
    )
    column_barrier: bool = switch(
        True,
        {True: "CLA-16 CLA-18 TRA-09 TRA-10 GEN-17 GEN-19", False: "GEN-17"},
        ours={True: "CLA-16 CLA-18 TRA-09 TRA-10 GEN-17 GEN-19"},
    )

    # Counting 20 and 10.
    capture_bonus: Literal[20, 10, 0] = switch(20, {20: "CLA-12 TRA-12 GEN-15"})
    goal_bonus: Literal[10, 20, 0] = switch(10, {10: "CLA-21 TRA-17 GEN-21"})
    bonus_piece: Literal["any", "another"] = switch("any", {"any": "CLA-12 TRA-12 GEN-15"})
    bonus_zone: Literal["in_play", "circuit"] = switch(
        "in_play", {"in_play": "CLA-21", "circuit": "GEN-15 GEN-21"}
    )
    goal_bonus_colour: Literal["any", "arrived"] = switch("any", {"any": "CLA-21 CLA-28"})
    bonus_chain: bool = switch(True, {True: "CLA-22"})
    bonus_use: Literal["mandatory", "optional"] = switch(
        "mandatory",
        {"mandatory": "CLA-12 TRA-12 GEN-04"},
        ours={"mandatory": "CLA-12 TRA-12"},
    )

    # The goal.
    overshoot: Literal["illegal", "bounce"] = switch(
        "illegal", {"illegal": "CLA-20 TRA-16", "bounce": "GEN-18"}
    )
    bounce_out: Literal["illegal", "again"] = switch(
        "illegal", {"illegal": "GEN-18"}, ours={"illegal": "GEN-18"}
    )
    bonus_bounce: Literal["bounce", "exact"] = switch(
        "bounce", {"bounce": "GEN-18"}, ours={"bounce": "GEN-18"}
    )
    bounce_path: Literal["whole_way", "last_square"] = switch("whole_way", {"whole_way": "GEN-18"})

    # The end.
    winning: Literal["all_colours", "one_colour"] = switch(
        "all_colours",
        {"all_colours": "CLA-28", "one_colour": "CLA-04"},
        ours={"all_colours": "CLA-28"},
    )
    play_on: Literal["no", "allowed"] = switch("no", {"no": "CLA-04 GEN-07", "allowed": "TRA-19"})
    turn_seconds: Literal["none", 30] = switch("none", {30: "GEN-05"})
    leaving: Literal["no", "pieces_return", "pieces_stay"] = switch(
        "no", {"pieces_return": "GEN-08"}
    )

    @property
    def thrower(self) -> Thrower:
        """What is thrown: one die, or two (TRA-23)."""
        return dice(self.dice)

    @property
    def opening_thrower(self) -> Thrower:
        """What is thrown to see who starts: one die."""
        return dice(1)

    @property
    def colours_are_chosen(self) -> bool:
        """Whether the players choose their colours by their opening throws (GEN-01)."""
        return self.seating == "by_throw"

    @property
    def goes_on(self) -> bool:
        """Whether a game can go on for the places after its first winner (TRA-19)."""
        return self.play_on == "allowed"

    @property
    def seconds_a_turn(self) -> int | None:
        """How long a turn may last, where there is a clock (GEN-05)."""
        return None if self.turn_seconds == "none" else self.turn_seconds

    @property
    def may_leave(self) -> bool:
        """Whether players may leave the game (GEN-08)."""
        return self.leaving != "no"

    def obeys(self, ident: str) -> bool:
        """Return whether a statement is about these seats: pairs and two colours have their own."""
        return _SEATS_OF.get(ident, self.seats) == self.seats

    def is_idle(self, name: str) -> bool:
        """Return whether a switch decides nothing here; two dice have a third double."""
        if name == "last_moved_by" and self.third_six == "second_six":
            return True  # the piece that the second 6 moved goes home, whatever moved last
        return name != "third_six" and super().is_idle(name)


_SEATS_OF: Final = {
    **{f"CLA-{number}": "pairs" for number in range(23, 27)},
    **{f"CLA-{number}": "two_colours" for number in range(27, 31)},
}
"""Statements that speak of one way of sitting down only."""
