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

coach-remark-luck-up = { $seat } a de la chance ({ $stream }) : { $percent } % de plus, { $now } % maintenant
coach-remark-luck-down = { $seat } n’a pas de chance ({ $stream }) : { $percent } % de moins, { $now } % maintenant
coach-remark-own-up = { $seat } gagne { $percent } %, { $now } % maintenant
coach-remark-own-down = { $seat } cède { $percent } %, { $now } % maintenant
coach-remark-other-up = Cela aide { $seat } : { $percent } % de plus, { $now } % maintenant
coach-remark-other-down = Cela coûte { $percent } % à { $seat }, { $now } % maintenant

coach-review-title = Retour sur la partie : { $game }
coach-review-chances = Chances de gagner
coach-review-sum = De la part égale au résultat
coach-review-turning = Tournants
coach-review-decisions = Décisions
coach-review-fair = part égale
coach-review-others = choix des autres
coach-review-own = choix propres
coach-review-result = résultat
coach-review-accuracy = précision
coach-review-player = joueur
coach-review-round = manche
coach-review-mark = jugement
coach-review-played = joué
coach-review-better = mieux
coach-review-loss = perte
coach-review-none = Aucun choix n’a coûté assez pour être nommé.
coach-review-luck = chance d’au moins { $percent } %

coach-thing = Une seule chose pour la prochaine fois
coach-once-try = Revoyez la manche { $round }.
coach-once-seen = Un autre choix y était meilleur de { $percent } %.
coach-clean-try = Continuez ainsi.
coach-clean-seen = Aucun de vos { $choices } choix de cette partie n’a coûté 2 % ou plus.
coach-looks = L’entraîneur regarde votre partie
