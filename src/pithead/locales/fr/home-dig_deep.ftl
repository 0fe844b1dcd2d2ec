# Dig Deep on the home page.

home-dig_deep-title = Dig Deep
home-dig_deep-players = 2–4 joueurs
home-dig_deep-length = 40–80 min
home-dig_deep-summary = Lancer, réserver et creuser les colonnes ; vendre les gemmes quand le prix est haut.
home-dig_deep-credit = de Tim Rice.
