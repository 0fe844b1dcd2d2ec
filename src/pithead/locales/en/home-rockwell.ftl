# Rockwell on the home page.

home-rockwell-title = Rockwell
home-rockwell-players = 2–4 players
home-rockwell-length = 90–120 min
home-rockwell-summary = Drill into the planet, share what you break loose, watch the prices.
home-rockwell-credit = designed by Bruno Crépeault, published by Sit Down!
