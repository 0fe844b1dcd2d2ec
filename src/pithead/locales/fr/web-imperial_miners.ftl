# Imperial Miners in the browser
web-imperial_miners-section-of = Coupe : mine de { $seat }
web-imperial_miners-mine-of = La mine de { $seat }
web-imperial_miners-own-mine = Votre mine
web-imperial_miners-other-mines = Les mines des autres
web-imperial_miners-docks = Événement et Progrès
web-imperial_miners-progress = Progrès
web-imperial_miners-carts = Chariots complets
web-imperial_miners-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-imperial_miners-machines = { $n ->
    [one] { $n } machine
   *[other] { $n } machines
}
web-imperial_miners-factions-of = { $n ->
    [one] { $n } faction sur 6
   *[other] { $n } factions sur 6
}
web-imperial_miners-cavein = Éboulement
web-imperial_miners-cavein-instead = éboulement : à déblayer
web-imperial_miners-completes = { $n ->
    [0] ne complète aucun chariot
    [one] complète 1 chariot
   *[other] complète { $n } chariots
}
web-imperial_miners-hand = Main
web-imperial_miners-your-hand = Votre main
web-imperial_miners-hand-of = La main de { $seat }
web-imperial_miners-of-eight = { $n } sur 8
web-imperial_miners-hidden = Carte de niveau { $level }
web-imperial_miners-level-cost = Niveau { $level }, coûte { $cost } or
web-imperial_miners-half-carts = Moitiés de chariot : { $halves }
web-imperial_miners-no-faction = sans faction
web-imperial_miners-no-place = pas encore de place
web-imperial_miners-round = manche { $round }
web-imperial_miners-round-of = La manche de { $seat }
web-imperial_miners-skip = Passer
web-imperial_miners-plays = Joue
web-imperial_miners-no-effect = ne prend aucun effet
web-imperial_miners-or = ou
web-imperial_miners-shown = { $n } sur { $of }
web-imperial_miners-shown-next = puis { $seat }
web-imperial_miners-go-on = Continuer
web-imperial_miners-caveins = { $n ->
    [one] 1 éboulement
   *[other] { $n } éboulements
}
web-imperial_miners-so-far = jusqu’ici
web-imperial_miners-events-left = { $n ->
    [0] dernier événement
    [one] encore 1 événement
   *[other] encore { $n } événements
}
web-imperial_miners-lamp-ready = prêt
web-imperial_miners-lamp-choosing = choisit
web-imperial_miners-lamp-your-turn = à vous
web-imperial_miners-step-event = Événement
web-imperial_miners-step-mine = Mine
web-imperial_miners-step-end = Fin de manche
web-imperial_miners-text-seats = Les joueurs
web-imperial_miners-text-state = État
web-imperial_miners-text-cell = Place
web-imperial_miners-text-card = Carte
web-imperial_miners-text-effect = Effet
web-imperial_miners-text-level = Niveau
web-imperial_miners-text-cost = Coût
web-imperial_miners-text-halves = Moitiés de chariot
web-imperial_miners-text-gaps = Jonctions incomplètes
web-imperial_miners-say-card = Quel effet de { $card } ?
web-imperial_miners-say-event = Comment résoudre « { $event } » ?
web-imperial_miners-say-space = { $board }, case { $space } : payez-vous son effet ?
web-imperial_miners-say-place = Où placez-vous { $card } ?
web-imperial_miners-say-climb = Poursuivez la chaîne : par { $cards } ?
web-imperial_miners-say-activate = Quelle carte est activée : { $cards } ?
web-imperial_miners-gives-up = vous perdez { $what }
web-imperial_miners-play-for = Jouer pour { $n } or
web-imperial_miners-now = Maintenant : { $what }
web-imperial_miners-now-pays = payez { $n }[gold]
web-imperial_miners-now-at = Maintenant { $place } : { $what }
web-imperial_miners-now-unmet = non proposé
web-imperial_miners-now-range = { $least } à { $most }, selon sa place
web-imperial_miners-now-spaces = { $n ->
    [one] 1 case
   *[other] { $n } cases
}
web-imperial_miners-know = Bon à savoir
web-imperial_miners-gold-of = de vos { $n }
web-imperial_miners-keep-these = { $n ->
    [one] Garder cette carte
   *[other] Garder ces { $n }
}
web-imperial_miners-keep-of = Gardez-en { $n } sur { $of } ; les autres sont défaussées.
web-imperial_miners-keep-more = { $n ->
    [one] encore une
   *[other] encore { $n }
}
web-imperial_miners-marked-of = { $n ->
    [one] { $n } choisie sur { $of }
   *[other] { $n } choisies sur { $of }
}
web-imperial_miners-now-nothing = rien
web-imperial_miners-halves-of = { $n } sur 6 pleines
web-imperial_miners-reading = La carte en mots
web-imperial_miners-gold-short = il manque { $n } or
web-imperial_miners-keep-tip = Le niveau I commence votre mine.
web-imperial_miners-cards-in = Cartes
web-imperial_miners-cards-words = Mots
web-imperial_miners-cards-symbols = Signes
web-imperial_miners-new-faction = faction { $n } sur 6
web-imperial_miners-legend-gold = or
web-imperial_miners-legend-gold-does = paie les cartes
web-imperial_miners-legend-vp = points
web-imperial_miners-legend-vp-does = font gagner
web-imperial_miners-legend-cart = chariot
web-imperial_miners-legend-cart-does = deux moitiés pleines se touchent : 1 point à la fin
web-imperial_miners-legend-machine = machine
web-imperial_miners-legend-machine-does = renforce les cartes qui comptent les machines
web-imperial_miners-legend-advance = avancer
web-imperial_miners-legend-advance-does = sur un plateau Progrès
web-imperial_miners-legend-cavein = éboulement
web-imperial_miners-legend-cavein-does = ôté au lieu du prochain effet de la carte
web-imperial_miners-legend-card = piocher
web-imperial_miners-legend-card-does = dans la pioche I, II ou III
web-imperial_miners-legend-activate = activer
web-imperial_miners-legend-activate-does = une carte agit encore une fois
web-imperial_miners-legend-faction = faction au choix
web-imperial_miners-legend-faction-does = une des six, ou combien vous en avez
web-imperial_miners-legend-each = par
web-imperial_miners-legend-most = au plus, jusqu’à
web-imperial_miners-legend-pay = payez
web-imperial_miners-sign-here = ici
web-imperial_miners-sign-near = voisin
web-imperial_miners-sign-beside = à côté
web-imperial_miners-sign-above = au-dessus
web-imperial_miners-sign-below = au-dessous
web-imperial_miners-sign-else = sinon
web-imperial_miners-learn-1 = Il vous faut plus de points que les autres après dix manches. Ils viennent des cartes, des plateaux Progrès, et un de chaque chariot complet.
web-imperial_miners-learn-2 = Une manche : un événement, puis une carte de la main dans votre mine, dans la rangée de son niveau.
web-imperial_miners-learn-3 = La nouvelle carte agit, puis une carte au-dessus, et ainsi de suite jusqu’à la Surface : plus elle est profonde, plus la chaîne est longue.
web-imperial_miners-learn-4 = Là où deux moitiés pleines se rejoignent naît un chariot complet ; l’or paie les cartes et les grands effets.

## After the end
web-imperial_miners-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-imperial_miners-wealth = Or par manche

## The figures of the rules
web-imperial_miners-figure-IM-M2 = En briques : une carte de la rangée II en touche deux au-dessus, deux au-dessous, et ses voisines à gauche et à droite.
web-imperial_miners-figure-IM-F3 = En haut, deux moitiés pleines se rejoignent : un chariot complet. En bas, une pleine et une vide : un jeton chariot peut compléter.
web-imperial_miners-figure-IM-M5 = La chaîne : d’abord la nouvelle carte, puis une carte au-dessus qui la touche, et ainsi de suite jusqu’à la Surface.
web-imperial_miners-figure-IM-F7 = Avancer de trois cases : seule la case atteinte est résolue, pas celles qu’on dépasse.
