# Dig Deep : ce qu’on dirait d’un choix autour de la table

## Un prix qui monte
coach_dig_deep-raise-held = Faites monter { $gem } : vous en avez { $n }, { $m ->
    [0] personne d’autre n’en montre
   *[other] { $seat } en montre { $m }
}.
coach_dig_deep-raise-sale = Avec { $gem } à { $price }, { $tile } vous rapporte { $coins } ce tour-ci.
coach_dig_deep-raise-top = Le prix est déjà à { $price } pour { $gem } : monter n’y change rien.
coach_dig_deep-raise-feeds = Monter { $gem } aide { $seat }, qui en montre { $n } ; vous { $m ->
    [0] n’en avez pas
   *[other] en avez { $m }
}.
coach_dig_deep-raise-coming = Les colonnes contiennent encore environ { $first } et { $second } : ce prix comptera plus souvent.
coach_dig_deep-raise-both = Pour { $gem }, le prix passe à { $price }, et vous { $n ->
    [0] n’en avez pas
   *[other] en avez { $n }
} ; pour { $rival }, il passerait à { $other }, et vous { $m ->
    [0] n’en avez pas
   *[other] en avez { $m }
}.

## Des dés relancés
coach_dig_deep-reroll-tile = { $times ->
    [10] Presque toujours,
   *[other] { $times } fois sur 10,
} le jet donne les pioches pour la tuile L{ $level } de la colonne { $column }, qui vaut environ { $coins } ; { $other ->
    [0] sinon, presque jamais
   *[other] sinon, { $other } fois sur 10
}.
coach_dig_deep-keep-tile = Vous avez les pioches pour la tuile L{ $level } de la colonne { $column }, qui vaut environ { $coins } ; { $times ->
    [0] après l’autre jet, presque jamais
    [10] après l’autre jet, pas tout à fait toujours
   *[other] après l’autre jet, { $times } fois sur 10 seulement
}.
coach_dig_deep-reroll-sale = { $times ->
    [10] Presque toujours,
   *[other] { $times } fois sur 10,
} vous vendez une deuxième tuile ce tour-ci, pour { $coins } ; { $other ->
    [0] sinon, presque jamais
   *[other] sinon, { $other } fois sur 10
}.
coach_dig_deep-keep-sale = Tels quels, les dés vous donnent une deuxième vente ce tour-ci, pour { $coins } ; { $times ->
    [0] après l’autre jet, presque jamais
    [10] après l’autre jet, pas tout à fait toujours
   *[other] après l’autre jet, { $times } fois sur 10 seulement
}.
coach_dig_deep-reroll-smelt = { $times ->
    [10] Presque toujours,
   *[other] { $times } fois sur 10,
} il sort un Fondre, et { $n ->
    [one] une tuile attend dans votre main
   *[other] { $n } tuiles attendent dans votre main
} ; { $other ->
    [0] sinon, presque jamais
   *[other] sinon, { $other } fois sur 10
}.
coach_dig_deep-keep-smelt = Vous avez un Fondre, et { $n ->
    [one] une tuile attend dans votre main
   *[other] { $n } tuiles attendent dans votre main
} ; { $times ->
    [0] après l’autre jet, presque jamais
    [10] après l’autre jet, pas tout à fait toujours
   *[other] après l’autre jet, { $times } fois sur 10 seulement
}.
coach_dig_deep-reroll-idle = Le dé { $die } montre { $action } { $n }, qui ne sert à rien ce tour-ci.
coach_dig_deep-keep-best = Le dé { $die } montre { $action } { $n } : il n’a pas de meilleure face.
coach_dig_deep-keep-coins = Avec { $coins } en main, vous pouvez encore acheter le dé { $die } à { $price }.
coach_dig_deep-reroll-mean = En moyenne, le nouveau jet vaut environ { $coins } de plus, et il coûte { $cost }.
coach_dig_deep-reroll-sets = En moyenne, ce jet vaut environ { $coins } de plus et coûte { $cost }, l’autre { $other ->
    [0] rien de plus
   *[other] environ { $other } de plus
} et coûte { $price }.
coach_dig_deep-keep-mean = Le jet coûterait { $price } et, en moyenne, { $other ->
    [0] ne rapporterait rien
   *[other] rapporterait environ { $other }
}.
coach_dig_deep-reroll-keeps = Vous gardez ainsi { $kept }, et { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}.
coach_dig_deep-reroll-rolls = { $n ->
    [one] Un dé de plus retente sa chance : { $rolled }.
   *[other] { $n } dés de plus retentent leur chance : { $rolled }.
}
coach_dig_deep-reroll-better = Vous relancez aussi { $rolled } : { $n } faces sur 6 rapportent plus.
coach_dig_deep-reroll-swaps = Vous gardez { $kept } et relancez { $rolled }.
coach_dig_deep-face = { $action } { $n } ({ $die })

## Extraire
coach_dig_deep-mine-shared = Vous partagez la colonne { $column } avec { $seat }, qui joue { $next ->
    [1] juste après vous
   *[other] encore avant vous
} : { $times ->
    [10] presque toujours,
   *[other] { $times } fois sur 10,
} son jet suffit pour la tuile L{ $level }.
coach_dig_deep-mine-open = La colonne { $column } est ouverte à tout le monde, et { $seat } joue { $next ->
    [1] juste après vous
   *[other] encore avant vous
} : { $times ->
    [10] presque toujours,
   *[other] { $times } fois sur 10,
} son jet suffit pour la tuile L{ $level }.
coach_dig_deep-mine-waits = La colonne { $column } peut attendre : elle n’est qu’à vous, avec { $lead ->
    [one] un cube
   *[other] { $lead } cubes
} d’avance.
coach_dig_deep-mine-known = Vous savez ce qu’il y a sur la colonne { $column } : { $tile }, environ { $coins } aux prix à venir.
coach_dig_deep-mine-poor = Sur la colonne { $column } se trouve { $tile } : environ { $coins }, quand une tuile L{ $level } inconnue rapporte { $other }.
coach_dig_deep-mine-spends = En commençant par la colonne { $column }, vous utilisez { $n ->
    [one] { $n } pioche
   *[other] { $n } pioches
} sur { $picks } ; dans l’autre sens, { $lost ->
    [one] une ne sert
   *[other] { $lost } ne servent
} à rien.
coach_dig_deep-mine-plan = En commençant par la colonne { $column }, vos pioches rapportent environ { $coins } en tuiles ; par la colonne { $target }, environ { $other }.
coach_dig_deep-mine-same = Colonne { $column } ou { $target } d’abord : { $picks ->
    [one] votre pioche rapporte
   *[other] vos { $picks } pioches rapportent
} environ { $coins } en tuiles de toute façon.
coach_dig_deep-mine-deeper = Vos pioches suffisent pour les deux tuiles du haut de la colonne { $column } : environ { $coins } à elles deux.
coach_dig_deep-mine-ends = C’est la dernière tuile, et la partie s’arrête avec cette manche : en l’état, vous avez { $coins } d’avance sur { $seat }.
coach_dig_deep-mine-spares = C’est la dernière tuile, et la partie s’arrête : il vous reste { $n ->
    [one] une tuile
   *[other] { $n } tuiles
} à vendre et { $sells ->
    [0] aucune vente
    [one] une vente
   *[other] { $sells } ventes
}.
coach_dig_deep-mine-delays = Il ne reste que { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
} à extraire, et vous en avez { $n } à vendre : la partie peut bien durer un peu.
coach_dig_deep-mine-first = Extrayez d’abord : vous choisirez quoi fondre en connaissant aussi la nouvelle tuile.
coach_dig_deep-loses-picks = Sinon, { $picks ->
    [one] une pioche est perdue
   *[other] { $picks } pioches sont perdues
} : de quoi prendre la tuile L{ $level } de la colonne { $column }, qui vaut environ { $coins }.
coach_dig_deep-loses-sale = Sinon, la vente de ce tour est perdue : { $tile } rapporte { $coins }.
coach_dig_deep-loses-uses = Sinon, ceci est perdu : { $pile }.
coach_dig_deep-done-leaves = La tuile L{ $level } de la colonne { $column } ne bougera pas : la colonne n’est qu’à vous.
coach_dig_deep-follows = { $other ->
    [mine] Vous pourrez encore extraire
    [smelt] Vous pourrez encore fondre
    [sell] Vous pourrez encore vendre
    [reserve] Vous pourrez encore réserver
    [dig] Vous pourrez encore creuser
    [advertise] Vous pourrez encore faire de la publicité
   *[invest] Vous pourrez encore investir
} après, dans le même tour.

## Des cubes sous les colonnes
coach_dig_deep-reserve-opens = Le cube vous ouvre la colonne { $column } : { $picks ->
    [one] votre pioche prend
   *[other] vos { $picks } pioches prennent
} aussitôt sa tuile L{ $level }, qui vaut environ { $coins }.
coach_dig_deep-reserve-joins = { $seat } tenait la colonne { $column } sans vous ; avec ce cube, vous y extrayez aussi : { $tiles ->
    [one] une tuile, environ { $coins }
   *[other] { $tiles } tuiles, environ { $coins } en tout
}.
coach_dig_deep-reserve-alone = Avec ce cube, la colonne { $column } n’est qu’à vous et { $seat } reste dehors : { $tiles ->
    [one] une tuile, environ { $coins }
   *[other] { $tiles } tuiles, environ { $coins } en tout
}.
coach_dig_deep-reserve-free = Aucun cube sous la colonne { $column } : avec un des vôtres, { $seat } ne peut plus y extraire ({ $tiles ->
    [one] une tuile, environ { $coins }
   *[other] { $tiles } tuiles, environ { $coins } en tout
}).
coach_dig_deep-reserve-safe = Vous menez d’un cube à la colonne { $column } ; avec un de plus, { $seat } ne vous rejoint pas d’un seul Réserver ({ $tiles ->
    [one] une tuile, environ { $coins }
   *[other] { $tiles } tuiles, environ { $coins } en tout
}).
coach_dig_deep-reserve-full = C’est le maximum de cubes à la colonne { $column } : personne ne peut plus vous y dépasser ({ $tiles ->
    [one] une tuile, environ { $coins }
   *[other] { $tiles } tuiles, environ { $coins } en tout
}).
coach_dig_deep-reserve-empty = La colonne { $column } est vide : un cube n’y tient rien.
coach_dig_deep-reserve-idle = Un cube ne suffit pas à la colonne { $column } : { $seat } en a toujours plus.
coach_dig_deep-reserve-rich = La colonne { $column } a encore { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}, environ { $coins } ; la colonne { $target } en a { $n }, environ { $other }.
coach_dig_deep-reserve-none = Les deux colonnes sont vides : un cube n’y tient rien.
coach_dig_deep-back-idle = La colonne { $column } est vide : le cube n’y sert plus à rien.
coach_dig_deep-back-share = Le cube sur { $gem } est encore une part : { $coins } par gemme vendue.
coach_dig_deep-back-holds = Sans ce cube, { $seat } entre dans la colonne { $column } : { $tiles ->
    [one] une tuile, environ { $coins }
   *[other] { $tiles } tuiles, environ { $coins } en tout
}.

## Creuser
coach_dig_deep-dig-take = Dans la colonne { $column }, { $seat } peut extraire, pas vous : déterrez sa tuile L{ $level } et posez-la là où vous pouvez ; elle vaut environ { $coins }.
coach_dig_deep-dig-look = Vous voyez la tuile L{ $level } de la colonne { $column } avant d’y mettre vos pioches.
coach_dig_deep-put-own = Sur la colonne { $column }, { $alone ->
    [1] personne d’autre que vous ne peut l’extraire
   *[other] vous pouvez l’extraire
} ; sur la colonne { $target }, { $seat } le pourrait.
coach_dig_deep-put-away = { $tile } ne rapporte qu’environ { $coins } : que { $seat } y dépense { $level ->
    [one] une pioche
   *[other] { $level } pioches
}.
coach_dig_deep-put-reach = Sur la colonne { $column }, vous pouvez extraire { $tile } tout de suite : vous avez { $level ->
    [one] la pioche
   *[other] les { $level } pioches
} qu’il faut.

## Fondre et vendre
coach_dig_deep-smelt-sell = Visible, { $tile } peut être vendue ce tour-ci pour { $coins }{ $other ->
    [0] {""}
   *[other] {" "}; la meilleure que vous montrez rapporte { $other }
}.
coach_dig_deep-smelt-more = { $tile } rapporterait { $coins } aujourd’hui, { $rival_tile } { $other }.
coach_dig_deep-smelt-later = Aux prix à venir, { $tile } rapporte environ { $coins }, { $rival_tile } environ { $other }.
coach_dig_deep-smelt-both = Vous avez { $n } Fondre : { $tile } et { $rival_tile } peuvent toutes deux être visibles ce tour-ci.
coach_dig_deep-smelt-ready = Visible, { $tile } est prête pour la vente gratuite de votre prochain tour : environ { $coins } aux prix à venir.
coach_dig_deep-smelt-pace = { $n ->
    [one] { $n } tuile attend
   *[other] { $n } tuiles attendent
} dans votre main, et d’ici la fin vos dés donneront { $m ->
    [0] sans doute plus aucun Fondre
    [one] environ un Fondre
   *[other] environ { $m } Fondre
}.
coach_dig_deep-sell-passes = Avec { $count } en tout, vous passez devant { $seat } pour les { $bonus }.
coach_dig_deep-sell-level = Avec { $count } en tout, vous rejoignez { $seat } pour les { $bonus }.
coach_dig_deep-sell-near = Il vous faut ensuite encore { $count } pour passer devant { $seat } et viser les { $bonus } ; vous en avez { $n }.
coach_dig_deep-sell-guards = Jusqu’ici : { $count } pour { $seat }, et { $coming ->
    [one] { $coming } de visible
   *[other] { $coming } de visibles
} ; avec { $n }, vous restez devant pour les { $bonus }.
coach_dig_deep-sell-beyond = Les { $bonus } pour { $gem } sont hors d’atteinte : { $seat } en a vendu { $n }, et avec tout ce que vous avez vous arrivez à { $m }.
coach_dig_deep-sell-more = { $tile } rapporte { $coins } maintenant, { $rival_tile } { $other }.
coach_dig_deep-sell-keeps = { $tile } rapporte { $coins } aujourd’hui, { $rival_tile } { $other } ; aux prix à venir, celle que vous gardez rapporte environ { $later }, l’autre { $less }.
coach_dig_deep-sell-same = Les deux rapportent { $coins } aujourd’hui, et autant l’une que l’autre plus tard : { $tile } ou { $rival_tile }.
coach_dig_deep-sell-gains = { $rival_tile } peut attendre : { $coins } aujourd’hui, environ { $other } aux prix à venir.
coach_dig_deep-sell-order = Celle-ci d’abord : avec { $rival_tile } ensuite, les deux rapportent { $coins }, dans l’autre ordre { $other }.
coach_dig_deep-sell-top = Le prix est à { $price } pour { $gem } et ne peut plus que baisser : prenez les { $coins } maintenant.
coach_dig_deep-sell-first = { $seat } montre { $count } et joue encore avant vous : après une telle vente, { $tile } rapporte { $coins } de moins.
coach_dig_deep-sell-split = De { $rival_tile }, une part va à { $seat } : { $coins }.
coach_dig_deep-sell-last = C’est votre dernier tour : { $tile } rapporte { $coins } maintenant, ou rien.
coach_dig_deep-sell-many = Vous avez { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
} à vendre et, après ce tour, encore environ { $sales ->
    [one] une vente
   *[other] { $sales } ventes
} : mieux vaut { $coins } maintenant qu’une tuile invendue.
coach_dig_deep-sell-now = { $tile } rapporte { $coins } aujourd’hui, environ { $other } aux prix à venir : inutile d’attendre.
coach_dig_deep-sell-buys = Avec ces { $coins }, vous achetez dès ce tour le dé { $die }, qui coûte { $price }.
coach_dig_deep-wait-rises = { $rival_tile } rapporte { $coins } aujourd’hui ; chaque jet fait monter des prix et personne d’autre n’en montre : environ { $other } d’ici votre prochain tour.
coach_dig_deep-wait-later = { $rival_tile } ne rapporte que { $coins } aujourd’hui ; { $turns ->
    [one] avec encore un tour à jouer
   *[other] avec encore environ { $turns } tours à jouer
}, ce sera environ { $other }.

## Prix et parts
coach_dig_deep-advert-sale = Faites monter { $gem } avant de vendre : { $tile } rapporte alors { $coins }, au lieu de { $other }.
coach_dig_deep-advert-hurts = { $seat } montre { $count }, vous { $m ->
    [0] n’en avez pas
   *[other] en avez { $m }
} : un cran de moins coûte { $n } à { $seat }, si tout est vendu.
coach_dig_deep-invest-soon = { $seat } montre { $count } et devra bien vendre : cette vente vous rapporte { $coins }.
coach_dig_deep-invest-after = Vendez d’abord : sinon, votre cube sur { $gem } vous revient aussitôt avec la vente.
coach_dig_deep-invest-nobody = Personne d’autre ne montre { $gem } : un cube y attendrait peut-être pour rien.

## Acheter et céder des dés
coach_dig_deep-buy-brings = { $turns ->
    [one] Au tour qui reste
   *[other] Dans les { $turns } tours environ qui restent
}, le dé { $die } apporte à peu près { $first }, pour { $coins }.
coach_dig_deep-buy-never = C’est la dernière manche : le dé { $die } ne serait jamais lancé, et { $coins } seraient perdues.
coach_dig_deep-buy-late = { $turns ->
    [one] Il reste un tour
   *[other] Il reste environ { $turns } tours
} : le dé { $die } ne rendra guère ses { $coins }.
coach_dig_deep-buy-lack = Aucun de vos dés n’a { $action } ; le dé { $die } le montre sur { $n ->
    [one] une face
   *[other] { $n } faces
} sur 6.
coach_dig_deep-buy-balance = En trois tours, vos dés donnent des pioches pour environ { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
} et environ { $smelts } Fondre : le dé { $die } apporte { $what ->
    [smelt] des Fondre
   *[mine] des pioches
}, qui vous manquent.
coach_dig_deep-buy-full = Vous avez six dés : le dé { $die } coûte { $coins } et en chasse un autre.
coach_dig_deep-buy-same = Il y a un dé { $die } à { $coins } : inutile d’en payer { $other }.
coach_dig_deep-buy-either = En trois tours, le dé { $die } apporte environ { $first }, pour { $coins } ; le dé { $rival } environ { $second }, pour { $other }.
coach_dig_deep-buy-affords = Le dé { $die } coûte { $coins } sur vos { $n }, et il reste environ { $turns ->
    [one] un tour
   *[other] { $turns } tours
} pour le lancer.
coach_dig_deep-buy-keeps = Vous gardez vos { $n } ; le dé { $die } vous laisserait { $left }.
coach_dig_deep-discard-twin = Vous avez { $n } fois le dé { $die } : c’est lui qui vous manquera le moins.
coach_dig_deep-discard-both = En trois tours, le dé { $die } apporte environ { $first }, le dé { $rival } environ { $second }.
coach_dig_deep-uses-mine = { $n ->
    [one] une pioche
   *[other] { $n } pioches
}
coach_dig_deep-uses-smelt = { $n ->
    [one] un Fondre
   *[other] { $n } Fondre
}
coach_dig_deep-uses-sell = { $n ->
    [one] une vente
   *[other] { $n } ventes
}
coach_dig_deep-uses-reserve = { $n ->
    [one] un cube pour les colonnes
   *[other] { $n } cubes pour les colonnes
}
coach_dig_deep-uses-dig = { $n ->
    [one] un Creuser
   *[other] { $n } Creuser
}
coach_dig_deep-uses-advertise = { $n ->
    [one] un cran de prix
   *[other] { $n } crans de prix
}
coach_dig_deep-uses-invest = { $n ->
    [one] une part
   *[other] { $n } parts
}

## Deux choix quelconques
coach_dig_deep-yields = Soit { $first }, soit { $second }.
coach_dig_deep-yield-sell = { $coins } maintenant pour { $tile }
coach_dig_deep-yield-smelt = { $tile } visible, qui vaut { $coins } aujourd’hui
coach_dig_deep-yield-mine = la tuile L{ $level } de la colonne { $column }, qui vaut environ { $coins }
coach_dig_deep-yield-dig = un regard sur la tuile L{ $level } de la colonne { $column }, qui vaut environ { $coins }
coach_dig_deep-yield-reserve = un cube sous la colonne { $column }, où { $tiles ->
    [0] il n’y a plus rien
    [one] il reste une tuile, environ { $coins }
   *[other] il reste { $tiles } tuiles, environ { $coins }
}
coach_dig_deep-yield-put = la tuile sur la colonne { $column }, où { $who ->
    [you] personne d’autre ne peut extraire
    [all] tout le monde peut extraire
    [both] vous pouvez extraire, { $seat } aussi
   *[others] vous ne pouvez pas extraire, mais { $seat } oui
}
coach_dig_deep-yield-take_back = le cube { $tiles ->
    [-1] sur { $place }, au prix de { $coins }
    [0] de la colonne { $place }, où il n’y a plus rien
   *[other] de la colonne { $place }, où il reste environ { $coins }
}
coach_dig_deep-yield-advertise = { $gem } à { $price }, et vous { $n ->
    [0] n’en avez pas
   *[other] en avez { $n }
}
coach_dig_deep-yield-invest = une part de { $gem } à { $price }, dont { $n ->
    [0] personne d’autre ne montre rien
   *[other] { $seat } montre { $n }
}
coach_dig_deep-yield-stop = la fin de l’extraction, { $picks ->
    [one] une pioche perdue
   *[other] { $picks } pioches perdues
}
coach_dig_deep-yield-done = la fin de vos actions ici

## Tant d’une gemme
coach_dig_deep-count-ruby = { $n ->
    [0] aucun rubis
   *[other] { $n } rubis
}
coach_dig_deep-count-emerald = { $n ->
    [0] aucune émeraude
    [one] { $n } émeraude
   *[other] { $n } émeraudes
}
coach_dig_deep-count-amethyst = { $n ->
    [0] aucune améthyste
    [one] { $n } améthyste
   *[other] { $n } améthystes
}
coach_dig_deep-count-sapphire = { $n ->
    [0] aucun saphir
    [one] { $n } saphir
   *[other] { $n } saphirs
}
coach_dig_deep-count-diamond = { $n ->
    [0] aucun diamant
    [one] { $n } diamant
   *[other] { $n } diamants
}

## La chance, par endroit
coach_dig_deep-stream-set_up = mise en place
coach_dig_deep-stream-dice = dés
coach_dig_deep-stream-rerolls = relances
coach_dig_deep-stream-tiles = tuiles
coach_dig_deep-stream-market = nouveaux dés proposés
coach_dig_deep-stream-agreed = ce qui restait ouvert

## Une seule chose pour la prochaine fois
coach_dig_deep-first-try = Vendez quelque chose à chaque tour.
coach_dig_deep-first-seen = Dans une partie ordinaire, vos ventes rapportent environ { $points } pièces sur { $all }.
coach_dig_deep-habit-sell-early-try = Attendez un tour avant de vendre.
coach_dig_deep-habit-sell-early-seen = Pour { $times } de vos { $cases } dernières ventes, la tuile aurait rapporté plus un tour plus tard : { $amount } pièces en tout.
coach_dig_deep-habit-free-sale-try = Vendez avant de terminer.
coach_dig_deep-habit-free-sale-seen = { $times } des { $cases } dernières fois où vous avez terminé, une vente valait encore la peine : { $amount } pièces en tout.
coach_dig_deep-habit-unsold-try = Vendez tout avant la fin.
coach_dig_deep-habit-unsold-seen = Dans { $times } de vos { $cases } dernières parties, des tuiles sont restées invendues : { $amount } en tout.
coach_dig_deep-habit-buy-more-try = Achetez plus souvent un dé.
coach_dig_deep-habit-buy-more-seen = { $times } des { $cases } dernières fois où vous n’en avez pas acheté, un dé valait son prix : environ { $percent } % par partie.
coach_dig_deep-habit-buy-less-try = Gardez plus souvent vos pièces.
coach_dig_deep-habit-buy-less-seen = Pour { $times } de vos { $cases } derniers achats, les pièces valaient plus que le dé : environ { $percent } % par partie.
coach_dig_deep-habit-buy-other-try = Comparez tous les dés avant d’en acheter un.
coach_dig_deep-habit-buy-other-seen = Pour { $times } de vos { $cases } derniers achats, un autre dé était meilleur : environ { $percent } % par partie.
coach_dig_deep-habit-discard-other-try = Comparez vos dés avant d’en défausser un.
coach_dig_deep-habit-discard-other-seen = { $times } des { $cases } dernières fois, un autre dé devait partir : environ { $percent } % par partie.
coach_dig_deep-habit-mine-deep-try = Extrayez d’abord la tuile la plus profonde.
coach_dig_deep-habit-mine-deep-seen = Pour { $times } des { $cases } dernières tuiles extraites, une plus profonde était meilleure : environ { $percent } % par partie.
coach_dig_deep-habit-mine-shared-try = Extrayez d’abord dans les colonnes partagées.
coach_dig_deep-habit-mine-shared-seen = { $times } des { $cases } dernières fois dans une colonne à vous seul, une colonne partagée était meilleure : environ { $percent } % par partie.
coach_dig_deep-habit-reroll-more-try = Relancez davantage de dés.
coach_dig_deep-habit-reroll-more-seen = Pour { $times } de vos { $cases } derniers jets, relancer plus de dés valait la peine : environ { $percent } % par partie.
coach_dig_deep-habit-reroll-less-try = Gardez davantage de votre jet.
coach_dig_deep-habit-reroll-less-seen = Pour { $times } de vos { $cases } dernières relances, moins de dés auraient suffi : environ { $percent } % par partie.
coach_dig_deep-habit-sell-other-try = Comparez vos tuiles avant d’en vendre une.
coach_dig_deep-habit-sell-other-seen = Pour { $times } de vos { $cases } dernières ventes, une autre tuile était meilleure : environ { $percent } % par partie.
coach_dig_deep-habit-reserve-other-try = Comparez toutes les colonnes avant de réserver.
coach_dig_deep-habit-reserve-other-seen = { $times } des { $cases } dernières fois où vous avez réservé, une autre colonne était meilleure : environ { $percent } % par partie.
coach_dig_deep-habit-invest-other-try = Comparez les gemmes avant d’investir.
coach_dig_deep-habit-invest-other-seen = { $times } des { $cases } dernières fois où vous avez investi, une autre gemme était meilleure : environ { $percent } % par partie.
