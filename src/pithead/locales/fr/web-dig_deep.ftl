# Dig Deep in the browser.

web-dig_deep-board = La mine et les prix
web-dig_deep-round = Manche { $round }
web-dig_deep-round-of = Manche { $round } sur { $limit } au plus
web-dig_deep-last-round = dernière manche
web-dig_deep-tiles-left = { $left ->
    [one] reste { $left } tuile sur { $all }
   *[other] restent { $left } tuiles sur { $all }
}
web-dig_deep-pickaxes = { $n ->
    [one] 1 pioche
   *[other] { $n } pioches
}
web-dig_deep-prices = Prix
web-dig_deep-sold = Vendues
web-dig_deep-dug-out = épuisée
web-dig_deep-hand = Main
web-dig_deep-face-up = Visibles
web-dig_deep-bag = { $n } dans le sac
web-dig_deep-coins = Pièces
web-dig_deep-free-sell = libre
web-dig_deep-new-die = nouveau
web-dig_deep-control = Contrôle
web-dig_deep-most-sold = Vendues par
web-dig_deep-player = Joueur·euse
web-dig_deep-dice = Dés
web-dig_deep-step-roll = Lancer
web-dig_deep-step-resolve = Agir
web-dig_deep-step-buy = Acheter
web-dig_deep-ground = Le sol en coupe
web-dig_deep-tab-section = Coupe
web-dig_deep-own-tiles = Vos tuiles
web-dig_deep-dice-count = { $n } sur { $of }
web-dig_deep-gems-sold = Gemmes vendues
web-dig_deep-in-hand = { $n ->
    [one] { $n } tuile en main
   *[other] { $n } tuiles en main
}
web-dig_deep-face-up-n = { $n ->
    [one] { $n } tuile visible
   *[other] { $n } tuiles visibles
}
web-dig_deep-buy-die-for = Acheter { $die } pour { $coins }
web-dig_deep-after-buy = { $coins ->
    [one] Il vous restera { $coins } pièce.
   *[other] Il vous restera { $coins } pièces.
}
web-dig_deep-then-dice = Prix ensuite : { $dice }.
web-dig_deep-then-price = { $die } { $price }
web-dig_deep-a-new-die = un nouveau dé
web-dig_deep-seventh = Un septième dé : il faudra ensuite en abandonner un pour de bon.
web-dig_deep-outcome-mine = { $left ->
    [one] En main : une tuile de niveau { $level }. Il reste { $left } pioche.
   *[other] En main : une tuile de niveau { $level }. Il reste { $left } pioches.
}
web-dig_deep-outcome-reserve = La colonne { $column } sera contrôlée par : { $who }.
web-dig_deep-outcome-smelt = { $coins ->
    [one] Visible, elle se vendrait { $coins } pièce.
   *[other] Visible, elle se vendrait { $coins } pièces.
}
web-dig_deep-outcome-invest = { $shares ->
    [one] Une vente aura alors { $shares } part de { $coins }.
   *[other] Une vente aura alors { $shares } parts de { $coins }.
}
web-dig_deep-outcome-price = { $gem } : { $price } → { $becomes }
web-dig_deep-open = libre
web-dig_deep-all-tie = égalité
web-dig_deep-tie = { $n } égaux
web-dig_deep-left = reste { $n }
web-dig_deep-column = { $left ->
    [0] La colonne { $column } est épuisée
   *[other] Colonne { $column } : reste { $left }, celle du dessus de niveau { $level }, contrôlée par { $control }
}
web-dig_deep-level = Niveau { $level } : { $gems }, de la plus fréquente à la moins fréquente
web-dig_deep-knows = { $seat } connaît cette tuile
web-dig_deep-invested = Parts
web-dig_deep-rolled-now = lancés ce tour
web-dig_deep-your-dice = Vos dés
web-dig_deep-dice-of = Dés de { $seat }
web-dig_deep-die = dé { $die }
web-dig_deep-die-for = dé { $die } pour { $coins }
web-dig_deep-empty-space = Case vide, { $price }
web-dig_deep-unmark = Finalement le garder : { $die }
web-dig_deep-your-hand = Votre main
web-dig_deep-hand-of = Main de { $seat }
web-dig_deep-only-you = vous seul·e la voyez
web-dig_deep-smelt-left = fondre { $n }
web-dig_deep-sell-left = vendre { $n }
web-dig_deep-tile = niveau { $level }, { $gems }
web-dig_deep-unknown-tile = niveau { $level }, inconnue
web-dig_deep-sale = Ce que rapporte cette vente
web-dig_deep-all-yours = tout à vous
web-dig_deep-shares = { $n ->
    [one] { $n } part
   *[other] { $n } parts
}
web-dig_deep-cubes-home = { $n ->
    [one] { $n } cube retourne à la réserve.
   *[other] { $n } cubes retournent à la réserve.
}
web-dig_deep-sell-for = Vendre pour { $coins }
web-dig_deep-buy-for = Acheter pour { $coins }
web-dig_deep-dice-market = Marché aux dés
web-dig_deep-faces = Faces du dé { $die }
web-dig_deep-point-at-die = Désignez un dé pour voir toutes ses faces.
web-dig_deep-tap-die = Choisissez un dé pour voir ses faces.
web-dig_deep-stock = cubes en réserve
web-dig_deep-tiles-sold = tuiles vendues
web-dig_deep-text-columns = Colonnes, tuiles depuis le haut
web-dig_deep-text-column = Colonne
web-dig_deep-text-tiles = Tuiles
web-dig_deep-text-cubes = Cubes
web-dig_deep-text-gem = Gemme
web-dig_deep-text-price = Prix
web-dig_deep-text-die = Dé
web-dig_deep-text-faces = Faces
web-dig_deep-learn-1 = Il vous faut plus de pièces que les autres. Elles viennent de la vente des gemmes, et 20 de plus vont à qui a le plus vendu d’une sorte.
web-dig_deep-learn-2 = Un tour : lancer vos dés et ceux du marché, faire ce qu’ils montrent, acheter de meilleurs dés.
web-dig_deep-learn-3 = Vous pouvez extraire les colonnes que vous contrôlez : placez des cubes dessous pour en avoir le plus.
web-dig_deep-learn-4 = Les tuiles extraites vont en main, sont fondues face visible, puis vendues au prix de leurs gemmes.
web-dig_deep-coach-reroll = Vos dés sont lancés. Une fois par tour vous pouvez payer 1 pièce par dé pour le relancer : cliquez ceux qui ne vous plaisent pas, ou gardez-les tous.
web-dig_deep-coach-resolve = Au-dessus du sol se trouve ce que donnent vos dés. Tout ce qui luit se clique : colonnes, places de cubes, prix, tuiles. Quand vous avez fini, passez aux achats.
web-dig_deep-coach-mining = Vous extrayez : prenez d’autres tuiles tant que les pioches suffisent, ou arrêtez.
web-dig_deep-coach-buy = Achetez des dés aux faces spéciales ; désignez-en un pour les voir toutes. Ils roulent dès votre prochain tour.
web-dig_deep-coach-wild = Un joker du marché vous laisse relever le prix d’une gemme : au mieux une que vous pouvez vendre.

## After the end
web-dig_deep-points = { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
web-dig_deep-score-by-turn = Pièces à la fin, par manche
web-dig_deep-wealth = Pièces par manche

## The figures of the rules
web-dig_deep-figure-DD-A3 = Deux cubes contre un : celui qui en a deux contrôle la colonne. Un contre un, ou aucun : les deux.
web-dig_deep-figure-DD-A4 = Une tuile de niveau 1 coûte une pioche, de niveau 2 deux, de niveau 3 trois.
web-dig_deep-figure-DD-M1 = Une émeraude est vendue à 7, un autre joueur y a un cube : deux parts de 3 pièces ; la pièce restante est perdue.
web-dig_deep-figure-DD-B1 = Le deuxième dé est acheté : ceux de droite glissent vers la gauche, et un nouveau remplit le bout droit.
