# Rockwell
rockwell-title = Rockwell

## Labels
rockwell-resource-zinc = zinc
rockwell-resource-copper = copper
rockwell-resource-silver = silver
rockwell-resource-gold = gold
rockwell-what-zinc = zinc
rockwell-what-copper = copper
rockwell-what-silver = silver
rockwell-what-gold = gold
rockwell-what-money = money
rockwell-seat-al = Al
rockwell-place-center = the center of the Earth
rockwell-place-E1 = entrance 1
rockwell-place-E2 = entrance 2
rockwell-place-E3 = entrance 3
rockwell-place-E4 = entrance 4
rockwell-slot-I1 = I1 (bribery)
rockwell-slot-I2 = I2 (bribery)
rockwell-slot-I3 = I3 (subcontracting)
rockwell-slot-I4 = I4 (subcontracting)
rockwell-slot-II1 = II1 (Stock Exchange)
rockwell-slot-II2 = II2 (Stock Exchange)
rockwell-slot-II3 = II3 (Stock Exchange)
rockwell-slot-III1 = III1 (Workshop)
rockwell-slot-III2 = III2 (Workshop)
rockwell-slot-III3 = III3 (Workshop)
rockwell-achievement-zinc_copper = 8 zinc and 8 copper
rockwell-achievement-extractions = 6 extraction cards
rockwell-achievement-silver = 10 silver
rockwell-achievement-strong_crews = 3 crews of power 2
rockwell-achievement-gold = 12 gold
rockwell-achievement-deep_crews = all crews at stratum C or deeper
rockwell-achievement-every_resource = 6 of each resource
rockwell-achievement-great_crews = 2 crews of power 4
rockwell-achievement-center = a crew at the center of the Earth

## Verbs as headings, as choices, and what each does
rockwell-verb-bid = Bid
rockwell-verb-bid_money = Bid money
rockwell-verb-place = Vice President
rockwell-verb-insure = Insure
rockwell-verb-crew = Crew
rockwell-verb-stay = Stay
rockwell-verb-go = Move
rockwell-verb-take = Take along
rockwell-verb-leave = Leave behind
rockwell-verb-drill = Drill first
rockwell-verb-discard = Discard insurance
rockwell-verb-bribe = Bribe
rockwell-verb-hire = Hire
rockwell-verb-pass = Pass
rockwell-verb-sell = Sell
rockwell-verb-buy = Buy
rockwell-verb-cubes = Cubes
rockwell-verb-improve = Improve a crew
rockwell-verb-safety = Safety
rockwell-verb-mobility = Mobility
rockwell-verb-mineshaft = Mineshaft
rockwell-verb-relocate = Move a mineshaft
rockwell-verb-sink = Put the mineshaft
rockwell-verb-deliver = Deliver
rockwell-verb-al_crew = Al’s crew
rockwell-verb-al_go = Al’s move
rockwell-verb-al_raise = Al grows

rockwell-move-bid = bid { $amount } { $resource }
rockwell-move-bid_money = bid ${ $money }
rockwell-move-place = place a Vice President on { $slot }
rockwell-move-insure = insure { $amount } { $resource }
rockwell-move-crew = your crew at { $place }, power { $power }
rockwell-move-stay = stay where it is
rockwell-move-go = go to { $place }
rockwell-move-take = take the subcontractor along with power { $power }
rockwell-move-leave = leave the subcontractor behind
rockwell-move-drill = drill { $tile } first
rockwell-move-discard = { $amount ->
    [0] discard no insurance tile
    [one] discard 1 insurance tile
   *[other] discard { $amount } insurance tiles
}
rockwell-move-bribe = bribe the crew of { $company } at { $place }, power { $power }, onto { $tile }
rockwell-move-hire = hire a subcontractor of power { $power }
rockwell-move-pass = pass
rockwell-move-sell = sell { $resource }
rockwell-move-buy = buy { $resource }
rockwell-move-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
rockwell-move-improve = improve your crew at { $place } to power { $power }
rockwell-move-safety = improve Safety
rockwell-move-mobility = improve Mobility
rockwell-move-mineshaft = build the next mineshaft
rockwell-move-relocate = move the mineshaft on { $tile } by level { $level }
rockwell-move-sink = put the mineshaft on { $tile }
rockwell-move-deliver = deliver { $resource }
rockwell-move-al_crew = Al’s crew at { $place }, power { $power }
rockwell-move-al_go = Al goes to { $tile }
rockwell-move-al_raise = raise Al’s crew at { $place } to power { $power }

rockwell-run-bid = { $some ->
    [0] bid nothing
   *[other] bid { $parts }
}
rockwell-run-insure = { $some ->
    [0] insure nothing
   *[other] insure { $parts }
}
rockwell-run-sell = sell { $cubes } { $resource }
rockwell-run-buy = buy { $cubes } { $resource }
rockwell-part-bid = { $amount } { $resource }
rockwell-part-bid_money = ${ $money }
rockwell-part-insure = { $amount } { $resource }

rockwell-help-bid = Hide any number of cubes of this resource in your bid; all bids are paid, also losing ones.
rockwell-help-bid_money = Add money in steps of $100; the highest bid comes first in Management order.
rockwell-help-place = Take a free slot of Board I, II or III, but never two on the same board.
rockwell-help-insure = Turn cubes into insurance tiles, one for one; each can save one cube from Danger, now or later.
rockwell-help-crew = The crew that acts in this go; you may move it or leave it, and use your advantage with it.
rockwell-help-stay = Staying counts as the move; your advantage on Board I can still be used.
rockwell-help-go = Move the crew; as soon as the power on an undrilled tile is enough, it is drilled.
rockwell-help-take = Pay the fee again; the power may change, up to the depth of the stratum.
rockwell-help-leave = The die goes back to Board I and can be hired again.
rockwell-help-drill = Two tiles are filled at once: the straddling crew moves wholly onto the one drilled first.
rockwell-help-discard = Each insurance tile saves one of the cubes that you would lose; the most valuable cubes are lost first.
rockwell-help-bribe = Bring an opponent’s crew from an adjacent tile onto yours; you pay the fee of its subcontractor.
rockwell-help-hire = A die beside the active crew adds power until the end of the turn; it costs its fee.
rockwell-help-pass = Do nothing; in Phases II and III you are out until the next turn.
rockwell-help-sell = Sell cubes of one resource at the fixed price; each resource once per phase.
rockwell-help-buy = Buy cubes of one resource at the fixed price; each resource once per phase.
rockwell-help-cubes = How many cubes the transaction moves.
rockwell-help-improve = One power more for one crew; if that fills its tile, the tile is drilled at once.
rockwell-help-safety = Danger costs you 1 cube less, then 3 less, then nothing.
rockwell-help-mobility = First a jump to the second tile of the stratum, then straddling, then two steps.
rockwell-help-mineshaft = The next level puts a mineshaft on a tile at once: it takes what is left over, and pays every turn once the tile is drilled.
rockwell-help-relocate = Pay a level you have reached and put one of your mineshafts on another tile which that level allows.
rockwell-help-sink = Where the mineshaft goes.
rockwell-help-deliver = Give the cubes of the top delivery tile for its prestige.
rockwell-help-al_crew = Several of Al’s crews are due to move: you choose.
rockwell-help-al_go = Al goes where the least power is missing; you choose between equal tiles.
rockwell-help-al_raise = One of Al’s crews gets one power more.

## Prompts
rockwell-prompt-bid_zinc = The auction: how much zinc do you bid?
rockwell-prompt-bid_copper = The auction: how much copper do you bid?
rockwell-prompt-bid_silver = The auction: how much silver do you bid?
rockwell-prompt-bid_gold = The auction: how much gold do you bid?
rockwell-prompt-bid_money = The auction: how much money do you bid?
rockwell-prompt-insure_zinc = Insurance: how much zinc becomes insurance?
rockwell-prompt-insure_copper = Insurance: how much copper becomes insurance?
rockwell-prompt-insure_silver = Insurance: how much silver becomes insurance?
rockwell-prompt-insure_gold = Insurance: how much gold becomes insurance?
rockwell-prompt-place = Where does your Vice President go?
rockwell-prompt-crew = Drilling: which crew acts?
rockwell-prompt-move = Where does the crew go?
rockwell-prompt-die = What becomes of the subcontractor?
rockwell-prompt-first = Two tiles are filled: which one is drilled first?
rockwell-prompt-discard = Danger: how much insurance do you discard?
rockwell-prompt-bribe = Bribe a crew?
rockwell-prompt-hire = Hire a subcontractor?
rockwell-prompt-market = Stock Exchange: sell, buy or pass?
rockwell-prompt-sell = How many cubes do you sell?
rockwell-prompt-buy = How many cubes do you buy?
rockwell-prompt-workshop = Workshop: which action?
rockwell-prompt-sink = Where does the mineshaft go?
rockwell-prompt-al_crew = Which of Al’s crews moves?
rockwell-prompt-al_go = Where does Al go?
rockwell-prompt-al_raise = Which of Al’s crews gets stronger?
rockwell-prompt-waiting = Waiting for the others.
rockwell-prompt-chance = Something is being revealed.
rockwell-prompt-over = The game is over.

## Warnings
rockwell-warn-bid_beyond_first = You are first with less, whatever the others bid.
rockwell-warn-bid_changes_nothing = You are first without a bid: nobody else has anything.
rockwell-warn-insurance_beyond_loss = More insurance than you can ever lose cubes.
rockwell-warn-die_changes_nothing = There is nothing left to drill here: the subcontractor changes nothing.
rockwell-warn-die_too_strong = A cheaper subcontractor does the same.
rockwell-warn-last_turn = After this the game ends with this turn.
rockwell-warn-no_turn_left = The game ends after this turn: no crew moves any more.
rockwell-warn-never_pays = The game ends after this turn: this mineshaft never pays.
rockwell-warn-cheaper_level_does = A cheaper level opens the same tiles.

## Events
rockwell-event-turn = Turn { $turn }
rockwell-event-bid_in = { $seat } has bid
rockwell-event-bid = { $some ->
    [0] { $seat } bids nothing
   *[other] { $seat } bids { $pile }: worth ${ $value }
}
rockwell-event-management = Management order: { $order }
rockwell-event-placed = { $seat } places a Vice President on { $slot }
rockwell-event-home = { $seat } finds no slot: a Vice President stays home
rockwell-event-insurance_in = { $seat } is ready with insurance
rockwell-event-insured = { $some ->
    [0] { $seat } insures nothing
   *[other] { $seat } insures { $pile }
}
rockwell-event-control = Control order: { $order }
rockwell-event-round = Drilling round { $round }
rockwell-event-no_crew = { $seat } has no crew left and passes
rockwell-event-stayed = { $seat } stays with the crew of power { $power } on { $place }
rockwell-event-moved = { $seat } moves a crew of power { $power } from { $from } to { $place }
rockwell-event-die_taken = { $seat } takes the subcontractor along: power { $power } for ${ $money }
rockwell-event-die_left = { $seat } leaves the subcontractor behind
rockwell-event-hired = { $seat } hires a subcontractor of power { $power } at { $place }: ${ $money }
rockwell-event-bribed = { $money ->
    [0] { $seat } bribes a crew of { $company }, power { $power }, from { $from } onto { $tile }
   *[other] { $seat } bribes a crew of { $company }, power { $power }, from { $from } onto { $tile } and pays ${ $money }
}
rockwell-event-drilled = { $seat } drills { $tile }: its back shows { $back }
rockwell-event-joined = { $seat }: the crew of power { $power } moves wholly onto { $tile }
rockwell-event-card = { $seat } draws the extraction card { $card }
rockwell-event-share = { $some ->
    [0] { $seat } shares nothing
   *[other] { $seat } shares: { $pile }
}
rockwell-event-left_over = { $some ->
    [0] { $seat } takes what is left over: nothing
   *[other] { $seat } takes what is left over: { $pile }
}
rockwell-event-danger = { $cubes ->
    [one] Danger: { $seat } may lose 1 cube
   *[other] Danger: { $seat } may lose { $cubes } cubes
}
rockwell-event-discarded = { $tiles ->
    [one] { $seat } discards 1 insurance tile
   *[other] { $seat } discards { $tiles } insurance tiles
}
rockwell-event-lost = { $some ->
    [0] { $seat } loses nothing
   *[other] { $seat } loses { $pile }
}
rockwell-event-paid = { $some ->
    [0] the mineshaft on { $tile } pays { $seat } nothing
   *[other] the mineshaft on { $tile } pays { $seat } { $pile }
}
rockwell-event-sold = { $seat } sells { $cubes } { $resource } for ${ $money }
rockwell-event-bought = { $seat } buys { $cubes } { $resource } for ${ $money }
rockwell-event-passed = { $seat } passes
rockwell-event-improved = { $seat } improves the crew at { $place } to power { $power }: ${ $money }
rockwell-event-safety = { $seat } reaches Safety { $level }: ${ $money }
rockwell-event-mobility = { $seat } reaches Mobility { $level }: ${ $money }
rockwell-event-mineshaft = { $seat } reaches Mineshaft { $level } and puts one on { $tile }: ${ $money }
rockwell-event-relocated = { $seat } moves a mineshaft from { $from } to { $tile }: ${ $money }
rockwell-event-delivered = { $seat } delivers { $cubes } { $resource } for { $prestige } prestige
rockwell-event-achieved = { $seat } achieves “{ $achievement }”: { $prestige } prestige
rockwell-event-al_raised = { $seat } raises Al’s crew at { $place } to power { $power }
rockwell-event-bonus = { $seat } gets { $prestige } prestige for { $what } ({ $amount })
rockwell-event-ended = The game is over: { $reason }
rockwell-event-laid = The strata are laid
rockwell-event-shown = { $some ->
    [0] { $seat } shows nothing
   *[other] { $seat } shows { $pile }
}
rockwell-pile-zinc = { $n } Zn
rockwell-pile-copper = { $n } Cu
rockwell-pile-silver = { $n } Ag
rockwell-pile-gold = { $n } Au
rockwell-pile-money = ${ $n }
rockwell-pile-insurance = { $n ->
    [one] 1 insurance tile
   *[other] { $n } insurance tiles
}

## Options and reasons
rockwell-option-one_crew_per_border = One crew in all on a border (the German rulebook; otherwise one of each player)
rockwell-option-open_stocks = Open stocks: show what everybody could have tracked
rockwell-option-tile_powers = Required powers: core, or low (one less everywhere)
rockwell-option-turn_limit = Turn limit: the game is scored after this many turns (0: never)
rockwell-reason-center = most players have reached the center of the Earth
rockwell-reason-achievements = six achievements, with all of the last tier
rockwell-reason-turn_limit = the turn limit is reached
rockwell-source-achievements = Achievements
rockwell-source-achievements-why = the value of each tile taken; the first to reach a goal takes the most
rockwell-source-deliveries = Deliveries
rockwell-source-deliveries-why = the prestige printed on each delivery tile
rockwell-source-bonus_zinc = Rank in zinc
rockwell-source-bonus_zinc-why = by how many have more of it; those who tie have the same rank
rockwell-source-bonus_copper = Rank in copper
rockwell-source-bonus_copper-why = by how many have more of it; those who tie have the same rank
rockwell-source-bonus_silver = Rank in silver
rockwell-source-bonus_silver-why = by how many have more of it; those who tie have the same rank
rockwell-source-bonus_gold = Rank in gold
rockwell-source-bonus_gold-why = by how many have more of it; those who tie have the same rank
rockwell-source-bonus_money = Rank in money
rockwell-source-bonus_money-why = by how many have more of it; those who tie have the same rank

## The board
rockwell-board-turn = Turn { $turn }
rockwell-board-turn-of = Turn { $turn } of at most { $limit }
rockwell-board-drilling = drilling round { $round }
rockwell-board-management = Management
rockwell-board-control = Control
rockwell-board-center = ◎ center
rockwell-board-bribery = bribery
rockwell-board-subcontracting = hire
rockwell-board-supply = bribery tiles { $tiles }, dice { $dice }
rockwell-board-deliveries = Deliveries
rockwell-board-power = power
rockwell-board-subcontractor = subcontractor
rockwell-board-safety = Safety
rockwell-board-mobility = Mobility
rockwell-board-mineshaft = Mineshaft
rockwell-board-prestige = ★ { $n }
rockwell-board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
rockwell-board-insurance = insurance { $n }
rockwell-board-delivered = deliveries ★ { $n }
rockwell-goal-zinc_copper = 8 Zn + 8 Cu
rockwell-goal-extractions = 6 cards
rockwell-goal-silver = 10 Ag
rockwell-goal-strong_crews = 3 crews of 2
rockwell-goal-gold = 12 Au
rockwell-goal-deep_crews = all in C or deeper
rockwell-goal-every_resource = 6 of each
rockwell-goal-great_crews = 2 crews of 4
rockwell-goal-center = center
rockwell-board-piles = Cards left in the piles
rockwell-board-backs = Backs
rockwell-board-extraction = Extraction on { $tile }
rockwell-board-sealed-bid = Your bid
rockwell-board-sealed-insure = Your insurance
rockwell-board-player = Name
rockwell-board-achievements = achieved
rockwell-board-delivery-tiles = delivered
rockwell-board-total = total
rockwell-board-tiles = tiles
rockwell-board-stock = cubes
rockwell-board-power-then = power then: { $tiles }
rockwell-board-drills = drills { $tile }:
rockwell-board-shares = shares
rockwell-board-rest = rest
rockwell-board-danger = Danger { $cards }/{ $all }
rockwell-board-bid-so-far = bid so far: ${ $value }
rockwell-board-insurance-then = { $n ->
    [one] 1 insurance tile then
   *[other] { $n } insurance tiles then
}
rockwell-board-uses = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
rockwell-board-pays = pays { $what } a turn
rockwell-board-may-pay = may pay { $what } a turn
rockwell-board-loses = loses
rockwell-board-each-at-most = ${ $price } each, at most { $most }
rockwell-board-money-then = then ${ $money } in hand
rockwell-sign-crew = a crew: company, number 2, power 3, a subcontractor of 1
rockwell-sign-mineshaft = a mineshaft and its owner
rockwell-sign-tile = a tile: power on it, and power that drills it
rockwell-sign-drilled = a drilled tile: Z zinc, C copper, S silver, G gold for a mineshaft on it, every turn
rockwell-sign-straddling = a crew on a border: the other half is on the next tile
rockwell-sign-ring = the stratum is a ring: column 8 adjoins column 1
rockwell-sign-center = the center of the Earth
rockwell-sign-prestige = prestige
rockwell-sign-boards = Control Center, Stock Exchange, Workshop, with the Vice Presidents
rockwell-sign-uses = a slot for 4 actions; 2 of 4 left
rockwell-sign-delivery = 6 zinc for 2 prestige, 7 such tiles left
rockwell-sign-prices = prices in hundreds of dollars, level by level
rockwell-sign-goal = an achievement: 4 prestige for the first, 2 for the second
rockwell-sign-danger = Danger: of the cards left in the pile, so many have it
