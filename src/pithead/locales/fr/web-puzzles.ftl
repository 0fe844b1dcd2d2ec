# Les énigmes sur la page.

web-puzzles-number = énigme { $n }
web-puzzles-about = Un choix est nettement le meilleur. Trouvez-le sur le plateau et lisez pourquoi.
web-puzzles-all = Toutes les énigmes
web-puzzles-of = Énigmes de { $game }
web-puzzles-daily-go = Résoudre
web-puzzles-daily-note = La même pour tout le monde le { $date } (UTC).
web-puzzles-daily-done = Vous l’avez résolue.
web-puzzles-begin = Commencer
web-puzzles-go-on = Continuer
web-puzzles-list = Voir la liste
web-puzzles-find = Trouvez le meilleur choix.
web-puzzles-yes = Oui : { $choice }.
web-puzzles-answer-is = Le meilleur : { $choice }.
web-puzzles-leaves = Il laisse { $worth }, le suivant { $next }.
web-puzzles-no = Pas le meilleur choix : { $worth }.
web-puzzles-no-unweighed = Pas le meilleur choix.
web-puzzles-best-leaves = Le meilleur laisse { $worth }. Essayez encore.
web-puzzles-win = { $percent } % de chances de gagner
web-puzzles-your-move = À vous
web-puzzles-how = Choisissez sur le plateau, comme en jeu. Vous pouvez essayer autant de fois que vous voulez ; le premier essai compte.
web-puzzles-seats = { $n ->
    [one] En solitaire
   *[other] { $n } joueurs
}
web-puzzles-show = Montrer la réponse
web-puzzles-next = Énigme suivante
web-puzzles-again = Encore une fois
web-puzzles-play-on = Continuer
web-puzzles-play-on-note = { $seats ->
    [1] Continuer en fait une table ; ce qui est caché est redistribué.
   *[other] Continuer en fait une table : vous ici, des bots aux autres places, ce qui est caché redistribué.
}
web-puzzles-hint = Un premier conseil
web-puzzles-hint-three = C’est l’un de ceux-ci :
web-puzzles-hint-best = Le meilleur choix laisse { $worth }.
web-puzzles-hint-counts = Après un conseil, un premier essai juste compte pour moitié.
web-puzzles-tries = Vos essais
web-puzzles-solved-first = Résolue au premier essai
web-puzzles-solved = Résolue
web-puzzles-shown = La réponse
web-puzzles-rated = cote { $n }
web-puzzles-best = Le meilleur
web-puzzles-others = Ce que donneraient les autres
web-puzzles-every = Les { $n } autres
web-puzzles-ask-any = Appuyez sur un autre choix du plateau pour demander pourquoi pas.
web-puzzles-unweighed = Ce choix n’a pas été jugé. Le plus proche : { $choice }.
web-puzzles-weighed = Jugé par { $judge } dans { $worlds } mondes tirés au sort.
web-puzzles-yours = Vos énigmes
web-puzzles-count = { $solved } sur { $all } résolues
web-puzzles-row = { $n } d’affilée
web-puzzles-rating-yours = votre cote
web-puzzles-latest = Vos derniers premiers essais : { $right } justes sur { $all }
web-puzzles-filter = Quelles énigmes
web-puzzles-theme = Thème
web-puzzles-every-theme = Tous les thèmes
web-puzzles-difficulty = Difficulté
web-puzzles-every-difficulty = Toutes les difficultés
web-puzzles-band-easy = facile, jusqu’à { $to }
web-puzzles-band-medium = moyen, jusqu’à { $to }
web-puzzles-band-hard = difficile, au-delà
web-puzzles-state = Avancement
web-puzzles-every-state = Toutes
web-puzzles-state-open = non résolues
web-puzzles-state-missed = premier essai faux
web-puzzles-found = { $n ->
    [one] 1 énigme
   *[other] { $n } énigmes
}
web-puzzles-none = Aucune énigme de ce genre.
web-puzzles-no-such = Cette énigme n’existe pas
web-puzzles-by-theme = Par thème
web-puzzles-by-difficulty = Par difficulté
web-puzzles-first-right = au premier essai
web-puzzles-solved-of = résolues
web-puzzles-mark-first = résolue au premier essai
web-puzzles-mark-later = résolue plus tard
web-puzzles-mark-missed = pas encore résolue
web-puzzles-forget = Oublier mon avancement
web-puzzles-forget-sure = Vraiment oublier ?
web-puzzles-kept = Gardé dans ce navigateur seulement.
web-puzzles-tab = Énigme
