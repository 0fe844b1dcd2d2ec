# Le navigateur : le plateau de Rockwell.

web-rockwell-planet = La coupe ronde : strates A à D, secteurs 1 à 8, le centre
web-rockwell-boards = Plateaux
web-rockwell-tab-boards = Plateaux
web-rockwell-turn = tour { $turn }
web-rockwell-turn-of = tour { $turn } sur { $limit }
web-rockwell-step-auction = Enchère
web-rockwell-step-place = Vice-présidents
web-rockwell-step-drilling = I Forage
web-rockwell-step-market = II Bourse
web-rockwell-step-workshop = III Atelier

## Ce qui est demandé
web-rockwell-say-bid = Offre secrète : toutes se paient, la plus haute choisit.
web-rockwell-say-insure = Changer des cubes en assurances contre le danger ?
web-rockwell-say-crew = Manche { $round } sur 4 : quelle équipe agit ?
web-rockwell-say-move = Où va votre équipe en { $place }, puissance { $power } ?
web-rockwell-say-die = Le sous-traitant : l’emmener en { $place } ou le laisser ?

## Planète
web-rockwell-center = Centre
web-rockwell-nobody = aucune équipe
web-rockwell-tile = { $tile }, puissance { $power } sur { $need } ; { $who }
web-rockwell-tile-drilled = { $tile }, forée, un puits y rapporte { $pays } ; { $who }
web-rockwell-crew = équipe de { $name }, puissance { $power }, { $place }
web-rockwell-crew-die = équipe de { $name }, puissance { $power } avec un sous-traitant de { $die }, { $place }
web-rockwell-crew-at = équipe en { $place }, puissance { $power }
web-rockwell-strong = { $name } (puissance { $power })
web-rockwell-strong-die = { $name } (puissance { $power } et un sous-traitant de { $die })
web-rockwell-shaft = Puits de { $name } en { $tile }
web-rockwell-shaft-of = puits de { $name }
web-rockwell-drilling-order = Ordre de contrôle
web-rockwell-drilling-round = Forage, manche { $n } sur 4
web-rockwell-management-order = Ordre de direction
web-rockwell-key-rim = bord : puissance présente, la vôtre, manquante
web-rockwell-key-cut = tuile ouverte : ce qu’un puits rapporte par tour
web-rockwell-zoom-in = Plus près
web-rockwell-zoom-out = Plus loin
web-rockwell-zoom-all = Toute la planète

## Ce qu’un choix ferait
web-rockwell-you = Vous
web-rockwell-drills = Fore { $tile }
web-rockwell-drill = Forer { $tile }
web-rockwell-drilled = forée
web-rockwell-power-of = { $power } sur { $need }
web-rockwell-power = puissance { $n }
web-rockwell-danger-odds = { $of ->
    [one] Danger sur la seule carte
   *[other] Danger sur { $n } des { $of } cartes
}
web-rockwell-no-danger = Plus de carte avec danger dans cette pile
web-rockwell-then = Puis aussi { $tile }.
web-rockwell-then-missing = { $tile } : { $power } sur { $need }, il manque { $missing }.
web-rockwell-shaft-pays = Un puits y rapporte
web-rockwell-shaft-may-pay = Une fois forée, le puits rapporte
web-rockwell-die-next = Son sous-traitant est demandé ensuite.
web-rockwell-reaches-center = Vers le centre
web-rockwell-leaves-game = L’équipe quitte la partie.
web-rockwell-worth = Vaut { $prestige } de prestige.
web-rockwell-it-drills = fore la tuile
web-rockwell-hire-nobody = personne
web-rockwell-by-level = niveau { $n }
web-rockwell-pile = { $n ->
    [one] { $n } carte dans sa pile
   *[other] { $n } cartes dans sa pile
}{ $danger ->
    [0] {""}
   *[other] {", "}{ $danger } avec danger
}

## Extraction, enchère
web-rockwell-extraction = Extraction en { $tile }
web-rockwell-drilled-by = forée par { $name }
web-rockwell-joins = { $name } passe entièrement en { $tile }
web-rockwell-card = Carte
web-rockwell-share = Part de { $name }
web-rockwell-left-over = Le reste : { $name }
web-rockwell-danger = Danger
web-rockwell-danger-on = Danger en { $tile } : donner des assurances ?
web-rockwell-in-danger = { $name } risque
web-rockwell-insures = { $name } défausse des assurances
web-rockwell-loses = { $name } perd
web-rockwell-nothing-lost = rien de perdu
web-rockwell-skip = Passer
web-rockwell-bids-sealed = Offres secrètes
web-rockwell-insurances = Assurances
web-rockwell-n-of = { $n } sur { $of }
web-rockwell-sealed = prêt
web-rockwell-thinking = réfléchit
web-rockwell-bids = Les offres
web-rockwell-all-paid = toutes payées
web-rockwell-nothing = rien

## Offre scellée, assurances
web-rockwell-your-bid = Votre offre
web-rockwell-your-insurance = Vos assurances
web-rockwell-hidden-bid = cachée jusqu’à la révélation
web-rockwell-hidden-insurance = pour vous seul·e
web-rockwell-of = sur { $n }
web-rockwell-of-at = sur { $n } à { $price }
web-rockwell-less = moins de { $what }
web-rockwell-more = plus de { $what }
web-rockwell-seal = Offrir { $money }
web-rockwell-bid-nothing = Ne rien offrir
web-rockwell-insure-n = Assurer { $n }
web-rockwell-insure-nothing = Pas d’assurance
web-rockwell-insured-then = Assurances ensuite : { $n }
web-rockwell-last-bids = Dernières offres :

## Plateaux
web-rockwell-board-1 = I Centre de contrôle
web-rockwell-board-1-more = avantages
web-rockwell-board-2 = II Bourse
web-rockwell-board-2-more = transactions
web-rockwell-board-3 = III Atelier
web-rockwell-board-3-more = actions · livraisons
web-rockwell-bribery = corruption
web-rockwell-subcontracting = sous-traitance
web-rockwell-deals = { $n ->
    [one] { $n } transaction
   *[other] { $n } transactions
}
web-rockwell-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
web-rockwell-free = libre
web-rockwell-bribes-left = Tuiles corruption restantes : { $n }
web-rockwell-dice-left = Dés de sous-traitant restants : { $n }
web-rockwell-delivery = Livrer { $n } { $resource } pour { $prestige } de prestige ; tuiles restantes : { $left }
web-rockwell-sell-for = Vendre { $n } pour { $money }
web-rockwell-buy-for = Acheter { $n } pour { $money }
web-rockwell-achievements = Accomplissements
web-rockwell-values-left = restants
web-rockwell-took = { $name } a pris { $prestige }
web-rockwell-goal-cards = cartes
web-rockwell-goal-power = { $n ->
    [one] { $n } équipe à { $power }+
   *[other] { $n } équipes à { $power }+
}
web-rockwell-goal-depth = { $n ->
    [one] { $n } équipe dès { $stratum }
   *[other] { $n } équipes dès { $stratum }
}
web-rockwell-goal-center = { $n ->
    [one] 1 au centre
   *[other] { $n } au centre
}

## Compagnies
web-rockwell-safety = Sécurité
web-rockwell-mobility = Mobilité
web-rockwell-mineshaft = Puits
web-rockwell-level = niveau { $n } sur 3
web-rockwell-insurance = Assurances
web-rockwell-cards = Cartes extraction
web-rockwell-deliveries = Livraisons
web-rockwell-prestige = Prestige
web-rockwell-ledger = ce que chacun aurait pu noter
web-rockwell-behind = Derrière le paravent
web-rockwell-hidden = caché

## Smaller screens, previews
web-rockwell-tab-planet = Planète
web-rockwell-bid-value = Valeur de l’offre
web-rockwell-tie = { $before ->
    [0] À égalité, vous restez devant.
   *[other] { $after ->
        [0] À égalité, vous restez derrière { $ahead }.
       *[other] À égalité, vous restez derrière { $ahead }, devant { $behind }.
    }
}
web-rockwell-no-risk = Le Danger ne peut rien vous prendre d’ici un déplacement.
web-rockwell-rank = { $best ->
    [1] 1er
   *[other] { $best }e
}
web-rockwell-rank-range = { $best } à { $worst }
web-rockwell-goes = vous êtes { $rank }
web-rockwell-give-bribery = soudoyer
web-rockwell-give-subcontracting = engager
web-rockwell-round = manche { $n }
web-rockwell-commit-improve = Améliorer { $place }
web-rockwell-commit-bribe = Soudoyer vers { $place }
web-rockwell-commit-place = Prendre { $place }
web-rockwell-order-then = Ordre de contrôle ensuite
web-rockwell-board-1-for = Forer tôt, et soudoyer une équipe ou engager un sous-traitant.
web-rockwell-board-2-for = Vendre et acheter à prix fixes.
web-rockwell-board-3-for = Améliorer la société, livrer pour du prestige.
web-rockwell-have-at = { $n } à { $price }
web-rockwell-none-lose = Vous n’en avez pas : perdre { $cubes }
web-rockwell-needs = demande { $n }
web-rockwell-about = environ
web-rockwell-rest = Le reste
web-rockwell-rest-tie = { $me ->
    [yes] Égalité, { $most } à { $most } : le reste est à vous, qui forez.
   *[no] Égalité, { $most } à { $most } : le reste va à { $who }, qui fore.
}
web-rockwell-rest-most = { $me ->
    [yes] { $own } à { $most } : le reste est à vous.
   *[no] { $own } à { $most } : le reste va à { $who }.
}
web-rockwell-rest-mineshaft = { $me ->
    [yes] Votre puits est ici : le reste est à vous.
   *[no] { $who } a le puits ici et prend le reste.
}
web-rockwell-danger-loses = perdez jusqu’à { $n }
web-rockwell-danger-insured = { $n ->
    [one] { $n } assuré
   *[other] { $n } assurés
}
web-rockwell-n-sealed = { $n } sur { $of } scellées
web-rockwell-last-turn = dernières offres

## Forme texte
web-rockwell-text-tiles = Tuiles, de la surface vers le bas
web-rockwell-text-tile = Tuile
web-rockwell-text-power = Puissance
web-rockwell-text-missing = Manque
web-rockwell-text-crews = Équipes
web-rockwell-text-shaft = Puits
web-rockwell-text-pays = Un puits rapporte
web-rockwell-text-elsewhere = Équipes aux entrées, sur les frontières et au centre
web-rockwell-astride = à cheval sur { $border }
web-rockwell-text-companies = Sociétés
web-rockwell-text-company = Société
web-rockwell-text-achievement = Accomplissement
web-rockwell-text-taken = Pris par

## Apprendre
web-rockwell-coach-bid_zinc = Tous scellent une offre en secret. Chacun paie la sienne ; la plus haute place ses vice-présidents en premier. Réglez et scellez, ou n’offrez rien.
web-rockwell-coach-place = Les vice-présidents ouvrent les plateaux I (soudoyer ou engager pendant le forage), II (vendre et acheter) et III (améliorer et livrer). Le premier du plateau I fore en premier.
web-rockwell-coach-crew = Choisissez une équipe qui brille, puis une tuile. Dès que la puissance suffit, la tuile est forée et tous ceux qui y sont partagent.
web-rockwell-coach-market = Vendez ce qui ne sert pas, ou achetez ce qu’un accomplissement demande ; les prix ne changent pas.
web-rockwell-coach-workshop = Améliorez équipes, sécurité, mobilité ou puits sur votre plateau, ou livrez des cubes pour du prestige.
web-rockwell-learn-1 = Il faut le plus de prestige : accomplissements, livraisons, et à la fin les plus grands stocks.
web-rockwell-learn-2 = Un tour : une enchère secrète, deux vice-présidents sur trois plateaux, quatre manches de forage, puis bourse et atelier.
web-rockwell-learn-3 = Une tuile est forée quand la puissance des équipes présentes suffit ; tous y partagent, la plus forte prend le reste.
web-rockwell-learn-4 = La partie s’achève quand la majorité des sociétés a eu une équipe au centre.

## After the end
web-rockwell-points = { $n } de prestige
web-rockwell-score-by-turn = Prestige par tour
web-rockwell-wealth = Dollars et cubes aux prix de la bourse, par tour

## The figures of the rules
web-rockwell-figure-RW-C1 = Quatre strates de huit tuiles, de A à l’extérieur à D à l’intérieur, autour du centre. Chaque entrée touche deux tuiles de la strate A.
web-rockwell-figure-RW-C2 = Une tuile en touche quatre autres : à gauche et à droite dans la strate, une dehors, une dedans.
web-rockwell-figure-RW-D6 = Une équipe de puissance 2 sur la limite de B5 et B6 compte sur les deux : 2 + 2 = 4 sur 5 d’un côté, 2 + 1 = 3 sur 6 de l’autre.
web-rockwell-figure-RW-E1 = Trois équipes de puissance 1, de trois sociétés, remplissent une tuile qui demande 3 : elle est forée aussitôt, et on tire une carte.
web-rockwell-figure-RW-E4 = Carte 3 cuivre, 5 argent, 4 or pour deux : 1, 2 et 2 chacun ; le reste, 1 cuivre et 1 argent, va à la plus grande puissance.
