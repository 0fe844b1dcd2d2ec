# What the coach says of any game.

coach-turning-blunder = Round { $round }: this choice cost { $percent } % of the game
coach-turning-mistake = Round { $round }: this choice cost { $percent } %
coach-turning-inaccuracy = Round { $round }: another choice was { $percent } % better
coach-turning-lucky = Round { $round }: luck ({ $stream }), { $percent } % up
coach-turning-unlucky = Round { $round }: bad luck ({ $stream }), { $percent } % down
coach-mark-best = best
coach-mark-good = good
coach-mark-inaccuracy = inaccuracy
coach-mark-mistake = mistake
coach-mark-blunder = blunder

coach-remark-luck-up = { $seat } is lucky ({ $stream }): { $percent } % up, now { $now } %
coach-remark-luck-down = { $seat } is unlucky ({ $stream }): { $percent } % down, now { $now } %
coach-remark-own-up = { $seat } gains { $percent } %, now { $now } %
coach-remark-own-down = { $seat } gives away { $percent } %, now { $now } %
coach-remark-other-up = That helps { $seat }: { $percent } % up, now { $now } %
coach-remark-other-down = That costs { $seat } { $percent } %, now { $now } %

coach-review-title = Review: { $game }
coach-review-chances = Chances to win
coach-review-sum = From the fair share to the result
coach-review-turning = Turning points
coach-review-decisions = Decisions
coach-review-fair = fair share
coach-review-others = others’ choices
coach-review-own = own choices
coach-review-result = result
coach-review-accuracy = accuracy
coach-review-player = player
coach-review-round = round
coach-review-mark = mark
coach-review-played = played
coach-review-better = better
coach-review-loss = loss
coach-review-none = No choice lost enough to be named.
coach-review-luck = luck of { $percent } % or more

coach-thing = One thing for next time
coach-once-try = Look at round { $round } once more.
coach-once-seen = Another choice was { $percent } % better there.
coach-clean-try = Go on like this.
coach-clean-seen = None of your { $choices } choices in this game cost 2 % or more.
coach-looks = The coach looks at your game
