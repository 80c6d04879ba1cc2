"""Every answer of the game, made once."""

from __future__ import annotations

from areopolis.core.vocabulary import Vocabulary
from areopolis.games.on_mars.answers import (
    COMPOSITE,
    Boost,
    BringColonists,
    Build,
    CompleteGoal,
    DevelopTech,
    EndTurn,
    Explore,
    Fly,
    HireScientist,
    KeepOxygen,
    MoveBot,
    MovePast,
    MoveRover,
    MoveTo,
    PayWith,
    PlaceAt,
    PlaceShuttle,
    PlaceTech,
    PutOnContract,
    RefillWith,
    RevealColonist,
    Ride,
    SendColonists,
    SendScientist,
    SignContract,
    Stay,
    Stop,
    TakeBenefit,
    TakeCard,
    TakeCrew,
    TakeExecutive,
    TakeMain,
    TakeSpace,
    TakeTech,
    TakeTile,
    UpgradeAt,
    UseBuilding,
    UseTech,
    WelcomeShip,
    WorkThere,
)
from areopolis.games.on_mars.data.constants import BLUEPRINTS, COLONISTS, KINDS


class Lexicon:
    """Every answer of the game, made once; offering one is a look into a tuple."""

    def __init__(self, say: Vocabulary) -> None:
        """Make the answers in the names of *say*."""
        learn, text, names = say.learn, say.text, say.names

        def each(kind: str) -> range:
            return range(len(names[kind]))

        self.space = tuple([learn(TakeSpace(text(TakeSpace, (n,)), n)) for n in each("space")])
        self.shuttle = tuple(
            [learn(PlaceShuttle(text(PlaceShuttle, (n,)), n)) for n in each("side")]
        )
        self.main = tuple([learn(TakeMain(text(TakeMain, (n,)), n)) for n in each("main-action")])
        self.executive = tuple(
            [learn(TakeExecutive(text(TakeExecutive, (n,)), n)) for n in each("executive")]
        )
        cards = range(BLUEPRINTS)
        self.use = tuple([learn(UseBuilding(text(UseBuilding, (n,)), n)) for n in cards])
        self.work = tuple([learn(WorkThere(text(WorkThere, (n,)), n)) for n in cards])
        self.send = tuple(
            [
                tuple([learn(SendScientist(text(SendScientist, (s, n)), s, n)) for n in cards])
                for s in each("scientist")
            ]
        )
        self.complete = tuple(
            [
                tuple([learn(CompleteGoal(text(CompleteGoal, (g, r)), g, r)) for r in (0, 1)])
                for g in each("goal")
            ]
        )
        self.put = tuple(
            [
                tuple(
                    [learn(PutOnContract(text(PutOnContract, (i, c)), i, c)) for i in each("item")]
                )
                for c in each("contract")
            ]
        )
        self.end = learn(EndTurn("end"))
        self.stop = learn(Stop("stop"))
        counts = range(COLONISTS + 1)
        self.colonists = tuple([learn(SendColonists(f"colonists {n}", n)) for n in counts])
        self.boost = tuple([learn(Boost(f"boost {n}", n)) for n in counts])
        # Payments of one unit, then of two: `pay[first][second]` with first <= second.
        resources = names["resource"]
        self.pay_one = tuple([learn(PayWith(f"pay {resources[n]}", (n,))) for n in range(KINDS)])
        pairs = [(a, b) for a in range(KINDS) for b in range(a, KINDS)]
        self.pay_two = {
            (a, b): learn(PayWith(f"pay {resources[a]} {resources[b]}", (a, b))) for a, b in pairs
        }
        self.card = tuple([learn(TakeCard(text(TakeCard, (n,)), n)) for n in cards])
        self.learn = tuple([learn(TakeTech(text(TakeTech, (n,)), n)) for n in each("grid")])
        self.lab = tuple([learn(PlaceTech(text(PlaceTech, (n,)), n)) for n in each("lab")])
        self.develop = tuple(
            [
                tuple([learn(DevelopTech(text(DevelopTech, (t, n)), t, n)) for n in each("lab")])
                for t in each("tech")
            ]
        )
        self.keep_oxygen = learn(KeepOxygen("keep oxygen"))
        self.tech = tuple([learn(UseTech(text(UseTech, (n,)), n)) for n in each("seat")])
        hexes = each("hex")
        self.bot = tuple([learn(MoveBot(text(MoveBot, (n,)), n)) for n in hexes])
        self.rover = learn(MoveRover("rover"))
        self.to = tuple([learn(MoveTo(text(MoveTo, (n,)), n)) for n in hexes])
        self.past = tuple([learn(MovePast(text(MovePast, (n,)), n)) for n in hexes])
        self.tile = tuple([learn(TakeTile(text(TakeTile, (n,)), n)) for n in hexes])
        self.build = tuple([learn(Build(text(Build, (n,)), n)) for n in each("building")])
        self.at = tuple([learn(PlaceAt(text(PlaceAt, (n,)), n)) for n in hexes])
        self.upgrade = tuple(
            [tuple([learn(UpgradeAt(text(UpgradeAt, (c, n)), c, n)) for n in hexes]) for c in cards]
        )
        self.ship = tuple([learn(WelcomeShip(text(WelcomeShip, (n,)), n)) for n in each("depot")])
        self.crew = tuple([learn(TakeCrew(text(TakeCrew, (n,)), n)) for n in each("crew")])
        self.bring = tuple([learn(BringColonists(f"bring {n}", n)) for n in counts])
        self.hire = tuple(
            [learn(HireScientist(text(HireScientist, (n,)), n)) for n in each("scientist")]
        )
        self.sign = tuple(
            [learn(SignContract(text(SignContract, (n,)), n)) for n in each("contract")]
        )
        self.refill = tuple(
            [learn(RefillWith(text(RefillWith, (n,)), n)) for n in each("contract")]
        )
        self.benefit = tuple(
            [learn(TakeBenefit(text(TakeBenefit, (n,)), n)) for n in each("benefit")]
        )
        self.stay = learn(Stay("stay"))
        self.ride = learn(Ride("ride"))
        self.fly = learn(Fly("fly"))
        self.explore = tuple([learn(Explore(text(Explore, (n,)), n)) for n in each("exploration")])
        self.reveal = tuple(
            [learn(RevealColonist(text(RevealColonist, (n,)), n)) for n in each("colonist")]
        )
        say.composite.update(COMPOSITE)
