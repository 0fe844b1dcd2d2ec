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
