# Imperial Miners
imperial_miners-title = Imperial Miners

## Libellés
imperial_miners-faction-scots = Écossais
imperial_miners-faction-barbarians = Barbares
imperial_miners-faction-egyptians = Égyptiens
imperial_miners-faction-japanese = Japonais
imperial_miners-faction-atlanteans = Atlantes
imperial_miners-faction-romans = Romains
imperial_miners-side-front = recto
imperial_miners-side-back = verso
imperial_miners-at = en { $spot }
imperial_miners-left-of = { $n ->
    [one] avant { $spot }
   *[other] { $n } places avant { $spot }
}
imperial_miners-when-immediate = Immédiat
imperial_miners-when-special = Spécial
imperial_miners-when-end = Fin de manche
imperial_miners-source-rulebook = imprimé
imperial_miners-source-reconstructed = reconstitué
imperial_miners-grade-0 = Jeune pioche
imperial_miners-grade-1 = Responsable des sous-sols
imperial_miners-grade-2 = Spécialiste des mines
imperial_miners-grade-3 = Pro des tunnels
imperial_miners-grade-4 = Géologue des abîmes
imperial_miners-grade-5 = Monarque des profondeurs
imperial_miners-phase-deal = distribution
imperial_miners-phase-keep = mains de départ
imperial_miners-phase-reveal = prochain événement
imperial_miners-phase-event = événement
imperial_miners-phase-mine = mine
imperial_miners-phase-end = fin de manche
imperial_miners-phase-over = fin de partie

## Les verbes : en titre, comme choix, et ce qu’ils font
imperial_miners-verb-keep = Garder
imperial_miners-verb-play = Jouer
imperial_miners-verb-sell = Vendre
imperial_miners-verb-discard = Défausser
imperial_miners-verb-place = Placer
imperial_miners-verb-climb = Chaîne
imperial_miners-verb-activate = Activer
imperial_miners-verb-machine = Machine
imperial_miners-verb-cavein = Éboulement
imperial_miners-verb-clear = Déblayer
imperial_miners-verb-cart = Chariot
imperial_miners-verb-draw = Piocher
imperial_miners-verb-search = Chercher
imperial_miners-verb-faction = Faction
imperial_miners-verb-advance = Avancer
imperial_miners-verb-board = Plateau
imperial_miners-verb-resolve = Résoudre
imperial_miners-verb-decline = Aucun effet
imperial_miners-verb-stop = Arrêter
imperial_miners-move-keep = garder { $card }
imperial_miners-run-keep = garder { $parts }
imperial_miners-part-keep = { $card }
imperial_miners-move-play = jouer { $card }
imperial_miners-move-sell = vendre { $card }
imperial_miners-move-discard = défausser { $card }
imperial_miners-move-place = placer la carte { $place }
imperial_miners-move-climb = mener la chaîne par { $card } ({ $spot })
imperial_miners-move-activate = activer { $card } ({ $spot })
imperial_miners-move-machine = placer une machine sur { $card } ({ $spot })
imperial_miners-move-cavein = placer un éboulement sur { $card } ({ $spot })
imperial_miners-move-clear = défausser l’éboulement de { $card } ({ $spot })
imperial_miners-move-cart = placer un chariot entre { $card } et { $neighbour }
imperial_miners-move-draw = piocher dans le paquet { $deck }
imperial_miners-move-search = chercher dans le paquet { $deck }
imperial_miners-move-faction = nommer les { $faction }
imperial_miners-move-advance = { $spaces ->
    [0] ne pas bouger
    [one] avancer de 1 case
   *[other] avancer de { $spaces } cases
}
imperial_miners-move-board = choisir le plateau { $board }
imperial_miners-move-resolve = résoudre un effet
imperial_miners-move-decline = ne prendre aucun effet
imperial_miners-move-stop = ne pas continuer
imperial_miners-help-keep = Parmi les cartes distribuées, vous en gardez quatre ; les autres sont défaussées.
imperial_miners-help-play = Payez le coût de la carte et placez-la dans la rangée de son niveau ; qui peut jouer doit jouer.
imperial_miners-help-sell = Défaussez une carte de votre main contre paiement, autant de fois que l’effet le permet.
imperial_miners-help-discard = Vous avez plus de huit cartes : défaussez jusqu’à huit.
imperial_miners-help-place = Sous la première rangée, une carte doit toucher une carte de la rangée supérieure ; deux moitiés pleines forment un chariot complet.
imperial_miners-help-climb = Une carte adjacente de la rangée supérieure est activée ensuite, et ainsi de suite jusqu’à la Surface.
imperial_miners-help-activate = Activez une autre carte ; chaque carte agit une fois par manche, sans réaction en chaîne.
imperial_miners-help-machine = Une carte porte au plus trois machines.
imperial_miners-help-cavein = À sa prochaine activation, une carte éboulée perd son éboulement au lieu d’agir.
imperial_miners-help-clear = Défaussez des éboulements de votre mine ; chacun rapporte.
imperial_miners-help-cart = Un jeton fait d’une jonction incomplète de deux cartes un chariot complet.
imperial_miners-help-draw = Piochez une carte dans le paquet de votre choix ; vous la voyez avant de choisir le suivant.
imperial_miners-help-search = Révélez des cartes jusqu’à en trouver une de la faction et prenez-la ; les autres sont remélangées.
imperial_miners-help-faction = Nommez la faction recherchée.
imperial_miners-help-advance = Seule la case atteinte est résolue ; après la dernière case, le marqueur va sur la première case d’un autre plateau.
imperial_miners-help-board = Choisissez le plateau Progrès de votre marqueur.
imperial_miners-help-resolve = Résolvez cet effet complètement, autant que possible.
imperial_miners-help-decline = On peut renoncer à un effet ; la chaîne continue.
imperial_miners-help-stop = En rester là et continuer.

## Questions
imperial_miners-prompt-keep = Quelles cartes gardez-vous ?
imperial_miners-prompt-play = Quelle carte jouez-vous ?
imperial_miners-prompt-place = Où placer la carte ?
imperial_miners-prompt-climb = Par quelle carte continue la chaîne ?
imperial_miners-prompt-card = Quel effet de la carte ?
imperial_miners-prompt-surface = Quel effet de la Surface ?
imperial_miners-prompt-event = Comment résolvez-vous l’événement ?
imperial_miners-prompt-space = Payez-vous l’effet de la case ?
imperial_miners-prompt-limit = Plus de huit cartes : laquelle défaussez-vous ?
imperial_miners-prompt-draw = Dans quel paquet piochez-vous ?
imperial_miners-prompt-search = Dans quel paquet cherchez-vous ?
imperial_miners-prompt-faction = Quelle faction cherchez-vous ?
imperial_miners-prompt-advance = De combien de cases avancez-vous ?
imperial_miners-prompt-board = Sur quel plateau avancez-vous ?
imperial_miners-prompt-change = Le plateau est terminé : sur lequel va le marqueur ?
imperial_miners-prompt-machine = Où placer la machine ?
imperial_miners-prompt-cavein = Où placer l’éboulement ?
imperial_miners-prompt-cart = Où placer le chariot ?
imperial_miners-prompt-activate = Quelle carte est activée ?
imperial_miners-prompt-sell = Vendre une carte ?
imperial_miners-prompt-clear = Défausser un éboulement ?
imperial_miners-prompt-waiting = Aux autres de jouer.
imperial_miners-prompt-chance = Des cartes sont piochées.
imperial_miners-prompt-over = La partie est terminée.

## Avertissements
imperial_miners-warn-no_level_one = Sans carte de niveau I, vous ne pourrez rien jouer à la première manche.
imperial_miners-warn-activated = Cette carte a déjà agi cette manche : la chaîne passe sans effet.
imperial_miners-warn-caved = Cette carte perd son éboulement au lieu d’agir.
imperial_miners-warn-no_move = Vous restez sur place.
imperial_miners-warn-nothing = Cet effet ne rapporte rien pour l’instant.
imperial_miners-warn-declines_gift = Vous laisseriez de l’or ou des points gratuits.
imperial_miners-warn-hand_full = Votre main est pleine : il faudra défausser.

## Événements
imperial_miners-event-sides = Les plateaux Progrès sont en place.
imperial_miners-event-dealt = { $seat } reçoit { $card }
imperial_miners-event-kept = { $seat } garde { $card }
imperial_miners-event-round = Manche { $round } : { $name }
imperial_miners-event-played = { $paid ->
    [0] { $seat } joue { $card } { $place }
   *[other] { $seat } joue { $card } { $place } pour { $paid } or
}
imperial_miners-event-activated = { $seat } active { $card } ({ $spot })
imperial_miners-event-resolved = { $seat } active { $card } ({ $spot }) : { $effect }
imperial_miners-event-surface = { $seat } atteint la Surface ({ $work }) : { $effect }
imperial_miners-event-dug_out = { $seat } déblaie { $card } ({ $spot }) au lieu d’en résoudre l’effet
imperial_miners-event-declined = { $seat } ne prend aucun effet
imperial_miners-event-gold = { $seat } gagne { $amount } or
imperial_miners-event-vp = { $amount ->
    [one] { $seat } gagne { $amount } point
   *[other] { $seat } gagne { $amount } points
}
imperial_miners-event-paid = { $seat } paie { $amount } or
imperial_miners-event-machine = { $seat } place une machine sur { $card } ({ $spot })
imperial_miners-event-cavein = { $card } ({ $spot }) de { $seat } s’éboule
imperial_miners-event-cleared = { $seat } défausse l’éboulement de { $card } ({ $spot })
imperial_miners-event-cart = { $seat } place un chariot entre { $card } et { $neighbour }
imperial_miners-event-completed = { $seat } complète le chariot entre { $card } et { $neighbour }
imperial_miners-event-moved = { $seat } est sur la case { $space } de { $board }
imperial_miners-event-changed = { $seat } place son marqueur sur { $board }
imperial_miners-event-turned = { $seat } révèle { $card }
imperial_miners-event-drew = { $seat } pioche { $card }
imperial_miners-event-empty = { $seat } ne trouve rien dans le paquet { $deck }
imperial_miners-event-draws = { $shuffled ->
    [1] { $seat } prend le paquet { $deck }, refait avec sa défausse
   *[other] { $seat } prend le paquet { $deck }
}
imperial_miners-event-discarded = { $seat } défausse { $card }
imperial_miners-event-decks = Restent dans les paquets : { $one }, { $two }, { $three }
imperial_miners-event-hand = { $seat } a en main des cartes de niveaux I à IV : { $one } + { $two } + { $three } + { $four }
imperial_miners-event-result = { $seat } : { $pile }
imperial_miners-pile-gold = { $sign }{ $n } or
imperial_miners-pile-vp = { $n ->
    [one] { $sign }{ $n } point
   *[other] { $sign }{ $n } points
}
imperial_miners-event-searched = { $seat } a pris une carte des { $faction } dans le paquet { $deck }
imperial_miners-event-score = { $points ->
    [one] { $seat } : { $points } point, dont { $carts } par les chariots ; { $gold } or
   *[other] { $seat } : { $points } points, dont { $carts } par les chariots ; { $gold } or
}
imperial_miners-event-ended = La partie est terminée : { $reason }

## Options et raisons
imperial_miners-option-first_game = Première partie : deux cartes de chaque niveau, toutes gardées
imperial_miners-reason-last_event = la dixième manche est jouée
imperial_miners-source-points = Jetons de points
imperial_miners-source-points-why = gagnés pendant la partie
imperial_miners-source-cards_1 = Cartes de niveau I
imperial_miners-source-cards_1-why = jetons de points de leurs activations, avec tout ce qu’elles ont déclenché
imperial_miners-source-cards_2 = Cartes de niveau II
imperial_miners-source-cards_2-why = jetons de points de leurs activations, avec tout ce qu’elles ont déclenché
imperial_miners-source-cards_3 = Cartes de niveau III
imperial_miners-source-cards_3-why = jetons de points de leurs activations, avec tout ce qu’elles ont déclenché
imperial_miners-source-cards_4 = Cartes de niveau IV
imperial_miners-source-cards_4-why = jetons de points de leurs activations, avec tout ce qu’elles ont déclenché
imperial_miners-source-event = Événements
imperial_miners-source-event-why = jetons de points de l’événement de la manche
imperial_miners-source-carts = Chariots complets
imperial_miners-source-carts-why = un point chacun

## Le langage des effets en mots : éléments
imperial_miners-effect-gold = gagnez { $n }[gold] or
imperial_miners-effect-vp = { $n ->
    [one] gagnez { $n }[vp] point
   *[other] gagnez { $n }[vp] points
}
imperial_miners-effect-draw = { $n ->
    [one] piochez 1 carte
   *[other] piochez { $n } cartes
}
imperial_miners-effect-draw-faction = { $n ->
    [one] piochez 1 carte des { $which }
   *[other] piochez { $n } cartes des { $which }
}
imperial_miners-effect-draw-any = { $n ->
    [one] piochez 1 carte d’une faction de votre choix
   *[other] piochez { $n } cartes, chacune d’une faction de votre choix
}
imperial_miners-effect-draw-four = { $n ->
    [one] prenez 1 carte de niveau IV
   *[other] prenez { $n } cartes de niveau IV
}
imperial_miners-effect-advance = { $n ->
    [one] avancez de 1 case
   *[other] avancez de { $n } cases
}
imperial_miners-effect-advance-upto = { $n ->
    [one] avancez de 1 case au plus
   *[other] avancez de { $n } cases au plus
}
imperial_miners-effect-machine-here = placez 1 machine sur cette carte
imperial_miners-effect-machine = { $n ->
    [one] placez 1 machine sur une carte de votre mine
   *[other] placez 1 machine sur chacune de { $n } cartes de votre mine
}
imperial_miners-effect-cavein-here = placez 1 éboulement sur cette carte
imperial_miners-effect-cavein = { $n ->
    [one] placez 1 éboulement sur une autre carte
   *[other] placez 1 éboulement sur chacune de { $n } autres cartes
}
imperial_miners-effect-cart = { $n ->
    [one] placez 1 chariot
   *[other] placez { $n } chariots
}
imperial_miners-effect-clear = { $n ->
    [one] défaussez au plus 1 éboulement et { $gain } pour lui
   *[other] défaussez au plus { $n } éboulements et { $gain } pour chacun
}
imperial_miners-effect-clear-all = défaussez autant d’éboulements que vous voulez et { $gain } pour chacun
imperial_miners-effect-sell = { $n ->
    [one] défaussez au plus 1 carte de votre main et { $gain } pour elle
   *[other] défaussez au plus { $n } cartes de votre main et { $gain } pour chacune
}
imperial_miners-effect-activate = { $where ->
    [card] activez une autre carte
   *[other] activez une carte
}
imperial_miners-effect-activate-level = { $where ->
    [card] activez une autre carte de niveau { $which }
   *[other] activez une carte de niveau { $which }
}
imperial_miners-effect-activate-faction = { $where ->
    [card] activez une autre carte des { $which }
   *[other] activez une carte des { $which }
}
imperial_miners-effect-activate-some = { $where ->
    [card] activez une autre carte ayant une faction
   *[other] activez une carte ayant une faction
}
imperial_miners-effect-activate-machine = { $where ->
    [card] activez une autre carte portant une machine
   *[other] activez une carte portant une machine
}
imperial_miners-effect-again = résolvez de nouveau la case Progrès de votre marqueur
imperial_miners-effect-if = { $cond }, { $then }, sinon { $else }
imperial_miners-effect-each = { $what } { $each }{ $round }{ $plus }{ $max }
imperial_miners-effect-round = {" (arrondi au supérieur)"}
imperial_miners-effect-round-max = {" "}(arrondi au-dessus, au plus { $n })
imperial_miners-effect-plus = {", "}et { $n } de plus
imperial_miners-effect-minus = {", "}mais { $n } de moins
imperial_miners-effect-max = {" "}({ $n } max.)

## Le langage des effets en mots : conditions et choix
imperial_miners-need-spend = payez { $n }[gold] or : { $items }
imperial_miners-need-scots = payez { $n }[gold] or, 1 de moins par carte des Écossais dans votre mine : { $items }
imperial_miners-need-cavein = { $n ->
    [one] placez 1 éboulement sur une carte de votre mine : { $items }
   *[other] placez 1 éboulement sur chacune de { $n } cartes de votre mine : { $items }
}
imperial_miners-need-if = { $cond } : { $items }
imperial_miners-effect-and = {" et "}
imperial_miners-effect-or = {" OU "}
imperial_miners-effect-tier = {" / "}
imperial_miners-effect-may = vous pouvez : { $effect }
imperial_miners-rule-oncart = chaque fois que vous complétez un chariot lors de la phase Mine de cette manche, { $item }
imperial_miners-rule-discount = votre carte coûte { $n } or de moins cette manche
imperial_miners-rule-surface = à la Surface, résolvez { $n } effets différents cette manche
imperial_miners-rule-further = { $n ->
    [one] chacune de vos avancées de cette manche peut aller 1 case plus loin
   *[other] chacune de vos avancées de cette manche peut aller jusqu’à { $n } cases plus loin
}

## Le langage des effets en mots : décomptes
imperial_miners-each-cards_of = { $per ->
    [1] pour chaque carte des { $of } dans votre mine
   *[other] toutes les { $per } cartes des { $of } dans votre mine
}
imperial_miners-cond-cards_of = { $n ->
    [1] si votre mine a une carte des { $of }
   *[other] si votre mine compte au moins { $n } cartes des { $of }
}
imperial_miners-each-cards_level = { $per ->
    [1] pour chaque carte de votre rangée de niveau { $of }
   *[other] toutes les { $per } cartes de votre rangée de niveau { $of }
}
imperial_miners-cond-cards_level = { $n ->
    [1] si votre rangée de niveau { $of } a une carte
   *[other] si votre rangée de niveau { $of } compte au moins { $n } cartes
}
imperial_miners-each-factions = { $per ->
    [1] pour chaque faction différente de votre mine
   *[other] toutes les { $per } factions différentes de votre mine
}
imperial_miners-cond-factions = { $n ->
    [1] si votre mine a une faction
   *[other] si votre mine compte au moins { $n } factions différentes
}
imperial_miners-each-factions_near = { $per ->
    [1] pour chaque faction différente parmi les cartes adjacentes à celle-ci
   *[other] toutes les { $per } factions différentes parmi les cartes adjacentes à celle-ci
}
imperial_miners-cond-factions_near = { $n ->
    [1] si une carte adjacente à celle-ci a une faction
   *[other] si les cartes adjacentes à celle-ci comptent au moins { $n } factions différentes
}
imperial_miners-each-machines = { $per ->
    [1] pour chaque machine de votre mine
   *[other] toutes les { $per } machines de votre mine
}
imperial_miners-cond-machines = { $n ->
    [1] si votre mine a une machine
   *[other] si votre mine compte au moins { $n } machines
}
imperial_miners-each-machines_here = { $per ->
    [1] pour chaque machine sur cette carte
   *[other] toutes les { $per } machines sur cette carte
}
imperial_miners-cond-machines_here = { $n ->
    [1] si cette carte porte une machine
   *[other] si cette carte porte au moins { $n } machines
}
imperial_miners-each-carts = { $per ->
    [1] pour chaque chariot complet de votre mine
   *[other] tous les { $per } chariots complets de votre mine
}
imperial_miners-cond-carts = { $n ->
    [1] si votre mine a un chariot complet
   *[other] si votre mine compte au moins { $n } chariots complets
}
imperial_miners-each-carts_here = { $per ->
    [1] pour chaque chariot complet touchant cette carte
   *[other] tous les { $per } chariots complets touchant cette carte
}
imperial_miners-cond-carts_here = { $n ->
    [1] si un chariot complet touche cette carte
   *[other] si au moins { $n } chariots complets touchent cette carte
}
imperial_miners-each-machines_carts = { $per ->
    [1] pour chaque machine et chariot complet de votre mine
   *[other] par groupe de { $per } machines et chariots complets de votre mine
}
imperial_miners-cond-machines_carts = { $n ->
    [1] si votre mine a une machine ou un chariot complet
   *[other] si votre mine compte au moins { $n } machines et chariots complets ensemble
}
imperial_miners-each-caveins = { $per ->
    [1] pour chaque éboulement de votre mine
   *[other] tous les { $per } éboulements de votre mine
}
imperial_miners-cond-caveins = { $n ->
    [1] si votre mine a un éboulement
   *[other] si votre mine compte au moins { $n } éboulements
}
imperial_miners-each-space = { $per ->
    [1] pour chaque case jusqu’à votre marqueur
   *[other] toutes les { $per } cases jusqu’à votre marqueur
}
imperial_miners-cond-space = si votre marqueur est sur la case { $n } ou plus loin
imperial_miners-each-near = { $per ->
    [1] pour chaque carte adjacente à celle-ci
   *[other] toutes les { $per } cartes adjacentes à celle-ci
}
imperial_miners-cond-near = { $n ->
    [1] si cette carte a une carte adjacente
   *[other] si cette carte a au moins { $n } cartes adjacentes
}
imperial_miners-each-beside = { $per ->
    [1] pour chaque carte à gauche et à droite de celle-ci
   *[other] toutes les { $per } cartes à gauche et à droite de celle-ci
}
imperial_miners-cond-beside = { $n ->
    [one] si cette carte a une carte adjacente à gauche ou à droite
   *[other] si cette carte a une carte adjacente à gauche et à droite
}
imperial_miners-each-above = { $per ->
    [1] pour chaque carte au-dessus de celle-ci
   *[other] toutes les { $per } cartes au-dessus de celle-ci
}
imperial_miners-cond-above = { $n ->
    [one] s’il y a une carte au-dessus de celle-ci
   *[other] s’il y a { $n } cartes au-dessus de celle-ci
}
imperial_miners-each-below = { $per ->
    [1] pour chaque carte au-dessous de celle-ci
   *[other] toutes les { $per } cartes au-dessous de celle-ci
}
imperial_miners-cond-below = { $n ->
    [one] s’il y a une carte au-dessous de celle-ci
   *[other] s’il y a { $n } cartes au-dessous de celle-ci
}

## The board in a terminal
imperial_miners-board-round = Manche { $round } sur { $rounds }
imperial_miners-board-decks = paquets
imperial_miners-board-below = Sous les plateaux :
imperial_miners-board-ready = a fini
imperial_miners-board-surface = Surface
imperial_miners-board-hand = Main ({ $n })
imperial_miners-board-player = Nom
imperial_miners-board-points = Points
imperial_miners-board-carts = Chariots
imperial_miners-board-total = Total
imperial_miners-board-gold = Or
imperial_miners-board-no-card = Vous ne pouvez jouer aucune carte cette manche : il vous reste la Surface.
imperial_miners-board-carts-then = { $n ->
    [one] complète { $n } chariot { $sign }
   *[other] complète { $n } chariots { $sign }
}
imperial_miners-board-space = case { $n } :
imperial_miners-board-left = { $n ->
    [one] reste { $n } carte
   *[other] restent { $n } cartes
}
imperial_miners-sign-gold = or
imperial_miners-sign-vp = points
imperial_miners-sign-card = piocher des cartes
imperial_miners-sign-advance = avancer sur le plateau Progrès
imperial_miners-sign-activate = activer une carte
imperial_miners-sign-again = résoudre de nouveau la case Progrès
imperial_miners-sign-machine = machines
imperial_miners-sign-cavein = éboulements
imperial_miners-sign-faction = une faction de votre choix
imperial_miners-sign-half = une moitié de chariot, pleine ou vide
imperial_miners-sign-cart = un chariot complet ; un chariot complété par un jeton
imperial_miners-sign-acted = une carte déjà activée cette manche ; une personne qui a fini
imperial_miners-sign-pay = payez ceci pour cela
imperial_miners-sign-or = l’un ou l’autre
imperial_miners-sign-back = le verso d’un plateau Progrès
imperial_miners-sign-number = le numéro d’une carte, qu’on peut taper au lieu de son nom
imperial_miners-sign-cell = une place dans la mine : la rangée, et son numéro depuis la gauche ; la carte la plus à gauche est en 1

## Le langage des effets en mots brefs : seuls or et points sont des signes
imperial_miners-short-per = { $what } par { $each }
imperial_miners-short-plus = { $what }, +{ $n }
imperial_miners-short-minus = { $what }, −{ $n }
imperial_miners-short-max = { $what }, max. { $n }
imperial_miners-short-effect-gold = +{ $n }[gold]
imperial_miners-short-effect-vp = +{ $n }[vp]
imperial_miners-short-effect-draw = { $n ->
    [one] piochez 1 carte
   *[other] piochez { $n } cartes
}
imperial_miners-short-effect-draw-faction = { $n ->
    [one] piochez 1 carte des { $which }
   *[other] piochez { $n } cartes des { $which }
}
imperial_miners-short-effect-draw-any = { $n ->
    [one] piochez 1 carte, faction au choix
   *[other] piochez { $n } cartes, factions au choix
}
imperial_miners-short-effect-draw-four = { $n ->
    [one] prenez 1 niveau IV
   *[other] prenez { $n } niveau IV
}
imperial_miners-short-effect-advance = avancez de { $n }
imperial_miners-short-effect-advance-upto = avancez de { $n } au plus
imperial_miners-short-effect-machine = { $n ->
    [one] 1 machine sur une carte
   *[other] 1 machine sur { $n } cartes
}
imperial_miners-short-effect-machine-here = 1 machine ici
imperial_miners-short-effect-cavein = { $n ->
    [one] éboulement sur une autre
   *[other] éboulement sur { $n } autres
}
imperial_miners-short-effect-cavein-here = éboulement ici
imperial_miners-short-effect-cart = { $n ->
    [one] placez 1 chariot
   *[other] placez { $n } chariots
}
imperial_miners-short-effect-clear = { $n ->
    [one] ôtez 1 éboulement : { $gain }
   *[other] ôtez { $n } éboulements au plus : { $gain } chacun
}
imperial_miners-short-effect-clear-all = ôtez des éboulements : { $gain } chacun
imperial_miners-short-effect-sell = { $n ->
    [one] défaussez 1 carte : { $gain }
   *[other] défaussez { $n } cartes au plus : { $gain } chacune
}
imperial_miners-short-effect-activate = { $where ->
    [card] activez une autre carte
   *[other] activez une carte
}
imperial_miners-short-effect-activate-level = activez 1 carte de niveau { $which }
imperial_miners-short-effect-activate-faction = activez 1 carte des { $which }
imperial_miners-short-effect-activate-some = activez 1 carte de faction
imperial_miners-short-effect-activate-machine = activez 1 carte avec machine
imperial_miners-short-effect-again = votre case Progrès de nouveau
imperial_miners-short-effect-if = { $then } { $cond }, sinon { $else }
imperial_miners-short-need-spend = payez { $n }[gold] : { $items }
imperial_miners-short-need-scots = payez [price:{ $n }] : { $items }
imperial_miners-short-need-cavein = { $n ->
    [one] éboulement sur une carte : { $items }
   *[other] éboulement sur { $n } cartes : { $items }
}
imperial_miners-short-need-if = { $cond } : { $items }
imperial_miners-short-each-cards_of = { $per ->
    [1] carte des { $of }
   *[other] { $per } cartes des { $of }
}
imperial_miners-short-each-cards_level = { $per ->
    [1] carte de niveau { $of }
   *[other] { $per } cartes de niveau { $of }
}
imperial_miners-short-each-factions = { $per ->
    [1] faction
   *[other] { $per } factions
}
imperial_miners-short-each-factions_near = { $per ->
    [1] faction adjacente
   *[other] { $per } factions adjacentes
}
imperial_miners-short-each-machines = { $per ->
    [1] machine
   *[other] { $per } machines
}
imperial_miners-short-each-machines_here = { $per ->
    [1] machine ici
   *[other] { $per } machines ici
}
imperial_miners-short-each-carts = { $per ->
    [1] chariot
   *[other] { $per } chariots
}
imperial_miners-short-each-carts_here = { $per ->
    [1] chariot contre la carte
   *[other] { $per } chariots contre la carte
}
imperial_miners-short-each-machines_carts = { $per ->
    [1] machine et chariot
   *[other] { $per } machines et chariots
}
imperial_miners-short-each-caveins = { $per ->
    [1] éboulement
   *[other] { $per } éboulements
}
imperial_miners-short-each-space = { $per ->
    [1] case jusqu’au marqueur
   *[other] { $per } cases jusqu’au marqueur
}
imperial_miners-short-each-near = { $per ->
    [1] carte adjacente
   *[other] { $per } cartes adjacentes
}
imperial_miners-short-each-beside = { $per ->
    [1] carte à côté
   *[other] { $per } cartes à côté
}
imperial_miners-short-each-above = { $per ->
    [1] carte au-dessus
   *[other] { $per } cartes au-dessus
}
imperial_miners-short-each-below = { $per ->
    [1] carte au-dessous
   *[other] { $per } cartes au-dessous
}
imperial_miners-short-cond-cards_of = avec { $n }+ cartes des { $of }
imperial_miners-short-cond-cards_level = avec { $n }+ cartes de niveau { $of }
imperial_miners-short-cond-factions = avec { $n }+ factions
imperial_miners-short-cond-factions_near = avec { $n }+ factions adjacentes
imperial_miners-short-cond-machines = avec { $n }+ machines
imperial_miners-short-cond-machines_here = avec { $n }+ machines ici
imperial_miners-short-cond-carts = avec { $n }+ chariots
imperial_miners-short-cond-carts_here = avec { $n }+ chariots contre la carte
imperial_miners-short-cond-machines_carts = avec { $n }+ machines et chariots
imperial_miners-short-cond-caveins = avec { $n }+ éboulements
imperial_miners-short-cond-space = dès la case { $n }
imperial_miners-short-cond-near = avec { $n }+ cartes adjacentes
imperial_miners-short-cond-beside = { $n ->
    [one] à côté d’une carte
   *[other] entre deux cartes
}
imperial_miners-short-cond-above = { $n ->
    [one] sous une carte
   *[other] sous { $n } cartes
}
imperial_miners-short-cond-below = { $n ->
    [one] sur une carte
   *[other] sur { $n } cartes
}
imperial_miners-short-faction-scots = Écossais
imperial_miners-short-faction-barbarians = Barbares
imperial_miners-short-faction-egyptians = Égyptiens
imperial_miners-short-faction-japanese = Japonais
imperial_miners-short-faction-atlanteans = Atlantes
imperial_miners-short-faction-romans = Romains

## Les lieux de la Surface, d’après ce qui s’y fait
imperial_miners-place-gold = Bureau de paie
imperial_miners-place-advance = Treuil
imperial_miners-place-draw = Dortoir
imperial_miners-place-other = Carreau

## Good to know of an effect, by the clause behind it
imperial_miners-know-IM-F8 = Le prix baisse de 1 par carte des Écossais de votre mine, celle-ci comprise, jamais sous 0.
imperial_miners-know-IM-F11 = Le compte se fait quand vous choisissez l’effet ; à zéro, votre marqueur reste en place.
imperial_miners-know-IM-F7c = Votre case compte pour son numéro sur le plateau ; sous les plateaux, c’est 0.
imperial_miners-know-IM-F12 = Seuls les groupes entiers comptent : on arrondit en dessous.
imperial_miners-know-IM-C2 = Une carte de deux factions compte pour les deux.
imperial_miners-know-IM-F10 = Sont adjacentes les cartes qui touchent celle-ci, six au plus ; la Surface n’est pas une carte.
imperial_miners-know-IM-F4 = La carte activée ne lance pas de chaîne, et une carte agit une fois par manche.
imperial_miners-know-IM-F2 = La prochaine fois qu’une telle carte est activée, elle perd seulement son éboulement.
imperial_miners-know-IM-F3 = Un chariot va entre deux cartes quelconques qui n’en ont pas, quelles que soient leurs moitiés, et compte partout.
imperial_miners-know-IM-F7 = Seule la case atteinte est résolue, pas celles qu’on passe.
imperial_miners-know-IM-F6 = Choisissez une pioche et révélez jusqu’à trouver une carte de la faction.
imperial_miners-know-IM-F1 = Une carte porte 3 machines au plus.
imperial_miners-know-IM-F5 = Vous voyez chaque carte avant de choisir la pioche suivante ; au-delà de 8 en main, défaussez.
imperial_miners-know-IM-F9 = On paie aussitôt et en entier ; sinon l’effet n’est pas proposé.

## What an effect counts, and how much of it there is
imperial_miners-counted-cards_of = { $n ->
    [0] aucune carte des { $of }
    [one] 1 carte des { $of }
   *[other] { $n } cartes des { $of }
}
imperial_miners-counted-cards_level = { $n ->
    [0] aucune carte de niveau { $of }
    [one] 1 carte de niveau { $of }
   *[other] { $n } cartes de niveau { $of }
}
imperial_miners-counted-factions = { $n ->
    [0] aucune faction
    [one] 1 faction
   *[other] { $n } factions
}
imperial_miners-counted-factions_near = { $n ->
    [0] aucune faction adjacente
    [one] 1 faction adjacente
   *[other] { $n } factions adjacentes
}
imperial_miners-counted-machines = { $n ->
    [0] aucune machine
    [one] 1 machine
   *[other] { $n } machines
}
imperial_miners-counted-machines_here = { $n ->
    [0] aucune machine ici
    [one] 1 machine ici
   *[other] { $n } machines ici
}
imperial_miners-counted-carts = { $n ->
    [0] aucun chariot complet
    [one] 1 chariot complet
   *[other] { $n } chariots complets
}
imperial_miners-counted-carts_here = { $n ->
    [0] aucun chariot complet ici
    [one] 1 chariot complet ici
   *[other] { $n } chariots complets ici
}
imperial_miners-counted-machines_carts = { $n ->
    [0] ni machine ni chariot
    [one] 1 machine ou chariot
   *[other] { $n } machines et chariots
}
imperial_miners-counted-caveins = { $n ->
    [0] aucun éboulement
    [one] 1 éboulement
   *[other] { $n } éboulements
}
imperial_miners-counted-near = { $n ->
    [0] aucune carte adjacente
    [one] 1 carte adjacente
   *[other] { $n } cartes adjacentes
}
imperial_miners-counted-beside = { $n ->
    [0] aucune carte à côté
    [one] 1 carte à côté
   *[other] { $n } cartes à côté
}
imperial_miners-counted-above = { $n ->
    [0] aucune carte au-dessus
    [one] 1 carte au-dessus
   *[other] { $n } cartes au-dessus
}
imperial_miners-counted-below = { $n ->
    [0] aucune carte au-dessous
    [one] 1 carte au-dessous
   *[other] { $n } cartes au-dessous
}
imperial_miners-counted-gaps = { $n ->
    [0] aucune place pour un chariot
    [one] 1 place pour un chariot
   *[other] { $n } places pour un chariot
}
imperial_miners-counted-space = { $n ->
    [0] marqueur sous les plateaux
   *[other] marqueur sur la case { $n }
}
