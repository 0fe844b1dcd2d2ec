# Imperial Miners on the home page.

home-imperial_miners-title = Imperial Miners
home-imperial_miners-players = 1–5 joueurs
home-imperial_miners-length = 45 min
home-imperial_miners-summary = Poser une carte, déclencher la chaîne vers le haut, tout remonter à la Surface.
home-imperial_miners-credit = Le texte des règles dont nous disposions ne nomme ni auteur ni éditeur.
