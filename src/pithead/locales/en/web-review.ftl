# The review of a finished game on the page.

web-review-chances = Chance to win
web-review-chances-note = seen from each seat’s own view at that time · click to jump
web-review-key-luck = luck of 5 % or more
web-review-sign-best = Best
web-review-sign-good = Good
web-review-sign-inaccuracy = Inaccuracy
web-review-sign-mistake = Mistake
web-review-sign-blunder = Blunder
web-review-sign-luck-up = Luck
web-review-sign-luck-down = Bad luck
web-review-moment = The moment
web-review-played = played
web-review-better = better
web-review-both = both
web-review-asked = instead
web-review-nothing-better = Nothing better was found.
web-review-equal = Either is fine.
web-review-gains = That was { $n } % better than what was played.
web-review-loses = That was { $n } % worse than what was played.
web-review-retry = Retry this turn
web-review-retry-note = Same luck, and the bots as they were.
web-review-why-not = Why not …?
web-review-which = Why not which? Choose here, or press it on the board.
web-review-luck-of = Luck: { $stream }
web-review-sum = Skill + luck = result
web-review-sum-note = in chance to win, exactly
web-review-fair = fair share
web-review-others = others’ choices
web-review-own = own choices
web-review-result = Result
web-review-lucky = { $n } % lucky with { $stream }
web-review-unlucky = { $n } % unlucky with { $stream }
web-review-luck = { $way ->
    [up] Luck gave { $n } %
    [down] Luck took { $n } %
   *[even] Luck was even
}
web-review-choices = { $way ->
    [up] Own choices gained { $n } %
    [down] Own choices cost { $n } %
   *[even] Own choices cost nothing
}{ $alone ->
    [yes] .
   *[no] { $others ->
        [up] , the others gave { $m } % back.
        [down] , the others took { $m } %.
       *[even] .
    }
}
web-review-seat = Seat
web-review-accuracy = Accuracy
web-review-luck-short = Luck
web-review-skill = Skill
web-review-won = won, { $points }
web-review-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $points }
web-review-turning = Turning points
web-review-no-turning = Nothing turned this game: no choice lost 2 %, no draw changed 3 %.
web-review-list = Decisions and sources
web-review-your-decisions = Your { $n } decisions
web-review-decisions = { $name }: { $n } decisions
web-review-loss = loss in %
web-review-not = not
web-review-r = R { $round }
web-review-not-weighed = What bots chose was not weighed: people’s decisions are.
web-review-by-source = By source
web-review-usual = usual of that level
web-review-round = Round { $round }
web-review-your-turn = Round { $round }, your turn
web-review-turn = Round { $round }, { $name }
web-review-refining = quick review, getting finer
web-review-quick = quick review
web-review-deep = deep review, done
web-review-back = Back to the table
web-review-begins = The game is being reviewed
web-review-begins-text = The first look takes a few seconds and then gets finer while you read.
web-review-none = There is no review of this game
web-review-tab-moment = Moment
web-review-tab-points = Points
web-review-tab-luck = Luck
web-review-tab-list = Decisions
web-review-retried = Your turn once more
web-review-retried-text = Same luck, and the bots as they were. Play this turn, and the judge holds it against the first time.
web-review-retried-better = Better than before
web-review-retried-worse = Not better than before
web-review-retried-equal = As good as before
web-review-before = before
web-review-now = now
web-review-to-review = Back to the review
web-review-play-on = Play on
web-review-judging = The judge looks at it …
web-review-show-thing = Show me one
web-review-not-now = Not now
web-review-you-had = You had
web-review-had = { $name } had
