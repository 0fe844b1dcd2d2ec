# Imperial Miners in the browser
web-imperial_miners-section-of = Section of { $seat }’s mine
web-imperial_miners-mine-of = The mine of { $seat }
web-imperial_miners-own-mine = Your mine
web-imperial_miners-other-mines = The others’ mines
web-imperial_miners-docks = Event and Progress
web-imperial_miners-progress = Progress
web-imperial_miners-carts = Complete carts
web-imperial_miners-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-imperial_miners-machines = { $n ->
    [one] 1 machine
   *[other] { $n } machines
}
web-imperial_miners-factions-of = { $n } of 6 factions
web-imperial_miners-cavein = Cave-in
web-imperial_miners-cavein-instead = cave-in: cleared instead
web-imperial_miners-completes = { $n ->
    [0] completes no cart
    [one] completes 1 cart
   *[other] completes { $n } carts
}
web-imperial_miners-hand = Hand
web-imperial_miners-your-hand = Your hand
web-imperial_miners-hand-of = The hand of { $seat }
web-imperial_miners-of-eight = { $n } of 8
web-imperial_miners-hidden = Card of level { $level }
web-imperial_miners-level-cost = Level { $level }, costs { $cost } gold
web-imperial_miners-half-carts = Half-carts: { $halves }
web-imperial_miners-no-faction = no faction
web-imperial_miners-no-place = no place for it yet
web-imperial_miners-round = round { $round }
web-imperial_miners-round-of = { $seat }’s round
web-imperial_miners-skip = Skip
web-imperial_miners-plays = Plays
web-imperial_miners-no-effect = takes no effect
web-imperial_miners-or = or
web-imperial_miners-shown = { $n } of { $of }
web-imperial_miners-shown-next = { $seat } is next
web-imperial_miners-go-on = Go on
web-imperial_miners-caveins = { $n ->
    [one] 1 cave-in
   *[other] { $n } cave-ins
}
web-imperial_miners-so-far = so far
web-imperial_miners-events-left = { $n ->
    [0] the last event
    [one] 1 event left
   *[other] { $n } events left
}
web-imperial_miners-lamp-ready = ready
web-imperial_miners-lamp-choosing = choosing
web-imperial_miners-lamp-your-turn = your turn
web-imperial_miners-step-event = Event
web-imperial_miners-step-mine = Mine
web-imperial_miners-step-end = End of round
web-imperial_miners-text-seats = The seats
web-imperial_miners-text-state = State
web-imperial_miners-text-cell = Place
web-imperial_miners-text-card = Card
web-imperial_miners-text-effect = Effect
web-imperial_miners-text-level = Level
web-imperial_miners-text-cost = Cost
web-imperial_miners-text-halves = Half-carts
web-imperial_miners-text-gaps = Incomplete junctions
web-imperial_miners-say-card = Which effect of { $card }?
web-imperial_miners-say-event = How do you resolve the event “{ $event }”?
web-imperial_miners-say-space = { $board }, space { $space }: do you pay for its effect?
web-imperial_miners-say-place = Where does { $card } go?
web-imperial_miners-say-climb = Lead the chain on: through { $cards }?
web-imperial_miners-say-activate = Which card is activated: { $cards }?
web-imperial_miners-gives-up = gives up { $what }
web-imperial_miners-play-for = Play for { $n } gold
web-imperial_miners-now = Now: { $what }
web-imperial_miners-now-pays = pay { $n }[gold]
web-imperial_miners-now-at = Now { $place }: { $what }
web-imperial_miners-now-unmet = not offered
web-imperial_miners-now-range = { $least } to { $most }, by its place
web-imperial_miners-now-spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
web-imperial_miners-know = Good to know
web-imperial_miners-gold-of = of your { $n }
web-imperial_miners-keep-these = { $n ->
    [one] Keep this card
   *[other] Keep these { $n }
}
web-imperial_miners-keep-of = Keep { $n } of these { $of }: the others are discarded.
web-imperial_miners-keep-more = { $n ->
    [one] one more
   *[other] { $n } more
}
web-imperial_miners-marked-of = { $n } of { $of } chosen
web-imperial_miners-now-nothing = nothing
web-imperial_miners-halves-of = { $n } of 6 full
web-imperial_miners-reading = The card in words
web-imperial_miners-gold-short = { $n } gold short
web-imperial_miners-keep-tip = Level I starts your mine.
web-imperial_miners-cards-in = Cards
web-imperial_miners-cards-words = Words
web-imperial_miners-cards-symbols = Symbols
web-imperial_miners-new-faction = faction { $n } of 6
web-imperial_miners-legend-gold = gold
web-imperial_miners-legend-gold-does = pays for cards
web-imperial_miners-legend-vp = points
web-imperial_miners-legend-vp-does = win the game
web-imperial_miners-legend-cart = cart
web-imperial_miners-legend-cart-does = two full halves meet: 1 point at the end
web-imperial_miners-legend-machine = machine
web-imperial_miners-legend-machine-does = makes cards stronger that count machines
web-imperial_miners-legend-advance = advance
web-imperial_miners-legend-advance-does = steps up a Progress board
web-imperial_miners-legend-cavein = cave-in
web-imperial_miners-legend-cavein-does = cleared instead of the card’s next effect
web-imperial_miners-legend-card = draw a card
web-imperial_miners-legend-card-does = from deck I, II or III
web-imperial_miners-legend-activate = activate
web-imperial_miners-legend-activate-does = a card acts once more
web-imperial_miners-legend-faction = any faction
web-imperial_miners-legend-faction-does = one of the six, or how many you have
web-imperial_miners-legend-each = for each
web-imperial_miners-legend-most = up to, at most
web-imperial_miners-legend-pay = pay
web-imperial_miners-sign-here = here
web-imperial_miners-sign-near = adjacent
web-imperial_miners-sign-beside = beside
web-imperial_miners-sign-above = above
web-imperial_miners-sign-below = below
web-imperial_miners-sign-else = else
web-imperial_miners-learn-1 = You want the most points after ten rounds. They come from cards, from the Progress boards, and one from each complete cart.
web-imperial_miners-learn-2 = A round: an event, then one card from your hand into your mine, in the row of its level.
web-imperial_miners-learn-3 = The new card acts, then a card above it, and so on up to the Surface: the deeper it lies, the longer the chain.
web-imperial_miners-learn-4 = Where two full halves meet they make a cart; gold pays for cards and for the great effects.

## After the end
web-imperial_miners-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-imperial_miners-wealth = Gold by round

## The figures of the rules
web-imperial_miners-figure-IM-M2 = Bricks: a card of row II touches two cards above, two below, and its neighbours left and right.
web-imperial_miners-figure-IM-F3 = Above, two full halves meet: a complete cart. Below, a full half meets an empty one: a cart token can complete it.
web-imperial_miners-figure-IM-M5 = The chain: first the new card, then one card above that touches it, and so on up to the Surface.
web-imperial_miners-figure-IM-F7 = Advancing three spaces: only the space reached is resolved, not those passed.
