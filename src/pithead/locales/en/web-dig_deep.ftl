# Dig Deep in the browser.

web-dig_deep-board = The mine and the prices
web-dig_deep-round = Round { $round }
web-dig_deep-round-of = Round { $round } of at most { $limit }
web-dig_deep-last-round = last round
web-dig_deep-tiles-left = { $left } of { $all } tiles left
web-dig_deep-pickaxes = { $n ->
    [one] 1 pickaxe
   *[other] { $n } pickaxes
}
web-dig_deep-prices = Prices
web-dig_deep-sold = Sold
web-dig_deep-dug-out = dug out
web-dig_deep-hand = Hand
web-dig_deep-face-up = Face up
web-dig_deep-bag = { $n } in the bag
web-dig_deep-coins = Coins
web-dig_deep-free-sell = free
web-dig_deep-new-die = new
web-dig_deep-control = Control
web-dig_deep-most-sold = Sold by
web-dig_deep-player = Player
web-dig_deep-dice = Dice
web-dig_deep-step-roll = Roll
web-dig_deep-step-resolve = Resolve
web-dig_deep-step-buy = Buy
web-dig_deep-ground = The ground in section
web-dig_deep-tab-section = Section
web-dig_deep-own-tiles = Your tiles
web-dig_deep-dice-count = { $n } of { $of }
web-dig_deep-gems-sold = Gems sold
web-dig_deep-in-hand = { $n ->
    [one] 1 tile in hand
   *[other] { $n } tiles in hand
}
web-dig_deep-face-up-n = { $n ->
    [one] 1 tile face up
   *[other] { $n } tiles face up
}
web-dig_deep-buy-die-for = Buy { $die } for { $coins }
web-dig_deep-after-buy = { $coins ->
    [one] After this you have 1 coin.
   *[other] After this you have { $coins } coins.
}
web-dig_deep-then-dice = Prices then: { $dice }.
web-dig_deep-then-price = { $die } { $price }
web-dig_deep-a-new-die = a new die
web-dig_deep-seventh = A seventh die: the next step is to give one of these up for good.
web-dig_deep-outcome-mine = { $left ->
    [one] Into your hand: a tile of level { $level }. 1 pickaxe is left.
   *[other] Into your hand: a tile of level { $level }. { $left } pickaxes are left.
}
web-dig_deep-outcome-reserve = Column { $column } is then controlled by: { $who }.
web-dig_deep-outcome-smelt = { $coins ->
    [one] Face up, it would sell for 1 coin now.
   *[other] Face up, it would sell for { $coins } coins now.
}
web-dig_deep-outcome-invest = { $shares ->
    [one] A sale then has 1 share of { $coins }.
   *[other] A sale then has { $shares } shares of { $coins } each.
}
web-dig_deep-outcome-price = { $gem }: { $price } → { $becomes }
web-dig_deep-open = open
web-dig_deep-all-tie = all tie
web-dig_deep-tie = { $n } tie
web-dig_deep-left = { $n } left
web-dig_deep-column = { $left ->
    [0] Column { $column } is dug out
   *[other] Column { $column }: { $left } left, the top one level { $level }, controlled by { $control }
}
web-dig_deep-level = Level { $level }: { $gems }, the most common first
web-dig_deep-knows = { $seat } knows this tile
web-dig_deep-invested = Shares
web-dig_deep-rolled-now = rolled this turn
web-dig_deep-your-dice = Your dice
web-dig_deep-dice-of = Dice of { $seat }
web-dig_deep-die = { $die } die
web-dig_deep-die-for = { $die } die for { $coins }
web-dig_deep-empty-space = Empty space, { $price }
web-dig_deep-unmark = Keep it after all: { $die }
web-dig_deep-your-hand = Your hand
web-dig_deep-hand-of = Hand of { $seat }
web-dig_deep-only-you = only you see it
web-dig_deep-smelt-left = smelt { $n }
web-dig_deep-sell-left = sell { $n }
web-dig_deep-tile = level { $level }, { $gems }
web-dig_deep-unknown-tile = level { $level }, unknown
web-dig_deep-sale = What this sale pays
web-dig_deep-all-yours = all yours
web-dig_deep-shares = { $n ->
    [one] 1 share
   *[other] { $n } shares
}
web-dig_deep-cubes-home = { $n ->
    [one] 1 cube returns to the stock.
   *[other] { $n } cubes return to the stock.
}
web-dig_deep-sell-for = Sell for { $coins }
web-dig_deep-buy-for = Buy for { $coins }
web-dig_deep-dice-market = Dice market
web-dig_deep-faces = Faces of the { $die } die
web-dig_deep-point-at-die = Point at a die to see all its faces.
web-dig_deep-tap-die = Choose a die to see its faces.
web-dig_deep-stock = cubes in stock
web-dig_deep-tiles-sold = tiles sold
web-dig_deep-text-columns = Columns, tiles from the top
web-dig_deep-text-column = Column
web-dig_deep-text-tiles = Tiles
web-dig_deep-text-cubes = Cubes
web-dig_deep-text-gem = Gem
web-dig_deep-text-price = Price
web-dig_deep-text-die = Die
web-dig_deep-text-faces = Faces
web-dig_deep-learn-1 = You want the most coins. Coins come from selling gems, with 20 more for whoever has sold the most of a kind.
web-dig_deep-learn-2 = A turn: roll your dice and the market’s, use what your dice show, buy better dice.
web-dig_deep-learn-3 = You may mine the columns you control: put cubes below them to have the most.
web-dig_deep-learn-4 = Mined tiles go to your hand, are smelted face up, and are then sold at the price of their gems.
web-dig_deep-coach-reroll = Your dice are rolled. Once a turn you may pay 1 coin for each die to roll it again; click the dice you do not like, or keep them all.
web-dig_deep-coach-resolve = Above the ground stands what your dice give. Everything that glows can be clicked: columns, cube places, prices, tiles. When you are done, go on to buying.
web-dig_deep-coach-mining = You are mining: take more tiles while the pickaxes last, or stop.
web-dig_deep-coach-buy = Buy dice with special faces; point at one to see them all. They roll from your next turn on.
web-dig_deep-coach-wild = A wild market die lets you raise one gem’s price: best one you can sell.

## After the end
web-dig_deep-points = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
web-dig_deep-score-by-turn = Coins at the end, by round
web-dig_deep-wealth = Coins by round

## The figures of the rules
web-dig_deep-figure-DD-A3 = Two cubes to one: the player with two controls the column. One to one, and none at all: both do.
web-dig_deep-figure-DD-A4 = A tile of level 1 costs one pickaxe, level 2 two, level 3 three.
web-dig_deep-figure-DD-M1 = An emerald is sold at 7 while another player has one cube on it: two shares of 3 coins; the coin left over is lost.
web-dig_deep-figure-DD-B1 = The second die is bought: those to its right slide left, and a new one fills the right end.
