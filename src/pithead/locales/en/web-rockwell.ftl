# The browser: Rockwell's board.

web-rockwell-planet = The round section: strata A to D, sectors 1 to 8, the center
web-rockwell-boards = Boards
web-rockwell-tab-boards = Boards
web-rockwell-turn = turn { $turn }
web-rockwell-turn-of = turn { $turn } of { $limit }
web-rockwell-step-auction = Auction
web-rockwell-step-place = Vice Presidents
web-rockwell-step-drilling = I Drilling
web-rockwell-step-market = II Stock Exchange
web-rockwell-step-workshop = III Workshop

## What is asked
web-rockwell-say-bid = A sealed bid: all bids are paid, the highest chooses first.
web-rockwell-say-insure = Turn cubes into insurance against Danger?
web-rockwell-say-crew = Round { $round } of 4: which crew acts?
web-rockwell-say-move = Where does your crew at { $place }, power { $power }, go?
web-rockwell-say-die = The subcontractor: take it along to { $place }, or leave it?

## Planet
web-rockwell-center = Center
web-rockwell-nobody = no crew
web-rockwell-tile = { $tile }, { $power } of { $need } power; { $who }
web-rockwell-tile-drilled = { $tile }, drilled, a mineshaft here earns { $pays }; { $who }
web-rockwell-crew = crew of { $name }, power { $power }, { $place }
web-rockwell-crew-die = crew of { $name }, power { $power } with a subcontractor of { $die }, { $place }
web-rockwell-crew-at = crew at { $place }, power { $power }
web-rockwell-strong = { $name } (power { $power })
web-rockwell-strong-die = { $name } (power { $power } and a subcontractor of { $die })
web-rockwell-shaft = Mineshaft of { $name } on { $tile }
web-rockwell-shaft-of = mineshaft of { $name }
web-rockwell-drilling-order = Control order
web-rockwell-drilling-round = Drilling, round { $n } of 4
web-rockwell-management-order = Management order
web-rockwell-key-rim = rim: power there, yours to add, missing
web-rockwell-key-cut = cut open: what a mineshaft earns each turn
web-rockwell-zoom-in = Nearer
web-rockwell-zoom-out = Farther
web-rockwell-zoom-all = The whole planet

## What a choice would do
web-rockwell-you = You
web-rockwell-drills = Drills { $tile }
web-rockwell-drill = Drill { $tile }
web-rockwell-drilled = drilled
web-rockwell-power-of = { $power } of { $need }
web-rockwell-power = power { $n }
web-rockwell-danger-odds = { $of ->
    [one] Danger on the only card left
   *[other] Danger on { $n } of { $of } cards
}
web-rockwell-no-danger = No Danger card left in this pile
web-rockwell-then = Then also { $tile }.
web-rockwell-then-missing = { $tile }: { $power } of { $need }, { $missing } missing.
web-rockwell-shaft-pays = A mineshaft here earns
web-rockwell-shaft-may-pay = Once drilled, it earns
web-rockwell-die-next = Its subcontractor is asked about next.
web-rockwell-reaches-center = To the center
web-rockwell-leaves-game = The crew leaves the game.
web-rockwell-worth = Worth { $prestige } prestige.
web-rockwell-it-drills = drills the tile
web-rockwell-hire-nobody = nobody
web-rockwell-by-level = level { $n }
web-rockwell-pile = { $n ->
    [one] 1 card in its pile
   *[other] { $n } cards in its pile
}{ $danger ->
    [0] {""}
   *[other] {", "}{ $danger } with Danger
}

## Extraction, auction
web-rockwell-extraction = Extraction on { $tile }
web-rockwell-drilled-by = drilled by { $name }
web-rockwell-joins = { $name } steps wholly onto { $tile }
web-rockwell-card = Card
web-rockwell-share = { $name } shares
web-rockwell-left-over = { $name }: left over
web-rockwell-danger = Danger
web-rockwell-danger-on = Danger on { $tile }: give insurance?
web-rockwell-in-danger = { $name } may lose
web-rockwell-insures = { $name } discards insurance
web-rockwell-loses = { $name } loses
web-rockwell-nothing-lost = nothing lost
web-rockwell-skip = Skip ahead
web-rockwell-bids-sealed = Bids sealed
web-rockwell-insurances = Insurance
web-rockwell-n-of = { $n } of { $of }
web-rockwell-sealed = ready
web-rockwell-thinking = thinking
web-rockwell-bids = The bids
web-rockwell-all-paid = all are paid
web-rockwell-nothing = nothing

## Sealed bid, insurance
web-rockwell-your-bid = Your bid
web-rockwell-your-insurance = Your insurance
web-rockwell-hidden-bid = hidden until all are ready
web-rockwell-hidden-insurance = yours alone
web-rockwell-of = of { $n }
web-rockwell-of-at = of { $n } at { $price }
web-rockwell-less = less { $what }
web-rockwell-more = more { $what }
web-rockwell-seal = Seal { $money }
web-rockwell-bid-nothing = Bid nothing
web-rockwell-insure-n = Insure { $n }
web-rockwell-insure-nothing = No insurance
web-rockwell-insured-then = Insurance tiles then: { $n }
web-rockwell-last-bids = Last bids:

## Boards
web-rockwell-board-1 = I Control Center
web-rockwell-board-1-more = bribe · hire
web-rockwell-board-2 = II Stock Exchange
web-rockwell-board-2-more = transactions
web-rockwell-board-3 = III Workshop
web-rockwell-board-3-more = actions · deliveries
web-rockwell-bribery = bribery
web-rockwell-subcontracting = subcontracting
web-rockwell-deals = { $n ->
    [one] 1 transaction
   *[other] { $n } transactions
}
web-rockwell-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
web-rockwell-free = free
web-rockwell-bribes-left = Bribery tiles left: { $n }
web-rockwell-dice-left = Subcontractor dice left: { $n }
web-rockwell-delivery = Deliver { $n } { $resource } for { $prestige } prestige; tiles left: { $left }
web-rockwell-sell-for = Sell { $n } for { $money }
web-rockwell-buy-for = Buy { $n } for { $money }
web-rockwell-achievements = Achievements
web-rockwell-values-left = values left
web-rockwell-took = { $name } took { $prestige }
web-rockwell-goal-cards = cards
web-rockwell-goal-power = { $n ->
    [one] 1 crew of { $power }+
   *[other] { $n } crews of { $power }+
}
web-rockwell-goal-depth = { $n ->
    [one] 1 crew in { $stratum }+
   *[other] { $n } crews in { $stratum }+
}
web-rockwell-goal-center = { $n ->
    [one] 1 crew at center
   *[other] { $n } crews at center
}

## Companies
web-rockwell-safety = Safety
web-rockwell-mobility = Mobility
web-rockwell-mineshaft = Shafts
web-rockwell-level = level { $n } of 3
web-rockwell-insurance = Insurance
web-rockwell-cards = Extraction cards
web-rockwell-deliveries = Deliveries
web-rockwell-prestige = Prestige
web-rockwell-ledger = what everybody could have tracked
web-rockwell-behind = Behind the screen
web-rockwell-hidden = hidden

## Smaller screens, previews
web-rockwell-tab-planet = Planet
web-rockwell-bid-value = Value of the bid
web-rockwell-tie = { $before ->
    [0] At a tie you stay ahead of all.
   *[other] { $after ->
        [0] At a tie you stay behind { $ahead }.
       *[other] At a tie you stay behind { $ahead }, ahead of { $behind }.
    }
}
web-rockwell-no-risk = Danger cannot take anything from you within one move.
web-rockwell-rank = { $best ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $best }th
}
web-rockwell-rank-range = { $best } to { $worst }
web-rockwell-goes = you go { $rank }
web-rockwell-give-bribery = bribe
web-rockwell-give-subcontracting = hire
web-rockwell-round = round { $n }
web-rockwell-commit-improve = Improve { $place }
web-rockwell-commit-bribe = Bribe onto { $place }
web-rockwell-commit-place = Take { $place }
web-rockwell-order-then = Control order then
web-rockwell-board-1-for = Drill early, and bribe a crew or hire a subcontractor.
web-rockwell-board-2-for = Sell and buy cubes at fixed prices.
web-rockwell-board-3-for = Improve your company, deliver cubes for prestige.
web-rockwell-have-at = { $n } at { $price }
web-rockwell-none-lose = You have none: lose { $cubes }
web-rockwell-needs = needs { $n }
web-rockwell-about = about
web-rockwell-rest = Left over
web-rockwell-rest-tie = { $me ->
    [yes] Tie, { $most } to { $most }: left over goes to you, who drill.
   *[no] Tie, { $most } to { $most }: left over goes to { $who }, who drills.
}
web-rockwell-rest-most = { $me ->
    [yes] { $own } to { $most }: left over is yours.
   *[no] { $own } to { $most }: left over goes to { $who }.
}
web-rockwell-rest-mineshaft = { $me ->
    [yes] Your mineshaft stands here: left over is yours.
   *[no] { $who } has the mineshaft here, and takes what is left over.
}
web-rockwell-danger-loses = lose up to { $n }
web-rockwell-danger-insured = insured { $n }
web-rockwell-n-sealed = { $n } of { $of } sealed
web-rockwell-last-turn = last turn’s bids

## Text form
web-rockwell-text-tiles = Tiles, from the surface down
web-rockwell-text-tile = Tile
web-rockwell-text-power = Power
web-rockwell-text-missing = Missing
web-rockwell-text-crews = Crews
web-rockwell-text-shaft = Mineshaft
web-rockwell-text-pays = Mineshaft earns
web-rockwell-text-elsewhere = Crews on entrances, borders and at the center
web-rockwell-astride = on the border { $border }
web-rockwell-text-companies = Companies
web-rockwell-text-company = Company
web-rockwell-text-achievement = Achievement
web-rockwell-text-taken = Taken by

## Learning
web-rockwell-coach-bid_zinc = All seal a bid in secret. Everybody pays; the highest bid places its Vice Presidents first. Set the steppers and seal, or bid nothing.
web-rockwell-coach-place = Vice Presidents open Board I (bribe or hire while drilling), II (sell and buy) and III (improve and deliver). The first on Board I drills first.
web-rockwell-coach-crew = Pick one of your glowing crews; then a tile. When the power on a tile reaches what it needs, it is drilled and all who are there share.
web-rockwell-coach-market = Sell what you do not need, or buy what an achievement asks for; prices never change.
web-rockwell-coach-workshop = Improve crews, Safety, Mobility or mineshafts on your company board, or deliver cubes for prestige.
web-rockwell-learn-1 = You want the most prestige. It comes from achievements, deliveries, and bonuses for the largest stocks at the end.
web-rockwell-learn-2 = A turn: a sealed auction, two Vice Presidents on three boards, four rounds of drilling, then Stock Exchange and Workshop.
web-rockwell-learn-3 = A tile is drilled when the power of all crews on it reaches what it needs; everybody there shares, the strongest takes what is left over.
web-rockwell-learn-4 = The game ends once most companies have had a crew at the center.

## After the end
web-rockwell-points = { $n } prestige
web-rockwell-score-by-turn = Prestige by turn
web-rockwell-wealth = Money and cubes at Stock Exchange prices, by turn

## The figures of the rules
web-rockwell-figure-RW-C1 = Four strata of eight tiles, from A outside to D inside, around the center. Each entrance touches two tiles of stratum A.
web-rockwell-figure-RW-C2 = A tile touches four others: left and right in its stratum, one outside, one inside.
web-rockwell-figure-RW-D6 = A crew of power 2 on the border of B5 and B6 counts on both: 2 + 2 = 4 of 5 there, 2 + 1 = 3 of 6 here.
web-rockwell-figure-RW-E1 = Three crews of power 1, of three companies, fill a tile that needs 3: it is drilled at once, and a card is drawn.
web-rockwell-figure-RW-E4 = Card 3 copper, 5 silver, 4 gold for two players: 1, 2 and 2 each; what is left over, 1 copper and 1 silver, goes to the greater power.
