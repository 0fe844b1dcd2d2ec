# Énigmes : un choix nettement meilleur que les autres, à trouver.
puzzles-you = Vous
puzzles-rating = Le joueur le plus faible qui trouve le meilleur choix : { $rung }
puzzles-rating-search = Aucun joueur ne trouve le meilleur choix au premier coup d’œil.
puzzles-right = C’est le meilleur choix.
puzzles-wrong = Il y a un meilleur choix.

# Sortes de décisions: dig_deep.
puzzles-kind-dig_deep-wild = Un joker sur les dés
puzzles-kind-dig_deep-reroll = Relancer ou garder
puzzles-kind-dig_deep-resolve = Quelle action d’abord
puzzles-kind-dig_deep-mining = Continuer ou arrêter d’extraire
puzzles-kind-dig_deep-dig = Où va la tuile
puzzles-kind-dig_deep-taken = Où va le cube
puzzles-kind-dig_deep-buy = Quel dé acheter
puzzles-kind-dig_deep-discard = Un septième dé

# Sortes de décisions: rockwell.
puzzles-kind-rockwell-bid = La bonne enchère
puzzles-kind-rockwell-insure = Combien d’assurances
puzzles-kind-rockwell-place = Une place pour le vice-président
puzzles-kind-rockwell-crew = Quelle équipe, et où
puzzles-kind-rockwell-move = Où va l’équipe
puzzles-kind-rockwell-die = Le sous-traitant
puzzles-kind-rockwell-first = Quelle tuile d’abord
puzzles-kind-rockwell-discard = Des assurances contre le danger
puzzles-kind-rockwell-bribe = Soudoyer ou non
puzzles-kind-rockwell-hire = Engager ou non
puzzles-kind-rockwell-market = Vendre, acheter ou passer
puzzles-kind-rockwell-sell = Combien en vendre
puzzles-kind-rockwell-buy = Combien en acheter
puzzles-kind-rockwell-workshop = Une action à l’Atelier
puzzles-kind-rockwell-sink = Une place pour le puits
puzzles-kind-rockwell-al = Les équipes d’Al

# Sortes de décisions: imperial_miners.
puzzles-kind-imperial_miners-keep = Quelles cartes garder
puzzles-kind-imperial_miners-play = Quelle carte, et où
puzzles-kind-imperial_miners-place = Où placer la carte
puzzles-kind-imperial_miners-climb = Le chemin de la chaîne
puzzles-kind-imperial_miners-card = Quel effet de la carte
puzzles-kind-imperial_miners-surface = Quel effet de la Surface
puzzles-kind-imperial_miners-event = L’événement
puzzles-kind-imperial_miners-space = Payer une case ou non
puzzles-kind-imperial_miners-limit = Quelle carte défausser
puzzles-kind-imperial_miners-draw = De quel paquet
puzzles-kind-imperial_miners-search = Dans quel paquet chercher
puzzles-kind-imperial_miners-faction = Quelle faction chercher
puzzles-kind-imperial_miners-advance = De combien avancer
puzzles-kind-imperial_miners-board = Sur quel plateau avancer
puzzles-kind-imperial_miners-change = Quel plateau ensuite
puzzles-kind-imperial_miners-machine = Où placer la machine
puzzles-kind-imperial_miners-cavein = Où placer l’éboulement
puzzles-kind-imperial_miners-cart = Où placer le chariot
puzzles-kind-imperial_miners-activate = Quelle carte activer
puzzles-kind-imperial_miners-sell = Vendre une carte ou non
puzzles-kind-imperial_miners-clear = Défausser un éboulement ou non
