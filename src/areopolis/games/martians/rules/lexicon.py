"""Every answer of the game, made once."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from areopolis.core.vocabulary import Vocabulary
from areopolis.games.martians.answers import (
    DELIVERED_MOST,
    DELIVERY_NAMES,
    MATERIAL_MOST,
    MIXES,
    SLOT_SETS,
    Build,
    BuyOff,
    ChangeCrops,
    ChooseCorporation,
    ChooseQuarters,
    CloseField,
    Deliver,
    DeliverNothing,
    Develop,
    DiscardSample,
    EndTurn,
    Examine,
    Expand,
    Finish,
    FulfilOrder,
    FulfilOrderWith,
    FulfilRequirement,
    FulfilRequirementWith,
    GetMaterial,
    GiveMarker,
    Harvest,
    Hire,
    Install,
    MakeMedicine,
    Mine,
    MoveMachine,
    PlaceMarker,
    Purify,
    Recover,
    RemoveOxygen,
    Research,
    ResearchWith,
    Rest,
    SkipSlots,
    TakeFromRtg,
    TakeGoods,
    TakeNothing,
    UseInQuarters,
    UseSpecialist,
    UseTwice,
    Work,
)
from areopolis.games.martians.data.constants import (
    DOCTOR,
    EXAMINE,
    HARVEST,
    MAKE_MEDICINE,
    MINE,
    MINERAL_KINDS,
    PLAYERS_MOST,
    PURIFY,
    QUARTERS_MOST,
    SPECIALIST_KINDS,
    STAFF,
    ZONES,
)
from areopolis.games.martians.data.costs import Cost


def with_minerals(text: str, minerals: tuple[int, ...], say: Vocabulary) -> str:
    """Return the notation of an answer that names the minerals it pays."""
    return " ".join([text, *say.name("mineral*", minerals)])


def mineral_choices(cost: Cost) -> list[tuple[int, ...]]:
    """Return the sets of colours that can pay the minerals of any colours in *cost*."""
    return list(combinations(range(MINERAL_KINDS), cost.different))


class Lexicon:
    """Every answer of the game, made once; offering one is a look into a tuple."""

    def __init__(
        self,
        say: Vocabulary,
        tiles: tuple[Cost, ...],
        orders: tuple[Cost, ...],
        requirements: tuple[Cost, ...],
    ) -> None:
        """Make the answers in the names of *say*; the costs tell which minerals can be chosen.

        A requirement may cost less with fewer players; its largest cost is given.
        """
        self.say = say
        names = say.names
        fields = range(len(names["field"]))
        spots = range(len(names["spot"]))
        quarters = range(QUARTERS_MOST)
        answer, learn = say.answer, say.learn
        self.corporation = tuple(
            [answer(ChooseCorporation, n) for n in range(len(names["corporation"]))]
        )
        self.settle = tuple([answer(ChooseQuarters, n) for n in quarters])
        # No dead token, no question: the sets begin with the number 1.
        self.skip = tuple([answer(SkipSlots, n) for n in range(1, len(SLOT_SETS))])
        self.buy_off = tuple([answer(BuyOff, n) for n in range(PLAYERS_MOST + 1)])
        self.close = tuple([answer(CloseField, n) for n in fields])
        self.give = tuple([answer(GiveMarker, n) for n in fields])
        self.place = tuple([answer(PlaceMarker, n) for n in fields])
        self.rest = answer(Rest)
        self.rtg = answer(TakeFromRtg)
        self._learn_staff()
        self.recover = tuple(
            [tuple([answer(Recover, z, n) for n in quarters]) for z in range(len(ZONES))]
        )
        self.discard = answer(DiscardSample)
        self.end = answer(EndTurn)
        self.finish = answer(Finish)
        self.oxygen = tuple([answer(RemoveOxygen, n) for n in quarters])
        self.build = tuple([answer(Build, n) for n in fields])
        self.expand = tuple([answer(Expand, n) for n in fields])
        self.install = tuple([answer(Install, n) for n in range(2)])
        self.medicine = learn(MakeMedicine("medicine", MAKE_MEDICINE))
        self.purify = learn(Purify("purify", PURIFY))
        self.mine = learn(Mine("mine", MINE))
        self.examine = learn(Examine("examine", EXAMINE))
        self.take = tuple(
            [tuple([answer(TakeGoods, n, mix) for mix in range(len(MIXES))]) for n in spots]
        )
        self.take_nothing = answer(TakeNothing)
        self.move = tuple([answer(MoveMachine, n) for n in spots])
        self.material = tuple([answer(GetMaterial, n) for n in range(1, MATERIAL_MOST + 1)])
        self.develop = tuple([answer(Develop, n) for n in range(len(names["technology"]))])
        self.harvest = learn(Harvest("harvest", HARVEST))
        self.crop = tuple([answer(ChangeCrops, n) for n in range(len(names["crop"]))])
        self.hire = tuple([answer(Hire, n) for n in range(len(STAFF))])
        self._learn_costs(tiles, orders, requirements)
        self._learn_deliveries()

    def _learn_staff(self) -> None:
        answer = self.say.answer
        kinds, quarters = range(SPECIALIST_KINDS), range(QUARTERS_MOST)
        self.use = tuple([answer(UseSpecialist, s) for s in kinds])
        self.use_in = tuple([tuple([answer(UseInQuarters, s, n) for n in quarters]) for s in kinds])
        self.use_twice = tuple(
            [
                tuple([answer(UseTwice, DOCTOR, n, other) for other in range(n, QUARTERS_MOST)])
                for n in quarters
            ]
        )

    def _learn_costs(
        self,
        tiles: tuple[Cost, ...],
        orders: tuple[Cost, ...],
        requirements: tuple[Cost, ...],
    ) -> None:
        """Make what pays a cost: one answer, or one for each set of minerals that can pay it."""
        say = self.say
        learn = say.learn
        research: list[tuple[Research, ...]] = []
        for n, cost in enumerate(tiles):
            plain = Research(say.text(Research, (n,)), n)
            research.append(
                tuple(
                    [
                        learn(ResearchWith(with_minerals(plain.text, chosen, say), n, chosen))
                        for chosen in mineral_choices(cost)
                    ]
                )
                if cost.different
                else (learn(plain),)
            )
        self.research = tuple(research)
        fulfil: list[tuple[Work, ...]] = []
        for n, cost in enumerate(orders):
            order = FulfilOrder(say.text(FulfilOrder, (n,)), n)
            fulfil.append(
                tuple(
                    [
                        learn(FulfilOrderWith(with_minerals(order.text, chosen, say), n, chosen))
                        for chosen in mineral_choices(cost)
                    ]
                )
                if cost.different
                else (learn(order),)
            )
        self.order = tuple(fulfil)
        required: list[tuple[Work, ...]] = []
        for n, cost in enumerate(requirements):
            asked = FulfilRequirement(say.text(FulfilRequirement, (n,)), n)
            # With other numbers of players fewer minerals, or none, may be asked for.
            made: list[Work] = [learn(asked)]
            for count in range(1, cost.different + 1):
                for chosen in combinations(range(MINERAL_KINDS), count):
                    written = with_minerals(asked.text, chosen, say)
                    made.append(learn(FulfilRequirementWith(written, n, chosen)))
            required.append(tuple(made))
        self.requirement = tuple(required)

    def _learn_deliveries(self) -> None:
        """Make the answers for no, one and two products."""
        say = self.say
        self.deliver_nothing = say.answer(DeliverNothing)
        one: list[Deliver] = []
        two: list[tuple[Deliver, ...]] = []
        items = range(len(DELIVERY_NAMES))
        for item in items:
            one.append(say.learn(Deliver(f"deliver {DELIVERY_NAMES[item]}", (item,))))
        pairs = list(combinations_with_replacement(items, DELIVERED_MOST))
        for item in items:
            row: list[Deliver] = []
            for first, second in pairs:
                if first == item:
                    written = f"deliver {DELIVERY_NAMES[first]} {DELIVERY_NAMES[second]}"
                    row.append(say.learn(Deliver(written, (first, second))))
            two.append(tuple(row))
        self.deliver_one = tuple(one)
        # The second product stands at its number less that of the first.
        self.deliver_two = tuple(two)
