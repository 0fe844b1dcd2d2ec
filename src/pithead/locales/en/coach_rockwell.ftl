# What the coach says about choices of Rockwell

## Parts of sentences
coach_rockwell-cubes = { $n } { $resource }
coach_rockwell-name = { $seat }
coach_rockwell-odds = { $cards ->
    [one] Danger is on the last card
   *[other] Danger is on { $danger } of { $cards } cards
}
coach_rockwell-often = { $n ->
    [0] not even 1 time in 10
    [one] 1 time in 10
    [10] nearly every time
   *[other] { $n } times in 10
}
coach_rockwell-yours = { $money ->
    [0] nothing for you
   *[other] ${ $money } for you
}
coach_rockwell-theirs = { $others ->
    [one] ${ $money } for them
   *[other] ${ $money } for each of them
}
coach_rockwell-uses-exchange = { $n ->
    [one] 1 transaction
   *[other] { $n } transactions
}
coach_rockwell-uses-workshop = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
coach_rockwell-buy-power = a crew of power { $power }
coach_rockwell-buy-safety = Safety { $level }
coach_rockwell-buy-mobility = Mobility { $level }
coach_rockwell-buy-mineshaft = mineshaft { $level }

## A tile is drilled
coach_rockwell-drill_alone = It drills { $tile }, and nobody shares: about ${ $money } of cubes ({ $pile }), all yours.
coach_rockwell-drill_first = { $because ->
    [mineshaft] It drills { $tile }. You share with { $seat }, and your mineshaft takes what is left over: about ${ $money } of cubes for you, { $theirs }.
    [tie] It drills { $tile }. You share with { $seat }; the most power is a tie at { $next }, so what is left over goes to whoever drills: about ${ $money } of cubes for you, { $theirs }.
   *[most] It drills { $tile }. You share with { $seat }, but you stand { $power } to { $next }, so what is left over is yours: about ${ $money } of cubes for you, { $theirs }.
}
coach_rockwell-drill_shared = It drills { $tile }, and you share with { $seat }: about ${ $money } of cubes for you. What is left over goes to { $first }.
coach_rockwell-drill_richer = { $tile } brings you about ${ $money } of cubes, { $rival } only ${ $rest }.
coach_rockwell-drill_fee = For ${ $fee } it drills { $tile } now: about ${ $money } of cubes are yours.
coach_rockwell-cheaper_die = It drills { $tile } just the same, for ${ $money } less.
coach_rockwell-saves_fee = It keeps ${ $money }: the subcontractor would drill nothing yet.
coach_rockwell-fee_too_high = Drilling { $tile } for ${ $fee } brings you about ${ $money } of cubes: not enough for the fee.
coach_rockwell-bribe_drills = The crew of { $seat } brings { $power } power to { $tile }, where { $missing } { $missing ->
    [one] is
   *[other] are
} missing.
coach_rockwell-bribe_feeds = The bribe would give { $seat } about ${ $money } of the cubes on { $tile }, and you ${ $rest }.
coach_rockwell-bribe_brings = The crew of { $seat } brings { $tile } to { $power } of { $need } power.
coach_rockwell-bribe_takes = It takes the crew of { $seat } off { $tile }, which has { $power } of { $need } power.
coach_rockwell-bribe_idle = The bribe would let { $seat } share { $tile } with you, and it would still lack { $n } power.
coach_rockwell-bribe_undoes = Leave the crew of { $seat } where it is: its { $power } power helps you on { $tile }.
coach_rockwell-card_step = It is card { $cards } of the { $wanted } that bring { $prestige } prestige.
coach_rockwell-card_goal = It is your card number { $wanted }: { $prestige } prestige at once.
coach_rockwell-danger_avoided = { $tile } is risky: { $odds } there, and takes as many of your cubes as you have power there, { $power }.
coach_rockwell-forestall = { $money ->
    [0] Leave it, and { $seat } can drill { $tile } before your next go, with nothing for you instead of ${ $here }.
   *[other] Leave it, and { $seat } can drill { $tile } before your next go: about ${ $money } for you instead of ${ $here }.
}
coach_rockwell-feeds = Drilling { $tile } feeds { $seat }: about ${ $money } of cubes, and { $yours }.

## A crew gets ready
coach_rockwell-join = { $power } of { $need } power on { $tile }: { $seat } can complete it next, and your share is about { $pile }.
coach_rockwell-left_out = { $rest ->
    [0] Stay on { $tile }: { $seat } can drill it before your next go. There you get about ${ $money } of it, gone nothing.
   *[other] Stay on { $tile }: { $seat } can drill it before your next go. There you get about ${ $money } of it, gone only ${ $rest }.
}
coach_rockwell-lets_drill = With more power on { $tile }, { $seat } could drill it next: about ${ $money } of cubes, and { $yours }.
coach_rockwell-completes_next = { $power } of { $need } power on { $tile }: in the next round your crew at { $place } can complete it, for about ${ $money } of cubes.
coach_rockwell-hire_next = From there a subcontractor of power { $power } drills { $tile } at once: ${ $fee } for about ${ $money } of cubes.
coach_rockwell-bribe_next = From there you can bribe a crew of { $seat } over and drill { $tile } at once: about ${ $money } of cubes for you.
coach_rockwell-leads = You then stand { $mine } to { $others } on { $tile }: what is left over will be yours, about ${ $money } more.
coach_rockwell-keeps_tile = { $tile } has { $power } of { $need } power. Keep your crew there: as it stands, about ${ $money } of its cubes would be yours.
coach_rockwell-brings_power = { $alone ->
    [1] { $tile } then has { $power } of { $need } power, all of it yours; so far nobody shares its cards, worth about ${ $money }.
   *[other] { $tile } then has { $power } of { $need } power, { $mine } of it yours: your share would be about ${ $money } of cubes.
}
coach_rockwell-richer = The cards for { $tile } are worth about ${ $money }, those for { $rival } ${ $rest }.
coach_rockwell-both_tiles = On the border the crew counts twice: { $power } of { $need } power on { $tile }, { $there } of { $wanted } on { $other }.

## Achievements and the end
coach_rockwell-achieves = It achieves “{ $achievement }”: { $prestige } prestige at once.
coach_rockwell-deep_step = That makes { $n } of { $wanted } crews at stratum C or deeper; all of them bring { $prestige } prestige.
coach_rockwell-toward_center = { $steps ->
    [one] From { $place } it is one step to the center, which brings { $prestige } prestige.
   *[other] From { $place } it is { $steps } steps to the center, which brings { $prestige } prestige.
}
coach_rockwell-end_ahead = It ends the game with this turn, and you are ahead in achievements: { $mine } prestige to { $others } of { $seat }.
coach_rockwell-end_behind = The center would end the game with this turn, and { $seat } is ahead in achievements: { $others } prestige to your { $mine }.

## Bids
coach_rockwell-bid_order = If the others bid like Foreman, ${ $money } comes first { $times }; ${ $rest } would { $less }.
coach_rockwell-bid_saves = { $same ->
    [1] It saves ${ $money }. If the others bid like Foreman, both bids come first { $times }.
   *[other] It saves ${ $money }. If the others bid like Foreman, it comes first { $times }; ${ $value } would { $more }.
}
coach_rockwell-bid_tie = Without a bid you stay ahead of { $seat } unless they bid: a tie keeps the order.
coach_rockwell-bid_keeps = It leaves you ${ $money }, enough for { $wish } at ${ $price }.
coach_rockwell-bid_paid_with = The same ${ $money }, and you keep { $pile }.
coach_rockwell-bid_keeps_money = The same value paid in cubes: you keep ${ $money } to spend.

## Insurance and Danger
coach_rockwell-insure_risk = { $odds } for { $tile }, and you could lose { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} there at once: insurance saves { $saved }.
coach_rockwell-insure_safe = No Danger can reach your crews on the tiles in their reach: keep { $pile }.
coach_rockwell-insure_enough = Your { $tiles ->
    [one] insurance tile covers
   *[other] { $tiles } insurance tiles cover
} the worst: one Danger card costs you { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} at most.
coach_rockwell-insure_saves = Keep { $pile }. { $odds } where it would hurt most, and takes { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} at most.
coach_rockwell-insure_cheaper = Pay with { $resource } rather than { $what }: the same insurance for ${ $money } less.
coach_rockwell-discard_saves = { $first ->
    [1] { $tiles ->
        [one] The insurance tile saves
       *[other] The { $tiles } insurance tiles save
    }
   *[other] { $tiles ->
        [one] One insurance tile more saves
       *[other] { $tiles } insurance tiles more save
    }
} { $pile }, worth ${ $money }.
coach_rockwell-discard_keeps = { $tiles ->
    [one] The insurance tile would save
   *[other] The { $tiles } insurance tiles would save
} only { $pile }, worth ${ $money }; deeper down Danger takes more.

## Vice Presidents
coach_rockwell-slot_order = { $n ->
    [one] You go first in every drilling round
   *[other] You go as number { $n } in every drilling round
}{ $sure ->
    [1] {""}
   *[other] {""}, at worst as number { $worst }
}; otherwise as number { $rest }.
coach_rockwell-slot_bribe = With a bribe you can bring a crew of { $seat } onto { $tile } and drill it: about ${ $money } of cubes for you.
coach_rockwell-slot_hire = With a subcontractor for ${ $fee } you can drill { $tile }: about ${ $money } of cubes for you.
coach_rockwell-slot_delivery = You hold { $have } { $resource }: the Workshop takes { $n } of them for { $prestige } prestige.
coach_rockwell-slot_achieves = You have ${ $money }: { $wish } costs ${ $price } in the Workshop and achieves { $prestige } prestige at once.
coach_rockwell-slot_improves = You have ${ $money } for the Workshop: { $wish } costs ${ $price }.
coach_rockwell-slot_poor = In the Workshop nothing costs less than ${ $price }, and you have ${ $money }.
coach_rockwell-slot_goal = You lack { $pile } for “{ $achievement }”: on the Stock Exchange that is ${ $money } for { $prestige } prestige.
coach_rockwell-slot_sells = Your cubes are worth ${ $money } and your purse holds ${ $purse }: only the Stock Exchange turns one into the other.
coach_rockwell-slot_uses = It gives { $uses } instead of { $rest }.
coach_rockwell-slot_before = { $slot } does the same and comes earlier.
coach_rockwell-slot_scarce = { $n ->
    [one] One slot is left there
   *[other] { $n } slots are left there
} and { $others ->
    [one] another company still comes
   *[other] { $others } other companies still come
}: your second Vice President may be too late.

## Stock Exchange and Workshop
coach_rockwell-goal_nearer = It leaves you only { $pile } short of “{ $achievement }”, worth { $prestige } prestige; the other way it is { $rest }.
coach_rockwell-delivery_kept = { $soon ->
    [1] It leaves you { $n } { $resource } for a delivery this turn: { $prestige } prestige.
   *[other] It leaves you { $n } { $resource }, enough for a delivery: { $prestige } prestige.
}
coach_rockwell-sale_buys = You then have ${ $money }: enough for { $wish } at ${ $price } in the Workshop.
coach_rockwell-sale_idle = You are not in the Workshop this turn: ${ $money } more would do nothing before the next auction, where cubes count as much.
coach_rockwell-buys_nothing = Buying { $pile } brings no achievement or delivery within reach, and ${ $money } can still pay for anything.
coach_rockwell-rank = In { $what } you then rank number { $n } instead of { $rest }: worth { $prestige } prestige if it stays so.
coach_rockwell-deliver = { $next ->
    [0] { $n } { $resource } for { $prestige } prestige; on the Stock Exchange they are worth ${ $money }. It is the last tile.
   *[other] { $n } { $resource } for { $prestige } prestige; on the Stock Exchange they are worth ${ $money }. The next tile costs { $next }.
}
coach_rockwell-deliver_dear = The delivery would cost { $n } { $resource }, worth ${ $money }, for { $prestige } prestige.
coach_rockwell-power_step = You then lack { $n } power for “{ $achievement }”: { $prestige } prestige.
coach_rockwell-safety = { $n ->
    [0] Danger is still on { $danger } of { $cards } cards; it then costs you nothing any more.
    [one] Danger is still on { $danger } of { $cards } cards; it then costs you 1 cube less each time.
   *[other] Danger is still on { $danger } of { $cards } cards; it then costs you { $n } cubes less each time.
}
coach_rockwell-mobility = { $level ->
    [1] A crew can then jump to the second tile of its stratum: { $n } places in reach instead of { $rest }.
    [2] A crew can then stand on a border and count for both tiles: { $n } places in reach instead of { $rest }.
   *[other] A crew can then take two steps: { $n } places in reach instead of { $rest }.
}
coach_rockwell-mineshaft_pays = The mineshaft on { $tile } pays { $pile } every turn: ${ $money }.
coach_rockwell-mineshaft_first = { $tile } has { $power } of { $need } power. Your mineshaft takes what is left over there, and then pays about ${ $money } every turn.
coach_rockwell-mineshaft_richer = { $ready ->
    [1] { $later ->
        [1] { $tile } pays ${ $money } every turn, { $rival } ${ $rest }.
       *[other] { $tile } pays ${ $money } from the next turn on; { $rival } must be drilled first.
    }
   *[other] { $later ->
        [1] { $tile } will pay about ${ $money } every turn once it is drilled, { $rival } pays ${ $rest }.
       *[other] Once drilled, { $tile } pays about ${ $money } every turn, { $rival } ${ $rest }.
    }
}
coach_rockwell-costs_less = It leaves you ${ $money } for the next auction instead of ${ $rest }.
coach_rockwell-no_turn_left = The game ends with this turn: the improvement would come too late, and ${ $money } still count for the rank in money.

## Al
coach_rockwell-al_drills = Al drills { $tile } for you: about ${ $money } of cubes are your share.
coach_rockwell-al_helps = Al brings { $tile } to { $power } of { $need } power, where your crew is waiting.
coach_rockwell-al_crowds = On { $tile } Al would share with you.
coach_rockwell-al_hinders = On { $tile } Al shares with { $seat }, not with you.
coach_rockwell-al_elsewhere = On { $tile } Al would help { $seat }: { $power } of { $need } power, and nothing for you.

## What two choices come to
coach_rockwell-both = { $same ->
    [1] Both come to the same: { $chosen }.
   *[other] Here { $chosen }; otherwise { $rival }.
}
coach_rockwell-does-bid = { $value ->
    [0] you bid nothing and keep ${ $money }
   *[other] you bid ${ $value } and keep ${ $money }
}
coach_rockwell-does-insure = { $n ->
    [0] you insure nothing
    [one] 1 insurance tile costs cubes worth ${ $money }
   *[other] { $n } insurance tiles cost cubes worth ${ $money }
}
coach_rockwell-does-discard = { $n ->
    [0] you keep your insurance and lose { $pile }
   *[other] you lose { $pile }
}
coach_rockwell-does-slot-control = { $slot } lets you drill as number { $n }
coach_rockwell-does-slot-exchange = { $slot } gives { $uses } for your cubes, worth ${ $money }
coach_rockwell-does-slot-workshop = { $slot } gives { $uses }, and you have ${ $money }
coach_rockwell-does-nothing = you keep your cubes and ${ $money }
coach_rockwell-does-sell = you sell { $pile } and have ${ $money }
coach_rockwell-does-buy = you buy { $pile } and have ${ $money } left
coach_rockwell-does-deliver = { $n } { $resource }, worth ${ $money }, bring { $prestige } prestige
coach_rockwell-does-sink = a mineshaft on { $tile } costs ${ $fee } and leaves ${ $money }
coach_rockwell-does-mineshaft = a mineshaft of level { $level } costs ${ $fee } and leaves ${ $money }
coach_rockwell-does-safety = Safety { $level } costs ${ $fee } and leaves ${ $money }
coach_rockwell-does-mobility = Mobility { $level } costs ${ $fee } and leaves ${ $money }
coach_rockwell-does-improve = for ${ $fee } your crew at { $place } gets power { $power }
coach_rockwell-does-improve-there = for ${ $fee } your crew on { $tile } gets power { $power }: { $have } of { $need } there
coach_rockwell-does-drill = { $fee ->
    [0] { $money ->
        [0] { $tile } is drilled, nothing for you
       *[other] { $tile } is drilled, about ${ $money } of cubes for you
    }
   *[other] { $tile } is drilled for ${ $fee }, about ${ $money } of cubes for you
}
coach_rockwell-does-center = a crew reaches the center
coach_rockwell-does-stand = { $others ->
    [0] { $tile } has { $power } of { $need } power, all of it yours
   *[other] { $mine ->
        [0] { $tile } has { $power } of { $need } power, without you: { $seat }
       *[other] { $tile } has { $power } of { $need } power, { $mine } of it yours, with { $seat } there
    }
}
coach_rockwell-does-wait = the crew at { $place } is one step from { $tile } with { $power } of { $need } power
coach_rockwell-does-rest = the crew at { $place } has nothing to drill beside it

## Luck
coach_rockwell-stream-set_up = set-up
coach_rockwell-stream-cards = Extraction cards
coach_rockwell-stream-backs = backs of tiles
coach_rockwell-stream-agreed = what was still open

## One thing for next time
coach_rockwell-first-try = Read the achievements first.
coach_rockwell-first-seen = They bring about { $points } of { $all } prestige in a usual game.
coach_rockwell-habit-bid-over-try = Bid less when the order will not change.
coach_rockwell-habit-bid-over-seen = In { $times } of your last { $cases } auctions a smaller bid would have left you in the same place: ${ $amount } in all.
coach_rockwell-habit-bid-more-try = Bid a little more.
coach_rockwell-habit-bid-more-seen = In { $times } of your last { $cases } auctions a higher bid was better: about { $percent } % a game.
coach_rockwell-habit-workshop-first-try = Let the Workshop wait.
coach_rockwell-habit-workshop-first-seen = { $times } of the last { $cases } times that a Vice President went there, another board was better: about { $percent } % a game.
coach_rockwell-habit-further-slot-try = Try a slot further right.
coach_rockwell-habit-further-slot-seen = In { $times } of your last { $cases } placements such a slot on the same board was better: about { $percent } % a game.
coach_rockwell-habit-deeper-try = Send a crew deeper.
coach_rockwell-habit-deeper-seen = In { $times } of your last { $cases } goes a place further down was better: about { $percent } % a game.
coach_rockwell-habit-shallower-try = Stay nearer to the surface.
coach_rockwell-habit-shallower-seen = In { $times } of your last { $cases } goes a place higher up was better: about { $percent } % a game.
coach_rockwell-habit-drill-now-try = Drill when a tile is ready.
coach_rockwell-habit-drill-now-seen = In { $times } of your last { $cases } goes without drilling, a tile was there to be drilled: about { $percent } % a game.
coach_rockwell-habit-other-crew-try = Look at all four crews before you move one.
coach_rockwell-habit-other-crew-seen = In { $times } of your last { $cases } goes another crew was the one to move: about { $percent } % a game.
coach_rockwell-habit-bribe-skipped-try = Use what Board I gives you.
coach_rockwell-habit-bribe-skipped-seen = { $times } of the last { $cases } times that you let it rest, a bribe or a subcontractor was better: about { $percent } % a game.
coach_rockwell-habit-bribe-wasted-try = Save the bribe.
coach_rockwell-habit-bribe-wasted-seen = In { $times } of your last { $cases } bribes it was better to wait: about { $percent } % a game.
coach_rockwell-habit-deliver-late-try = Keep your cubes a little longer.
coach_rockwell-habit-deliver-late-seen = In { $times } of your last { $cases } deliveries the cubes were worth more in stock: about { $percent } % a game.
coach_rockwell-habit-improve-other-try = Compare your crews before you improve one.
coach_rockwell-habit-improve-other-seen = In { $times } of your last { $cases } improvements another crew was better: about { $percent } % a game.
coach_rockwell-habit-mineshaft-early-try = Put off the mineshaft.
coach_rockwell-habit-mineshaft-early-seen = In { $times } of your last { $cases } mineshafts the money did more elsewhere: about { $percent } % a game.
coach_rockwell-habit-sell-other-try = Compare your cubes before you sell.
coach_rockwell-habit-sell-other-seen = In { $times } of your last { $cases } sales it was better to part with others: about { $percent } % a game.
