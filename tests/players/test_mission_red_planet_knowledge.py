"""Mission: Red Planet: each term of the knowledge, in a position in which it decides."""

from itertools import product

import pytest

from areopolis.core.state import State
from areopolis.games.mission_red_planet.state import MissionState
from areopolis.players.knowledge import knowledge_of
from areopolis.players.mission_red_planet.clock import landing_chance, rounds_until
from areopolis.players.mission_red_planet.goals import of_mission, zones_of
from areopolis.players.mission_red_planet.judging import expected_points
from areopolis.players.mission_red_planet.places import EVEN_WINS
from areopolis.players.mission_red_planet.races import Races
from areopolis.players.mission_red_planet.sides import Side, divided
from kit.mission_red_planet import B, G, R, Scene, Y, scene
from players.positions import wander


def weights(state: State, seat: int | None = None, style: str = "") -> dict[str, float]:
    """Return the weight of each option by its text."""
    seat = state.deciding[0] if seat is None else seat
    options = state.decision(seat).options
    found = knowledge_of("mission-red-planet", style).weigh(state, seat, options)
    return {option.text: weight for option, weight in zip(options, found, strict=True)}


def best(state: State, seat: int | None = None) -> str:
    """Return the option that looks best."""
    found = weights(state, seat)
    return max(found, key=lambda text: found[text])


def choosing(here: Scene) -> State:
    """Return the state in which everybody chooses a character, in the round of the scene."""
    return here.then("round", round=int(here.document["stop"].split("-")[1])).build()


def chances(here: Scene) -> list[float]:
    """Return the chances of all seats."""
    return knowledge_of("mission-red-planet").evaluate(choosing(here))


# Majority races.


def test_a_seat_about_to_lose_a_majority_boards_the_ship_that_goes_there() -> None:
    here = scene().at("round-5").zone("HE", "R2 G2", resource="celerium").zone("AU", "B3")
    here.dock(1, "AU", 3, "BB").dock(2, "HE", 3, "GB").dock(3, "MS", 3).dock(4, "SS", 3)

    assert best(here.resolving(R, 9).build()) == "place dock 2"


def test_a_race_is_worth_what_its_zone_still_produces() -> None:
    here = scene().at("round-8").zone("HE", "R1 G1", resource="ice")
    here.zone("AU", "R1 G1", resource="celerium")
    here.dock(1, "HE", 3, "RG").dock(2, "AU", 3, "RG")

    assert best(here.resolving(R, 9).build()) == "place dock 2"


def test_a_race_that_is_lost_or_won_draws_nobody() -> None:
    here = scene().at("round-10").zone("HE", "G9", resource="celerium")
    here.zone("SS", "R9", resource="celerium").zone("AU", "R1 G1", resource="celerium")
    here.dock(1, "HE", 3, "BB").dock(2, "AU", 3, "BB").dock(3, "SS", 3, "BB")

    assert best(here.resolving(R, 9).build()) == "place dock 2"


def test_leading_in_a_rich_zone_is_a_better_chance() -> None:
    led = scene().at("round-9").zone("HE", "R3 G1 Y1 B1", resource="celerium")
    behind = scene().at("round-9").zone("HE", "R1 G3 Y1 B1", resource="celerium")

    assert chances(led)[R] > 0.3 > chances(behind)[R]


def test_many_rounds_make_a_lead_uncertain() -> None:
    shares = []
    for stop in ("round-1", "round-10"):
        shares.append(chances(scene().at(stop).zone("HE", "R3 G1", resource="celerium"))[R])

    assert shares[0] < shares[1]


# Ships.


def test_a_ship_with_fewer_free_seats_lands_sooner() -> None:
    assert landing_chance(1, 1.0) > landing_chance(3, 1.0)
    assert landing_chance(2, 3.0) > landing_chance(2, 1.0)
    assert landing_chance(2, 0.0) == 0.0


def test_in_the_last_round_only_a_ship_that_will_fly_is_worth_boarding() -> None:
    here = scene().at("round-10").dock(1, "HE", 5).dock(2, "AU", 3, "GG")
    here.zone("HE", "G1", resource="celerium").zone("AU", "B1", resource="celerium")

    assert best(here.resolving(R, 7).build()) == "place dock 2"


def test_rounds_are_counted_to_the_production() -> None:
    state = choosing(scene().at("round-4"))
    assert isinstance(state, MissionState)
    assert rounds_until(state, 5) == 2.0
    assert rounds_until(state, 13) == 7.0


def test_the_secret_agent_launches_the_ship_with_the_own_crew() -> None:
    here = scene().at("round-10").dock(1, "HE", 5, "RRG").dock(2, "AU", 5, "GGB")
    here.zone("HE", "G2", resource="celerium").zone("AU", "B1", resource="celerium")
    state = here.then("force-launch", by=R, own=False).build()

    assert best(state) == "launch dock 1"


def test_the_first_astronaut_aboard_sends_the_ship_where_a_race_is_open() -> None:
    here = scene().at("round-5").dock(1, "unknown", 2, "RR")
    here.zone("HE", "R1 G1", resource="celerium").zone("AU", "G5", resource="celerium")
    state = here.then("choose-destination", by=R, ship="S31").build()

    assert best(state) == "destination HE"


def test_the_pilot_turns_a_rivals_ship_away_from_a_close_race() -> None:
    here = scene().at("round-10").launched("HE", 3, "GGG")
    here.zone("HE", "R2 G1", resource="celerium").zone("AU", "G9", resource="ice")
    found = weights(here.then("redirect-ship", by=R).build())

    assert found["redirect S13 to AU"] > 5 * found["redirect S13 to HE"]


# Denial.


def test_the_saboteur_destroys_the_ship_full_of_rivals() -> None:
    here = scene().at("round-5").dock(1, "HE", 4, "RRR").dock(2, "AU", 4, "GGG")
    here.zone("AU", "R1", resource="celerium").dock(3, "MS", 4)
    found = weights(here.then("destroy-ship", by=R).build())

    assert found["destroy dock 2"] > found["destroy dock 3"] > found["destroy dock 1"]


def test_the_soldier_breaks_a_tie_and_spares_the_own_men() -> None:
    here = scene().at("round-10").zone("HE", "R2 G2", resource="celerium")
    here.zone("AU", "B5 Y1", resource="celerium")
    found = weights(here.then("kill-astronaut", by=R).build())

    assert max(found, key=lambda text: found[text]) == "kill green in HE"
    assert found["kill orange in HE"] < 0.1 * found["kill yellow in AU"]


def test_the_femme_fatale_replaces_where_it_turns_a_majority() -> None:
    here = scene().at("round-10").zone("HE", "R2 G3", resource="celerium")
    here.zone("AU", "R1 B6", resource="celerium")

    assert best(here.then("replace-astronaut", by=R).build()) == "replace green in HE"


def test_the_leader_is_the_rival_to_hurt() -> None:
    here = scene().at("round-10").zone("HE", "R1 G2", resource="sylvanite")
    here.zone("AU", "R1 B2", resource="sylvanite").purse(G, celerium=8)
    found = weights(here.then("kill-astronaut", by=R).build())

    assert found["kill green in HE"] > found["kill blue in AU"]


# Characters.


def test_the_recruiter_waits_for_used_characters() -> None:
    fresh = weights(choosing(scene().at("round-3").dock(1, "HE", 5)), R)
    used = scene().at("round-5").dock(1, "HE", 5).played(R, 1, 3, 5, 7)
    tired = weights(choosing(used), R)

    assert share(tired, "choose recruiter") > 2 * share(fresh, "choose recruiter")


def test_in_the_last_round_nobody_needs_the_recruiter() -> None:
    here = scene().at("round-10").dock(1, "HE", 3, "R").dock(2, "AU", 3, "RG").played(R, 1, 3, 5)
    found = weights(choosing(here), R)

    assert found["choose recruiter"] < found["choose scientist"]


def test_the_travel_agent_needs_a_ship_with_three_free_seats() -> None:
    roomy = scene().at("round-4").dock(1, "HE", 5).dock(2, "AU", 4, "GG")
    tight = scene().at("round-4").dock(1, "HE", 3, "G").dock(2, "AU", 4, "GG")

    assert share(weights(choosing(roomy), R), "choose travel-agent") > (
        3 * share(weights(choosing(tight), R), "choose travel-agent")
    )


def share(found: dict[str, float], text: str) -> float:
    """Return the share of one option."""
    return found[text] / sum(found.values())


# Missions and discoveries.


def test_a_mission_leads_to_its_zones() -> None:
    here = scene().at("round-8").holds(R, "M06").zone("AU", "R1 G1", resource="ice")
    here.zone("PH", "R1 G1", resource="ice").dock(1, "AU", 3, "GG").dock(2, "PH", 3, "GG")

    assert best(here.resolving(R, 9).build()) == "place dock 2"


def test_the_mission_that_is_nearer_is_kept() -> None:
    here = scene().dock(1, "PH", 3, "R").dealt(R, "M06", "M11")
    for seat, pair in ((Y, ("M01", "M02")), (B, ("M03", "M04")), (G, ("M07", "M08"))):
        here.dealt(seat, *pair)

    assert best(here.then("keep-missions").build(), R) == "keep M06"


def test_a_discovery_known_to_forbid_production_keeps_its_owner_away() -> None:
    here = scene().at("round-9").zone("HE", "R1 G1", resource="celerium", discovery="D05")
    here.zone("AU", "R1 G1", resource="sylvanite").dock(1, "HE", 3, "BB").dock(2, "AU", 3, "BB")
    assert best(here.resolving(R, 9).build()) == "place dock 1"

    here = scene().at("round-9").zone("AU", "R1 G1", resource="sylvanite")
    here.zone("HE", "R1 G1", resource="celerium", discovery="D05", seen_by=(R,))
    here.dock(1, "HE", 3, "BB").dock(2, "AU", 3, "BB")
    assert best(here.resolving(R, 9).build()) == "place dock 2"


def test_a_bad_discovery_goes_where_rivals_lead() -> None:
    here = scene().at("round-8").zone("HE", "R4 B1", resource="celerium")
    here.zone("AU", "G4 B1", resource="celerium").event_deck("D05")
    found = weights(here.then("draw-event", by=R).build())

    assert found["assign AU"] > 3 * found["assign HE"]


def test_a_discovery_unknown_so_far_is_the_one_to_look_at() -> None:
    here = scene().zone("HE", discovery="D05", seen_by=(R,)).zone("AU", discovery="D10")

    assert best(here.then("look-at-discovery", by=R).build()) == "look AU"


# The end.


def test_ice_counts_for_the_monopoly() -> None:
    more = scene().at("round-10").purse(R, ice=6).purse(G, ice=5)
    more = more.purse(B, sylvanite=3).purse(Y, sylvanite=3)
    state = choosing(more)
    assert isinstance(state, MissionState)
    points = expected_points(state, Races(state, -1, [0.0] * 4))

    assert points[R] - points[G] > 2.0


def test_an_explorer_walks_to_the_close_race_and_may_stop() -> None:
    here = scene().at("round-10").zone("MS", "R3 G2", resource="ice")
    here.zone("SS", "R1 G1", resource="celerium").zone("VB", "G9", resource="ice")
    found = weights(here.then("make-moves", by=R, left=3, made=0).build())

    assert found["move MS SS"] > found["stop"] > found["move MS VB"]


def test_claim_jumpers_step_off_level_ground_to_become_even() -> None:
    """Three are odd and take nothing; two take everything that one rival cannot."""
    here = scene().at("production-3").face_up().zone("TS", "R3 G1", resource="celerium")
    here.zone("TS", discovery="D06").zone("HE", "G9", resource="ice")
    found = weights(here.then("make-extra-moves", by=R, left=3).build())

    assert found["move TS HE"] > 3 * found["stop"]

    here = scene().at("production-3").face_up().zone("TS", "R2 G1", resource="celerium")
    here.zone("TS", discovery="D06").zone("HE", "G9", resource="ice")
    found = weights(here.then("make-extra-moves", by=R, left=3).build())

    assert found["stop"] > 3 * found["move TS HE"]


def test_claim_jumpers_go_where_they_turn_a_race() -> None:
    here = scene().at("production-3").face_up().zone("TS", "R4 G1", resource="ice")
    here.zone("VB", "R1 G1", resource="celerium").zone("MT", "G5", resource="celerium")
    found = weights(here.then("make-extra-moves", by=R, left=3).build())

    assert found["move TS VB"] > found["stop"] > found["move VB TS"]


@pytest.mark.parametrize(("card", "mine", "theirs"), [("D06", "AU", "HE"), ("D07", "HE", "AU")])
def test_even_and_odd_ground_goes_where_it_makes_the_owner_win(
    card: str, mine: str, theirs: str
) -> None:
    """At AU the owner is even and the rival odd; at HE it is the other way round."""
    here = scene().at("round-10").zone("AU", "R2 G3", resource="celerium").event_deck(card)
    here.zone("HE", "R3 G4", resource="celerium")
    found = weights(here.then("draw-event", by=R).build())

    assert found[f"assign {mine}"] > 3 * found[f"assign {theirs}"]


def test_parity_counts_little_while_rounds_are_left() -> None:
    """In round 1 nobody knows who will be even at the end."""
    rival = Side(2.0, 0.0)
    even, odd = [divided(EVEN_WINS, 0, [Side(n, 1.0), rival], True, 10.0) for n in (2.0, 3.0)]

    assert even < odd


def test_claims_and_transfers_go_where_they_turn_a_race() -> None:
    here = scene().zone("HE", "R2 G2", resource="celerium").zone("AU", "R1 G5", resource="celerium")
    assert best(here.at("production-3").then("claim-zone", by=R, count=1).build()) == "claim HE"

    here = scene().at("round-10").zone("PH", "R1", resource="ice")
    here.zone("HE", "R2 G2", resource="celerium").zone("AU", "G5", resource="celerium")
    assert best(here.then("transfer-from-moon", by=R, most=1).build()) == "pick HE"


def test_a_neutral_colour_serves_whoever_moves_it() -> None:
    here = scene(2).at("round-10").zone("HE", "Y2 B2", resource="celerium")
    found = weights(here.then("kill-astronaut", by=R).build())

    assert found["kill blue in HE"] > 5 * found["kill yellow in HE"]


def test_styles_lean_their_way() -> None:
    here = scene().at("round-6").dock(1, "AU", 5, "GGG").zone("HE", "R2 G2", resource="celerium")
    here.zone("AU", "R1", resource="celerium").dock(2, "MS", 3)
    state = choosing(here)

    violent = weights(state, R, "saboteur")
    settled = weights(state, R, "settler")
    assert share(violent, "choose saboteur") > share(settled, "choose saboteur")


def test_missions_are_counted_anew_wherever_astronauts_matter_to_them() -> None:
    """Elsewhere their worth may be kept, because nothing there can change it."""
    kept = 0
    for number in range(40):
        state = wander("mission-red-planet", 4, number, 12 + 3 * number)
        assert isinstance(state, MissionState)
        for seat in range(state.seats):
            races = Races(state, seat, [0.0] * state.colours)
            missions = state.rules.components.missions
            rules = [missions[card].rule for card in state.kept[seat] if card < len(missions)]
            for rule, zone in product(rules, range(state.zones())):
                if not zones_of(rule, state.zones()) >> zone & 1:
                    before = of_mission(rule, state, races, seat)
                    races.at(zone).add(seat, 1.0, 1.0)
                    assert of_mission(rule, state, races, seat) == before
                    races.at(zone).back()
                    kept += 1
    assert kept
