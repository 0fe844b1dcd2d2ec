# Énigmes : un choix nettement meilleur que les autres, à trouver.
puzzles-you = Vous
puzzles-rating = Le joueur le plus faible qui trouve le meilleur choix : { $rung }
puzzles-rating-search = Aucun joueur ne trouve le meilleur choix au premier coup d’œil.
puzzles-right = C’est le meilleur choix.
puzzles-wrong = Il y a un meilleur choix.
