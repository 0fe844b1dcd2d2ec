# Imperial Miners on the home page.

home-imperial_miners-title = Imperial Miners
home-imperial_miners-players = 1–5 players
home-imperial_miners-length = 45 min
home-imperial_miners-summary = Lay a card, light the chain upwards, bring everything to the Surface.
home-imperial_miners-credit = the rulebook text we worked from names neither designer nor publisher.
