# L’analyse d’une partie terminée sur la page.

web-review-chances = Chance de gagner
web-review-chances-note = vue par chaque place à ce moment-là · un clic y saute
web-review-key-luck = hasard de 5 % ou plus
web-review-sign-best = Meilleur coup
web-review-sign-good = Bon
web-review-sign-inaccuracy = Imprécision
web-review-sign-mistake = Erreur
web-review-sign-blunder = Grosse erreur
web-review-sign-luck-up = Chance
web-review-sign-luck-down = Malchance
web-review-moment = Le moment
web-review-played = joué
web-review-better = mieux
web-review-both = les deux
web-review-asked = à la place
web-review-nothing-better = Rien de mieux n’a été trouvé.
web-review-equal = Les deux se valent.
web-review-gains = C’était { $n } % mieux que le coup joué.
web-review-loses = C’était { $n } % moins bien que le coup joué.
web-review-retry = Rejouer ce tour
web-review-retry-note = Le même hasard, les mêmes bots.
web-review-why-not = Pourquoi pas … ?
web-review-which = Pourquoi pas quoi ? Choisis ici, ou appuie sur le plateau.
web-review-luck-of = Hasard : { $stream }
web-review-sum = Talent + chance = résultat
web-review-sum-note = en chance de gagner, exactement
web-review-fair = part équitable
web-review-others = choix des autres
web-review-own = propres choix
web-review-result = Résultat
web-review-lucky = { $n } % de chance ({ $stream })
web-review-unlucky = { $n } % de malchance ({ $stream })
web-review-luck = { $way ->
    [up] Le hasard a donné { $n } %
    [down] Le hasard a pris { $n } %
   *[even] Le hasard s’est équilibré
}
web-review-choices = { $way ->
    [up] Les propres choix ont gagné { $n } %
    [down] Les propres choix ont coûté { $n } %
   *[even] Les propres choix n’ont rien coûté
}{ $alone ->
    [yes] .
   *[no] { $others ->
        [up] , les autres ont rendu { $m } %.
        [down] , les autres ont pris { $m } %.
       *[even] .
    }
}
web-review-seat = Place
web-review-accuracy = Précision
web-review-luck-short = Chance
web-review-skill = Talent
web-review-won = gagné, { $points }
web-review-place = { $place ->
    [1] 1er
   *[other] { $place }e
}, { $points }
web-review-turning = Tournants
web-review-no-turning = Rien n’a fait basculer cette partie : aucun choix n’a perdu 2 %, aucun hasard n’a changé 3 %.
web-review-list = Décisions et sources
web-review-your-decisions = Vos { $n } décisions
web-review-decisions = { $name } : { $n } décisions
web-review-loss = perte en %
web-review-not = et non
web-review-r = M { $round }
web-review-not-weighed = Les choix des bots n’ont pas été pesés ; ceux des personnes le sont.
web-review-by-source = Par source
web-review-usual = habituel à ce niveau
web-review-round = Manche { $round }
web-review-your-turn = Manche { $round }, à vous
web-review-turn = Manche { $round }, { $name }
web-review-refining = premier regard, s’affine
web-review-quick = premier regard
web-review-deep = analyse fine, terminée
web-review-back = Retour à la table
web-review-begins = La partie est analysée
web-review-begins-text = Le premier regard prend quelques secondes et s’affine pendant que vous lisez.
web-review-none = Il n’y a pas d’analyse de cette partie
web-review-tab-moment = Moment
web-review-tab-points = Tournants
web-review-tab-luck = Chance
web-review-tab-list = Décisions
web-review-retried = Votre tour encore une fois
web-review-retried-text = Le même hasard, les mêmes bots. Joue ce tour ; le juge le compare à la première fois.
web-review-retried-better = Mieux qu’avant
web-review-retried-worse = Pas mieux qu’avant
web-review-retried-equal = Aussi bien qu’avant
web-review-before = avant
web-review-now = maintenant
web-review-to-review = Retour à l’analyse
web-review-play-on = Continuer
web-review-judging = Le juge regarde …
web-review-show-thing = Montrez-moi un exemple
web-review-not-now = Pas maintenant
web-review-you-had = Vous aviez
web-review-had = { $name } avait
