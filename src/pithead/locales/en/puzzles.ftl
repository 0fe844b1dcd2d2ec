# Puzzles: one clearly best choice, to be found.
puzzles-you = You
puzzles-rating = The weakest player that finds the best choice: { $rung }
puzzles-rating-search = No player finds the best choice at first sight.
puzzles-right = That is the best choice.
puzzles-wrong = There is a better choice.

# Kinds of decisions: dig_deep.
puzzles-kind-dig_deep-wild = A wild on the dice
puzzles-kind-dig_deep-reroll = Reroll or keep
puzzles-kind-dig_deep-resolve = Which action first
puzzles-kind-dig_deep-mining = Mine on or stop
puzzles-kind-dig_deep-dig = Where the tile goes
puzzles-kind-dig_deep-taken = Where the cube goes
puzzles-kind-dig_deep-buy = Which die to buy
puzzles-kind-dig_deep-discard = A seventh die

# Kinds of decisions: rockwell.
puzzles-kind-rockwell-bid = The right bid
puzzles-kind-rockwell-insure = How much insurance
puzzles-kind-rockwell-place = A place for the Vice President
puzzles-kind-rockwell-crew = Which crew, and where
puzzles-kind-rockwell-move = Where the crew goes
puzzles-kind-rockwell-die = The subcontractor
puzzles-kind-rockwell-first = Which tile first
puzzles-kind-rockwell-discard = Insurance against Danger
puzzles-kind-rockwell-bribe = Bribe or not
puzzles-kind-rockwell-hire = Hire or not
puzzles-kind-rockwell-market = Sell, buy or pass
puzzles-kind-rockwell-sell = How many to sell
puzzles-kind-rockwell-buy = How many to buy
puzzles-kind-rockwell-workshop = An action in the Workshop
puzzles-kind-rockwell-sink = A place for the mineshaft
puzzles-kind-rockwell-al = Al’s crews

# Kinds of decisions: imperial_miners.
puzzles-kind-imperial_miners-keep = Which cards to keep
puzzles-kind-imperial_miners-play = Which card, and where
puzzles-kind-imperial_miners-place = Where the card goes
puzzles-kind-imperial_miners-climb = The way of the chain
puzzles-kind-imperial_miners-card = Which effect of the card
puzzles-kind-imperial_miners-surface = Which effect of the Surface
puzzles-kind-imperial_miners-event = The event
puzzles-kind-imperial_miners-space = Pay for a space or not
puzzles-kind-imperial_miners-limit = Which card to discard
puzzles-kind-imperial_miners-draw = From which deck
puzzles-kind-imperial_miners-search = Which deck to search
puzzles-kind-imperial_miners-faction = Which faction to search for
puzzles-kind-imperial_miners-advance = How far to advance
puzzles-kind-imperial_miners-board = Which board to advance on
puzzles-kind-imperial_miners-change = Which board comes next
puzzles-kind-imperial_miners-machine = Where the machine goes
puzzles-kind-imperial_miners-cavein = Where the cave-in goes
puzzles-kind-imperial_miners-cart = Where the cart goes
puzzles-kind-imperial_miners-activate = Which card to activate
puzzles-kind-imperial_miners-sell = Sell a card or not
puzzles-kind-imperial_miners-clear = Clear a cave-in or not
