# Dig Deep on the home page.

home-dig_deep-title = Dig Deep
home-dig_deep-players = 2–4 players
home-dig_deep-length = 40–80 min
home-dig_deep-summary = Roll, reserve and dig down the columns; sell gems while the price is high.
home-dig_deep-credit = designed by Tim Rice.
