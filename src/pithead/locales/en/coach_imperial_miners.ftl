# What the coach says about choices of Imperial Miners

## What something brings
coach_imperial_miners-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
coach_imperial_miners-carts = { $n ->
    [one] 1 cart
   *[other] { $n } carts
}
coach_imperial_miners-gold = { $n } gold
coach_imperial_miners-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
coach_imperial_miners-sought = { $n ->
    [one] 1 card of a faction
   *[other] { $n } cards of a faction
}
coach_imperial_miners-fours = { $n ->
    [one] 1 card of level IV
   *[other] { $n } cards of level IV
}
coach_imperial_miners-machines = { $n ->
    [one] 1 machine
   *[other] { $n } machines
}
coach_imperial_miners-caves = { $n ->
    [one] 1 cave-in
   *[other] { $n } cave-ins
}
coach_imperial_miners-spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
coach_imperial_miners-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
coach_imperial_miners-nothing = nothing
coach_imperial_miners-for = { $pile } for { $gold } gold
coach_imperial_miners-loses = minus { $n } gold
coach_imperial_miners-tenths = { $n }.{ $tenth } points

## The other choice, inside a sentence
coach_imperial_miners-with-card = with { $card }
coach_imperial_miners-with-place = { $place }
coach_imperial_miners-with-climb = through { $card }
coach_imperial_miners-with-activate = with { $card }
coach_imperial_miners-with-machine = with the machine on { $card }
coach_imperial_miners-with-cavein = with the cave-in on { $card }
coach_imperial_miners-with-clear = by clearing { $card }
coach_imperial_miners-with-cart = with the cart between { $card } and { $neighbour }
coach_imperial_miners-with-work = at the { $work }
coach_imperial_miners-with-pay = for { $n } gold
coach_imperial_miners-with-effect = with the other effect
coach_imperial_miners-with-branch = with “{ $branch }”
coach_imperial_miners-with-decline = without an effect
coach_imperial_miners-with-advance = { $n ->
    [0] without a move
    [one] with 1 space
   *[other] with { $n } spaces
}
coach_imperial_miners-with-board = on { $board }
coach_imperial_miners-with-deck = from deck { $deck }
coach_imperial_miners-with-faction = with the { $faction }
coach_imperial_miners-with-sell = by selling { $card }
coach_imperial_miners-with-discard = by discarding { $card }
coach_imperial_miners-with-stop = by stopping here

## What it brings now
coach_imperial_miners-climb = Going through { $card } brings { $pile }, through { $neighbour } { $less }.
coach_imperial_miners-activate = { $card } brings { $pile } when it is activated, { $neighbour } { $less }.
coach_imperial_miners-buried = { $neighbour } would only lose its cave-in; { $card } acts: { $pile }.
coach_imperial_miners-acted = { $neighbour } has already acted this round; { $card } still brings { $pile }.
coach_imperial_miners-digs = { $card } loses its cave-in and acts again from the next time on: { $pile }.
coach_imperial_miners-more-points = That brings { $pile } now; { $otherwise } it is { $less }.
coach_imperial_miners-something = That brings { $pile } now; { $otherwise } there is nothing.
coach_imperial_miners-points-not-gold = That brings { $pile } now; { $otherwise } it is only { $less }.
coach_imperial_miners-points-for-gold = { $more ->
    [one] 1 point more now than { $otherwise }, for { $gold } gold less in the purse.
   *[other] { $more } points more now than { $otherwise }, for { $gold } gold less in the purse.
}
coach_imperial_miners-more-gold = That leaves you { $gold } gold, { $otherwise } { $less }.
coach_imperial_miners-surface = The { $work } brings { $pile }, { $otherwise } it is { $less }.
coach_imperial_miners-later = { $more ->
    [one] Less now ({ $pile }, { $otherwise } { $less }), but about 1 point more in the end.
   *[other] Less now ({ $pile }, { $otherwise } { $less }), but about { $more } points more in the end.
}
coach_imperial_miners-even = Both bring the same now: { $pile }.
coach_imperial_miners-even-nothing = It makes no difference this round.
coach_imperial_miners-sum-nothing = That brings nothing now; { $otherwise } it is { $less }.
coach_imperial_miners-sum = That brings { $pile } now; { $otherwise } it is { $less }.

## What it costs
coach_imperial_miners-price = { $price ->
    [0] { $card } costs nothing, { $neighbour } { $other } gold: that leaves you { $gold }.
   *[other] { $card } costs { $price } gold, { $neighbour } { $other }: that leaves you { $gold }.
}
coach_imperial_miners-affords = That leaves you { $gold } gold, enough for { $card } next round, which costs { $price }; { $otherwise } you have only { $less }.
coach_imperial_miners-discount = { $price ->
    [0] { $event } takes { $saved } gold off: { $card } costs nothing today.
   *[other] { $event } takes { $saved } gold off: { $card } costs only { $price } today.
}
coach_imperial_miners-scots = { $scots ->
    [one] 1 card of the Scots brings the { $price } gold of { $card } down to { $paid }: { $pile }.
   *[other] { $scots } cards of the Scots bring the { $price } gold of { $card } down to { $paid }: { $pile }.
}
coach_imperial_miners-last-gold = { $more ->
    [one] Gold is worth nothing after this round: { $gold } of it bring 1 point more.
   *[other] Gold is worth nothing after this round: { $gold } of it bring { $more } points more.
}
coach_imperial_miners-keeps-gold = Keep the { $gold } gold: { $otherwise } all you get for it is { $less }.
coach_imperial_miners-last-point = { $more ->
    [one] { $event }: 1 point more would cost you another { $gold } gold.
   *[other] { $event }: { $more } points more would cost you another { $gold } gold.
}

## The card and its place
coach_imperial_miners-laid-carts = { $n ->
    [one] It completes 1 cart { $place }, which is 1 point; { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }.
   *[other] It completes { $n } carts { $place }, 1 point each; { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }.
}
coach_imperial_miners-cart-event = { $less ->
    [0] { $event } pays for every cart you complete: { $n } now instead of none.
   *[other] { $event } pays for every cart you complete: { $n } now instead of { $less }.
}
coach_imperial_miners-chain = The chain wakes { $card }: { $pile }; { $otherwise } it brings { $less }.
coach_imperial_miners-sides = { $where ->
    [beside] { $card } now has a card on both sides: { $pile } instead of { $less }.
    [above] { $card } lies below two cards here: { $pile } instead of { $less }.
   *[below] { $card } now has two cards below it: { $pile } instead of { $less }.
}
coach_imperial_miners-condition = You have { $counted } then, and { $card } can bring { $pile }.
coach_imperial_miners-counted = { $n ->
    [one] { $card } counts { $counted }: 1 point.
   *[other] { $card } counts { $counted }: { $n } points.
}
coach_imperial_miners-touches = { $card } counts { $counted } { $place }, { $otherwise } only { $less }.
coach_imperial_miners-room = It makes room for { $card } below it, which has no place { $otherwise }.
coach_imperial_miners-new-faction = { $many ->
    [one] That makes { $factions }, and { $card } counts them.
   *[other] That makes { $factions }, and { $card } count them.
}
coach_imperial_miners-more-faction = { $n ->
    [one] It is your first card of the { $faction }, which counts for { $card }.
   *[other] It makes { $n } cards of the { $faction }, which count for { $card }.
}
coach_imperial_miners-passed-later = A deeper card wakes { $card } again: { $pile } on the way up, { $otherwise } { $less }.
coach_imperial_miners-next-carts = { $n ->
    [one] { $card } can complete 1 cart next round, { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }.
   *[other] { $card } can complete { $n } carts next round, { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }.
}
coach_imperial_miners-free-places = { $n ->
    [one] That leaves 1 place for your cards of level { $deck }, { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }.
   *[other] That leaves { $n } places for your cards of level { $deck }, { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }.
}
coach_imperial_miners-halves = { $n ->
    [one] 1 half-cart then waits for a neighbour, { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }.
   *[other] { $n } half-carts then wait for a neighbour, { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }.
}

## Machines, carts, cave-ins
coach_imperial_miners-feeds = { $many ->
    [one] You have { $counted } then, { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }, and { $card } counts them.
   *[other] You have { $counted } then, { $otherwise } { $less ->
        [0] none
       *[other] { $less }
    }, and { $card } count them.
}
coach_imperial_miners-harmless = In the last round a cave-in does no harm: { $pile }.
coach_imperial_miners-spared = { $card } does not cave in: its next turn brings { $pile }.
coach_imperial_miners-cave-target = The cave-in costs less on { $card }: its turn brings { $pile }, that of { $neighbour } { $less }.
coach_imperial_miners-out-of-the-way = No card of your hand would wake { $card } again, but { $neighbour } lies on the way up.
coach_imperial_miners-cleared-again = The chain comes through { $card } this round and takes the cave-in away again.
coach_imperial_miners-clears = { $card } acts again the next time it is woken: { $pile }.
coach_imperial_miners-machine-target = With one more machine { $card } brings { $pile } each time, instead of { $less }.
coach_imperial_miners-cart-target = { $card } counts the carts around it.

## Progress
coach_imperial_miners-space = Space { $space } of { $board } brings { $pile }; { $otherwise } it is { $less }.
coach_imperial_miners-last-space = It reaches the last space of { $board }: { $pile }, and the marker goes on to another board.
coach_imperial_miners-ahead = { $n ->
    [one] Space { $space } of { $board } ({ $goal }) is then only 1 space away, { $otherwise } { $less }.
   *[other] Space { $space } of { $board } ({ $goal }) is then only { $n } spaces away, { $otherwise } { $less }.
}
coach_imperial_miners-moves-on = { $n ->
    [one] Otherwise it is the same, and the marker goes 1 space further.
   *[other] Otherwise it is the same, and the marker goes { $n } spaces further.
}
coach_imperial_miners-road = The next { $spaces } of { $board } offer { $pile }, { $otherwise } { $less }.

## Cards to draw, to sell, to discard
coach_imperial_miners-draw-price = With { $gold } gold you can pay { $pays } of the { $n } unseen cards of level { $deck }, of level { $other } only { $less } of { $rest }.
coach_imperial_miners-draw-room = A card of level { $other } would have no place in your mine yet; one of level { $deck } has.
coach_imperial_miners-draw-worth = Such a card adds about { $points } to what your hand will bring, { $otherwise } { $less }.
coach_imperial_miners-draw-points = Laid down, such a card brings about { $points } on average, { $otherwise } { $less }.
coach_imperial_miners-draw-unseen = { $n ->
    [one] 1 such card is still unseen, { $otherwise } { $less }.
   *[other] { $n } such cards are still unseen, { $otherwise } { $less }.
}
coach_imperial_miners-draw-even = { $n ->
    [one] Either way 1 such card is still unseen.
   *[other] Either way { $n } such cards are still unseen.
}
coach_imperial_miners-draw-cheap = { $n ->
    [0] Cards of level { $deck } cost nothing, those of level { $other } about { $less } gold.
   *[other] Cards of level { $deck } cost about { $n } gold, those of level { $other } about { $less }.
}
coach_imperial_miners-search-many = { $n ->
    [one] 1 card of the { $faction } is still unseen on level { $deck }, on level { $other } { $less }.
   *[other] { $n } cards of the { $faction } are still unseen on level { $deck }, on level { $other } { $less }.
}
coach_imperial_miners-names-faction = { $many ->
    [one] { $card } counts your cards of the { $faction }.
   *[other] { $card } count your cards of the { $faction }.
}
coach_imperial_miners-names-new = { $many ->
    [one] Your mine has no card of the { $faction } yet, and { $card } counts factions.
   *[other] Your mine has no card of the { $faction } yet, and { $card } count factions.
}
coach_imperial_miners-hand-short = { $held ->
    [0] You hold no card, and { $rounds } are to come: draw.
    [one] You hold 1 card, and { $rounds } are to come: draw.
   *[other] You hold { $held } cards, and { $rounds } are to come: draw.
}
coach_imperial_miners-hand-long = You hold { $held } for { $rounds }: one of them is too many anyway.
coach_imperial_miners-unpaid = { $card } costs { $price } gold, and you have { $gold }.
coach_imperial_miners-unplaced = { $card } has no place: your mine has no room on level { $deck }.
coach_imperial_miners-parts-with = { $card } would bring { $pile }, { $neighbour } { $less }.
coach_imperial_miners-holds = { $card } stays in your hand: laid down it brings { $pile }.

## The opening hand
coach_imperial_miners-begins = Without a card of level I you cannot play in round 1: { $card } begins the mine.
coach_imperial_miners-two-ones = { $card }: two cards of level I cost nothing and make room for the others.
coach_imperial_miners-keep-price = The four cost { $n } gold in all, { $otherwise } { $less }.
coach_imperial_miners-together = Keep { $card } together: they are of the { $faction } or count them.
coach_imperial_miners-many-factions = { $many ->
    [one] { $card } counts factions, and the four have { $n } of them; { $otherwise } { $less }.
   *[other] { $card } count factions, and the four have { $n } of them; { $otherwise } { $less }.
}
coach_imperial_miners-theme = { $theme ->
    [machines] Keep { $card } together: one makes machines, the other counts them.
    [carts] Keep { $card } together: one makes carts, the other counts them.
    [caveins] Keep { $card } together: one makes cave-ins, the other counts them.
   *[space] Keep { $card } together: one moves the marker, the other counts its spaces.
}
coach_imperial_miners-first-income = { $card } is woken again and again: { $pile } each time, { $neighbour } { $less }.
coach_imperial_miners-half-carts = The four have { $n } half-carts, { $otherwise } { $less }.
coach_imperial_miners-kept-instead = Beside the other three { $card } brings { $pile }, { $neighbour } { $less }.

## The last round
coach_imperial_miners-grade = That makes { $points } and { $grade }, instead of { $less }.
coach_imperial_miners-passes = That makes { $points }, more than the { $less } that { $seat } has now.
coach_imperial_miners-too-late = Cards that you draw now can no longer be played.

## Luck
coach_imperial_miners-stream-set_up = set-up
coach_imperial_miners-stream-cards = cards
coach_imperial_miners-stream-events = events
coach_imperial_miners-stream-agreed = what was still open

## One thing for next time
coach_imperial_miners-first-try = Get down to level III.
coach_imperial_miners-first-seen = Its cards bring about { $points } of { $all } points in a usual game.
coach_imperial_miners-habit-chain-try = Lay the card that activates more of the others.
coach_imperial_miners-habit-chain-seen = In { $times } of your last { $cases } cards another one would have activated more: { $amount } cards in all.
coach_imperial_miners-habit-carts-try = Lay the card that completes carts.
coach_imperial_miners-habit-carts-seen = In { $times } of your last { $cases } cards another one would have completed more: { $amount } carts in all.
coach_imperial_miners-habit-price-try = Lay the cheaper card.
coach_imperial_miners-habit-price-seen = In { $times } of your last { $cases } cards a cheaper one was better: { $amount } gold in all.
coach_imperial_miners-habit-points-try = Take the points at once.
coach_imperial_miners-habit-points-seen = In { $times } of your last { $cases } cards another one was better and brought more in the same round: { $amount } points in all.
coach_imperial_miners-habit-place-try = Try every place for your card.
coach_imperial_miners-habit-place-seen = In { $times } of your last { $cases } cards the same card was better in another place: about { $percent } % a game.
coach_imperial_miners-habit-card-taken-try = Draw fewer cards.
coach_imperial_miners-habit-card-taken-seen = { $times } of the last { $cases } times that you chose an effect with a card, the other effect was better: about { $percent } % a game.
coach_imperial_miners-habit-draw-deep-try = Draw from a deeper deck.
coach_imperial_miners-habit-draw-deep-seen = In { $times } of your last { $cases } draws from decks I and II a deeper one was better: about { $percent } % a game.
coach_imperial_miners-habit-draw-cheap-try = Draw nearer to the surface.
coach_imperial_miners-habit-draw-cheap-seen = In { $times } of your last { $cases } draws from decks II and III a higher one was better: about { $percent } % a game.
coach_imperial_miners-habit-keep-deep-try = Keep more cards of the deep levels.
coach_imperial_miners-habit-keep-deep-seen = In { $times } of your last { $cases } first hands more cards of levels III and IV were better: { $amount } in all.
coach_imperial_miners-habit-discard-other-try = Compare your cards before you discard.
coach_imperial_miners-habit-discard-other-seen = { $times } of the last { $cases } times it was better to part with other cards: about { $percent } % a game.
coach_imperial_miners-habit-sell-other-try = Compare your cards before you sell one.
coach_imperial_miners-habit-sell-other-seen = In { $times } of your last { $cases } sales another card was the one to go: about { $percent } % a game.
coach_imperial_miners-habit-gold-left-try = Spend your gold before the end.
coach_imperial_miners-habit-gold-left-seen = In { $times } of your last { $cases } games gold was left over: { $amount } in all.
