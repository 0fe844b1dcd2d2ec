# Rockwell
rockwell-title = Rockwell

## Libellés
rockwell-resource-zinc = zinc
rockwell-resource-copper = cuivre
rockwell-resource-silver = argent
rockwell-resource-gold = or
rockwell-what-zinc = zinc
rockwell-what-copper = cuivre
rockwell-what-silver = argent
rockwell-what-gold = or
rockwell-what-money = dollars
rockwell-seat-al = Al
rockwell-place-center = centre de la Terre
rockwell-place-E1 = entrée de mine 1
rockwell-place-E2 = entrée de mine 2
rockwell-place-E3 = entrée de mine 3
rockwell-place-E4 = entrée de mine 4
rockwell-slot-I1 = I1 (corruption)
rockwell-slot-I2 = I2 (corruption)
rockwell-slot-I3 = I3 (sous-traitance)
rockwell-slot-I4 = I4 (sous-traitance)
rockwell-slot-II1 = II1 (bourse)
rockwell-slot-II2 = II2 (bourse)
rockwell-slot-II3 = II3 (bourse)
rockwell-slot-III1 = III1 (atelier)
rockwell-slot-III2 = III2 (atelier)
rockwell-slot-III3 = III3 (atelier)
rockwell-achievement-zinc_copper = 8 zinc et 8 cuivre
rockwell-achievement-extractions = 6 cartes extraction
rockwell-achievement-silver = 10 argent
rockwell-achievement-strong_crews = 3 équipes de puissance 2
rockwell-achievement-gold = 12 or
rockwell-achievement-deep_crews = toutes les équipes en strate C ou plus bas
rockwell-achievement-every_resource = 6 de chaque ressource
rockwell-achievement-great_crews = 2 équipes de puissance 4
rockwell-achievement-center = une équipe au centre de la Terre

## Verbes en titre, en choix, et leur effet
rockwell-verb-bid = Offrir
rockwell-verb-bid_money = Offrir des dollars
rockwell-verb-place = Vice-président
rockwell-verb-insure = Assurer
rockwell-verb-crew = Équipe
rockwell-verb-stay = Rester
rockwell-verb-go = Déplacer
rockwell-verb-take = Emmener
rockwell-verb-leave = Laisser
rockwell-verb-drill = Forer d’abord
rockwell-verb-discard = Défausser des assurances
rockwell-verb-bribe = Soudoyer
rockwell-verb-hire = Engager
rockwell-verb-pass = Passer
rockwell-verb-sell = Vendre
rockwell-verb-buy = Acheter
rockwell-verb-cubes = Cubes
rockwell-verb-improve = Améliorer une équipe
rockwell-verb-safety = Sécurité
rockwell-verb-mobility = Mobilité
rockwell-verb-mineshaft = Puits de mine
rockwell-verb-relocate = Déplacer un puits
rockwell-verb-sink = Placer le puits
rockwell-verb-deliver = Livrer
rockwell-verb-al_crew = Équipe d’Al
rockwell-verb-al_go = Déplacement d’Al
rockwell-verb-al_raise = Al progresse

rockwell-move-bid = offrir { $amount } { $resource }
rockwell-move-bid_money = offrir { $money } $
rockwell-move-place = placer un vice-président sur { $slot }
rockwell-move-insure = assurer { $amount } { $resource }
rockwell-move-crew = votre équipe en { $place }, puissance { $power }
rockwell-move-stay = rester sur place
rockwell-move-go = aller : { $place }
rockwell-move-take = emmener le sous-traitant avec une puissance de { $power }
rockwell-move-leave = laisser le sous-traitant
rockwell-move-drill = forer d’abord { $tile }
rockwell-move-discard = { $amount ->
    [0] ne défausser aucune assurance
    [one] défausser { $amount } assurance
   *[other] défausser { $amount } assurances
}
rockwell-move-bribe = soudoyer l’équipe de { $company } en { $place }, puissance { $power }, vers { $tile }
rockwell-move-hire = engager un sous-traitant de puissance { $power }
rockwell-move-pass = passer
rockwell-move-sell = vendre : { $resource }
rockwell-move-buy = acheter : { $resource }
rockwell-move-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
rockwell-move-improve = améliorer votre équipe en { $place } : puissance { $power }
rockwell-move-safety = améliorer la sécurité
rockwell-move-mobility = améliorer la mobilité
rockwell-move-mineshaft = construire le prochain puits de mine
rockwell-move-relocate = déplacer le puits de { $tile } au niveau { $level }
rockwell-move-sink = placer le puits sur { $tile }
rockwell-move-deliver = livrer : { $resource }
rockwell-move-al_crew = l’équipe d’Al en { $place }, puissance { $power }
rockwell-move-al_go = Al va en { $tile }
rockwell-move-al_raise = renforcer l’équipe d’Al en { $place } : puissance { $power }

rockwell-run-bid = { $some ->
    [0] ne rien offrir
   *[other] offrir { $parts }
}
rockwell-run-insure = { $some ->
    [0] ne rien assurer
   *[other] assurer { $parts }
}
rockwell-run-sell = vendre { $cubes } { $resource }
rockwell-run-buy = acheter { $cubes } { $resource }
rockwell-part-bid = { $amount } { $resource }
rockwell-part-bid_money = { $money } $
rockwell-part-insure = { $amount } { $resource }

rockwell-help-bid = Mettez dans l’offre autant de cubes de cette ressource que vous voulez ; toutes les offres sont payées, même perdantes.
rockwell-help-bid_money = Ajoutez des dollars par pas de 100 $ ; l’offre la plus haute est première dans l’ordre de direction.
rockwell-help-place = Un emplacement libre du plateau I, II ou III, mais jamais deux sur le même plateau.
rockwell-help-insure = Des cubes deviennent des assurances, un pour un ; chacune peut sauver un cube du danger, maintenant ou plus tard.
rockwell-help-crew = L’équipe active : elle se déplace ou reste, et peut utiliser votre avantage.
rockwell-help-stay = Rester compte comme déplacement ; l’avantage du plateau I reste possible.
rockwell-help-go = Déplacez l’équipe ; dès que la puissance suffit sur une tuile, elle est forée.
rockwell-help-take = Le salaire est dû de nouveau ; la puissance peut changer, au plus selon la profondeur de la strate.
rockwell-help-leave = Le dé retourne sur le plateau I et peut être engagé de nouveau.
rockwell-help-drill = Deux tuiles sont prêtes à la fois : l’équipe à cheval passe entièrement sur la première forée.
rockwell-help-discard = Chaque assurance sauve un des cubes que vous perdriez ; on perd toujours les plus précieux.
rockwell-help-bribe = Faites venir une équipe adverse d’une tuile voisine sur la vôtre ; vous payez le salaire de son sous-traitant.
rockwell-help-hire = Un dé à côté de l’équipe active ajoute de la puissance jusqu’à la fin du tour, contre un salaire.
rockwell-help-pass = Ne rien faire ; dans les phases II et III, c’est fini pour vous jusqu’au prochain tour.
rockwell-help-sell = Vendez des cubes d’une ressource au prix fixe ; chaque ressource une fois par phase.
rockwell-help-buy = Achetez des cubes d’une ressource au prix fixe ; chaque ressource une fois par phase.
rockwell-help-cubes = Combien de cubes la transaction concerne.
rockwell-help-improve = Une puissance de plus pour une équipe ; si elle suffit à sa tuile, celle-ci est forée aussitôt.
rockwell-help-safety = Le danger vous coûte 1 cube de moins, puis 3 de moins, puis rien.
rockwell-help-mobility = D’abord un saut à la deuxième tuile de la strate, puis la position à cheval, puis deux pas.
rockwell-help-mineshaft = Le niveau suivant place aussitôt un puits : il prend le reste et paie à chaque tour dès que la tuile est forée.
rockwell-help-relocate = Payez un niveau déjà atteint et placez un de vos puits sur une autre tuile que ce niveau permet.
rockwell-help-sink = Où va le puits.
rockwell-help-deliver = Donnez les cubes de la livraison du dessus pour son prestige.
rockwell-help-al_crew = Plusieurs équipes d’Al pourraient bouger : vous choisissez.
rockwell-help-al_go = Al va là où il manque le moins de puissance ; entre tuiles égales, vous choisissez.
rockwell-help-al_raise = Une équipe d’Al gagne une puissance.

## Questions
rockwell-prompt-bid_zinc = Enchère : combien de zinc offrez-vous ?
rockwell-prompt-bid_copper = Enchère : combien de cuivre offrez-vous ?
rockwell-prompt-bid_silver = Enchère : combien d’argent offrez-vous ?
rockwell-prompt-bid_gold = Enchère : combien d’or offrez-vous ?
rockwell-prompt-bid_money = Enchère : combien de dollars offrez-vous ?
rockwell-prompt-insure_zinc = Assurance : combien de zinc devient assurance ?
rockwell-prompt-insure_copper = Assurance : combien de cuivre devient assurance ?
rockwell-prompt-insure_silver = Assurance : combien d’argent devient assurance ?
rockwell-prompt-insure_gold = Assurance : combien d’or devient assurance ?
rockwell-prompt-place = Où va votre vice-président ?
rockwell-prompt-crew = Forage : quelle équipe est active ?
rockwell-prompt-move = Où va l’équipe ?
rockwell-prompt-die = Que devient le sous-traitant ?
rockwell-prompt-first = Deux tuiles sont prêtes : laquelle est forée d’abord ?
rockwell-prompt-discard = Danger : combien d’assurances défaussez-vous ?
rockwell-prompt-bribe = Soudoyer une équipe ?
rockwell-prompt-hire = Engager un sous-traitant ?
rockwell-prompt-market = Bourse : vendre, acheter ou passer ?
rockwell-prompt-sell = Combien de cubes vendez-vous ?
rockwell-prompt-buy = Combien de cubes achetez-vous ?
rockwell-prompt-workshop = Atelier : quelle action ?
rockwell-prompt-sink = Où va le puits ?
rockwell-prompt-al_crew = Quelle équipe d’Al se déplace ?
rockwell-prompt-al_go = Où va Al ?
rockwell-prompt-al_raise = Quelle équipe d’Al se renforce ?
rockwell-prompt-waiting = Aux autres de jouer.
rockwell-prompt-chance = Quelque chose est révélé.
rockwell-prompt-over = La partie est terminée.

## Avertissements
rockwell-warn-bid_beyond_first = Moins suffit pour être en tête, quoi que les autres offrent.
rockwell-warn-bid_changes_nothing = Vous êtes en tête sans rien offrir : personne d’autre n’a rien.
rockwell-warn-insurance_beyond_loss = Plus d’assurances que vous ne pourrez jamais perdre de cubes.
rockwell-warn-die_changes_nothing = Il n’y a plus rien à forer ici : le sous-traitant ne change rien.
rockwell-warn-die_too_strong = Un sous-traitant moins cher ferait la même chose.
rockwell-warn-last_turn = La partie finira alors après ce tour.
rockwell-warn-no_turn_left = La partie finit après ce tour : plus aucune équipe ne bougera.
rockwell-warn-never_pays = La partie finit après ce tour : ce puits ne paiera jamais.
rockwell-warn-cheaper_level_does = Un niveau moins cher ouvre les mêmes tuiles.

## Événements
rockwell-event-turn = Tour { $turn }
rockwell-event-bid_in = { $seat } a fait son offre
rockwell-event-bid = { $some ->
    [0] { $seat } n’offre rien
   *[other] { $seat } offre { $pile } : valeur { $value } $
}
rockwell-event-management = Ordre de direction : { $order }
rockwell-event-placed = { $seat } place un vice-président sur { $slot }
rockwell-event-home = { $seat } ne trouve pas d’emplacement : un vice-président reste à la maison
rockwell-event-insurance_in = { $seat } a choisi ses assurances
rockwell-event-insured = { $some ->
    [0] { $seat } n’assure rien
   *[other] { $seat } assure { $pile }
}
rockwell-event-control = Ordre de contrôle : { $order }
rockwell-event-round = Manche de forage { $round }
rockwell-event-no_crew = { $seat } n’a plus d’équipe et passe
rockwell-event-stayed = { $seat } reste avec l’équipe de puissance { $power } : { $place }
rockwell-event-moved = { $seat } déplace une équipe de puissance { $power } : { $from } → { $place }
rockwell-event-die_taken = { $seat } emmène le sous-traitant : puissance { $power } pour { $money } $
rockwell-event-die_left = { $seat } laisse le sous-traitant
rockwell-event-hired = { $seat } engage en { $place } un sous-traitant de puissance { $power } : { $money } $
rockwell-event-bribed = { $money ->
    [0] { $seat } soudoie une équipe de { $company }, puissance { $power } : { $from } → { $tile }
   *[other] { $seat } soudoie une équipe de { $company }, puissance { $power } : { $from } → { $tile }, pour { $money } $
}
rockwell-event-drilled = { $seat } fore { $tile } : son dos montre { $back }
rockwell-event-joined = { $seat } : l’équipe de puissance { $power } passe entièrement sur { $tile }
rockwell-event-card = { $seat } tire la carte extraction { $card }
rockwell-event-share = { $some ->
    [0] Part de { $seat } : rien
   *[other] Part de { $seat } : { $pile }
}
rockwell-event-left_over = { $some ->
    [0] { $seat } prend le reste : rien
   *[other] { $seat } prend le reste : { $pile }
}
rockwell-event-danger = { $cubes ->
    [one] Danger : { $seat } risque de perdre { $cubes } cube
   *[other] Danger : { $seat } risque de perdre { $cubes } cubes
}
rockwell-event-discarded = { $tiles ->
    [one] { $seat } défausse { $tiles } assurance
   *[other] { $seat } défausse { $tiles } assurances
}
rockwell-event-lost = { $some ->
    [0] { $seat } ne perd rien
   *[other] { $seat } perd { $pile }
}
rockwell-event-paid = { $some ->
    [0] le puits de { $tile } ne rapporte rien à { $seat }
   *[other] le puits de { $tile } rapporte à { $seat } { $pile }
}
rockwell-event-sold = { $seat } vend { $cubes } { $resource } pour { $money } $
rockwell-event-bought = { $seat } achète { $cubes } { $resource } pour { $money } $
rockwell-event-passed = { $seat } passe
rockwell-event-improved = { $seat } améliore l’équipe en { $place } : puissance { $power } pour { $money } $
rockwell-event-safety = { $seat } atteint la sécurité { $level } : { $money } $
rockwell-event-mobility = { $seat } atteint la mobilité { $level } : { $money } $
rockwell-event-mineshaft = { $seat } atteint le puits { $level } et le place sur { $tile } : { $money } $
rockwell-event-relocated = { $seat } déplace un puits de { $from } à { $tile } : { $money } $
rockwell-event-delivered = { $seat } livre { $cubes } { $resource } pour { $prestige } de prestige
rockwell-event-achieved = { $seat } réussit l’accomplissement « { $achievement } » : { $prestige } de prestige
rockwell-event-al_raised = { $seat } renforce l’équipe d’Al en { $place } : puissance { $power }
rockwell-event-bonus = { $seat } reçoit { $prestige } de prestige pour : { $what } ({ $amount })
rockwell-event-ended = La partie est terminée : { $reason }
rockwell-event-laid = Les strates sont en place
rockwell-event-shown = { $some ->
    [0] { $seat } ne montre rien
   *[other] { $seat } montre { $pile }
}
rockwell-pile-zinc = { $n } Zn
rockwell-pile-copper = { $n } Cu
rockwell-pile-silver = { $n } Ag
rockwell-pile-gold = { $n } Au
rockwell-pile-money = { $n } $
rockwell-pile-insurance = { $n ->
    [one] { $n } assurance
   *[other] { $n } assurances
}

## Options et raisons
rockwell-option-one_crew_per_border = Une seule équipe en tout par frontière (règle allemande ; sinon une par joueur·euse)
rockwell-option-open_stocks = Stocks ouverts : montrer ce que chacun·e aurait pu noter
rockwell-option-tile_powers = Puissances requises : core, ou low (partout une de moins)
rockwell-option-turn_limit = Limite de tours : on compte les points après ce nombre de tours (0 : jamais)
rockwell-reason-center = la majorité a atteint le centre de la Terre
rockwell-reason-achievements = six accomplissements, dont tous ceux du dernier rang
rockwell-reason-turn_limit = la limite de tours est atteinte
rockwell-source-achievements = Accomplissements
rockwell-source-achievements-why = la valeur de chaque tuile prise ; qui atteint un but en premier prend le plus
rockwell-source-deliveries = Livraisons
rockwell-source-deliveries-why = le prestige imprimé sur chaque tuile de livraison
rockwell-source-bonus_zinc = Rang en zinc
rockwell-source-bonus_zinc-why = selon combien en ont davantage ; à égalité, le même rang
rockwell-source-bonus_copper = Rang en cuivre
rockwell-source-bonus_copper-why = selon combien en ont davantage ; à égalité, le même rang
rockwell-source-bonus_silver = Rang en argent
rockwell-source-bonus_silver-why = selon combien en ont davantage ; à égalité, le même rang
rockwell-source-bonus_gold = Rang en or
rockwell-source-bonus_gold-why = selon combien en ont davantage ; à égalité, le même rang
rockwell-source-bonus_money = Rang en dollars
rockwell-source-bonus_money-why = selon combien en ont davantage ; à égalité, le même rang

## The board
rockwell-board-turn = Tour { $turn }
rockwell-board-turn-of = Tour { $turn } sur { $limit } au plus
rockwell-board-drilling = manche de forage { $round }
rockwell-board-management = Direction
rockwell-board-control = Contrôle
rockwell-board-center = ◎ centre
rockwell-board-bribery = corruption
rockwell-board-subcontracting = engager
rockwell-board-supply = tuiles corruption { $tiles }, dés { $dice }
rockwell-board-deliveries = Livraisons
rockwell-board-power = puissance
rockwell-board-subcontractor = sous-traitant
rockwell-board-safety = Sécurité
rockwell-board-mobility = Mobilité
rockwell-board-mineshaft = Puits
rockwell-board-prestige = ★ { $n }
rockwell-board-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
rockwell-board-insurance = assurance { $n }
rockwell-board-delivered = livraisons ★ { $n }
rockwell-goal-zinc_copper = 8 Zn + 8 Cu
rockwell-goal-extractions = 6 cartes
rockwell-goal-silver = 10 Ag
rockwell-goal-strong_crews = 3 équipes de 2
rockwell-goal-gold = 12 Au
rockwell-goal-deep_crews = toutes dès C
rockwell-goal-every_resource = 6 de chaque
rockwell-goal-great_crews = 2 équipes de 4
rockwell-goal-center = centre
rockwell-board-piles = Cartes dans les piles
rockwell-board-backs = Dos
rockwell-board-extraction = Extraction sur { $tile }
rockwell-board-sealed-bid = Votre offre
rockwell-board-sealed-insure = Votre assurance
rockwell-board-player = Nom
rockwell-board-achievements = accomplis
rockwell-board-delivery-tiles = livré
rockwell-board-total = total
rockwell-board-tiles = tuiles
rockwell-board-stock = cubes
rockwell-board-power-then = puissance ensuite : { $tiles }
rockwell-board-drills = fore { $tile } :
rockwell-board-shares = parts
rockwell-board-rest = reste
rockwell-board-danger = Danger { $cards }/{ $all }
rockwell-board-bid-so-far = offre jusqu’ici : { $value } $
rockwell-board-insurance-then = { $n ->
    [one] ensuite { $n } assurance
   *[other] ensuite { $n } assurances
}
rockwell-board-uses = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
rockwell-board-pays = paie { $what } par tour
rockwell-board-may-pay = paie peut-être { $what } par tour
rockwell-board-loses = perd
rockwell-board-each-at-most = { $price } $ chacun, au plus { $most }
rockwell-board-money-then = ensuite { $money } $ en caisse
rockwell-sign-crew = une équipe : société, numéro 2, puissance 3, un sous-traitant de 1
rockwell-sign-mineshaft = un puits de mine et sa société
rockwell-sign-tile = une tuile : puissance présente, et puissance qui la fore
rockwell-sign-drilled = une tuile forée : Z zinc, C cuivre, S argent, G or pour un puits dessus, à chaque tour
rockwell-sign-straddling = une équipe à cheval : l’autre moitié est sur la tuile voisine
rockwell-sign-ring = la strate est un anneau : la colonne 8 touche la colonne 1
rockwell-sign-center = le centre de la Terre
rockwell-sign-prestige = prestige
rockwell-sign-boards = centre de contrôle, bourse, atelier, avec les vice-présidents
rockwell-sign-uses = un emplacement pour 4 actions ; il en reste 2 sur 4
rockwell-sign-delivery = 6 zinc pour 2 de prestige, il reste 7 tuiles de ce genre
rockwell-sign-prices = prix en centaines de dollars, niveau par niveau
rockwell-sign-goal = un accomplissement : 4 de prestige pour la première société, 2 pour la deuxième
rockwell-sign-danger = danger : tant de cartes de la pile en ont
