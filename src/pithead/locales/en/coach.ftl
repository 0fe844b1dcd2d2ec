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
