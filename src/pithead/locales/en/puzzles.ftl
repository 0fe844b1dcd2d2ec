# Puzzles: one clearly best choice, to be found.
puzzles-you = You
puzzles-rating = The weakest player that finds the best choice: { $rung }
puzzles-rating-search = No player finds the best choice at first sight.
puzzles-right = That is the best choice.
puzzles-wrong = There is a better choice.
