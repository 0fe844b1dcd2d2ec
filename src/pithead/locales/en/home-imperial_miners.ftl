# Imperial Miners on the home page.

home-imperial_miners-title = Imperial Miners
home-imperial_miners-players = 1–5 players
home-imperial_miners-length = 45 min
home-imperial_miners-summary = Lay a card, set off the chain above it, bring everything up to the Surface.
home-imperial_miners-credit = The rules text that we worked from names neither designer nor publisher.
