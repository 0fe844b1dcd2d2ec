# Dig Deep
dig_deep-title = Dig Deep

## Libellés
dig_deep-gem-ruby = rubis
dig_deep-gem-emerald = émeraude
dig_deep-gem-amethyst = améthyste
dig_deep-gem-sapphire = saphir
dig_deep-gem-diamond = diamant
dig_deep-market_face-ruby = rubis
dig_deep-market_face-emerald = émeraude
dig_deep-market_face-amethyst = améthyste
dig_deep-market_face-sapphire = saphir
dig_deep-market_face-diamond = diamant
dig_deep-market_face-wild = joker
dig_deep-source-a = colonne a
dig_deep-source-b = colonne b
dig_deep-source-c = colonne c
dig_deep-source-d = colonne d
dig_deep-source-e = colonne e
dig_deep-source-f = colonne f
dig_deep-source-g = colonne g
dig_deep-source-h = colonne h
dig_deep-source-i = colonne i
dig_deep-source-ruby = part dans le rubis
dig_deep-source-emerald = part dans l’émeraude
dig_deep-source-amethyst = part dans l’améthyste
dig_deep-source-sapphire = part dans le saphir
dig_deep-source-diamond = part dans le diamant
dig_deep-die-basic = de base
dig_deep-die-red = rouge
dig_deep-die-white = blanc
dig_deep-die-yellow = jaune
dig_deep-die-blue = bleu
dig_deep-die-black = noir
dig_deep-die-pink = rose
dig_deep-die-green = vert
dig_deep-action-reserve = Réserver
dig_deep-action-mine = Extraire
dig_deep-action-smelt = Fondre
dig_deep-action-sell = Vendre
dig_deep-action-dig = Creuser
dig_deep-action-advertise = Publicité
dig_deep-action-invest = Investir

## Les verbes : en titre, comme choix, et ce qu’ils font
dig_deep-verb-wild = Augmenter
dig_deep-verb-mark = Marquer
dig_deep-verb-keep = Garder
dig_deep-verb-roll = Relancer
dig_deep-verb-reserve = Réserver
dig_deep-verb-take_back = Reprendre
dig_deep-verb-mine = Extraire
dig_deep-verb-stop = Arrêter
dig_deep-verb-dig = Creuser
dig_deep-verb-put = Poser
dig_deep-verb-advertise = Publicité
dig_deep-verb-invest = Investir
dig_deep-verb-done = Terminé
dig_deep-verb-buy = Acheter
dig_deep-verb-discard = Défausser
dig_deep-verb-end = Fin du tour
dig_deep-verb-smelt = Fondre
dig_deep-verb-sell = Vendre

dig_deep-move-wild = augmenter le prix : { $gem }
dig_deep-move-mark = marquer le dé { $position } pour la relance
dig_deep-move-keep = garder tous les dés
dig_deep-move-roll = payer et relancer les dés marqués
dig_deep-move-reserve = réserver la colonne { $column }
dig_deep-move-take_back = reprendre un cube : { $source }
dig_deep-move-mine = extraire la tuile du haut de la colonne { $column }
dig_deep-move-stop = arrêter d’extraire
dig_deep-move-dig = déterrer la tuile du haut de la colonne { $column }
dig_deep-move-put = poser la tuile sur la colonne { $column }
dig_deep-move-advertise = { $step ->
    [-1] contre-publicité : { $gem } baisse de 1
   *[1] publicité : { $gem } monte de 1
}
dig_deep-move-invest = investir : { $gem }
dig_deep-move-done = terminé, passer à l’achat de dés
dig_deep-move-buy = acheter le dé de la case { $space }
dig_deep-move-discard = défausser le dé { $position }
dig_deep-move-end = finir le tour
dig_deep-move-smelt = fondre { $tile }
dig_deep-move-sell = vendre { $tile }
dig_deep-run-mark = relancer { $parts }
dig_deep-part-mark = le dé { $position }
dig_deep-run-mine = extraire { $parts }
dig_deep-part-mine = { $column }
dig_deep-run-reserve = réserver { $parts }
dig_deep-part-reserve = { $column }
dig_deep-run-smelt = fondre { $parts }
dig_deep-part-smelt = { $tile }
dig_deep-run-sell = vendre { $parts }
dig_deep-part-sell = { $tile }
dig_deep-run-advertise = publicité : { $parts }
dig_deep-part-advertise = { $gem } { $step ->
    [-1] −1
   *[1] +1
}
dig_deep-run-invest = investir : { $parts }
dig_deep-part-invest = { $gem }

dig_deep-help-wild = Un joker sur un dé de marché : nommez une gemme, son prix monte de 1 (jamais au-delà de 10).
dig_deep-help-mark = Choisissez les dés de l’unique relance du tour ; chacun coûte 1 pièce, tous sont lancés ensemble.
dig_deep-help-keep = Pas de relance ce tour-ci ; les dés comptent tels quels.
dig_deep-help-roll = Payez 1 pièce par dé marqué et relancez-les, une seule fois.
dig_deep-help-reserve = Placez un de vos cubes sous une colonne ; qui en a le plus la contrôle, à égalité tous les premiers la contrôlent.
dig_deep-help-take_back = Votre réserve est vide : reprenez un cube d’une colonne ou d’une gemme et placez-le sous une autre colonne.
dig_deep-help-mine = Prenez en main la tuile du haut d’une colonne que vous contrôlez ; L1 coûte 1 pioche, L2 2, L3 3.
dig_deep-help-stop = On extrait d’une traite ; les pioches restantes sont perdues.
dig_deep-help-dig = Regardez la tuile du haut d’une colonne quelconque et posez-la face cachée sur une colonne quelconque. Vous seul·e la connaissez.
dig_deep-help-put = Posez la tuile déterrée face cachée sur une colonne plus basse qu’au départ.
dig_deep-help-advertise = Montez ou baissez de 1 le prix d’une gemme.
dig_deep-help-invest = Placez un cube de votre réserve sur une gemme : à chaque vente, vous touchez une part du prix.
dig_deep-help-done = Renoncez aux actions restantes ; elles sont perdues. Vient ensuite l’achat de dés.
dig_deep-help-buy = Payez le prix de la case ; le dé est à vous dès le tour suivant. Un septième dé en chasse un autre.
dig_deep-help-discard = Vous avez six dés : un ancien quitte la partie pour le nouveau.
dig_deep-help-end = Ne plus rien acheter ; la personne suivante lance les dés.
dig_deep-help-smelt = Retournez face visible devant vous une tuile de votre main, afin de pouvoir la vendre.
dig_deep-help-sell = Vendez une tuile visible : chaque gemme rapporte son prix, partagé avec qui a investi ; puis les prix baissent.

## Questions
dig_deep-prompt-wild = Un joker : quelle gemme monte ?
dig_deep-prompt-reroll = Relancer des dés, 1 pièce chacun, ou les garder ?
dig_deep-prompt-reroll_more = Marquer d’autres dés, ou payer et relancer ?
dig_deep-prompt-resolve = Utilisez vos actions dans l’ordre de votre choix.
dig_deep-prompt-mining = Continuer d’extraire, ou arrêter ?
dig_deep-prompt-dig_target = Où va la tuile ?
dig_deep-prompt-taken_back = Sous quelle colonne va le cube ?
dig_deep-prompt-buy = Acheter des dés ?
dig_deep-prompt-discard = Un septième dé : lequel quitte la partie ?
dig_deep-prompt-waiting = Aux autres de jouer.
dig_deep-prompt-chance = Les dés roulent.
dig_deep-prompt-over = La partie est terminée.

## Avertissements
dig_deep-warn-price_at_top = Le prix est déjà au maximum : rien ne change.
dig_deep-warn-empty_column = Il n’y a plus rien à extraire dans cette colonne.
dig_deep-warn-no_change_of_control = Le contrôle de cette colonne ne change pas.
dig_deep-warn-gives_up_share = Vous abandonnez votre part dans cette gemme.
dig_deep-warn-loses_control = Vous perdez le contrôle de cette colonne.
dig_deep-warn-last_tile = C’est la dernière tuile : la partie s’arrête après cette manche.
dig_deep-warn-pickaxes_lost = Les pioches restantes sont perdues.
dig_deep-warn-sells_for_nothing = Cette tuile ne vous rapporte rien maintenant.
dig_deep-warn-pays_another_more = Cette vente rapporte plus à quelqu’un d’autre qu’à vous.
dig_deep-warn-actions_left = Il vous reste des actions utilisables.
dig_deep-warn-never_rolled = La partie s’arrête après cette manche : ce dé ne serait jamais lancé.
dig_deep-warn-seventh_die = Un septième dé : l’un des vôtres quitte la partie.

## Événements
dig_deep-event-turn = Manche { $round } : { $seat }
dig_deep-event-rolled = { $seat } lance { $market1 }, { $market2 }, { $market3 }
dig_deep-event-price = { $gem } { $was } → { $now }
dig_deep-event-rerolled = { $paid ->
    [one] { $seat } paie 1 pièce et relance un dé : { $pile }
   *[other] { $seat } paie { $paid } pièces et relance { $paid } dés : { $pile }
}
dig_deep-pile-mine = Extraire { $n }
dig_deep-pile-smelt = Fondre { $n }
dig_deep-pile-sell = Vendre { $n }
dig_deep-pile-reserve = Réserver { $n }
dig_deep-pile-dig = Creuser { $n }
dig_deep-pile-advertise = Publicité { $n }
dig_deep-pile-invest = Investir { $n }
dig_deep-event-reserved = { $seat } réserve la colonne { $column }
dig_deep-event-took_back = { $seat } reprend un cube : { $source }
dig_deep-event-mined = { $seat } extrait une tuile L{ $level } de la colonne { $column }
dig_deep-event-saw = c’est { $tile }
dig_deep-event-smelted = { $seat } fond { $tile }
dig_deep-event-sold = { $seat } vend { $tile }
dig_deep-event-paid = { $coins ->
    [one] { $seat } touche { $coins } pièce ({ $gem })
   *[other] { $seat } touche { $coins } pièces ({ $gem })
}
dig_deep-event-returned = { $cubes ->
    [one] { $seat } récupère { $cubes } cube ({ $gem })
   *[other] { $seat } récupère { $cubes } cubes ({ $gem })
}
dig_deep-event-dug = { $seat } déterre la tuile du haut (L{ $level }) de la colonne { $column }
dig_deep-event-put = { $seat } la pose de la colonne { $column } sur la colonne { $target }
dig_deep-event-invested = { $seat } investit : { $gem }
dig_deep-event-bought = { $coins ->
    [one] { $seat } achète le dé { $die } de la case { $space } pour { $coins } pièce
   *[other] { $seat } achète le dé { $die } de la case { $space } pour { $coins } pièces
}
dig_deep-event-discarded = { $seat } défausse le dé { $die }
dig_deep-event-filled = le dé { $die } arrive sur la case { $space }
dig_deep-event-last_tile = { $seat } a extrait la dernière tuile : on finit la manche
dig_deep-event-bonus = { $coins ->
    [one] Bonus { $gem } pour { $seat } ({ $sold } en tout) : { $coins } pièce
   *[other] Bonus { $gem } pour { $seat } ({ $sold } en tout) : { $coins } pièces
}
dig_deep-event-ended = La partie est terminée : { $reason }
dig_deep-event-advertised = { $step ->
    [-1] { $seat } fait de la contre-publicité : { $gem }
   *[1] { $seat } fait de la publicité : { $gem }
}

## Options et raisons
dig_deep-option-turn_limit = Limite de tours : la partie s’arrête après ce nombre de tours chacun (0 : jamais)
dig_deep-option-stall_limit = Limite d’enlisement : la partie s’arrête après ce nombre de manches sans extraction (0 : jamais)
dig_deep-reason-last_tile = la dernière tuile a été extraite
dig_deep-reason-turn_limit = la limite de tours est atteinte
dig_deep-reason-stalled = plus personne n’extrayait
dig_deep-source-start = Pièces du début
dig_deep-source-start-why = tout le monde commence avec autant
dig_deep-source-coins = Pièces
dig_deep-source-coins-why = en main à la fin
dig_deep-source-sales = Propres ventes
dig_deep-source-sales-why = le prix de chaque gemme des tuiles vendues, moins la part des investisseurs
dig_deep-source-shares = Parts dans les ventes des autres
dig_deep-source-shares-why = payées aux cubes investis quand quelqu’un d’autre a vendu cette gemme
dig_deep-source-dice = Dés achetés
dig_deep-source-dice-why = le prix de chaque nouveau dé
dig_deep-source-rerolls = Relances
dig_deep-source-rerolls-why = une pièce pour chaque dé relancé
dig_deep-source-bonus_ruby = Le plus de rubis vendus
dig_deep-source-bonus_ruby-why = 20 pièces pour le plus grand nombre ; partagées en cas d’égalité, arrondies vers le bas
dig_deep-source-bonus_emerald = Le plus d’émeraudes vendues
dig_deep-source-bonus_emerald-why = 20 pièces pour le plus grand nombre ; partagées en cas d’égalité, arrondies vers le bas
dig_deep-source-bonus_amethyst = Le plus d’améthystes vendues
dig_deep-source-bonus_amethyst-why = 20 pièces pour le plus grand nombre ; partagées en cas d’égalité, arrondies vers le bas
dig_deep-source-bonus_sapphire = Le plus de saphirs vendus
dig_deep-source-bonus_sapphire-why = 20 pièces pour le plus grand nombre ; partagées en cas d’égalité, arrondies vers le bas
dig_deep-source-bonus_diamond = Le plus de diamants vendus
dig_deep-source-bonus_diamond-why = 20 pièces pour le plus grand nombre ; partagées en cas d’égalité, arrondies vers le bas

## Le plateau
dig_deep-board-round = Manche { $round }
dig_deep-board-round-of = Manche { $round } sur { $limit } au plus
dig_deep-board-last-round = dernière manche
dig_deep-board-left = { $left ->
    [one] reste { $left } tuile sur { $all }
   *[other] restent { $left } tuiles sur { $all }
}
dig_deep-board-prices = Prix
dig_deep-board-all = tous
dig_deep-board-dice = Dés
dig_deep-board-left-to-do = À faire
dig_deep-board-pickaxes = { $n ->
    [one] { $n } pioche
   *[other] { $n } pioches
}
dig_deep-board-market = Marché aux dés
dig_deep-board-bag = { $n } dans le sac
dig_deep-board-hand = Main
dig_deep-board-face-up = Visibles
dig_deep-board-sold = Vendues
dig_deep-board-held = En route
dig_deep-board-new-die = Nouveau dé
dig_deep-board-coins = Pièces
dig_deep-board-total = Total
dig_deep-board-player = Nom
dig_deep-board-price = prix { $was } → { $now }
dig_deep-board-then = ensuite
dig_deep-board-share = { $shares ->
    [one] { $value }¢ la part, { $shares } part
   *[other] { $value }¢ la part, { $shares } parts
}
dig_deep-board-worth = vaut { $coins }¢ maintenant
dig_deep-sign-tile = une tuile ; son niveau est le nombre de pioches qu’elle coûte
dig_deep-sign-lit = vous pouvez extraire ici maintenant
dig_deep-sign-coin = pièces
dig_deep-sign-cube = cubes en réserve
dig_deep-sign-crown = qui contrôle une colonne ; qui a le plus vendu d’une gemme
dig_deep-sign-free = place pour un investissement de plus
dig_deep-sign-wild = un joker sur un dé de marché
dig_deep-sign-marked = marqué pour la relance ; « relancer 1 3 » relance les dés 1 et 3 d’un coup
dig_deep-short-reserve = Ré
dig_deep-short-mine = Ex
dig_deep-short-smelt = Fo
dig_deep-short-sell = Ve
dig_deep-short-dig = Cr
dig_deep-short-advertise = Pu
dig_deep-short-invest = In
dig_deep-board-unseen = Pas encore vues
