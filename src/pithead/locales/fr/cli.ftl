# Le terminal
cli-commitment = Dés loyaux : la graine de cette partie est fixée par { $commitment }
cli-hint = (un numéro ou un coup ; aide, pourquoi, journal, quitter)
cli-hint-undo = (un numéro ou un coup ; aide, pourquoi, annuler, journal, quitter)
cli-curtain = { $name }, l’écran est à vous. Que personne d’autre ne regarde.
cli-curtain-open = Appuyez sur Entrée quand vous êtes seul·e à le voir.
cli-curtain-close = Appuyez sur Entrée pour tirer le rideau.
cli-saved = Partie enregistrée dans { $file }. Pour la reprendre :
cli-record = L’enregistrement : { $file }. Pour vérifier chaque dé et chaque tirage :
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
cli-command-quit = quitter
cli-help-moves = Choisissez par numéro ou écrivez le coup ; les premières lettres suffisent tant qu’un seul choix convient.
cli-help-help = explique tous les choix ; « aide 3 » en explique un
cli-help-why = la règle derrière la question ; « pourquoi 3 » celle derrière un choix
cli-help-hint = ce que ferait le robot le plus fort, et pourquoi
cli-help-undo = annule votre dernier coup, si rien n’a été révélé depuis
cli-help-log = ce qui s’est passé ; « journal 20 » les 20 dernières lignes
cli-help-board = montre de nouveau le plateau
cli-help-rules = un article des règles : « règle DD-A4 »
cli-help-lang = une autre langue : « langue en », « langue de »
cli-help-quit = enregistre et quitte ; la partie peut être reprise

# Erreurs
cli-error-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
cli-error-ambiguous = « { $typed } » peut désigner plusieurs choix : { $possible }
cli-error-near = « { $typed } » n’est pas un choix. Vouliez-vous dire { $near } ?
cli-error-unknown = « { $typed } » n’est ni un choix ni une commande ; « aide » les donne tous.
cli-error-impossible = « { $typed } » n’est pas possible maintenant. Possible : { $possible }
cli-error-undo = Il n’y a rien à annuler : quelque chose a été révélé depuis, ou vous n’avez pas encore joué.
cli-error-lang = Il n’y a pas de langue « { $typed } » : { $possible }
cli-error-clause = Il n’y a pas d’article « { $typed } » : { $possible }

# Relecture
cli-replay-title = { $game }, partie de { $players }
cli-replay-at = Ligne { $at } sur { $last }
cli-replay-keys = n suivant · p précédent · first début · last fin · un numéro · q quitter
cli-replay-start = La mise en place
cli-replay-running = La partie n’est pas terminée.
cli-replay-proved = Loyal : la graine correspond à l’engagement, et les { $draws } tirages refaits donnent tous le même résultat.
cli-replay-error-step = « { $typed } » n’est pas un pas : n, p, first, last, un numéro de ligne de 0 à { $last }, ou q
