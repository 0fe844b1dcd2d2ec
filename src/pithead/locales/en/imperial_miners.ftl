# Imperial Miners
imperial_miners-title = Imperial Miners

## Labels
imperial_miners-faction-scots = Scots
imperial_miners-faction-barbarians = Barbarians
imperial_miners-faction-egyptians = Egyptians
imperial_miners-faction-japanese = Japanese
imperial_miners-faction-atlanteans = Atlanteans
imperial_miners-faction-romans = Romans
imperial_miners-side-front = front
imperial_miners-side-back = back
imperial_miners-at = at { $spot }
imperial_miners-left-of = { $n ->
    [one] left of { $spot }
   *[other] { $n } places left of { $spot }
}
imperial_miners-when-immediate = Immediate
imperial_miners-when-special = Special
imperial_miners-when-end = End of round
imperial_miners-source-rulebook = printed
imperial_miners-source-reconstructed = reconstructed
imperial_miners-grade-0 = Young Pickaxe
imperial_miners-grade-1 = Cellar Keeper
imperial_miners-grade-2 = Mine Specialist
imperial_miners-grade-3 = Tunnel Pro
imperial_miners-grade-4 = Abyss Geologist
imperial_miners-grade-5 = Monarch of the Deep
imperial_miners-phase-deal = dealing
imperial_miners-phase-keep = opening hands
imperial_miners-phase-reveal = next event
imperial_miners-phase-event = event
imperial_miners-phase-mine = mine
imperial_miners-phase-end = end of round
imperial_miners-phase-over = game over

## Verbs as headings, as choices, and what each does
imperial_miners-verb-keep = Keep
imperial_miners-verb-play = Play
imperial_miners-verb-sell = Sell
imperial_miners-verb-discard = Discard
imperial_miners-verb-place = Place
imperial_miners-verb-climb = Chain
imperial_miners-verb-activate = Activate
imperial_miners-verb-machine = Machine
imperial_miners-verb-cavein = Cave-in
imperial_miners-verb-clear = Clear
imperial_miners-verb-cart = Cart
imperial_miners-verb-draw = Draw
imperial_miners-verb-search = Search
imperial_miners-verb-faction = Faction
imperial_miners-verb-advance = Advance
imperial_miners-verb-board = Board
imperial_miners-verb-resolve = Resolve
imperial_miners-verb-decline = Take no effect
imperial_miners-verb-stop = Stop
imperial_miners-move-keep = keep { $card }
imperial_miners-run-keep = keep { $parts }
imperial_miners-part-keep = { $card }
imperial_miners-move-play = play { $card }
imperial_miners-move-sell = sell { $card }
imperial_miners-move-discard = discard { $card }
imperial_miners-move-place = place the card { $place }
imperial_miners-move-climb = lead the chain through { $card } ({ $spot })
imperial_miners-move-activate = activate { $card } ({ $spot })
imperial_miners-move-machine = place a machine on { $card } ({ $spot })
imperial_miners-move-cavein = place a cave-in on { $card } ({ $spot })
imperial_miners-move-clear = discard the cave-in on { $card } ({ $spot })
imperial_miners-move-cart = place a cart between { $card } and { $neighbour }
imperial_miners-move-draw = draw from deck { $deck }
imperial_miners-move-search = search deck { $deck }
imperial_miners-move-faction = name the { $faction }
imperial_miners-move-advance = { $spaces ->
    [0] do not move
    [one] advance 1 space
   *[other] advance { $spaces } spaces
}
imperial_miners-move-board = choose the board { $board }
imperial_miners-move-resolve = resolve an effect
imperial_miners-move-decline = take no effect
imperial_miners-move-stop = no more
imperial_miners-help-keep = Of the cards dealt you keep four; the others are discarded.
imperial_miners-help-play = Pay the card’s cost and put it into the row of its level; whoever can play a card must.
imperial_miners-help-sell = Discard a hand card and be paid for it, as often as the effect allows.
imperial_miners-help-discard = You hold more than eight cards: discard down to eight.
imperial_miners-help-place = Below the first row a card must touch a card of the row above; two full half-carts that meet make a complete cart.
imperial_miners-help-climb = One card of the row above that touches this one is activated next, and so on up to the Surface.
imperial_miners-help-activate = Activate one more card; each card acts once a round, and this starts no chain.
imperial_miners-help-machine = At most three machines lie on a card.
imperial_miners-help-cavein = A card with a cave-in loses it instead of acting, the next time it is activated.
imperial_miners-help-clear = Discard cave-ins of your mine; each that goes pays.
imperial_miners-help-cart = A token makes an incomplete junction of two cards a complete cart.
imperial_miners-help-draw = Draw one card from a deck of your choice; you see it before you choose the next deck.
imperial_miners-help-search = Turn cards over until one of the faction appears and take it; the others are shuffled back.
imperial_miners-help-faction = Name the faction to search for.
imperial_miners-help-advance = Only the space reached is resolved; after a board’s last space the marker goes to the first space of another board.
imperial_miners-help-board = Choose the Progress board for your marker.
imperial_miners-help-resolve = Resolve this effect completely, as far as possible.
imperial_miners-help-decline = An effect may be declined; the chain goes on.
imperial_miners-help-stop = Leave it at that and go on.

## Prompts
imperial_miners-prompt-keep = Which cards do you keep?
imperial_miners-prompt-play = Which card do you play?
imperial_miners-prompt-place = Where does the card go?
imperial_miners-prompt-climb = Through which card does the chain go on?
imperial_miners-prompt-card = Which effect of the card?
imperial_miners-prompt-surface = Which effect of the Surface?
imperial_miners-prompt-event = How do you resolve the event?
imperial_miners-prompt-space = Do you pay for the effect of the space?
imperial_miners-prompt-limit = More than eight cards: which one do you discard?
imperial_miners-prompt-draw = From which deck do you draw?
imperial_miners-prompt-search = Which deck do you search?
imperial_miners-prompt-faction = Which faction do you search for?
imperial_miners-prompt-advance = How many spaces do you advance?
imperial_miners-prompt-board = On which board do you advance?
imperial_miners-prompt-change = The board is finished: to which one does the marker go?
imperial_miners-prompt-machine = Where does the machine go?
imperial_miners-prompt-cavein = Where does the cave-in go?
imperial_miners-prompt-cart = Where does the cart go?
imperial_miners-prompt-activate = Which card is activated?
imperial_miners-prompt-sell = Sell a card?
imperial_miners-prompt-clear = Discard a cave-in?
imperial_miners-prompt-waiting = Waiting for the others.
imperial_miners-prompt-chance = Cards are being drawn.
imperial_miners-prompt-over = The game is over.

## Warnings
imperial_miners-warn-no_level_one = Without a level I card you cannot play in the first round.
imperial_miners-warn-activated = This card has acted this round: the chain passes through without an effect.
imperial_miners-warn-caved = This card loses its cave-in instead of acting.
imperial_miners-warn-no_move = You stay where you are.
imperial_miners-warn-nothing = This effect yields nothing now.
imperial_miners-warn-declines_gift = You would give up gold or points that cost nothing.
imperial_miners-warn-hand_full = Your hand is full: you will have to discard.

## Events
imperial_miners-event-sides = The Progress boards lie ready.
imperial_miners-event-dealt = { $seat } is dealt { $card }
imperial_miners-event-kept = { $seat } keeps { $card }
imperial_miners-event-round = Round { $round }: { $name }
imperial_miners-event-played = { $paid ->
    [0] { $seat } plays { $card } { $place }
   *[other] { $seat } plays { $card } { $place } for { $paid } gold
}
imperial_miners-event-activated = { $seat } activates { $card } ({ $spot })
imperial_miners-event-resolved = { $seat } activates { $card } ({ $spot }): { $effect }
imperial_miners-event-surface = { $seat } reaches the Surface ({ $work }): { $effect }
imperial_miners-event-dug_out = { $seat } clears the cave-in on { $card } ({ $spot }) instead of its effect
imperial_miners-event-declined = { $seat } takes no effect
imperial_miners-event-gold = { $seat } gains { $amount } gold
imperial_miners-event-vp = { $amount ->
    [one] { $seat } gains 1 point
   *[other] { $seat } gains { $amount } points
}
imperial_miners-event-paid = { $seat } pays { $amount } gold
imperial_miners-event-machine = { $seat } places a machine on { $card } ({ $spot })
imperial_miners-event-cavein = { $card } ({ $spot }) of { $seat } caves in
imperial_miners-event-cleared = { $seat } discards the cave-in on { $card } ({ $spot })
imperial_miners-event-cart = { $seat } places a cart between { $card } and { $neighbour }
imperial_miners-event-completed = { $seat } completes the cart between { $card } and { $neighbour }
imperial_miners-event-moved = { $seat } is on space { $space } of { $board }
imperial_miners-event-changed = { $seat } moves the marker to { $board }
imperial_miners-event-turned = { $seat } turns over { $card }
imperial_miners-event-drew = { $seat } draws { $card }
imperial_miners-event-empty = { $seat } finds nothing in deck { $deck }
imperial_miners-event-draws = { $shuffled ->
    [1] { $seat } turns to deck { $deck }, made again from its discards
   *[other] { $seat } turns to deck { $deck }
}
imperial_miners-event-discarded = { $seat } discards { $card }
imperial_miners-event-decks = Left in the decks: { $one }, { $two }, { $three }
imperial_miners-event-hand = { $seat } holds cards of levels I to IV: { $one } + { $two } + { $three } + { $four }
imperial_miners-event-result = { $seat }: { $pile }
imperial_miners-pile-gold = { $sign }{ $n } gold
imperial_miners-pile-vp = { $n ->
    [one] { $sign }{ $n } point
   *[other] { $sign }{ $n } points
}
imperial_miners-event-searched = { $seat } took a card of the { $faction } from deck { $deck }
imperial_miners-event-score = { $points ->
    [one] { $seat }: 1 point, { $carts } from carts; { $gold } gold
   *[other] { $seat }: { $points } points, { $carts } of them from carts; { $gold } gold
}
imperial_miners-event-ended = The game is over: { $reason }

## Options and reasons
imperial_miners-option-first_game = First game: two cards of each level, all kept
imperial_miners-reason-last_event = the tenth round has been played
imperial_miners-source-points = Point tokens
imperial_miners-source-points-why = gained in the game
imperial_miners-source-cards_1 = Cards of level I
imperial_miners-source-cards_1-why = point tokens of their turns, with all that they set off
imperial_miners-source-cards_2 = Cards of level II
imperial_miners-source-cards_2-why = point tokens of their turns, with all that they set off
imperial_miners-source-cards_3 = Cards of level III
imperial_miners-source-cards_3-why = point tokens of their turns, with all that they set off
imperial_miners-source-cards_4 = Cards of level IV
imperial_miners-source-cards_4-why = point tokens of their turns, with all that they set off
imperial_miners-source-event = Events
imperial_miners-source-event-why = point tokens of the round’s event
imperial_miners-source-carts = Complete carts
imperial_miners-source-carts-why = one point for each

## The effect language in words: items
imperial_miners-effect-gold = gain { $n }[gold] gold
imperial_miners-effect-vp = { $n ->
    [one] gain { $n }[vp] point
   *[other] gain { $n }[vp] points
}
imperial_miners-effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
imperial_miners-effect-draw-faction = { $n ->
    [one] draw 1 card of the { $which }
   *[other] draw { $n } cards of the { $which }
}
imperial_miners-effect-draw-any = { $n ->
    [one] draw 1 card of a faction of your choice
   *[other] draw { $n } cards, each of a faction of your choice
}
imperial_miners-effect-draw-four = { $n ->
    [one] take 1 card of level IV
   *[other] take { $n } cards of level IV
}
imperial_miners-effect-advance = { $n ->
    [one] advance 1 space
   *[other] advance { $n } spaces
}
imperial_miners-effect-advance-upto = { $n ->
    [one] advance up to 1 space
   *[other] advance up to { $n } spaces
}
imperial_miners-effect-machine-here = place 1 machine on this card
imperial_miners-effect-machine = { $n ->
    [one] place 1 machine on a card of your mine
   *[other] place 1 machine on each of { $n } cards of your mine
}
imperial_miners-effect-cavein-here = put a cave-in on this card
imperial_miners-effect-cavein = { $n ->
    [one] put a cave-in on another card
   *[other] put a cave-in on each of { $n } other cards
}
imperial_miners-effect-cart = { $n ->
    [one] place 1 cart
   *[other] place { $n } carts
}
imperial_miners-effect-clear = { $n ->
    [one] discard up to 1 cave-in and { $gain } for it
   *[other] discard up to { $n } cave-ins and { $gain } for each
}
imperial_miners-effect-clear-all = discard any number of cave-ins and { $gain } for each
imperial_miners-effect-sell = { $n ->
    [one] discard up to 1 hand card and { $gain } for it
   *[other] discard up to { $n } hand cards and { $gain } for each
}
imperial_miners-effect-activate = { $where ->
    [card] activate another card
   *[other] activate a card
}
imperial_miners-effect-activate-level = { $where ->
    [card] activate another card of level { $which }
   *[other] activate a card of level { $which }
}
imperial_miners-effect-activate-faction = { $where ->
    [card] activate another card of the { $which }
   *[other] activate a card of the { $which }
}
imperial_miners-effect-activate-some = { $where ->
    [card] activate another card that has a faction
   *[other] activate a card that has a faction
}
imperial_miners-effect-activate-machine = { $where ->
    [card] activate another card with a machine
   *[other] activate a card with a machine
}
imperial_miners-effect-again = resolve the Progress space of your marker again
imperial_miners-effect-if = { $cond }, { $then }, else { $else }
imperial_miners-effect-each = { $what } { $each }{ $round }{ $plus }{ $max }
imperial_miners-effect-round = {" (rounded up)"}
imperial_miners-effect-round-max = {" "}(rounded up, at most { $n })
imperial_miners-effect-plus = {", "}plus { $n } more
imperial_miners-effect-minus = {", "}less { $n }
imperial_miners-effect-max = {" "}(at most { $n })

## The effect language in words: needs and choices
imperial_miners-need-spend = pay { $n }[gold] gold: { $items }
imperial_miners-need-scots = pay { $n }[gold] gold, 1 less for each card of the Scots in your mine: { $items }
imperial_miners-need-cavein = { $n ->
    [one] put a cave-in on a card of your mine: { $items }
   *[other] put a cave-in on each of { $n } cards of your mine: { $items }
}
imperial_miners-need-if = { $cond }: { $items }
imperial_miners-effect-and = {" and "}
imperial_miners-effect-or = {" OR "}
imperial_miners-effect-tier = {" / "}
imperial_miners-effect-may = you may { $effect }
imperial_miners-rule-oncart = each time you complete a cart in this round’s mine phase, { $item }
imperial_miners-rule-discount = your card costs { $n } gold less this round
imperial_miners-rule-surface = at the Surface resolve { $n } different effects this round
imperial_miners-rule-further = { $n ->
    [one] each of your advances this round may go 1 space further
   *[other] each of your advances this round may go up to { $n } spaces further
}

## The effect language in words: counts
imperial_miners-each-cards_of = { $per ->
    [1] for each card of the { $of } in your mine
   *[other] for every { $per } cards of the { $of } in your mine
}
imperial_miners-cond-cards_of = { $n ->
    [1] if your mine has a card of the { $of }
   *[other] if your mine has { $n } or more cards of the { $of }
}
imperial_miners-each-cards_level = { $per ->
    [1] for each card in your level { $of } row
   *[other] for every { $per } cards in your level { $of } row
}
imperial_miners-cond-cards_level = { $n ->
    [1] if your level { $of } row has a card
   *[other] if your level { $of } row has { $n } or more cards
}
imperial_miners-each-factions = { $per ->
    [1] for each different faction in your mine
   *[other] for every { $per } different factions in your mine
}
imperial_miners-cond-factions = { $n ->
    [1] if your mine has a faction
   *[other] if your mine has { $n } or more different factions
}
imperial_miners-each-factions_near = { $per ->
    [1] for each different faction among the cards adjacent to this one
   *[other] for every { $per } different factions among the cards adjacent to this one
}
imperial_miners-cond-factions_near = { $n ->
    [1] if a card adjacent to this one has a faction
   *[other] if the cards adjacent to this one have { $n } or more different factions
}
imperial_miners-each-machines = { $per ->
    [1] for each machine in your mine
   *[other] for every { $per } machines in your mine
}
imperial_miners-cond-machines = { $n ->
    [1] if your mine has a machine
   *[other] if your mine has { $n } or more machines
}
imperial_miners-each-machines_here = { $per ->
    [1] for each machine on this card
   *[other] for every { $per } machines on this card
}
imperial_miners-cond-machines_here = { $n ->
    [1] if this card has a machine
   *[other] if this card has { $n } or more machines
}
imperial_miners-each-carts = { $per ->
    [1] for each complete cart in your mine
   *[other] for every { $per } complete carts in your mine
}
imperial_miners-cond-carts = { $n ->
    [1] if your mine has a complete cart
   *[other] if your mine has { $n } or more complete carts
}
imperial_miners-each-carts_here = { $per ->
    [1] for each complete cart touching this card
   *[other] for every { $per } complete carts touching this card
}
imperial_miners-cond-carts_here = { $n ->
    [1] if a complete cart touches this card
   *[other] if { $n } or more complete carts touch this card
}
imperial_miners-each-machines_carts = { $per ->
    [1] for each machine and complete cart in your mine
   *[other] for every { $per } machines and complete carts in your mine together
}
imperial_miners-cond-machines_carts = { $n ->
    [1] if your mine has a machine or a complete cart
   *[other] if your mine has { $n } or more machines and complete carts together
}
imperial_miners-each-caveins = { $per ->
    [1] for each cave-in in your mine
   *[other] for every { $per } cave-ins in your mine
}
imperial_miners-cond-caveins = { $n ->
    [1] if your mine has a cave-in
   *[other] if your mine has { $n } or more cave-ins
}
imperial_miners-each-space = { $per ->
    [1] for each space up to your marker’s
   *[other] for every { $per } spaces up to your marker’s
}
imperial_miners-cond-space = if your marker is on space { $n } or further
imperial_miners-each-near = { $per ->
    [1] for each card adjacent to this one
   *[other] for every { $per } cards adjacent to this one
}
imperial_miners-cond-near = { $n ->
    [1] if this card has an adjacent card
   *[other] if this card has { $n } or more adjacent cards
}
imperial_miners-each-beside = { $per ->
    [1] for each card to the left and right of this one
   *[other] for every { $per } cards to the left and right of this one
}
imperial_miners-cond-beside = { $n ->
    [one] if this card has a card on its left or right
   *[other] if this card has a card on both its left and right
}
imperial_miners-each-above = { $per ->
    [1] for each card above this one
   *[other] for every { $per } cards above this one
}
imperial_miners-cond-above = { $n ->
    [one] if there is a card above this one
   *[other] if there are { $n } cards above this one
}
imperial_miners-each-below = { $per ->
    [1] for each card below this one
   *[other] for every { $per } cards below this one
}
imperial_miners-cond-below = { $n ->
    [one] if there is a card below this one
   *[other] if there are { $n } cards below this one
}

## The board in a terminal
imperial_miners-board-round = Round { $round } of { $rounds }
imperial_miners-board-decks = decks
imperial_miners-board-below = Below the boards:
imperial_miners-board-ready = finished
imperial_miners-board-surface = Surface
imperial_miners-board-hand = Hand ({ $n })
imperial_miners-board-player = Name
imperial_miners-board-points = Points
imperial_miners-board-carts = Carts
imperial_miners-board-total = Total
imperial_miners-board-gold = Gold
imperial_miners-board-no-card = You can play no card this round: only the Surface is left to you.
imperial_miners-board-carts-then = { $n ->
    [one] completes 1 cart { $sign }
   *[other] completes { $n } carts { $sign }
}
imperial_miners-board-space = space { $n }:
imperial_miners-board-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
imperial_miners-sign-gold = gold
imperial_miners-sign-vp = points
imperial_miners-sign-card = draw cards
imperial_miners-sign-advance = advance on the Progress board
imperial_miners-sign-activate = activate a card
imperial_miners-sign-again = resolve the Progress space again
imperial_miners-sign-machine = machines
imperial_miners-sign-cavein = cave-ins
imperial_miners-sign-faction = a faction of your choice
imperial_miners-sign-half = a half-cart, full or empty
imperial_miners-sign-cart = a complete cart; one completed by a token
imperial_miners-sign-acted = a card that had its turn this round; a player who has finished
imperial_miners-sign-pay = pay this for that
imperial_miners-sign-or = one or the other
imperial_miners-sign-back = the back of a Progress board
imperial_miners-sign-number = a card’s number, which can be typed instead of its name
imperial_miners-sign-cell = a place in the mine: the row, and its number from the left; the leftmost card of a row lies at 1

## The effect language in short words: only gold and points are signs
imperial_miners-short-per = { $what } per { $each }
imperial_miners-short-plus = { $what }, +{ $n }
imperial_miners-short-minus = { $what }, −{ $n }
imperial_miners-short-max = { $what }, max { $n }
imperial_miners-short-effect-gold = +{ $n }[gold]
imperial_miners-short-effect-vp = +{ $n }[vp]
imperial_miners-short-effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
imperial_miners-short-effect-draw-faction = { $n ->
    [one] draw 1 { $which } card
   *[other] draw { $n } { $which } cards
}
imperial_miners-short-effect-draw-any = { $n ->
    [one] draw 1 of any faction
   *[other] draw { $n } of any factions
}
imperial_miners-short-effect-draw-four = { $n ->
    [one] take 1 level IV
   *[other] take { $n } level IV
}
imperial_miners-short-effect-advance = advance { $n }
imperial_miners-short-effect-advance-upto = advance up to { $n }
imperial_miners-short-effect-machine = { $n ->
    [one] 1 machine on a card
   *[other] 1 machine on { $n } cards
}
imperial_miners-short-effect-machine-here = 1 machine here
imperial_miners-short-effect-cavein = { $n ->
    [one] cave-in on another card
   *[other] cave-in on { $n } others
}
imperial_miners-short-effect-cavein-here = cave-in here
imperial_miners-short-effect-cart = { $n ->
    [one] place 1 cart
   *[other] place { $n } carts
}
imperial_miners-short-effect-clear = { $n ->
    [one] clear 1 cave-in: { $gain }
   *[other] clear up to { $n } cave-ins: { $gain } each
}
imperial_miners-short-effect-clear-all = clear any cave-ins: { $gain } each
imperial_miners-short-effect-sell = { $n ->
    [one] discard a card: { $gain }
   *[other] discard up to { $n } cards: { $gain } each
}
imperial_miners-short-effect-activate = { $where ->
    [card] activate another card
   *[other] activate a card
}
imperial_miners-short-effect-activate-level = activate a level { $which } card
imperial_miners-short-effect-activate-faction = activate 1 { $which } card
imperial_miners-short-effect-activate-some = activate a faction card
imperial_miners-short-effect-activate-machine = activate a card with a machine
imperial_miners-short-effect-again = your Progress space again
imperial_miners-short-effect-if = { $then } { $cond }, else { $else }
imperial_miners-short-need-spend = pay { $n }[gold]: { $items }
imperial_miners-short-need-scots = pay [price:{ $n }]: { $items }
imperial_miners-short-need-cavein = { $n ->
    [one] cave-in on a card: { $items }
   *[other] cave-in on { $n } cards: { $items }
}
imperial_miners-short-need-if = { $cond }: { $items }
imperial_miners-short-each-cards_of = { $per ->
    [1] { $of } card
   *[other] { $per } { $of } cards
}
imperial_miners-short-each-cards_level = { $per ->
    [1] level { $of } card
   *[other] { $per } level { $of } cards
}
imperial_miners-short-each-factions = { $per ->
    [1] faction
   *[other] { $per } factions
}
imperial_miners-short-each-factions_near = { $per ->
    [1] adjacent faction
   *[other] { $per } adjacent factions
}
imperial_miners-short-each-machines = { $per ->
    [1] machine
   *[other] { $per } machines
}
imperial_miners-short-each-machines_here = { $per ->
    [1] machine here
   *[other] { $per } machines here
}
imperial_miners-short-each-carts = { $per ->
    [1] cart
   *[other] { $per } carts
}
imperial_miners-short-each-carts_here = { $per ->
    [1] cart touching
   *[other] { $per } carts touching
}
imperial_miners-short-each-machines_carts = { $per ->
    [1] machine and cart
   *[other] { $per } machines and carts
}
imperial_miners-short-each-caveins = { $per ->
    [1] cave-in
   *[other] { $per } cave-ins
}
imperial_miners-short-each-space = { $per ->
    [1] space up to your marker
   *[other] { $per } spaces up to your marker
}
imperial_miners-short-each-near = { $per ->
    [1] adjacent card
   *[other] { $per } adjacent cards
}
imperial_miners-short-each-beside = { $per ->
    [1] card beside
   *[other] { $per } cards beside
}
imperial_miners-short-each-above = { $per ->
    [1] card above
   *[other] { $per } cards above
}
imperial_miners-short-each-below = { $per ->
    [1] card below
   *[other] { $per } cards below
}
imperial_miners-short-cond-cards_of = with { $n }+ { $of } cards
imperial_miners-short-cond-cards_level = with { $n }+ level { $of } cards
imperial_miners-short-cond-factions = with { $n }+ factions
imperial_miners-short-cond-factions_near = with { $n }+ adjacent factions
imperial_miners-short-cond-machines = with { $n }+ machines
imperial_miners-short-cond-machines_here = with { $n }+ machines here
imperial_miners-short-cond-carts = with { $n }+ carts
imperial_miners-short-cond-carts_here = with { $n }+ carts touching
imperial_miners-short-cond-machines_carts = with { $n }+ machines and carts
imperial_miners-short-cond-caveins = with { $n }+ cave-ins
imperial_miners-short-cond-space = on space { $n } or further
imperial_miners-short-cond-near = with { $n }+ adjacent cards
imperial_miners-short-cond-beside = { $n ->
    [one] beside a card
   *[other] between two cards
}
imperial_miners-short-cond-above = { $n ->
    [one] under a card
   *[other] under { $n } cards
}
imperial_miners-short-cond-below = { $n ->
    [one] over a card
   *[other] over { $n } cards
}
imperial_miners-short-faction-scots = Scots
imperial_miners-short-faction-barbarians = Barbarian
imperial_miners-short-faction-egyptians = Egyptian
imperial_miners-short-faction-japanese = Japanese
imperial_miners-short-faction-atlanteans = Atlantean
imperial_miners-short-faction-romans = Roman

## The places of the Surface, by what is done there
imperial_miners-place-gold = Pay office
imperial_miners-place-advance = Hoist
imperial_miners-place-draw = Bunkhouse
imperial_miners-place-other = Works

## Good to know of an effect, by the clause behind it
imperial_miners-know-IM-F8 = The price falls by 1 for each of your cards of the Scots, this one included, and never below 0.
imperial_miners-know-IM-F11 = It is counted when you choose it; with none your marker stays.
imperial_miners-know-IM-F7c = Your space is its number on the board; below the boards it is 0.
imperial_miners-know-IM-F12 = Only full groups count: it is rounded down.
imperial_miners-know-IM-C2 = A card of two factions counts for both.
imperial_miners-know-IM-F10 = Adjacent are the cards that touch this one, six at most; the Surface is no card.
imperial_miners-know-IM-F4 = The activated card starts no chain, and a card acts once a round.
imperial_miners-know-IM-F2 = The next time such a card is activated, it only loses its cave-in.
imperial_miners-know-IM-F3 = A cart can go between any two cards that have none, whatever their halves, and counts for everything.
imperial_miners-know-IM-F7 = Only the space you reach is resolved, not those you pass.
imperial_miners-know-IM-F6 = You choose a deck, and cards are turned over until one of the faction appears.
imperial_miners-know-IM-F1 = At most 3 machines lie on a card.
imperial_miners-know-IM-F5 = You see each card before you choose the next deck; of more than 8 in hand you discard.
imperial_miners-know-IM-F9 = It is paid at once and in full; who cannot is not offered it.

## What an effect counts, and how much of it there is
imperial_miners-counted-cards_of = { $n ->
    [0] no card of the { $of }
    [one] 1 card of the { $of }
   *[other] { $n } cards of the { $of }
}
imperial_miners-counted-cards_level = { $n ->
    [0] no card of level { $of }
    [one] 1 card of level { $of }
   *[other] { $n } cards of level { $of }
}
imperial_miners-counted-factions = { $n ->
    [0] no faction
    [one] 1 faction
   *[other] { $n } factions
}
imperial_miners-counted-factions_near = { $n ->
    [0] no faction adjacent
    [one] 1 faction adjacent
   *[other] { $n } factions adjacent
}
imperial_miners-counted-machines = { $n ->
    [0] no machine
    [one] 1 machine
   *[other] { $n } machines
}
imperial_miners-counted-machines_here = { $n ->
    [0] no machine here
    [one] 1 machine here
   *[other] { $n } machines here
}
imperial_miners-counted-carts = { $n ->
    [0] no complete cart
    [one] 1 complete cart
   *[other] { $n } complete carts
}
imperial_miners-counted-carts_here = { $n ->
    [0] no complete cart here
    [one] 1 complete cart here
   *[other] { $n } complete carts here
}
imperial_miners-counted-machines_carts = { $n ->
    [0] no machine or cart
    [one] 1 machine or cart
   *[other] { $n } machines and carts
}
imperial_miners-counted-caveins = { $n ->
    [0] no cave-in
    [one] 1 cave-in
   *[other] { $n } cave-ins
}
imperial_miners-counted-near = { $n ->
    [0] no card adjacent
    [one] 1 card adjacent
   *[other] { $n } cards adjacent
}
imperial_miners-counted-beside = { $n ->
    [0] no card beside it
    [one] 1 card beside it
   *[other] { $n } cards beside it
}
imperial_miners-counted-above = { $n ->
    [0] no card above it
    [one] 1 card above it
   *[other] { $n } cards above it
}
imperial_miners-counted-below = { $n ->
    [0] no card below it
    [one] 1 card below it
   *[other] { $n } cards below it
}
imperial_miners-counted-gaps = { $n ->
    [0] no place for a cart
    [one] 1 place for a cart
   *[other] { $n } places for a cart
}
imperial_miners-counted-space = { $n ->
    [0] marker below the boards
   *[other] marker on space { $n }
}
