# Ce que l'entraîneur dit de n'importe quel jeu.

coach-turning-blunder = Manche { $round } : ce choix a coûté { $percent } % de la partie
coach-turning-mistake = Manche { $round } : ce choix a coûté { $percent } %
coach-turning-inaccuracy = Manche { $round } : un autre choix valait { $percent } % de plus
coach-turning-lucky = Manche { $round } : chance ({ $stream }), { $percent } % de plus
coach-turning-unlucky = Manche { $round } : malchance ({ $stream }), { $percent } % de moins
coach-mark-best = meilleur choix
coach-mark-good = bon
coach-mark-inaccuracy = imprécision
coach-mark-mistake = erreur
coach-mark-blunder = grosse erreur
