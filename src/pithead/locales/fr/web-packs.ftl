# Les paquets à côté de celui d'un jeu : ce qui y change, et qui sait les jouer.

web-packs-title = Paquet
web-packs-which = Jouer avec
web-packs-own = le paquet du jeu
web-packs-of = Avec le paquet « { $pack } »
web-packs-here = Cette table se joue avec d’autres chiffres que ceux du jeu.
web-packs-changed = changé : { $what }
web-packs-names-only = Seuls des noms changent : pour les règles, c’est le même.
web-packs-no-weights = Les robots les plus forts ne connaissent pas ce paquet et n’y jouent pas.
web-packs-transferred = Réglés pour un autre paquet : { $bots }. Ils jouent peut-être moins bien que d’habitude.
web-packs-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-packs-events = { $n ->
    [one] { $n } événement
   *[other] { $n } événements
}
web-packs-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
web-packs-dies = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
web-packs-slots = { $n ->
    [one] { $n } emplacement
   *[other] { $n } emplacements
}
web-packs-achievements = { $n ->
    [one] { $n } accomplissement
   *[other] { $n } accomplissements
}
web-packs-others = { $n ->
    [one] { $n } ligne de chiffres
   *[other] { $n } lignes de chiffres
}
web-packs-card = Carte
web-packs-event = Événement
web-packs-tile = Tuile
web-packs-die = Dé
web-packs-slot = Emplacement
web-packs-achievement = Accomplissement
web-packs-new = nouveau
web-packs-gone = retiré
web-packs-before = Avant :
web-packs-now = Maintenant :
web-packs-nothing = rien
