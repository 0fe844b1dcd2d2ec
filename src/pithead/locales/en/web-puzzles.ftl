# The puzzles on the page.

web-puzzles-number = puzzle { $n }
web-puzzles-about = One choice is clearly the best. Find it on the board, and read why.
web-puzzles-all = All puzzles
web-puzzles-of = Puzzles of { $game }
web-puzzles-daily-go = Solve it
web-puzzles-daily-note = The same for everybody on { $date } (UTC).
web-puzzles-daily-done = You have solved it.
web-puzzles-begin = Begin
web-puzzles-go-on = Go on
web-puzzles-list = See the list
web-puzzles-find = Find the best choice.
web-puzzles-yes = Yes: { $choice }.
web-puzzles-answer-is = The best: { $choice }.
web-puzzles-leaves = It leaves { $worth }, the next best { $next }.
web-puzzles-no = Not the best: { $worth }.
web-puzzles-no-unweighed = Not the best.
web-puzzles-best-leaves = The best leaves { $worth }. Try again.
web-puzzles-win = { $percent } % to win
web-puzzles-your-move = Your move
web-puzzles-how = Choose on the board, as in a game. You may try as often as you like; the first try counts.
web-puzzles-seats = { $n ->
    [one] Alone
   *[other] { $n } players
}
web-puzzles-show = Show the answer
web-puzzles-next = Next puzzle
web-puzzles-again = Once more
web-puzzles-play-on = Play on
web-puzzles-play-on-note = { $seats ->
    [1] Play on makes a table of it; what you cannot see is dealt anew.
   *[other] Play on makes a table of it: you here, bots on the other seats, what you cannot see dealt anew.
}
web-puzzles-hint = A first hint
web-puzzles-hint-three = It is one of these:
web-puzzles-hint-best = The best choice leaves { $worth }.
web-puzzles-hint-counts = After a hint a right first try counts half.
web-puzzles-tries = Your tries
web-puzzles-solved-first = Solved at the first try
web-puzzles-solved = Solved
web-puzzles-shown = The answer
web-puzzles-rated = rating { $n }
web-puzzles-best = Best
web-puzzles-others = What the others would give
web-puzzles-every = All { $n } others
web-puzzles-ask-any = Press any other choice on the board to ask why not.
web-puzzles-unweighed = This one was not weighed. The nearest that was: { $choice }.
web-puzzles-weighed = Weighed in { $worlds } sampled worlds by { $judge }.
web-puzzles-yours = Your puzzles
web-puzzles-count = { $solved } of { $all } solved
web-puzzles-row = { $n } in a row
web-puzzles-rating-yours = your rating
web-puzzles-latest = Your latest first tries: { $right } of { $all } right
web-puzzles-filter = Which puzzles
web-puzzles-theme = Theme
web-puzzles-every-theme = Every theme
web-puzzles-difficulty = Difficulty
web-puzzles-every-difficulty = Every difficulty
web-puzzles-band-easy = easy, up to { $to }
web-puzzles-band-medium = medium, up to { $to }
web-puzzles-band-hard = hard, above
web-puzzles-state = Progress
web-puzzles-every-state = All
web-puzzles-state-open = not solved
web-puzzles-state-missed = first try wrong
web-puzzles-found = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}
web-puzzles-none = No puzzle is like that.
web-puzzles-no-such = There is no such puzzle
web-puzzles-by-theme = By theme
web-puzzles-by-difficulty = By difficulty
web-puzzles-first-right = first try right
web-puzzles-solved-of = solved
web-puzzles-mark-first = solved at the first try
web-puzzles-mark-later = solved later
web-puzzles-mark-missed = not solved yet
web-puzzles-forget = Forget my progress
web-puzzles-forget-sure = Forget it: are you sure?
web-puzzles-kept = Kept in this browser only.
web-puzzles-tab = Puzzle
