# The terminal
cli-commitment = Fair play: the seed of this game is fixed in advance by { $commitment }
cli-start = Press Enter to begin.
cli-start-help = Type the number of a choice or its words; “help” explains choices, commands and signs, “quit” saves and leaves.
cli-pack = Pack “{ $name }”: { $printed ->
    [one] 1 row printed
   *[other] { $printed } rows printed
}, { $guessed } reconstructed (figures that no rulebook shows).
cli-readings = { $count ->
    [0] Every clause of the rules is printed or follows from what is.
    [one] 1 of { $all } clauses is our reading, where the rulebook leaves it open: “rules { $clause }”.
   *[other] { $count } of { $all } clauses are our reading, where the rulebook leaves it open: “rules { $clause }” and others marked [X].
}
cli-more = — Enter: more —
cli-amounts = { $step ->
    [1] { $low } to { $high }
   *[other] { $low } to { $high } in steps of { $step }
}
cli-from-amount = from { $amount } on:
cli-hint = (number or words; help, why, board, log, quit)
cli-hint-undo = (number or words; help, why, undo, board, log, quit)
cli-curtain = { $name }, the screen is yours. Nobody else should look.
cli-curtain-open = Press Enter when only you can see it.
cli-curtain-close = Press Enter to draw the curtain.
cli-saved = Saved in { $file }. Play on with:
cli-record = The record: { $file }. Check every draw with:
cli-seed = The seed revealed: { $seed }
cli-clause = Rule { $clause }
cli-winner = { $count ->
    [one] The winner: { $names }
   *[other] Shared victory: { $names }
}

# Commands: the words that call them, then what they do
cli-command-help = help h ?
cli-command-why = why
cli-command-hint = hint tip
cli-command-undo = undo
cli-command-log = log
cli-command-board = board
cli-command-rules = rules rule
cli-command-lang = lang
cli-command-finish = finish
cli-command-quit = quit exit
cli-help-moves = Choose by number, or write the choice as it is shown: “{ $move }”; the first letters will do while they fit only one. Where an amount is asked, the number is the amount.
cli-help-help = explains every choice and sign; “{ $word } { $number }” explains one choice
cli-help-why = the rule behind the question; “{ $word } { $number }” the rule behind a choice
cli-help-hint = what the strongest bot would do, and why; “{ $word } { $number }” why not this choice
cli-help-undo = takes your last move back, unless something was revealed since
cli-help-log = what has happened; “{ $word } 20” the last 20 lines
cli-help-board = the whole board, also where the screen is too small for it
cli-help-rules = a clause of the rules: “{ $word } { $clause }”
cli-help-lang = another language: “{ $word } { $lang }”
cli-help-finish = ends the game by agreement, scored as it stands ({ $word } yes)
cli-help-quit = saves and leaves; the game can be resumed

# Errors
cli-error-number = There is no choice { $number }; they go from 1 to { $last }.
cli-error-amount = { $number } is not possible. Possible: { $possible }
cli-error-one = “{ $typed }”: several numbers at once are for choices of one kind; choose one.
cli-error-run = “{ $typed }” cannot be done in one line: something is revealed in between. Type the first move alone.
cli-error-ambiguous = “{ $typed }” could be several: { $possible }
cli-error-near = “{ $typed }” is no choice. Did you mean { $near }?
cli-error-unknown = “{ $typed }” is no choice and no command; “help” lists both.
cli-error-impossible = “{ $typed }” is not possible now. Possible: { $possible }
cli-finish-yes = yes
cli-finish-sure = If everybody agrees, the game ends as it stands: { $word } { $yes }
cli-error-undo = There is nothing to take back: something was revealed since, or you have not moved.
cli-error-lang = There is no language “{ $typed }”: { $possible }
cli-error-clause = There is no clause “{ $typed }”: { $possible }

# Replay
cli-replay-title = { $game }, record of { $players }
cli-replay-at = Line { $at } of { $last }
cli-replay-keys = n next · p previous · first · last · a number · q quit
cli-replay-start = The set-up
cli-replay-running = The game is not over yet.
cli-replay-proved = { $draws ->
    [one] Fair: the seed fits the commitment, and the one draw was made again with the same result.
   *[other] Fair: the seed fits the commitment, and all { $draws } draws were made again with the same results.
}
cli-replay-error-step = “{ $typed }” is no step: n, p, first, last, a line number from 0 to { $last }, or q
