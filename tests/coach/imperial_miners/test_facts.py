"""Each fact where it is the right thing to say, and where it must not be said."""

from __future__ import annotations

import pytest

from pithead.coach.imperial_miners import costs, ending, hand, keeping, laying, progress, tokens, yields
from pithead.coach.imperial_miners.facts import FACTS
from tests.coach.imperial_miners.asked import Case, told
from tests.coach.imperial_miners.positions import asked, chain, deep_chain, event, keep, scored
from tests.rules.imperial_miners.position import Position

OPENING = "020 021 055 056 062 098 099 106"
ABOUT: dict[str, list[tuple[Case, str]]] = {
    "what it brings": [
        (
            (yields.climb, chain, "climb I0", "climb I+2"),
            "Going through Gold Mill brings 2 gold, through Supply Shed 2 cards.",
        ),
        (
            (yields.buried, lambda: deep_chain(caved="II+1"), "climb II-1", "climb II+1"),
            "Storage Cavern would only lose its cave-in; Steam Hall acts: 3 points.",
        ),
        (
            (yields.acted, lambda: chain(acted="I+2"), "climb I0", "climb I+2"),
            "Supply Shed has already acted this round; Gold Mill still brings 2 gold.",
        ),
        (
            (yields.digs, lambda: chain(caved="I0"), "climb I0", "climb I+2"),
            "Gold Mill loses its cave-in and acts again from the next time on: 2 gold.",
        ),
        (
            (
                yields.points,
                lambda: asked("020@I0", "067 060", 2, round=10),
                "play 067; place II-1",
                "play 060; place II-1",
            ),
            "That brings 3 points and 1 cave-in now; with Shrine it is 1 point.",
        ),
        (
            (yields.something, lambda: asked(hand="020").play("play 020"), "resolve 1", "decline"),
            "That brings 2 gold now; without an effect there is nothing.",
        ),
        (
            (
                yields.points_not_gold,
                lambda: asked("020@I0", "067", 2).play("play 067; place II-1"),
                "resolve 1",
                "resolve 2",
            ),
            "That brings 3 points and 1 cave-in now; with the other effect it is only 2 gold.",
        ),
        (
            (
                yields.points_for_gold,
                lambda: asked("020@I0 055@II+1", "098 106", 13),
                "play 098; place III0",
                "play 106; place III0",
            ),
            "3 points more now than with Great Still, for 5 gold less in the purse.",
        ),
        (
            (yields.gold, lambda: asked("020@I0", "066", 2).play("play 066; place II-1"), "resolve 1", "resolve 2"),
            "That leaves you 8 gold, with the other effect 4.",
        ),
        (
            (yields.surface, lambda: asked("020@I0", gold=8, marker="alchemy 7"), "resolve 3", "resolve 1"),
            "The Hoist brings 5 points for 8 gold, at the Pay office it is 2 gold.",
        ),
        (
            (
                yields.later,
                lambda: asked("020@I0 095@II+1", "106", 3, machines="II+1:2").play("play 106; place III0; resolve 2"),
                "resolve 1",
                "resolve 2",
            ),
            "Less now (1 card of a faction and 1 machine, with the other effect 2 points), "
            "but about 4 points more in the end.",
        ),
        (
            (yields.all_in_all, lambda: event("008", "020@I0 019@I+2 055@II+1"), "cart I0:r", "cart I+2:bl"),
            "Both bring the same now: 1 cart.",
        ),
    ],
    "what it costs": [
        (
            (costs.price, lambda: asked("020@I0", "021 055", 2), "play 021; place I+2", "play 055; place II-1"),
            "Gold Mill costs nothing, Storage Cavern 2 gold: that leaves you 4.",
        ),
        (
            (
                costs.affords,
                lambda: asked("020@I0", "056 106", 5).play("play 056; place II-1"),
                "resolve 2",
                "resolve 1",
            ),
            "That leaves you 8 gold, enough for Great Still next round, which costs 3; "
            "with the other effect you have only 2.",
        ),
        (
            (
                costs.discount,
                lambda: asked("020@I0 055@II+1", "099 100", 5, event="014"),
                "play 099; place III0",
                "play 100; place III0",
            ),
            "Discount Day takes 2 gold off: Gem Vein costs only 5 today.",
        ),
        (
            (costs.scots, lambda: asked("023@I0", "062", 4).play("play 062; place II-1"), "resolve 1", "decline"),
            "2 cards of the Scots bring the 4 gold of Cask Cellar down to 2: 3 points.",
        ),
        (
            (
                costs.last_gold,
                lambda: asked("020@I0", gold=8, round=10, marker="alchemy 7"),
                "resolve 3",
                "resolve 1",
            ),
            "Gold is worth nothing after this round: 8 of it bring 5 points more.",
        ),
        (
            (
                costs.keeps_gold,
                lambda: asked("020@I0", "056", 5, round=3).play("play 056; place II-1"),
                "resolve 2",
                "resolve 1",
            ),
            "Keep the 6 gold: with the other effect all you get for it is 2 points.",
        ),
        (
            (
                costs.last_point,
                lambda: Position(mine="020@I0", gold=10, event="002", round=3).end_phase(),
                "resolve 1",
                "resolve 4",
            ),
            "Night Trade: 3 points more would cost you another 9 gold.",
        ),
    ],
    "where it lies": [
        (
            (laying.carts, lambda: asked("020@I0", "055", 2).play("play 055"), "place II+1", "place II-1"),
            "It completes 1 cart at II-2, which is 1 point; at II-1 none.",
        ),
        (
            (
                laying.cart_event,
                lambda: asked("020@I0", "055", 2, event="001").play("play 055"),
                "place II+1",
                "place II-1",
            ),
            "Carat Harvest pays for every cart you complete: 1 now instead of none.",
        ),
        (
            (laying.chain, lambda: asked("020@I0 019@I+2", "055", 2).play("play 055"), "place II-1", "place II+3"),
            "The chain wakes Gold Mill: 2 gold; at II-3 it brings 2 cards.",
        ),
        (
            (laying.sides, lambda: asked("050@I0 020@I+2", "021").play("play 021"), "place I-2", "place I+4"),
            "Quarry now has a card on both sides: 3 gold instead of 1 gold.",
        ),
        (
            (
                laying.condition,
                lambda: asked("043@I0 023@I+2 028@I-2", "033 020"),
                "play 033; place I+4",
                "play 020; place I+4",
            ),
            "You have 4 factions then, and Lantern Gate can bring 1 point.",
        ),
        (
            (
                laying.counted,
                lambda: asked("043@I0 023@I+2 028@I-2 033@I+4 055@II+1", "102 100", 6, round=10),
                "play 102; place III0",
                "play 100; place III0",
            ),
            "Hall of Masks counts 4 factions: 4 points.",
        ),
        (
            (
                laying.touches,
                lambda: asked("021@I0 051@I+2", "081", 2, round=3).play("play 081"),
                "place II+1",
                "place II+3",
            ),
            "Forum counts 2 complete carts here at II-2, at II-3 only 1.",
        ),
        (
            (laying.room, lambda: asked("020@I0", "055 106 021", 5), "play 055; place II-1", "play 021; place I+2"),
            "It makes room for Great Still below it, which has no place with Gold Mill.",
        ),
        (
            (laying.new_faction, lambda: asked("043@I0", "023 020"), "play 023; place I+2", "play 020; place I+2"),
            "That makes 2 factions, and Lantern Gate counts them.",
        ),
        (
            (laying.more_faction, lambda: asked("024@I0", "023 020"), "play 023; place I+2", "play 020; place I+2"),
            "It makes 2 cards of the Scots, which count for Shepherds.",
        ),
        (
            (
                laying.passed_later,
                lambda: asked("020@I0 019@I+2", "055 106", 2).play("play 055"),
                "place II-1",
                "place II+3",
            ),
            "A deeper card wakes Storage Cavern again: 5 gold on the way up, at II-3 3 gold and 2 cards.",
        ),
        (
            (laying.next_carts, lambda: asked("020@I0", "021 055", 4).play("play 021"), "place I+2", "place I-2"),
            "Storage Cavern can complete 2 carts next round, left of I-1 1.",
        ),
        (
            (
                laying.free_places,
                lambda: asked("020@I0", "021 055 056 062", 4),
                "play 021; place I+2",
                "play 055; place II-1",
            ),
            "That leaves 3 places for your cards of level II, with Storage Cavern 1.",
        ),
        (
            (laying.halves, lambda: asked("020@I0", "030").play("play 030"), "place I-2", "place I+2"),
            "4 half-carts then wait for a neighbour, at I-2 3.",
        ),
    ],
    "tokens": [
        (
            (tokens.feeds, lambda: event("009", "020@I0 019@I+2", "111", caved="I0 I+2"), "stop", "clear I0"),
            "You have 2 cave-ins then, by clearing Gold Mill none, and Rubble Throne counts them.",
        ),
        (
            (tokens.harmless, lambda: asked(hand="029", round=10).play("play 029"), "resolve 1", "resolve 2"),
            "In the last round a cave-in does no harm: 2 points.",
        ),
        (
            (tokens.spared, lambda: asked(hand="029", round=5).play("play 029"), "resolve 2", "resolve 1"),
            "Battering Ram does not cave in: its next turn brings 2 gold.",
        ),
        (
            (
                tokens.cave_target,
                lambda: asked("020@I0 019@I+2", "030", round=5).play("play 030; place I-2; resolve 1"),
                "cavein I+2",
                "cavein I0",
            ),
            "The cave-in costs less on Supply Shed: its turn brings 2 cards, that of Gold Mill 2 gold.",
        ),
        (
            (
                tokens.out_of_the_way,
                lambda: asked("020@I0 055@II+1 106@III0", "030 056").play("play 030; place I+2; resolve 1"),
                "cavein III0",
                "cavein I0",
            ),
            "No card of your hand would wake Great Still again, but Gold Mill lies on the way up.",
        ),
        (
            (
                tokens.cleared_again,
                lambda: asked("020@I0 019@I+2", "069", 2).play("play 069; place II-1; resolve 2"),
                "cavein I0",
                "cavein I+2",
            ),
            "The chain comes through Gold Mill this round and takes the cave-in away again.",
        ),
        (
            (tokens.clears, lambda: event("009", "020@I0 019@I+2", caved="I0 I+2"), "clear I0", "stop"),
            "Gold Mill acts again the next time it is woken: 2 gold.",
        ),
        (
            (
                tokens.machine_target,
                lambda: event("007", "045@I0 020@I+2 021@I-2", machines="I0:2"),
                "machine I-2; machine I0",
                "machine I-2; machine I+2",
            ),
            "With one more machine Pump Room brings 4 gold each time, instead of 3 gold.",
        ),
        (
            (tokens.cart_target, lambda: event("008", "052@I0 019@I+2 020@I+4"), "cart I0:r", "cart I+2:r"),
            "Milestone counts the carts around it.",
        ),
    ],
    "progress": [
        (
            (progress.space, lambda: event("010", marker="alchemy 3"), "advance 2", "advance 1"),
            "Space 5 of Alchemy brings 2 points; with 1 space it is 2 gold.",
        ),
        (
            (progress.last_space, lambda: event("010", marker="alchemy 7"), "advance 2", "advance 1"),
            "It reaches the last space of Alchemy: 5 points, and the marker goes on to another board.",
        ),
        (
            (progress.ahead, lambda: event("010", marker="alchemy 1"), "advance 2", "advance 1"),
            "Space 5 of Alchemy (2 points) is then only 2 spaces away, with 1 space 3.",
        ),
        (
            (
                progress.moves_on,
                lambda: asked("020@I0", "035").play("play 035; place I+2"),
                "resolve 1; advance 1; board diplomacy",
                "resolve 2",
            ),
            "Otherwise it is the same, and the marker goes 1 space further.",
        ),
        (
            (progress.road, lambda: event("010").play("advance 1"), "board alchemy", "board technology"),
            "The next 4 spaces of Alchemy offer 3 points and 4 gold, on Technology 1 point, 2 gold and 3 machines.",
        ),
    ],
    "the hand": [
        (
            (hand.draw_price, lambda: event("005", "020@I0 055@II+1", gold=2), "draw II", "draw III"),
            "With 2 gold you can pay 42 of the 42 unseen cards of level II, of level III only 4 of 43.",
        ),
        (
            (hand.draw_room, lambda: event("005", "020@I0"), "draw II", "draw III"),
            "A card of level III would have no place in your mine yet; one of level II has.",
        ),
        (
            (hand.draw_worth, lambda: event("005", "020@I0", "055", 2), "draw I", "draw III"),
            "Such a card adds about 2.7 points to what your hand will bring, from deck III 2.4 points.",
        ),
        (
            (hand.draw_points, lambda: event("005", "020@I0 055@II+1", gold=9), "draw III", "draw I"),
            "Laid down, such a card brings about 3.0 points on average, from deck I 0.1 points.",
        ),
        (
            (hand.draw_unseen, lambda: event("005", "020@I0 055@II+1"), "draw III", "draw I"),
            "43 such cards are still unseen, from deck I 35.",
        ),
        (
            (hand.draw_cheap, lambda: event("005", "020@I0 055@II+1", gold=9), "draw I", "draw III"),
            "Cards of level I cost nothing, those of level III about 6 gold.",
        ),
        (
            (
                hand.search_many,
                lambda: event("004", "020@I0 055@II+1").play("resolve 2; faction scots"),
                "search II",
                "search I",
            ),
            "9 cards of the Scots are still unseen on level II, on level I 5.",
        ),
        (
            (hand.names_faction, lambda: event("004", "024@I0").play("resolve 2"), "faction scots", "faction romans"),
            "Shepherds counts your cards of the Scots.",
        ),
        (
            (
                hand.names_new,
                lambda: event("004", "043@I0 023@I+2").play("resolve 2"),
                "faction romans",
                "faction scots",
            ),
            "Your mine has no card of the Romans yet, and Lantern Gate counts factions.",
        ),
        (
            (hand.hand_short, lambda: asked("020@I0", "106"), "resolve 4", "resolve 1"),
            "You hold 1 card, and 4 rounds are to come: draw.",
        ),
        (
            (hand.hand_long, lambda: event("006", "020@I0", "098 055 056", round=9), "sell 098", "stop"),
            "You hold 3 cards for 2 rounds: one of them is too many anyway.",
        ),
        (
            (hand.unpaid, lambda: event("006", "020@I0 055@II+1", "098 056", 3), "sell 098", "sell 056"),
            "Dragon Hoard costs 13 gold, and you have 3.",
        ),
        (
            (hand.unplaced, lambda: event("006", "020@I0", "106 056", 3), "sell 106", "sell 056"),
            "Great Still has no place: your mine has no room on level III.",
        ),
        (
            (hand.parts_with, lambda: event("006", "020@I0 055@II+1", "106 100", 3), "sell 100", "sell 106"),
            "Abandoned Shaft would bring 3 gold, Great Still 6 points for 8 gold.",
        ),
        (
            (hand.holds, lambda: event("006", "020@I0 055@II+1", "106", 3), "stop", "sell 106"),
            "Great Still stays in your hand: laid down it brings 6 points for 8 gold.",
        ),
    ],
    "the opening hand": [
        (
            (
                keeping.begins,
                lambda: keep(OPENING),
                "keep 020; keep 055; keep 056; keep 106",
                "keep 055; keep 056; keep 062; keep 106",
            ),
            "Without a card of level I you cannot play in round 1: Gold Mill begins the mine.",
        ),
        (
            (
                keeping.two_ones,
                lambda: keep("020 019 055 056 062 098 099 106"),
                "keep 019; keep 020; keep 055; keep 106",
                "keep 020; keep 055; keep 056; keep 106",
            ),
            "Supply Shed and Gold Mill: two cards of level I cost nothing and make room for the others.",
        ),
        (
            (
                keeping.keep_price,
                lambda: keep(OPENING),
                "keep 020; keep 021; keep 055; keep 106",
                "keep 020; keep 021; keep 055; keep 098",
            ),
            "The four cost 5 gold in all, with Dragon Hoard 15.",
        ),
        (
            (
                keeping.together,
                lambda: keep("024 021 055 056 062 098 099 107"),
                "keep 024; keep 055; keep 062; keep 107",
                "keep 024; keep 055; keep 056; keep 099",
            ),
            "Keep Shepherds, Cask Cellar and Stone Circle together: they are of the Scots or count them.",
        ),
        (
            (
                keeping.many_factions,
                lambda: keep("024 021 055 066 062 098 099 101"),
                "keep 024; keep 055; keep 066; keep 101",
                "keep 024; keep 055; keep 062; keep 101",
            ),
            "Emperor's Garden counts factions, and the four have 3 of them; with Cask Cellar 2.",
        ),
        (
            (
                keeping.theme,
                lambda: keep("045 021 055 076 062 118 099 101"),
                "keep 045; keep 055; keep 076; keep 118",
                "keep 045; keep 055; keep 062; keep 099",
            ),
            "Keep Pump Room, Drill Bay and Master Engine together: one makes machines, the other counts them.",
        ),
        (
            (
                keeping.first_income,
                lambda: keep("020 019 055 076 062 118 099 101"),
                "keep 020; keep 055; keep 076; keep 118",
                "keep 019; keep 055; keep 076; keep 118",
            ),
            "Gold Mill is woken again and again: 2 gold each time, Supply Shed 2 cards.",
        ),
        (
            (
                keeping.half_carts,
                lambda: keep("019 021 055 076 062 118 099 101"),
                "keep 021; keep 055; keep 076; keep 118",
                "keep 019; keep 055; keep 076; keep 118",
            ),
            "The four have 14 half-carts, with Supply Shed 13.",
        ),
        (
            (
                keeping.kept_instead,
                lambda: keep(OPENING),
                "keep 020; keep 021; keep 055; keep 106",
                "keep 020; keep 021; keep 055; keep 099",
            ),
            "Beside the other three Great Still brings 6 points for 8 gold, Gem Vein 5 points for 7 gold.",
        ),
    ],
    "the end": [
        (
            (ending.grade, lambda: scored(54), "resolve 1", "resolve 2"),
            "That makes 56 points and Tunnel Pro, instead of 54 points.",
        ),
        (
            (ending.passes, lambda: scored(54, 55), "resolve 1", "resolve 2"),
            "That makes 56 points, more than the 55 that Bo has now.",
        ),
        (
            (ending.too_late, lambda: asked("020@I0", round=10), "resolve 1", "resolve 4"),
            "Cards that you draw now can no longer be played.",
        ),
    ],
}
SAID = [one for some in ABOUT.values() for one in some]

# The condition that the fact turns on does not hold; or the rival is the one that it would speak for.
UNSAID: list[Case] = [
    (yields.climb, lambda: chain(caved="I+2"), "climb I0", "climb I+2"),
    (yields.buried, deep_chain, "climb II-1", "climb II+1"),
    (yields.acted, chain, "climb I0", "climb I+2"),
    (yields.digs, lambda: chain(caved="I0", round=10), "climb I0", "climb I+2"),
    (yields.points, lambda: asked("020@I0", "067 060", 2), "play 060; place II-1", "play 067; place II-1"),
    (yields.something, lambda: asked("020@I0", "067", 2).play("play 067; place II-1"), "resolve 1", "resolve 2"),
    (yields.points_not_gold, lambda: asked("020@I0", "067", 2).play("play 067; place II-1"), "resolve 2", "resolve 1"),
    (
        yields.points_for_gold,
        lambda: asked("020@I0 055@II+1", "098 106", 13, round=10),
        "play 098; place III0",
        "play 106; place III0",
    ),
    (yields.gold, lambda: asked("020@I0", gold=8, marker="alchemy 7"), "resolve 1", "resolve 4"),
    (yields.surface, lambda: asked("020@I0", "066", 2).play("play 066; place II-1"), "resolve 1", "resolve 2"),
    (yields.later, lambda: asked("020@I0", "067", 2).play("play 067; place II-1"), "resolve 1", "resolve 2"),
    (
        yields.all_in_all,
        lambda: keep(OPENING),
        "keep 020; keep 021; keep 055; keep 106",
        "keep 020; keep 021; keep 055; keep 099",
    ),
    (costs.price, lambda: asked("020@I0", "021 055", 2, round=10), "play 021; place I+2", "play 055; place II-1"),
    (costs.affords, lambda: asked("020@I0", "056 098", 5).play("play 056; place II-1"), "resolve 2", "resolve 1"),
    (
        costs.discount,
        lambda: asked("020@I0 055@II+1", "099 100", 7),
        "play 099; place III0",
        "play 100; place III0",
    ),
    (costs.scots, lambda: asked("020@I0", "056", 5).play("play 056; place II-1"), "resolve 1", "resolve 2"),
    (costs.last_gold, lambda: asked("020@I0", gold=8, marker="alchemy 7"), "resolve 3", "resolve 1"),
    (
        costs.keeps_gold,
        lambda: asked("020@I0", "056", 5, round=9).play("play 056; place II-1"),
        "resolve 2",
        "resolve 1",
    ),
    (
        costs.last_point,
        lambda: Position(mine="020@I0", gold=10, event="002", round=10).end_phase(),
        "resolve 1",
        "resolve 4",
    ),
    (laying.carts, lambda: asked("021@I0", "055", 2).play("play 055"), "place II+1", "place II-1"),
    (laying.cart_event, lambda: asked("020@I0", "055", 2).play("play 055"), "place II+1", "place II-1"),
    (laying.chain, lambda: asked("020@I0", "055", 2).play("play 055"), "place II+1", "place II-1"),
    (laying.sides, lambda: asked("050@I0 020@I+2 021@I-2", "019").play("play 019"), "place I+4", "place I-4"),
    (laying.condition, lambda: asked("043@I0 023@I+2", "033 020"), "play 033; place I+4", "play 020; place I+4"),
    (
        laying.counted,
        lambda: asked("020@I0 055@II+1", "102 100", 6, round=10),
        "play 102; place III0",
        "play 100; place III0",
    ),
    (  # the points of Nessie Canal are fixed: its cards of the Scots only lower the price
        laying.counted,
        lambda: asked("023@I0 062@II+1", "127 100", 9, round=10),
        "play 127; place III0",
        "play 100; place III0",
    ),
    (tokens.harmless, lambda: event("009", "020@I0 019@I+2", caved="I0 I+2", round=10), "stop", "clear I0"),
    (laying.touches, lambda: asked("021@I0 051@I+2", "081", 2, round=3).play("play 081"), "place II-1", "place II+3"),
    (laying.room, lambda: asked("020@I0 062@II+1", "055 106 021", 5), "play 055; place II-1", "play 021; place I+2"),
    (laying.new_faction, lambda: asked("020@I0", "023 021"), "play 023; place I+2", "play 021; place I+2"),
    (laying.more_faction, lambda: asked("043@I0", "033 020"), "play 033; place I+2", "play 020; place I+2"),
    (laying.passed_later, lambda: asked("020@I0 019@I+2", "055", 2).play("play 055"), "place II-1", "place II+3"),
    (laying.next_carts, lambda: asked("020@I0", "021 055", 4, round=10).play("play 021"), "place I+2", "place I-2"),
    (laying.free_places, lambda: asked("020@I0", "021 055", 4), "play 021; place I+2", "play 055; place II-1"),
    (laying.halves, lambda: asked("020@I0", "030", round=10).play("play 030"), "place I-2", "place I+2"),
    (tokens.feeds, lambda: event("009", "020@I0 019@I+2", "106", caved="I0 I+2"), "stop", "clear I0"),
    (tokens.harmless, lambda: asked(hand="029", round=5).play("play 029"), "resolve 1", "resolve 2"),
    (tokens.spared, lambda: asked(hand="029", round=10).play("play 029"), "resolve 2", "resolve 1"),
    (
        tokens.cave_target,
        lambda: asked("020@I0 019@I+2", "030", round=5).play("play 030; place I-2; resolve 1"),
        "cavein I0",
        "cavein I+2",
    ),
    (
        tokens.out_of_the_way,
        lambda: asked("020@I0 055@II+1 106@III0", "030 056 141").play("play 030; place I+2; resolve 1"),
        "cavein III0",
        "cavein I0",
    ),
    (
        tokens.cleared_again,
        lambda: asked("020@I0 019@I+2", "069", 2).play("play 069; place II-1; resolve 2"),
        "cavein I+2",
        "cavein I0",
    ),
    (tokens.clears, lambda: event("009", "020@I0 019@I+2", caved="I0 I+2"), "stop", "clear I0"),
    (
        tokens.machine_target,
        lambda: event("007", "045@I0 020@I+2 021@I-2", machines="I0:2"),
        "machine I-2; machine I+2",
        "machine I-2; machine I0",
    ),
    (tokens.cart_target, lambda: event("008", "020@I0 019@I+2 055@II+1"), "cart I0:r", "cart I+2:bl"),
    (progress.space, lambda: event("010", marker="alchemy 3"), "advance 1", "advance 2"),
    (progress.last_space, lambda: event("010", marker="alchemy 6"), "advance 2", "advance 1"),
    (progress.ahead, lambda: event("010", marker="alchemy 7"), "advance 2", "advance 1"),
    (progress.moves_on, lambda: event("010", marker="alchemy 1"), "advance 2", "advance 1"),
    (progress.road, lambda: event("010", round=10, marker="alchemy 7"), "advance 2", "advance 1"),
    (hand.draw_price, lambda: event("005", "020@I0 055@II+1", gold=13), "draw II", "draw III"),
    (hand.draw_room, lambda: event("005", "020@I0 055@II+1"), "draw II", "draw III"),
    (hand.draw_worth, lambda: event("005", "020@I0", "055", 2), "draw III", "draw I"),
    (hand.draw_points, lambda: event("005", "020@I0 055@II+1", gold=9), "draw I", "draw III"),
    (hand.draw_unseen, lambda: asked("020@I0", "106"), "resolve 4", "resolve 1"),
    (hand.draw_cheap, lambda: event("005", "020@I0 055@II+1", gold=9), "draw III", "draw I"),
    (hand.search_many, lambda: event("005", "020@I0 055@II+1"), "draw II", "draw I"),
    (hand.names_faction, lambda: event("004", "020@I0").play("resolve 2"), "faction scots", "faction romans"),
    (hand.names_new, lambda: event("004", "023@I0").play("resolve 2"), "faction romans", "faction scots"),
    (hand.hand_short, lambda: asked("020@I0", "106 107 108 109"), "resolve 4", "resolve 1"),
    (hand.hand_long, lambda: event("006", "020@I0", "098 055 056"), "sell 098", "stop"),
    (hand.unpaid, lambda: event("006", "020@I0 055@II+1", "098 056", 13), "sell 098", "sell 056"),
    (hand.unplaced, lambda: event("006", "020@I0 055@II+1", "106 056", 3), "sell 106", "sell 056"),
    (hand.parts_with, lambda: event("006", "020@I0 055@II+1", "106 100", 3), "sell 106", "sell 100"),
    (hand.holds, lambda: event("006", "020@I0 055@II+1", "106", 3), "sell 106", "stop"),
    (
        keeping.begins,
        lambda: keep(OPENING),
        "keep 020; keep 055; keep 056; keep 106",
        "keep 021; keep 056; keep 062; keep 106",
    ),
    (
        keeping.two_ones,
        lambda: keep(OPENING),
        "keep 020; keep 055; keep 056; keep 106",
        "keep 021; keep 056; keep 062; keep 106",
    ),
    (
        keeping.keep_price,
        lambda: keep(OPENING),
        "keep 020; keep 021; keep 055; keep 098",
        "keep 020; keep 021; keep 055; keep 106",
    ),
    (
        keeping.together,
        lambda: keep("024 021 055 056 062 098 099 107"),
        "keep 021; keep 055; keep 056; keep 098",
        "keep 021; keep 055; keep 056; keep 099",
    ),
    (
        keeping.many_factions,
        lambda: keep("024 021 055 066 062 098 099 101"),
        "keep 024; keep 055; keep 066; keep 099",
        "keep 024; keep 055; keep 062; keep 099",
    ),
    (
        keeping.theme,
        lambda: keep("045 021 055 076 062 118 099 101"),
        "keep 021; keep 055; keep 062; keep 099",
        "keep 021; keep 055; keep 062; keep 101",
    ),
    (
        keeping.first_income,
        lambda: keep("020 019 055 076 062 118 099 101"),
        "keep 019; keep 055; keep 076; keep 118",
        "keep 020; keep 055; keep 076; keep 118",
    ),
    (
        keeping.half_carts,
        lambda: keep("019 021 055 076 062 118 099 101"),
        "keep 019; keep 055; keep 076; keep 118",
        "keep 021; keep 055; keep 076; keep 118",
    ),
    (keeping.kept_instead, lambda: event("006", "020@I0 055@II+1", "106 100", 3), "sell 100", "sell 106"),
    (ending.grade, lambda: scored(50), "resolve 1", "resolve 2"),
    (ending.passes, lambda: scored(54, 57), "resolve 1", "resolve 2"),
    (ending.too_late, lambda: asked("020@I0", round=9), "resolve 1", "resolve 4"),
]


def named(case: Case) -> str:
    return case[0].__name__


@pytest.mark.parametrize(("case", "text"), SAID, ids=[named(case) for case, _ in SAID])
def test_said_where_it_is_right(case: Case, text: str) -> None:
    fact, make, chosen, rival = case
    assert told(fact, make(), chosen, rival) == text


@pytest.mark.parametrize("case", UNSAID, ids=[named(case) for case in UNSAID])
def test_unsaid_where_it_is_not(case: Case) -> None:
    fact, make, chosen, rival = case
    assert told(fact, make(), chosen, rival) == ""


def test_every_fact_is_tried() -> None:
    assert {case[0] for case, _ in SAID} == set(FACTS) == {case[0] for case in UNSAID}
    assert len(FACTS) >= 25
