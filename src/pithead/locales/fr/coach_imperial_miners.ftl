# Ce que dit le coach des choix d’Imperial Miners

## Ce que rapporte quelque chose
coach_imperial_miners-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
coach_imperial_miners-carts = { $n ->
    [one] { $n } chariot
   *[other] { $n } chariots
}
coach_imperial_miners-gold = { $n } or
coach_imperial_miners-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
coach_imperial_miners-sought = { $n ->
    [one] { $n } carte d’une faction
   *[other] { $n } cartes d’une faction
}
coach_imperial_miners-fours = { $n ->
    [one] { $n } carte de niveau IV
   *[other] { $n } cartes de niveau IV
}
coach_imperial_miners-machines = { $n ->
    [one] { $n } machine
   *[other] { $n } machines
}
coach_imperial_miners-caves = { $n ->
    [one] { $n } éboulement
   *[other] { $n } éboulements
}
coach_imperial_miners-spaces = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
coach_imperial_miners-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
coach_imperial_miners-nothing = rien
coach_imperial_miners-for = { $pile } pour { $gold } or
coach_imperial_miners-loses = moins { $n } or
coach_imperial_miners-tenths = { $n ->
    [one] { $n },{ $tenth } point
   *[other] { $n },{ $tenth } points
}

## L’autre choix, dans une phrase
coach_imperial_miners-with-card = avec { $card }
coach_imperial_miners-with-place = { $place }
coach_imperial_miners-with-climb = par { $card }
coach_imperial_miners-with-activate = avec { $card }
coach_imperial_miners-with-machine = avec la machine sur { $card }
coach_imperial_miners-with-cavein = avec l’éboulement sur { $card }
coach_imperial_miners-with-clear = en déblayant { $card }
coach_imperial_miners-with-cart = avec le chariot entre { $card } et { $neighbour }
coach_imperial_miners-with-work = avec { $work }
coach_imperial_miners-with-pay = pour { $n } or
coach_imperial_miners-with-effect = avec l’autre effet
coach_imperial_miners-with-branch = avec « { $branch } »
coach_imperial_miners-with-decline = sans effet
coach_imperial_miners-with-advance = { $n ->
    [0] sans bouger
    [one] avec { $n } case
   *[other] avec { $n } cases
}
coach_imperial_miners-with-board = sur { $board }
coach_imperial_miners-with-deck = dans le paquet { $deck }
coach_imperial_miners-with-faction = avec les { $faction }
coach_imperial_miners-with-sell = en vendant { $card }
coach_imperial_miners-with-discard = en défaussant { $card }
coach_imperial_miners-with-stop = en vous arrêtant

## Ce qu’il rapporte maintenant
coach_imperial_miners-climb = Passer par { $card } rapporte { $pile }, par { $neighbour } { $less }.
coach_imperial_miners-activate = Activer { $card } rapporte { $pile }, activer { $neighbour } { $less }.
coach_imperial_miners-buried = { $neighbour } ne ferait que perdre son éboulement ; { $card } agit : { $pile }.
coach_imperial_miners-acted = { $neighbour } a déjà agi cette manche ; { $card } rapporte encore { $pile }.
coach_imperial_miners-digs = { $card } perd son éboulement et agira de nouveau dès la prochaine fois : { $pile }.
coach_imperial_miners-more-points = Cela rapporte { $pile } tout de suite ; { $otherwise }, c’est { $less }.
coach_imperial_miners-something = Cela rapporte { $pile } tout de suite ; { $otherwise }, rien.
coach_imperial_miners-points-not-gold = Cela rapporte { $pile } tout de suite ; { $otherwise }, seulement { $less }.
coach_imperial_miners-points-for-gold = { $more ->
    [one] { $more } point de plus que { $otherwise }, pour { $gold } or de moins en caisse.
   *[other] { $more } points de plus que { $otherwise }, pour { $gold } or de moins en caisse.
}
coach_imperial_miners-more-gold = Il vous reste { $gold } or ; { $otherwise }, { $less }.
coach_imperial_miners-surface = { $work } rapporte { $pile } ; { $otherwise }, c’est { $less }.
coach_imperial_miners-later = { $more ->
    [one] Moins tout de suite ({ $pile } ; { $otherwise }, { $less }), mais environ { $more } point de plus à la fin.
   *[other] Moins tout de suite ({ $pile } ; { $otherwise }, { $less }), mais environ { $more } points de plus à la fin.
}
coach_imperial_miners-even = Les deux rapportent autant tout de suite : { $pile }.
coach_imperial_miners-even-nothing = Cela ne change rien cette manche.
coach_imperial_miners-sum-nothing = Cela ne rapporte rien tout de suite ; { $otherwise }, c’est { $less }.
coach_imperial_miners-sum = Cela rapporte { $pile } tout de suite ; { $otherwise }, c’est { $less }.

## Ce qu’il coûte
coach_imperial_miners-price = { $price ->
    [0] { $card } ne coûte rien, { $neighbour } { $other } or : il vous en reste { $gold }.
   *[other] { $card } coûte { $price } or, { $neighbour } { $other } : il vous en reste { $gold }.
}
coach_imperial_miners-affords = Il vous reste { $gold } or, assez pour { $card } à la prochaine manche, qui en coûte { $price } ; { $otherwise }, seulement { $less }.
coach_imperial_miners-discount = { $price ->
    [0] { $event } fait gagner { $saved } or : { $card } ne coûte rien cette manche.
   *[other] { $event } fait gagner { $saved } or : { $card } ne coûte que { $price } cette manche.
}
coach_imperial_miners-scots = { $scots ->
    [one] { $scots } carte des Écossais ramène les { $price } or de { $card } à { $paid } : { $pile }.
   *[other] { $scots } cartes des Écossais ramènent les { $price } or de { $card } à { $paid } : { $pile }.
}
coach_imperial_miners-last-gold = { $more ->
    [one] Après cette manche, l’or ne vaut plus rien : { $gold } or rapportent { $more } point de plus.
   *[other] Après cette manche, l’or ne vaut plus rien : { $gold } or rapportent { $more } points de plus.
}
coach_imperial_miners-keeps-gold = Gardez les { $gold } or : { $otherwise }, ils ne rapportent que { $less }.
coach_imperial_miners-last-point = { $more ->
    [one] { $event } : { $more } point de plus vous coûterait encore { $gold } or.
   *[other] { $event } : { $more } points de plus vous coûteraient encore { $gold } or.
}

## La carte et sa place
coach_imperial_miners-laid-carts = { $n ->
    [one] Elle complète { $n } chariot { $place }, soit 1 point ; { $otherwise }, { $less ->
        [0] aucun
       *[other] { $less }
    }.
   *[other] Elle complète { $n } chariots { $place }, 1 point chacun ; { $otherwise }, { $less ->
        [0] aucun
       *[other] { $less }
    }.
}
coach_imperial_miners-cart-event = { $less ->
    [0] { $event } paie chaque chariot complété : { $n } maintenant, sinon aucun.
   *[other] { $event } paie chaque chariot complété : { $n } maintenant au lieu de { $less }.
}
coach_imperial_miners-chain = La chaîne active { $card } : { $pile } ; { $otherwise } : { $less }.
coach_imperial_miners-sides = { $where ->
    [beside] { $card } a maintenant une carte de chaque côté : { $pile } au lieu de { $less }.
    [above] { $card } est ici sous deux cartes : { $pile } au lieu de { $less }.
   *[below] { $card } a maintenant deux cartes en dessous : { $pile } au lieu de { $less }.
}
coach_imperial_miners-condition = Vous aurez { $counted }, et { $card } pourra rapporter { $pile }.
coach_imperial_miners-counted = { $n ->
    [one] { $card } compte { $counted } : { $n } point.
   *[other] { $card } compte { $counted } : { $n } points.
}
coach_imperial_miners-touches = { $card } compte { $counted } { $place } ; { $otherwise }, seulement { $less }.
coach_imperial_miners-room = Elle fait de la place à { $card }, qui n’en a pas { $otherwise }.
coach_imperial_miners-new-faction = { $many ->
    [one] Cela fait { $factions }, et { $card } les compte.
   *[other] Cela fait { $factions }, et { $card } les comptent.
}
coach_imperial_miners-more-faction = { $n ->
    [one] C’est votre première carte des { $faction }, et elle compte pour { $card }.
   *[other] Cela fait { $n } cartes des { $faction }, qui comptent pour { $card }.
}
coach_imperial_miners-passed-later = Une carte plus profonde activera de nouveau { $card } : { $pile } en remontant ; { $otherwise }, { $less }.
coach_imperial_miners-next-carts = { $n ->
    [one] { $card } peut compléter { $n } chariot à la prochaine manche ; { $otherwise }, { $less ->
        [0] aucun
       *[other] { $less }
    }.
   *[other] { $card } peut compléter { $n } chariots à la prochaine manche ; { $otherwise }, { $less ->
        [0] aucun
       *[other] { $less }
    }.
}
coach_imperial_miners-free-places = { $n ->
    [one] Il reste { $n } place pour vos cartes de niveau { $deck } ; { $otherwise }, { $less ->
        [0] aucune
       *[other] { $less }
    }.
   *[other] Il reste { $n } places pour vos cartes de niveau { $deck } ; { $otherwise }, { $less ->
        [0] aucune
       *[other] { $less }
    }.
}
coach_imperial_miners-halves = { $n ->
    [one] { $n } moitié de chariot attend alors une voisine ; { $otherwise }, { $less ->
        [0] aucune
       *[other] { $less }
    }.
   *[other] { $n } moitiés de chariot attendent alors une voisine ; { $otherwise }, { $less ->
        [0] aucune
       *[other] { $less }
    }.
}

## Machines, chariots, éboulements
coach_imperial_miners-feeds = { $many ->
    [one] Vous aurez { $counted } ; { $otherwise }, { $less } : { $card } les compte.
   *[other] Vous aurez { $counted } ; { $otherwise }, { $less } : { $card } les comptent.
}
coach_imperial_miners-harmless = À la dernière manche, un éboulement ne fait plus de mal : { $pile }.
coach_imperial_miners-spared = { $card } ne s’éboule pas et rapportera { $pile } la prochaine fois.
coach_imperial_miners-cave-target = L’éboulement coûte moins sur { $card } : { $pile } par activation, sur { $neighbour } { $less }.
coach_imperial_miners-out-of-the-way = Aucune carte de votre main n’activerait de nouveau { $card }, mais { $neighbour } est sur le chemin.
coach_imperial_miners-cleared-again = La chaîne passe par { $card } cette manche et enlève aussitôt l’éboulement.
coach_imperial_miners-clears = { $card } agira de nouveau la prochaine fois : { $pile }.
coach_imperial_miners-machine-target = Avec une machine de plus, { $card } rapporte chaque fois { $pile } au lieu de { $less }.
coach_imperial_miners-cart-target = { $card } compte les chariots qui touchent la carte.

## Progrès
coach_imperial_miners-space = La case { $space } de { $board } rapporte { $pile } ; { $otherwise }, { $less }.
coach_imperial_miners-last-space = Cela atteint la dernière case de { $board } : { $pile }, et le marqueur passe à un autre plateau.
coach_imperial_miners-ahead = { $n ->
    [one] La case { $space } de { $board } ({ $goal }) n’est plus qu’à { $n } case ; { $otherwise }, à { $less }.
   *[other] La case { $space } de { $board } ({ $goal }) n’est plus qu’à { $n } cases ; { $otherwise }, à { $less }.
}
coach_imperial_miners-moves-on = { $n ->
    [one] Pour le reste c’est égal, et le marqueur avance de { $n } case de plus.
   *[other] Pour le reste c’est égal, et le marqueur avance de { $n } cases de plus.
}
coach_imperial_miners-road = Les { $spaces } suivantes de { $board } offrent { $pile } ; { $otherwise }, { $less }.

## Piocher, vendre, défausser
coach_imperial_miners-draw-price = Avec { $gold } or, vous pouvez payer { $pays } des { $n } cartes encore cachées de niveau { $deck }, au niveau { $other } seulement { $less } sur { $rest }.
coach_imperial_miners-draw-room = Une carte de niveau { $other } n’a pas encore de place dans votre mine ; une de niveau { $deck }, si.
coach_imperial_miners-draw-worth = Une telle carte ajoute environ { $points } à votre main ; { $otherwise }, { $less }.
coach_imperial_miners-draw-points = Dans la mine, une telle carte rapporte en moyenne { $points } ; { $otherwise }, { $less }.
coach_imperial_miners-draw-unseen = { $n ->
    [one] { $n } carte de ce genre est encore cachée ; { $otherwise }, { $less }.
   *[other] { $n } cartes de ce genre sont encore cachées ; { $otherwise }, { $less }.
}
coach_imperial_miners-draw-even = { $n ->
    [one] Dans les deux cas, { $n } carte de ce genre est encore cachée.
   *[other] Dans les deux cas, { $n } cartes de ce genre sont encore cachées.
}
coach_imperial_miners-draw-cheap = { $n ->
    [0] Les cartes de niveau { $deck } ne coûtent rien, celles de niveau { $other } environ { $less } or.
   *[other] Les cartes de niveau { $deck } coûtent environ { $n } or, celles de niveau { $other } environ { $less }.
}
coach_imperial_miners-search-many = { $n ->
    [one] { $n } carte des { $faction } est encore cachée au niveau { $deck }, au niveau { $other } { $less }.
   *[other] { $n } cartes des { $faction } sont encore cachées au niveau { $deck }, au niveau { $other } { $less }.
}
coach_imperial_miners-names-faction = { $many ->
    [one] { $card } compte vos cartes des { $faction }.
   *[other] { $card } comptent vos cartes des { $faction }.
}
coach_imperial_miners-names-new = { $many ->
    [one] Votre mine n’a encore aucune carte des { $faction }, et { $card } compte les factions.
   *[other] Votre mine n’a encore aucune carte des { $faction }, et { $card } comptent les factions.
}
coach_imperial_miners-hand-short = { $held ->
    [0] Vous n’avez plus de carte, et il reste { $rounds } : piochez.
    [one] Vous avez { $held } carte, et il reste { $rounds } : piochez.
   *[other] Vous avez { $held } cartes, et il reste { $rounds } : piochez.
}
coach_imperial_miners-hand-long = Vous avez { $held } pour { $rounds } : il y en a une de trop.
coach_imperial_miners-unpaid = { $card } coûte { $price } or, et vous en avez { $gold }.
coach_imperial_miners-unplaced = { $card } n’a pas de place : votre mine n’en a plus au niveau { $deck }.
coach_imperial_miners-parts-with = { $card } dans la mine : { $pile } ; { $neighbour } : { $less }.
coach_imperial_miners-holds = { $card } reste en main ; dans la mine, c’est { $pile }.

## La main de départ
coach_imperial_miners-begins = Sans carte de niveau I, vous ne jouez rien à la manche 1 : { $card } ouvre la mine.
coach_imperial_miners-two-ones = { $card } : deux cartes de niveau I ne coûtent rien et font de la place aux autres.
coach_imperial_miners-keep-price = Les quatre coûtent { $n } or en tout ; { $otherwise }, { $less }.
coach_imperial_miners-together = Gardez { $card } ensemble : elles sont des { $faction } ou les comptent.
coach_imperial_miners-many-factions = { $many ->
    [one] { $card } compte les factions, et les quatre en ont { $n } ; { $otherwise }, { $less }.
   *[other] { $card } comptent les factions, et les quatre en ont { $n } ; { $otherwise }, { $less }.
}
coach_imperial_miners-theme = { $theme ->
    [machines] Gardez { $card } ensemble : l’une apporte des machines, l’autre les compte.
    [carts] Gardez { $card } ensemble : l’une apporte des chariots, l’autre les compte.
    [caveins] Gardez { $card } ensemble : l’une apporte des éboulements, l’autre les compte.
   *[space] Gardez { $card } ensemble : l’une fait avancer le marqueur, l’autre compte ses cases.
}
coach_imperial_miners-first-income = La chaîne passera souvent par { $card } : chaque fois { $pile }, avec { $neighbour } { $less }.
coach_imperial_miners-half-carts = Les quatre ont { $n } moitiés de chariot ; { $otherwise }, { $less }.
coach_imperial_miners-kept-instead = À côté des trois autres, { $card } : { $pile } ; { $neighbour } : { $less }.

## La dernière manche
coach_imperial_miners-grade = Cela fait { $points } et { $grade }, au lieu de { $less }.
coach_imperial_miners-passes = Cela fait { $points }, plus que les { $less } que { $seat } a maintenant.
coach_imperial_miners-too-late = Ce que vous piochez maintenant ne pourra plus être joué.

## Chance
coach_imperial_miners-stream-set_up = mise en place
coach_imperial_miners-stream-cards = cartes
coach_imperial_miners-stream-events = événements
coach_imperial_miners-stream-agreed = ce qui restait ouvert

## Une seule chose pour la prochaine fois
coach_imperial_miners-first-try = Descendez au niveau III.
coach_imperial_miners-first-seen = Dans une partie ordinaire, ses cartes rapportent environ { $points } points sur { $all }.
coach_imperial_miners-habit-chain-try = Posez la carte qui en active davantage.
coach_imperial_miners-habit-chain-seen = Pour { $times } de vos { $cases } dernières cartes, une autre en aurait activé plus : { $amount } cartes en tout.
coach_imperial_miners-habit-carts-try = Posez la carte qui complète des chariots.
coach_imperial_miners-habit-carts-seen = Pour { $times } de vos { $cases } dernières cartes, une autre en aurait complété plus : { $amount } chariots en tout.
coach_imperial_miners-habit-price-try = Posez la carte la moins chère.
coach_imperial_miners-habit-price-seen = Pour { $times } de vos { $cases } dernières cartes, une moins chère était meilleure : { $amount } or en tout.
coach_imperial_miners-habit-points-try = Prenez les points tout de suite.
coach_imperial_miners-habit-points-seen = Pour { $times } de vos { $cases } dernières cartes, une autre était meilleure et rapportait plus dans la même manche : { $amount } points en tout.
coach_imperial_miners-habit-place-try = Essayez chaque place pour votre carte.
coach_imperial_miners-habit-place-seen = Pour { $times } de vos { $cases } dernières cartes, la même carte était meilleure ailleurs : environ { $percent } % par partie.
coach_imperial_miners-habit-card-taken-try = Piochez moins.
coach_imperial_miners-habit-card-taken-seen = { $times } des { $cases } dernières fois où vous avez choisi l’effet avec une carte, l’autre était meilleur : environ { $percent } % par partie.
coach_imperial_miners-habit-draw-deep-try = Piochez plus profond.
coach_imperial_miners-habit-draw-deep-seen = Pour { $times } de vos { $cases } dernières cartes des paquets I et II, un paquet plus profond était meilleur : environ { $percent } % par partie.
coach_imperial_miners-habit-draw-cheap-try = Piochez plus près de la surface.
coach_imperial_miners-habit-draw-cheap-seen = Pour { $times } de vos { $cases } dernières cartes des paquets II et III, un paquet plus haut était meilleur : environ { $percent } % par partie.
coach_imperial_miners-habit-keep-deep-try = Gardez plus de cartes des niveaux profonds.
coach_imperial_miners-habit-keep-deep-seen = Pour { $times } de vos { $cases } dernières mains de départ, plus de cartes des niveaux III et IV étaient préférables : { $amount } en tout.
coach_imperial_miners-habit-discard-other-try = Comparez vos cartes avant d’en défausser.
coach_imperial_miners-habit-discard-other-seen = { $times } des { $cases } dernières fois, il valait mieux en défausser d’autres : environ { $percent } % par partie.
coach_imperial_miners-habit-sell-other-try = Comparez vos cartes avant d’en vendre une.
coach_imperial_miners-habit-sell-other-seen = Pour { $times } de vos { $cases } dernières ventes, une autre carte devait partir : environ { $percent } % par partie.
coach_imperial_miners-habit-gold-left-try = Dépensez votre or avant la fin.
coach_imperial_miners-habit-gold-left-seen = Dans { $times } de vos { $cases } dernières parties, il restait de l’or : { $amount } en tout.
