# What a hint says besides its sentences, in the terminal and in the browser.
hint-win = { $percent } % to win
hint-over = +{ $percent } % and { $points } over the next best
hint-over-points = { $points } over the next best
hint-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
hint-points-dig_deep = { $sign }{ $n } { $n ->
    [one] coin
   *[other] coins
}
hint-equal = either is fine
hint-plain = On the whole it comes out a little better; no single thing decides it.
hint-even = No difference worth thinking about.
hint-only = There is nothing else to choose.
hint-gain = +{ $percent } % to win
hint-over-next = over the next best
hint-or = or
hint-why-not = Why not { $choice }?
hint-worse = On the whole it comes out worse; no single thing decides it.
hint-do = Do it
hint-do-this = Do this instead
hint-ask-any = Press any other move to ask about it.
hint-thinking = Looking at what you can do …
hint-move-dig_deep-mine = mine { $column }
hint-move-dig_deep-dig = dig up { $column }
hint-move-dig_deep-put = put it back on { $column }
hint-first = Nothing else comes close.
hint-why-not-instead = Why not { $choice } instead of { $other }?
hint-these = As above
hint-asked-best = Nothing better was found.
