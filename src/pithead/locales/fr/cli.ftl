# Le terminal
cli-commitment = Jeu loyal : la graine de cette partie est fixée d’avance par { $commitment }
cli-start = Appuyez sur Entrée pour commencer.
cli-start-help = Tapez le numéro d’un choix ou ses mots ; « aide » explique choix, commandes et signes, « quitter » enregistre et s’arrête.
cli-pack = Paquet « { $name } » : { $printed ->
    [one] { $printed } ligne imprimée
   *[other] { $printed } lignes imprimées
}, { $guessed } reconstituées (valeurs qu’aucun livret ne montre).
cli-readings = { $count ->
    [0] Chaque article des règles est imprimé ou en découle.
    [1] 1 article sur { $all } est notre lecture, là où le livret laisse ouvert : « règle { $clause } ».
   *[other] { $count } articles sur { $all } sont notre lecture, là où le livret laisse ouvert : « règle { $clause } » et d’autres marqués [X].
}
cli-more = — Entrée : suite —
cli-amounts = { $step ->
    [1] { $low } à { $high }
   *[other] { $low } à { $high } par pas de { $step }
}
cli-from-amount = à partir de { $amount } :
cli-hint = (numéro ou mots ; aide, pourquoi, plateau, journal, quitter)
cli-hint-undo = (numéro ou mots ; aide, pourquoi, annuler, plateau, journal, quitter)
cli-curtain = { $name }, l’écran est à vous. Que personne d’autre ne regarde.
cli-curtain-open = Appuyez sur Entrée quand vous êtes seul·e à le voir.
cli-curtain-close = Appuyez sur Entrée pour tirer le rideau.
cli-saved = Partie enregistrée dans { $file }. Pour la reprendre :
cli-record = L’enregistrement : { $file }. Vérifiez chaque tirage avec :
cli-seed = La graine, désormais révélée : { $seed }
cli-clause = Règle { $clause }
cli-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}

# Les commandes : les mots qui les appellent, puis ce qu’elles font
cli-command-help = aide h ?
cli-command-why = pourquoi
cli-command-hint = conseil
cli-command-undo = annuler
cli-command-log = journal
cli-command-board = plateau
cli-command-rules = règle regle règles regles
cli-command-lang = langue
cli-command-finish = terminer
cli-command-quit = quitter
cli-help-moves = Choisissez par numéro, ou écrivez le choix comme il est affiché : « { $move } » ; les premières lettres suffisent tant qu’un seul choix convient. Là où l’on demande combien, le nombre est la quantité.
cli-help-help = explique tous les choix et les signes ; « { $word } { $number } » explique un choix
cli-help-why = la règle derrière la question ; « { $word } { $number } » celle derrière un choix
cli-help-hint = ce que ferait le robot le plus fort, et pourquoi ; « { $word } { $number } » pourquoi pas ce choix
cli-help-undo = annule votre dernier coup, si rien n’a été révélé depuis
cli-help-log = ce qui s’est passé ; « { $word } 20 » les 20 dernières lignes
cli-help-board = tout le plateau, même si l’écran est trop petit
cli-help-rules = un article des règles : « { $word } { $clause } »
cli-help-lang = une autre langue : « { $word } { $lang } »
cli-help-finish = finit la partie d’un commun accord, points comptés tels quels ({ $word } oui)
cli-help-quit = enregistre et quitte ; la partie peut être reprise

# Erreurs
cli-error-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
cli-error-amount = { $number } n’est pas possible. Possible : { $possible }
cli-error-one = « { $typed } » : plusieurs numéros à la fois ne valent que pour des choix de même sorte ; choisissez-en un.
cli-error-run = « { $typed } » ne peut se faire en une ligne : quelque chose est révélé entre-temps. Tapez le premier coup seul.
cli-error-ambiguous = « { $typed } » peut désigner plusieurs choix : { $possible }
cli-error-near = « { $typed } » n’est pas un choix. Vouliez-vous dire { $near } ?
cli-error-unknown = « { $typed } » n’est ni un choix ni une commande ; « aide » les donne tous.
cli-error-impossible = « { $typed } » n’est pas possible maintenant. Possible : { $possible }
cli-finish-yes = oui
cli-finish-sure = Si tout le monde est d’accord, la partie s’arrête telle quelle : { $word } { $yes }
cli-error-undo = Il n’y a rien à annuler : quelque chose a été révélé depuis, ou vous n’avez pas encore joué.
cli-error-lang = Il n’y a pas de langue « { $typed } » : { $possible }
cli-error-clause = Il n’y a pas d’article « { $typed } » : { $possible }

# Relecture
cli-replay-title = { $game }, partie de { $players }
cli-replay-at = Ligne { $at } sur { $last }
cli-replay-keys = n suivant · p précédent · first début · last fin · un numéro · q quitter
cli-replay-start = La mise en place
cli-replay-running = La partie n’est pas terminée.
cli-replay-proved = { $draws ->
    [one] Loyal : la graine correspond à l’engagement, et l’unique tirage refait donne le même résultat.
   *[other] Loyal : la graine correspond à l’engagement, et les { $draws } tirages refaits donnent tous le même résultat.
}
cli-replay-error-step = « { $typed } » n’est pas un pas : n, p, first, last, un numéro de ligne de 0 à { $last }, ou q
