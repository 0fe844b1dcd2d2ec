# Les figures de la page des règles.
web-figures-RW-C1 = Quatre anneaux de huit tuiles, de A à l’extérieur à D à l’intérieur, autour du centre. Chaque entrée touche deux tuiles de l’anneau A.
web-figures-RW-C2 = Une tuile en touche quatre autres : à gauche et à droite dans l’anneau, une dehors, une dedans.
web-figures-RW-D6 = Une équipe de puissance 2 sur la limite de B5 et B6 compte sur les deux : 2 + 2 = 4 sur 5 d’un côté, 2 + 1 = 3 sur 6 de l’autre.
web-figures-RW-E1 = Trois équipes de puissance 1, de trois compagnies, remplissent une tuile qui demande 3 : elle est forée aussitôt, et on tire une carte.
web-figures-RW-E4 = Carte 3 cuivre, 5 argent, 4 or pour deux : 1, 2 et 2 chacun ; le reste, 1 cuivre et 1 argent, va à la plus grande puissance.
web-figures-DD-A3 = Deux cubes contre un : celui qui en a deux contrôle la colonne. Un contre un, ou aucun : les deux.
web-figures-DD-A4 = Une tuile de niveau 1 coûte une pioche, de niveau 2 deux, de niveau 3 trois.
web-figures-DD-M1 = Une émeraude est vendue à 7, un autre joueur y a un cube : deux parts de 3 pièces ; la pièce restante est perdue.
web-figures-DD-B1 = Le deuxième dé est acheté : ceux de droite glissent vers la gauche, et un nouveau remplit le bout droit.
web-figures-IM-M2 = En briques : une carte de la rangée II en touche deux au-dessus, deux au-dessous, et ses voisines à gauche et à droite.
web-figures-IM-F3 = En haut, deux moitiés pleines se rejoignent : un chariot complet. En bas, une pleine et une vide : un jeton chariot peut compléter.
web-figures-IM-M5 = La chaîne : d’abord la nouvelle carte, puis une carte au-dessus qui la touche, et ainsi de suite jusqu’à la surface.
web-figures-IM-F7 = Avancer de trois cases : seule la case atteinte est résolue, pas celles qu’on dépasse.
