"""Switches that meet: readings that only a combination of house rules brings up."""

from __future__ import annotations

import parchis_widgets as pw
from tests.statements.table import game, movers, moves


def test_the_first_five_is_the_players_not_the_colours() -> None:
    """With two colours, red on the board means that the player's first 5 is past (TRA-06)."""
    rules = pw.ruleset("clasico.dos_colores").replace(double_exit="first_five")
    played = game("Y home; R 42 home*3; B home; G home; turn Y", 5, rules=rules)
    assert all(len(move.pieces) == 1 for move in played.legal_moves())
    fresh = game("Y home; R home; B home; G home; turn Y", 5, rules=rules)
    assert all(len(move.pieces) == 2 for move in fresh.legal_moves())


def test_a_shut_start_binds_the_5_only_if_no_other_colour_can_leave() -> None:
    """GEN-10 speaks of a 5 that brings nobody out."""
    rules = pw.ruleset("clasico.dos_colores").replace(
        exit_on_five="optional", barred_five="start_piece"
    )
    played = game("B 22 22 home*2; G 58 home*3; Y home; R home; turn B", 5, rules=rules)
    assert movers(played) == {"B1", "B2", "G1", "G2", "G3", "G4"}
    out = game("B 22 22 home*2; G 58 59 60 61; Y home; R home; turn B", 5, rules=rules)
    assert movers(out) == {"B1", "B2"}


def test_a_partner_that_may_not_be_joined_can_still_be_captured() -> None:
    """Off the safe squares only the bridge is forbidden, not the other choice of CLA-24."""
    rules = pw.ruleset("clasico.parejas").replace(
        barriers="safe_squares", pairs_off_safes="forbidden"
    )
    played = game("Y 8 home*3; R 10 home*3; B home; G home; turn Y", 2, rules=rules)
    assert [move.captures for move in played.legal_moves()] == [("R1",)]
    own = game("Y 8 10 home*2; R home; B home; G home; turn Y", 2, rules=rules)
    assert moves(own) == {("Y2", "12")}


def test_a_6_that_bounces_back_to_its_barrier_does_not_open_it() -> None:
    """From c5 by 6 a piece comes back to c5: under `reform_barrier=False` that is no move."""
    rules = pw.ruleset("clasico").replace(
        overshoot="bounce", reform_barrier=False, six_counts_seven="never"
    )
    assert moves(game("Y c5 c5 20 home; R home; turn Y", 6, rules=rules)) == {("Y3", "26")}
    open_again = rules.replace(reform_barrier=True)
    assert movers(game("Y c5 c5 20 home; R home; turn Y", 6, rules=open_again)) == {"Y1", "Y2"}


def test_two_of_the_second_colour_too_must_leave_by_a_5() -> None:
    """All four red at home: yellow on the board may not use the 5 instead (TRA-05)."""
    rules = pw.ruleset("clasico.dos_colores").replace(double_exit="always", exit_on_five="optional")
    played = game("Y 8 9 goal*2; R home; B home; G home; turn Y", 5, rules=rules)
    assert {len(move.pieces) for move in played.legal_moves()} == {2}
    assert movers(played) <= {"R1", "R2", "R3"}


def test_a_bounce_by_one_looks_at_its_last_square_alone_if_so_ruled() -> None:
    """A barrier on the tip stops the count of 10 that bounces once over it, or does not."""
    text = "Y 67 home*3; R home; B 68 68; turn Y; bonus 10"
    rules = pw.ruleset("general")
    assert movers(game(text, rules=rules)) == set()
    assert moves(game(text, rules=rules.replace(bounce_path="last_square"))) == {("Y1", "c7")}
