# Dig Deep: what a friend at the table would say of a choice

## A price that is raised
coach_dig_deep-raise-held = Raise { $gem }: { $n ->
    [one] you hold one
   *[other] you hold { $n }
}, { $m ->
    [0] nobody else shows any
    [one] { $seat } shows one
   *[other] { $seat } shows { $m }
}.
coach_dig_deep-raise-sale = With { $gem } at { $price }, { $tile } pays you { $coins } this turn.
coach_dig_deep-raise-top = The price of { $gem } is at { $price } already: raising it changes nothing.
coach_dig_deep-raise-feeds = A higher price of { $gem } helps { $seat }, who shows { $n }; you hold { $m ->
    [0] none
   *[other] { $m }
}.
coach_dig_deep-raise-coming = About { $first } still lie in the columns, and { $second }: that price will count more often.
coach_dig_deep-raise-both = The price of { $gem } goes to { $price } and you hold { $n ->
    [0] none
   *[other] { $n }
}; that of { $rival } would go to { $other }, and you hold { $m ->
    [0] none
   *[other] { $m }
}.

## Dice rolled again
coach_dig_deep-reroll-tile = { $times ->
    [one] Once in 10
    [10] Nearly always
   *[other] { $times } times in 10
} the throw has the pickaxes for the L{ $level } tile of column { $column }, worth about { $coins }; { $other ->
    [0] the other way it has not
    [one] the other way once in 10
   *[other] the other way { $other } times in 10
}.
coach_dig_deep-keep-tile = You have the pickaxes for the L{ $level } tile of column { $column }, worth about { $coins }; { $times ->
    [0] after the other throw hardly ever
    [one] after the other throw only once in 10
    [10] after the other throw not quite always
   *[other] after the other throw only { $times } times in 10
}.
coach_dig_deep-reroll-sale = { $times ->
    [one] Once in 10
    [10] Nearly always
   *[other] { $times } times in 10
} it brings a second sale this turn, for { $coins }; { $other ->
    [0] the other way there is none
    [one] the other way once in 10
   *[other] the other way { $other } times in 10
}.
coach_dig_deep-keep-sale = As they lie, the dice give you a second sale this turn, for { $coins }; { $times ->
    [0] after the other throw hardly ever
    [one] after the other throw only once in 10
    [10] after the other throw not quite always
   *[other] after the other throw only { $times } times in 10
}.
coach_dig_deep-reroll-smelt = { $times ->
    [one] Once in 10
    [10] Nearly always
   *[other] { $times } times in 10
} it shows a Smelt, and { $n ->
    [one] a tile waits in your hand
   *[other] { $n } tiles wait in your hand
}; { $other ->
    [0] the other way there is none
    [one] the other way once in 10
   *[other] the other way { $other } times in 10
}.
coach_dig_deep-keep-smelt = You have a Smelt, and { $n ->
    [one] a tile waits in your hand
   *[other] { $n } tiles wait in your hand
}; { $times ->
    [0] after the other throw hardly ever
    [one] after the other throw only once in 10
    [10] after the other throw not quite always
   *[other] after the other throw only { $times } times in 10
}.
coach_dig_deep-reroll-idle = The { $die } die shows { $action } { $n }, which finds nothing to do this turn.
coach_dig_deep-keep-best = The { $die } die shows { $action } { $n }: it has no better side.
coach_dig_deep-keep-coins = { $coins } in hand still buy the { $die } die for { $price }.
coach_dig_deep-reroll-mean = On average the new throw is worth about { $coins } more, and it costs { $cost }.
coach_dig_deep-reroll-sets = On average this throw is worth about { $coins } more for { $cost }, { $other ->
    [0] the other nothing more
   *[other] the other about { $other } more
} for { $price }.
coach_dig_deep-keep-mean = The throw would cost { $price } and { $other ->
    [0] bring nothing on average
   *[other] bring about { $other } on average
}.
coach_dig_deep-reroll-keeps = It keeps { $kept }, and { $coins ->
    [one] a coin
   *[other] { $coins } coins
} in hand.
coach_dig_deep-reroll-rolls = { $n ->
    [one] One die more gets a new chance: { $rolled }.
   *[other] { $n } dice more get a new chance: { $rolled }.
}
coach_dig_deep-reroll-better = It rolls { $rolled } again too: { $n } of its 6 sides bring more.
coach_dig_deep-reroll-swaps = It keeps { $kept } and rolls { $rolled } again.
coach_dig_deep-face = { $action } { $n } ({ $die })

## Mining
coach_dig_deep-mine-shared = You share column { $column } with { $seat }, who plays { $next ->
    [1] next
   *[other] before you again
}: { $times ->
    [one] once in 10
    [10] nearly always
   *[other] { $times } times in 10
} that throw has the pickaxes for its L{ $level } tile.
coach_dig_deep-mine-open = Anybody may mine column { $column }, and { $seat } plays { $next ->
    [1] next
   *[other] before you again
}: { $times ->
    [one] once in 10
    [10] nearly always
   *[other] { $times } times in 10
} that throw has the pickaxes for its L{ $level } tile.
coach_dig_deep-mine-waits = Column { $column } can wait: it is yours alone, by { $lead ->
    [one] one cube
   *[other] { $lead } cubes
}.
coach_dig_deep-mine-known = You know what lies on column { $column }: { $tile }, about { $coins } at the prices to come.
coach_dig_deep-mine-poor = On column { $column } lies { $tile }: about { $coins }, where an unknown L{ $level } tile brings { $other }.
coach_dig_deep-mine-spends = Begun at column { $column }, you use { $n } of { $picks } pickaxes; the other way { $lost ->
    [one] one finds
   *[other] { $lost } find
} no tile.
coach_dig_deep-mine-plan = Begun at column { $column }, your pickaxes bring tiles for about { $coins }; begun at column { $target }, for about { $other }.
coach_dig_deep-mine-same = { $picks ->
    [one] Your pickaxe brings
   *[other] Your { $picks } pickaxes bring
} about { $coins } in tiles either way, at column { $column } or at column { $target }.
coach_dig_deep-mine-deeper = Your pickaxes take the two top tiles of column { $column }: about { $coins } together.
coach_dig_deep-mine-ends = It is the last tile, and the game ends with this round: as it stands you are { $coins } ahead of { $seat }.
coach_dig_deep-mine-spares = That is the last tile and ends the game: you have { $n ->
    [one] a tile
   *[other] { $n } tiles
} to sell and { $sells ->
    [0] no sale
    [one] one sale
   *[other] { $sells } sales
} left.
coach_dig_deep-mine-delays = Only { $left ->
    [one] one tile is
   *[other] { $left } tiles are
} left to mine, and you have { $n } still to sell: the game may well go on a little.
coach_dig_deep-mine-first = Mine first: then you choose what to smelt knowing the new tile too.
coach_dig_deep-loses-picks = Otherwise { $picks ->
    [one] a pickaxe is
   *[other] { $picks } pickaxes are
} lost: enough for the L{ $level } tile of column { $column }, worth about { $coins }.
coach_dig_deep-loses-sale = Otherwise this turn’s sale is lost: { $tile } pays { $coins }.
coach_dig_deep-loses-uses = Otherwise this is lost unused: { $pile }.
coach_dig_deep-done-leaves = The L{ $level } tile of column { $column } stays where it is: the column is yours alone.
coach_dig_deep-follows = { $other ->
    [mine] You can still mine
    [smelt] You can still smelt
    [sell] That sale can still follow
    [reserve] The cube can still follow
    [dig] You can still dig
    [advertise] You can still advertise
   *[invest] You can still invest
} afterwards, this same turn.

## Cubes below columns
coach_dig_deep-reserve-opens = The cube opens column { $column } to you: your { $picks ->
    [one] pickaxe takes
   *[other] { $picks } pickaxes take
} its L{ $level } tile at once, worth about { $coins }.
coach_dig_deep-reserve-joins = { $seat } has held column { $column } without you; with this cube you mine there too: { $tiles ->
    [one] one tile worth about { $coins }
   *[other] { $tiles } tiles worth about { $coins } together
}.
coach_dig_deep-reserve-alone = This cube makes column { $column } yours alone and shuts { $seat } out: { $tiles ->
    [one] one tile worth about { $coins }
   *[other] { $tiles } tiles worth about { $coins } together
}.
coach_dig_deep-reserve-free = Nobody has a cube at column { $column }: one of yours, and { $seat } cannot mine there any more ({ $tiles ->
    [one] one tile worth about { $coins }
   *[other] { $tiles } tiles worth about { $coins } together
}).
coach_dig_deep-reserve-safe = You lead by one cube at column { $column }; with another, { $seat } does not draw level by a single Reserve ({ $tiles ->
    [one] one tile worth about { $coins }
   *[other] { $tiles } tiles worth about { $coins } together
}).
coach_dig_deep-reserve-full = That is as many cubes as you may have at column { $column }: nobody can get past you there ({ $tiles ->
    [one] one tile worth about { $coins }
   *[other] { $tiles } tiles worth about { $coins } together
}).
coach_dig_deep-reserve-empty = Column { $column } is dug out: a cube there holds nothing.
coach_dig_deep-reserve-idle = One cube at column { $column } is not enough: { $seat } still has more there.
coach_dig_deep-reserve-rich = Column { $column } still holds { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, about { $coins }; column { $target } holds { $n }, about { $other }.
coach_dig_deep-reserve-none = Both columns are dug out: a cube holds nothing at either.
coach_dig_deep-back-idle = Column { $column } is dug out: its cube does nothing there.
coach_dig_deep-back-share = The cube on { $gem } is still a share: { $coins } for each copy sold.
coach_dig_deep-back-holds = Without that cube { $seat } comes into column { $column }: { $tiles ->
    [one] one tile worth about { $coins }
   *[other] { $tiles } tiles worth about { $coins } together
}.

## Digging
coach_dig_deep-dig-take = You cannot mine column { $column }, { $seat } can: dig its L{ $level } tile up and put it where you can, worth about { $coins }.
coach_dig_deep-dig-look = You see the L{ $level } tile of column { $column } before you spend pickaxes on it.
coach_dig_deep-put-own = On column { $column } { $alone ->
    [1] you alone can mine it
   *[other] you can mine it
}; on column { $target } { $seat } could.
coach_dig_deep-put-away = { $tile } brings only about { $coins }: let { $seat } spend { $level ->
    [one] a pickaxe
   *[other] { $level } pickaxes
} on it.
coach_dig_deep-put-reach = On column { $column } you can mine { $tile } at once: you have the { $level ->
    [one] pickaxe
   *[other] { $level } pickaxes
} for it.

## Smelting and selling
coach_dig_deep-smelt-sell = Face up, { $tile } can be sold this turn for { $coins }{ $other ->
    [0] {""}
   *[other] ; the best you show pays { $other }
}.
coach_dig_deep-smelt-more = { $tile } would pay { $coins } today, { $rival_tile } { $other }.
coach_dig_deep-smelt-later = At the prices to come { $tile } brings about { $coins }, { $rival_tile } about { $other }.
coach_dig_deep-smelt-both = You have { $n } Smelts: { $tile } and { $rival_tile } can both go face up this turn.
coach_dig_deep-smelt-ready = Face up, { $tile } is ready for the free sale of your next turn: about { $coins } at the prices to come.
coach_dig_deep-smelt-pace = { $n ->
    [one] A tile waits
   *[other] { $n } tiles wait
} in your hand, and your dice bring about { $m ->
    [0] no more Smelts
    [one] one more Smelt
   *[other] { $m } more Smelts
} to the end.
coach_dig_deep-sell-passes = With { $count } sold you pass { $seat } for the { $bonus }.
coach_dig_deep-sell-level = With { $count } sold you draw level with { $seat } for the { $bonus }.
coach_dig_deep-sell-near = After it you need { $count } more to pass { $seat } for the { $bonus }, and you hold { $n }.
coach_dig_deep-sell-guards = { $seat } has sold { $count } and shows { $coming }; with { $n } you stay ahead for the { $bonus }.
coach_dig_deep-sell-beyond = The { $bonus } for { $gem } are out of reach: { $seat } has sold { $n }, and with all you hold you come to { $m }.
coach_dig_deep-sell-more = { $tile } pays { $coins } now, { $rival_tile } { $other }.
coach_dig_deep-sell-keeps = { $tile } pays { $coins } today, { $rival_tile } { $other }; at the prices to come the one you keep brings about { $later }, the other { $less }.
coach_dig_deep-sell-same = Both pay { $coins } today, and later as much as one another: { $tile } or { $rival_tile }.
coach_dig_deep-sell-gains = { $rival_tile } can wait: { $coins } today, about { $other } at the prices to come.
coach_dig_deep-sell-order = This one first: with { $rival_tile } after it they pay { $coins } together, the other way round { $other }.
coach_dig_deep-sell-top = The price of { $gem } stands at { $price } and can only fall: take the { $coins } now.
coach_dig_deep-sell-first = { $seat } shows { $count } and plays before you again: after such a sale { $tile } pays { $coins } less.
coach_dig_deep-sell-split = Of { $rival_tile } a share goes to { $seat }: { $coins }.
coach_dig_deep-sell-last = It is your last turn: { $tile } pays { $coins } now or nothing.
coach_dig_deep-sell-many = You have { $n ->
    [one] a tile
   *[other] { $n } tiles
} to sell and after this turn about { $sales ->
    [one] one sale
   *[other] { $sales } sales
} left: { $coins } now is better than a tile left over.
coach_dig_deep-sell-now = { $tile } pays { $coins } today; at the prices to come about { $other }, so there is nothing to wait for.
coach_dig_deep-sell-buys = The { $coins } buy the { $die } die this very turn: it costs { $price }.
coach_dig_deep-wait-rises = { $rival_tile } pays { $coins } today; every throw raises prices, and nobody else shows its gems: by your next turn about { $other }.
coach_dig_deep-wait-later = { $rival_tile } pays only { $coins } today; { $turns ->
    [one] with another turn to come
   *[other] with about { $turns } turns to come
} it brings about { $other }.

## Prices and shares
coach_dig_deep-advert-sale = Raise { $gem } before you sell: { $tile } then pays { $coins }, not { $other }.
coach_dig_deep-advert-hurts = { $seat } shows { $count }, you hold { $m ->
    [0] none
   *[other] { $m }
}: one step down costs { $seat } { $n }, if all are sold.
coach_dig_deep-invest-soon = { $seat } shows { $count } and must sell some day: that sale pays you { $coins }.
coach_dig_deep-invest-after = Sell first: the sale would send your cube on { $gem } straight home.
coach_dig_deep-invest-nobody = Nobody else shows { $gem }: a cube there waits for a sale that may never come.

## Dice bought and given up
coach_dig_deep-buy-brings = { $turns ->
    [one] In the turn to come
   *[other] In the { $turns } turns or so to come
} the { $die } die brings about { $first }, for { $coins }.
coach_dig_deep-buy-never = This is the last round: the { $die } die would never be rolled, and { $coins } would be gone.
coach_dig_deep-buy-late = { $turns ->
    [one] One turn is
   *[other] About { $turns } turns are
} left: the { $die } die will hardly bring its { $coins } back.
coach_dig_deep-buy-lack = None of your dice has { $action }; the { $die } die shows it on { $n ->
    [one] one side
   *[other] { $n } sides
} of 6.
coach_dig_deep-buy-balance = In three turns your dice have pickaxes for about { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} and about { $smelts ->
    [one] one Smelt
   *[other] { $smelts } Smelts
}: the { $die } die adds { $what ->
    [smelt] Smelts
   *[mine] pickaxes
}, which you lack.
coach_dig_deep-buy-full = You have six dice: the { $die } die costs { $coins } and pushes another one out.
coach_dig_deep-buy-same = There is a { $die } die for { $coins }: no need to pay { $other }.
coach_dig_deep-buy-either = In three turns the { $die } die brings about { $first }, for { $coins }; the { $rival } die about { $second }, for { $other }.
coach_dig_deep-buy-affords = The { $die } die costs { $coins } of your { $n }, and there are about { $turns ->
    [one] one more turn
   *[other] { $turns } turns
} to roll it.
coach_dig_deep-buy-keeps = You keep all { $n }; the { $die } die would leave you { $left }.
coach_dig_deep-discard-twin = You have the { $die } die { $n } times, so one of them is missed least.
coach_dig_deep-discard-both = In three turns the { $die } die brings about { $first }, the { $rival } die about { $second }.
coach_dig_deep-uses-mine = { $n ->
    [one] one pickaxe
   *[other] { $n } pickaxes
}
coach_dig_deep-uses-smelt = { $n ->
    [one] one Smelt
   *[other] { $n } Smelts
}
coach_dig_deep-uses-sell = { $n ->
    [one] one sale
   *[other] { $n } sales
}
coach_dig_deep-uses-reserve = { $n ->
    [one] one cube for the columns
   *[other] { $n } cubes for the columns
}
coach_dig_deep-uses-dig = { $n ->
    [one] one Dig
   *[other] { $n } Digs
}
coach_dig_deep-uses-advertise = { $n ->
    [one] one price step
   *[other] { $n } price steps
}
coach_dig_deep-uses-invest = { $n ->
    [one] one share
   *[other] { $n } shares
}

## Any two choices
coach_dig_deep-yields = Either { $first }, or { $second }.
coach_dig_deep-yield-sell = { $coins } now for { $tile }
coach_dig_deep-yield-smelt = { $tile } face up, worth { $coins } today
coach_dig_deep-yield-mine = the L{ $level } tile of column { $column }, worth about { $coins }
coach_dig_deep-yield-dig = a look at the L{ $level } tile of column { $column }, worth about { $coins }
coach_dig_deep-yield-reserve = a cube at column { $column }, where { $tiles ->
    [0] nothing lies
    [one] one tile lies for about { $coins }
   *[other] { $tiles } tiles lie for about { $coins }
}
coach_dig_deep-yield-put = the tile on column { $column }, which { $who ->
    [you] you alone can mine
    [all] everybody can mine
    [both] you can mine, and { $seat } too
   *[others] { $seat } can mine and you cannot
}
coach_dig_deep-yield-take_back = the cube { $tiles ->
    [-1] on { $place }, whose price is { $coins }
    [0] from column { $place }, which is dug out
   *[other] from column { $place }, where tiles lie for about { $coins }
}
coach_dig_deep-yield-advertise = { $gem } at { $price }, of which you hold { $n ->
    [0] none
   *[other] { $n }
}
coach_dig_deep-yield-invest = a share in { $gem } at { $price }, of which { $n ->
    [0] nobody else shows any
   *[other] { $seat } shows { $n }
}
coach_dig_deep-yield-stop = an end to mining with { $picks ->
    [one] one pickaxe
   *[other] { $picks } pickaxes
} left over
coach_dig_deep-yield-done = an end to your actions here

## So many of a gem
coach_dig_deep-count-ruby = { $n ->
    [0] no rubies
    [one] one ruby
   *[other] { $n } rubies
}
coach_dig_deep-count-emerald = { $n ->
    [0] no emeralds
    [one] one emerald
   *[other] { $n } emeralds
}
coach_dig_deep-count-amethyst = { $n ->
    [0] no amethysts
    [one] one amethyst
   *[other] { $n } amethysts
}
coach_dig_deep-count-sapphire = { $n ->
    [0] no sapphires
    [one] one sapphire
   *[other] { $n } sapphires
}
coach_dig_deep-count-diamond = { $n ->
    [0] no diamonds
    [one] one diamond
   *[other] { $n } diamonds
}

## Luck, by where it fell
coach_dig_deep-stream-set_up = set-up
coach_dig_deep-stream-dice = dice
coach_dig_deep-stream-rerolls = rerolls
coach_dig_deep-stream-tiles = tiles
coach_dig_deep-stream-market = new dice on offer
coach_dig_deep-stream-agreed = what was still open

## One thing for next time
coach_dig_deep-first-try = Sell something in every turn.
coach_dig_deep-first-seen = Own sales bring about { $points } of { $all } coins in a usual game.
coach_dig_deep-habit-sell-early-try = Wait one turn with the sale.
coach_dig_deep-habit-sell-early-seen = In { $times } of your last { $cases } sales the tile would have paid more a turn later: { $amount } coins in all.
coach_dig_deep-habit-free-sale-try = Sell before you end your turn.
coach_dig_deep-habit-free-sale-seen = { $times } of the last { $cases } times that you stopped, a tile was still worth selling: { $amount } coins in all.
coach_dig_deep-habit-unsold-try = Sell out before the end.
coach_dig_deep-habit-unsold-seen = In { $times } of your last { $cases } games tiles stayed unsold: { $amount } in all.
coach_dig_deep-habit-buy-more-try = Buy a die more often.
coach_dig_deep-habit-buy-more-seen = { $times } of the last { $cases } times that you bought none, one was worth its price: about { $percent } % a game.
coach_dig_deep-habit-buy-less-try = Keep your coins more often.
coach_dig_deep-habit-buy-less-seen = In { $times } of your last { $cases } purchases the coins were worth more than the die: about { $percent } % a game.
coach_dig_deep-habit-buy-other-try = Compare all dice before you buy one.
coach_dig_deep-habit-buy-other-seen = In { $times } of your last { $cases } purchases another die was better: about { $percent } % a game.
coach_dig_deep-habit-discard-other-try = Compare your dice before you give one away.
coach_dig_deep-habit-discard-other-seen = { $times } of the last { $cases } times another die was the one to go: about { $percent } % a game.
coach_dig_deep-habit-mine-deep-try = Mine the deeper tile first.
coach_dig_deep-habit-mine-deep-seen = In { $times } of the last { $cases } tiles that you mined a deeper one was better: about { $percent } % a game.
coach_dig_deep-habit-mine-shared-try = Mine the columns that you share first.
coach_dig_deep-habit-mine-shared-seen = { $times } of the last { $cases } times that you mined a column of your own, a shared one was better: about { $percent } % a game.
coach_dig_deep-habit-reroll-more-try = Roll more of your dice again.
coach_dig_deep-habit-reroll-more-seen = In { $times } of your last { $cases } throws more dice were worth a second roll: about { $percent } % a game.
coach_dig_deep-habit-reroll-less-try = Keep more of your throw.
coach_dig_deep-habit-reroll-less-seen = In { $times } of your last { $cases } second rolls it was better to roll fewer dice: about { $percent } % a game.
coach_dig_deep-habit-sell-other-try = Compare your tiles before you sell one.
coach_dig_deep-habit-sell-other-seen = In { $times } of your last { $cases } sales another tile was better: about { $percent } % a game.
coach_dig_deep-habit-reserve-other-try = Compare all columns before you reserve one.
coach_dig_deep-habit-reserve-other-seen = { $times } of the last { $cases } times that you reserved, another column was better: about { $percent } % a game.
coach_dig_deep-habit-invest-other-try = Compare the gems before you invest.
coach_dig_deep-habit-invest-other-seen = { $times } of the last { $cases } times that you invested, another gem was better: about { $percent } % a game.
