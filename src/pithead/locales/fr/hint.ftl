# Ce qu’un conseil dit en plus de ses phrases, dans le terminal et dans le navigateur.
hint-win = { $percent } % de chances de gagner
hint-over = +{ $percent } % et { $points } sur le choix suivant
hint-over-points = { $points } sur le choix suivant
hint-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
hint-points-dig_deep = { $sign }{ $n } { $n ->
    [one] pièce
   *[other] pièces
}
hint-equal = les deux se valent
hint-plain = Dans l’ensemble, ce choix réussit un peu mieux ; rien ne décide à lui seul.
hint-even = Aucune différence qui mérite réflexion.
hint-only = Il n’y a rien d’autre à choisir.
hint-gain = +{ $percent } % de chances
hint-over-next = sur le choix suivant
hint-or = ou
hint-why-not = Pourquoi pas { $choice } ?
hint-worse = Dans l’ensemble, ce choix réussit moins bien ; rien ne décide à lui seul.
hint-do = Le faire
hint-do-this = Faire plutôt ceci
hint-ask-any = Touchez un autre coup pour demander pourquoi pas lui.
hint-thinking = Vos possibilités sont examinées …
hint-move-dig_deep-mine = extraire { $column }
hint-move-dig_deep-dig = déterrer { $column }
hint-move-dig_deep-put = remettre sur { $column }
hint-first = Rien d’autre ne s’en approche.
hint-why-not-instead = Pourquoi pas { $choice } au lieu de { $other } ?
hint-these = Comme ci-dessus
hint-asked-best = Rien de mieux n’a été trouvé.
