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
