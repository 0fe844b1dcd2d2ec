# Dig Deep
dig_deep-title = Dig Deep

## Labels
dig_deep-gem-ruby = ruby
dig_deep-gem-emerald = emerald
dig_deep-gem-amethyst = amethyst
dig_deep-gem-sapphire = sapphire
dig_deep-gem-diamond = diamond
dig_deep-market_face-ruby = ruby
dig_deep-market_face-emerald = emerald
dig_deep-market_face-amethyst = amethyst
dig_deep-market_face-sapphire = sapphire
dig_deep-market_face-diamond = diamond
dig_deep-market_face-wild = wild
dig_deep-source-a = column a
dig_deep-source-b = column b
dig_deep-source-c = column c
dig_deep-source-d = column d
dig_deep-source-e = column e
dig_deep-source-f = column f
dig_deep-source-g = column g
dig_deep-source-h = column h
dig_deep-source-i = column i
dig_deep-source-ruby = the ruby investments
dig_deep-source-emerald = the emerald investments
dig_deep-source-amethyst = the amethyst investments
dig_deep-source-sapphire = the sapphire investments
dig_deep-source-diamond = the diamond investments
dig_deep-die-basic = basic
dig_deep-die-red = red
dig_deep-die-white = white
dig_deep-die-yellow = yellow
dig_deep-die-blue = blue
dig_deep-die-black = black
dig_deep-die-pink = pink
dig_deep-die-green = green
dig_deep-action-reserve = Reserve
dig_deep-action-mine = Mine
dig_deep-action-smelt = Smelt
dig_deep-action-sell = Sell
dig_deep-action-dig = Dig
dig_deep-action-advertise = Advertise
dig_deep-action-invest = Invest

## Verbs as headings, as choices, and what each does
dig_deep-verb-wild = Raise
dig_deep-verb-mark = Mark
dig_deep-verb-keep = Keep
dig_deep-verb-roll = Reroll
dig_deep-verb-reserve = Reserve
dig_deep-verb-take_back = Take back
dig_deep-verb-mine = Mine
dig_deep-verb-stop = Stop
dig_deep-verb-dig = Dig
dig_deep-verb-put = Put
dig_deep-verb-advertise = Advertise
dig_deep-verb-invest = Invest
dig_deep-verb-done = Done
dig_deep-verb-buy = Buy
dig_deep-verb-discard = Discard
dig_deep-verb-end = End
dig_deep-verb-smelt = Smelt
dig_deep-verb-sell = Sell

dig_deep-move-wild = raise the price of { $gem }
dig_deep-move-mark = mark die { $position } for the reroll
dig_deep-move-keep = keep all dice as they are
dig_deep-move-roll = pay and reroll the marked dice
dig_deep-move-reserve = reserve column { $column }
dig_deep-move-take_back = take a cube back from { $source }
dig_deep-move-mine = mine the top tile of column { $column }
dig_deep-move-stop = stop mining
dig_deep-move-dig = dig up the top tile of column { $column }
dig_deep-move-put = put the tile on column { $column }
dig_deep-move-advertise = { $step ->
    [-1] advertise against { $gem }: price down by 1
   *[1] advertise { $gem }: price up by 1
}
dig_deep-move-invest = invest in { $gem }
dig_deep-move-done = done, go on to buying
dig_deep-move-buy = buy the die on space { $space }
dig_deep-move-discard = discard die { $position }
dig_deep-move-end = end the turn
dig_deep-move-smelt = smelt { $tile }
dig_deep-move-sell = sell { $tile }
dig_deep-run-mark = reroll { $parts }
dig_deep-part-mark = die { $position }
dig_deep-run-mine = mine { $parts }
dig_deep-part-mine = { $column }
dig_deep-run-reserve = reserve { $parts }
dig_deep-part-reserve = { $column }
dig_deep-run-smelt = smelt { $parts }
dig_deep-part-smelt = { $tile }
dig_deep-run-sell = sell { $parts }
dig_deep-part-sell = { $tile }
dig_deep-run-advertise = advertise: { $parts }
dig_deep-part-advertise = { $gem } { $step ->
    [-1] −1
   *[1] +1
}
dig_deep-run-invest = invest in { $parts }
dig_deep-part-invest = { $gem }

dig_deep-help-wild = A wild market die: name one gem, its price rises by 1 (never above 10).
dig_deep-help-mark = Choose dice for the one reroll of the turn; each costs 1 coin, all are rolled together.
dig_deep-help-keep = No reroll this turn; resolve the dice as they lie.
dig_deep-help-roll = Pay 1 coin for each marked die and roll them again, once.
dig_deep-help-reserve = Put one of your cubes below a column; whoever has the most there controls it, tied leaders all do.
dig_deep-help-take_back = Your stock is empty: take a cube back from a column or a gem and put it below another column.
dig_deep-help-mine = Take the top tile of a column you control into your hand; an L1 tile costs 1 pickaxe, L2 2, L3 3.
dig_deep-help-stop = Mining is done in one go; the pickaxes left over are lost.
dig_deep-help-dig = Look at the top tile of any column, then put it face down on any column. Only you know it.
dig_deep-help-put = Put the tile you dug up face down on a column that is lower than it was at the start.
dig_deep-help-advertise = Raise or lower the price of one gem by 1.
dig_deep-help-invest = Put a cube from your stock on a gem: when that gem is sold you get a share of its price.
dig_deep-help-done = Leave the actions you have not used; they are lost. Buying dice comes next.
dig_deep-help-buy = Pay the price of the space; the die is yours from the next turn on. A seventh die pushes out another.
dig_deep-help-discard = You have six dice: one of the old ones leaves the game for the new one.
dig_deep-help-end = Buy nothing more; the next player rolls.
dig_deep-help-smelt = Turn a tile from your hand face up in front of you, so that it can be sold.
dig_deep-help-sell = Sell a face-up tile: every gem on it pays its price, shared with those who invested; then the prices fall.

## Prompts
dig_deep-prompt-wild = A wild: which gem’s price rises?
dig_deep-prompt-reroll = Reroll dice, 1 coin each, or keep them?
dig_deep-prompt-reroll_more = Mark more dice, or pay and reroll?
dig_deep-prompt-resolve = Use your actions in any order.
dig_deep-prompt-mining = Mine on, or stop?
dig_deep-prompt-dig_target = Where does the tile go?
dig_deep-prompt-taken_back = Below which column does the cube go?
dig_deep-prompt-buy = Buy dice?
dig_deep-prompt-discard = A seventh die: which one leaves the game?
dig_deep-prompt-waiting = Waiting for the others.
dig_deep-prompt-chance = The dice are rolling.
dig_deep-prompt-over = The game is over.

## Warnings
dig_deep-warn-price_at_top = The price is at its top already: nothing changes.
dig_deep-warn-empty_column = There is nothing left to mine in this column.
dig_deep-warn-no_change_of_control = Control of this column stays as it is.
dig_deep-warn-gives_up_share = You give up your share in this gem.
dig_deep-warn-loses_control = You lose control of this column.
dig_deep-warn-last_tile = This is the last tile: the game ends after this round.
dig_deep-warn-pickaxes_lost = The pickaxes left over are lost.
dig_deep-warn-sells_for_nothing = You get nothing for this tile now.
dig_deep-warn-pays_another_more = This sale pays somebody else more than you.
dig_deep-warn-actions_left = You still have actions you could use.
dig_deep-warn-never_rolled = The game ends after this round: this die would never be rolled.
dig_deep-warn-seventh_die = A seventh die: one of your others leaves the game.

## Events
dig_deep-event-turn = Round { $round }: { $seat }
dig_deep-event-rolled = { $seat } rolls { $market1 }, { $market2 }, { $market3 }
dig_deep-event-price = { $gem } { $was } → { $now }
dig_deep-event-rerolled = { $paid ->
    [one] { $seat } pays 1 coin and rerolls a die: { $pile }
   *[other] { $seat } pays { $paid } coins and rerolls { $paid } dice: { $pile }
}
dig_deep-pile-mine = Mine { $n }
dig_deep-pile-smelt = Smelt { $n }
dig_deep-pile-sell = Sell { $n }
dig_deep-pile-reserve = Reserve { $n }
dig_deep-pile-dig = Dig { $n }
dig_deep-pile-advertise = Advertise { $n }
dig_deep-pile-invest = Invest { $n }
dig_deep-event-reserved = { $seat } reserves column { $column }
dig_deep-event-took_back = { $seat } takes a cube back from { $source }
dig_deep-event-mined = { $seat } mines an L{ $level } tile from column { $column }
dig_deep-event-saw = it is { $tile }
dig_deep-event-smelted = { $seat } smelts { $tile }
dig_deep-event-sold = { $seat } sells { $tile }
dig_deep-event-paid = { $coins ->
    [one] { $seat } gets 1 coin for { $gem }
   *[other] { $seat } gets { $coins } coins for { $gem }
}
dig_deep-event-returned = { $cubes ->
    [one] { $seat } gets the cube on { $gem } back
   *[other] { $seat } gets { $cubes } cubes on { $gem } back
}
dig_deep-event-dug = { $seat } digs up the top tile (L{ $level }) of column { $column }
dig_deep-event-put = { $seat } puts it from column { $column } on column { $target }
dig_deep-event-invested = { $seat } invests in { $gem }
dig_deep-event-bought = { $coins ->
    [one] { $seat } buys the { $die } die from space { $space } for 1 coin
   *[other] { $seat } buys the { $die } die from space { $space } for { $coins } coins
}
dig_deep-event-discarded = { $seat } discards the { $die } die
dig_deep-event-filled = the { $die } die comes to space { $space }
dig_deep-event-last_tile = { $seat } has mined the last tile: the round is played to its end
dig_deep-event-bonus = { $coins ->
    [one] { $seat } sold the most { $gem } ({ $sold }): 1 coin
   *[other] { $seat } sold the most { $gem } ({ $sold }): { $coins } coins
}
dig_deep-event-ended = The game is over: { $reason }
dig_deep-event-advertised = { $step ->
    [-1] { $seat } advertises against { $gem }
   *[1] { $seat } advertises { $gem }
}

## Options and reasons
dig_deep-option-turn_limit = Turn limit: the game ends after this many turns each (0: never)
dig_deep-option-stall_limit = Stall limit: the game ends after this many rounds without a tile mined (0: never)
dig_deep-reason-last_tile = the last tile has been mined
dig_deep-reason-turn_limit = the turn limit is reached
dig_deep-reason-stalled = nobody mines any more
dig_deep-source-start = Coins at the start
dig_deep-source-start-why = everybody begins with as many
dig_deep-source-coins = Coins
dig_deep-source-coins-why = in hand at the end
dig_deep-source-sales = Own sales
dig_deep-source-sales-why = the price of each gem on the tiles sold, less what investors took
dig_deep-source-shares = Shares in others’ sales
dig_deep-source-shares-why = paid to investment cubes when somebody else sold that gem
dig_deep-source-dice = Dice bought
dig_deep-source-dice-why = the price of each new die
dig_deep-source-rerolls = Rerolls
dig_deep-source-rerolls-why = one coin for each die rolled again
dig_deep-source-bonus_ruby = Most rubies sold
dig_deep-source-bonus_ruby-why = 20 coins for the most; those who tie share them, rounded down
dig_deep-source-bonus_emerald = Most emeralds sold
dig_deep-source-bonus_emerald-why = 20 coins for the most; those who tie share them, rounded down
dig_deep-source-bonus_amethyst = Most amethysts sold
dig_deep-source-bonus_amethyst-why = 20 coins for the most; those who tie share them, rounded down
dig_deep-source-bonus_sapphire = Most sapphires sold
dig_deep-source-bonus_sapphire-why = 20 coins for the most; those who tie share them, rounded down
dig_deep-source-bonus_diamond = Most diamonds sold
dig_deep-source-bonus_diamond-why = 20 coins for the most; those who tie share them, rounded down

## The board
dig_deep-board-round = Round { $round }
dig_deep-board-round-of = Round { $round } of at most { $limit }
dig_deep-board-last-round = last round
dig_deep-board-left = { $left } of { $all } tiles left
dig_deep-board-prices = Prices
dig_deep-board-all = all
dig_deep-board-dice = Dice
dig_deep-board-left-to-do = To do
dig_deep-board-pickaxes = { $n ->
    [one] 1 pickaxe
   *[other] { $n } pickaxes
}
dig_deep-board-market = Dice market
dig_deep-board-bag = { $n } in the bag
dig_deep-board-hand = Hand
dig_deep-board-face-up = Face up
dig_deep-board-sold = Sold
dig_deep-board-held = Under way
dig_deep-board-new-die = New die
dig_deep-board-coins = Coins
dig_deep-board-total = Total
dig_deep-board-player = Player
dig_deep-board-price = price { $was } → { $now }
dig_deep-board-then = then
dig_deep-board-share = { $shares ->
    [one] { $value }¢ a share, 1 share
   *[other] { $value }¢ a share, { $shares } shares
}
dig_deep-board-worth = worth { $coins }¢ now
dig_deep-sign-tile = a tile; its level is what mining it costs in pickaxes
dig_deep-sign-lit = you can mine this column now
dig_deep-sign-coin = coins
dig_deep-sign-cube = cubes in stock
dig_deep-sign-crown = who controls a column; who has sold the most of a gem
dig_deep-sign-free = room for one more investment
dig_deep-sign-wild = a wild on a market die
dig_deep-sign-marked = marked for the reroll; “reroll 1 3” rolls dice 1 and 3 again at once
dig_deep-short-reserve = Re
dig_deep-short-mine = Mi
dig_deep-short-smelt = Sm
dig_deep-short-sell = Se
dig_deep-short-dig = Di
dig_deep-short-advertise = Ad
dig_deep-short-invest = In
dig_deep-board-unseen = Not seen yet
