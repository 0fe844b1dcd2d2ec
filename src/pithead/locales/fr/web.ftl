# Le navigateur : tout ce que disent le cadre d’une table et les pages autour.

## Places et robots
web-you = Vous
web-seat-blue = Bleu
web-seat-vermilion = Vermillon
web-seat-green = Vert
web-seat-purple = Violet
web-seat-yellow = Jaune
web-bot = robot
web-bot-transferred = réglé pour un autre paquet
web-you-small = vous
web-levels = Niveaux
web-styles = Caractères
web-bot-plays = un robot joue
web-stand-in = Laisser jouer un robot
web-stood-in = Vous étiez absent, et un robot joue pour vous.
web-devices = { $n } appareils sont à votre place. L’un d’eux n’est pas à vous ?
web-devices-end = Fermer les autres
web-devices-mine = Tous à moi
web-not-joined = pas encore là
web-to-move = à son tour
web-thinking = choisit
web-away = absent
web-away-since = absent, vu { $seen }
web-spectator = Spectateur·rice

## Accueil
web-hero = Trois jeux de mine à une table : ouvrez un lien, prenez place, creusez.
web-hero-more = Sans compte. Contre des robots, autour d’un appareil ou entre amis.
web-games = Jeux
web-play-now = Jouer
web-bots-of = { $n } × { $bot }
web-other-bots = D’autres robots, plus ou moins nombreux
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-level-hardest = très difficile
web-level-adapts = s’adapte à vous
web-level-adapts-more = Un peu plus fort après chaque victoire, un peu moins après chaque défaite : vous gagnez près de la moitié des parties. Seul ce navigateur s’en souvient.
web-next-level = Deux victoires de suite. On passe à « { $level } » ?
web-yes = Oui
web-new-table = Nouvelle table
web-learn = Apprendre
web-rules = Règles
web-gallery = Galerie
web-puzzles = Énigmes
web-puzzle-of-the-day = Énigme du jour
web-my-tables = Mes tables
web-wait-for-you = { $n ->
    [one] 1 vous attend
   *[other] { $n } vous attendent
}
web-no-tables = Aucun puits foncé
web-no-tables-more = Les tables que vous ouvrez ou rejoignez restent ici, sur cet appareil.
web-easiest-start = Le plus simple pour commencer : apprendre { $game } en dix minutes
web-finished = Terminées
web-all-tables = Toutes les tables et parties terminées
web-table-scores = { $when }, { $own } à { $others }
web-place-nth = { $n ->
    [1] 1er
   *[other] { $n }e
}
web-table-archive = partie enregistrée
web-table-waits = En attente : autres règles ici
web-table-no-pack = En attente : le paquet « { $pack } » manque ici
web-table-aside = Endommagée, mise de côté
web-table-yours = c’est votre tour
web-your-turn-short = À vous
web-join = Rejoindre par lien
web-join-placeholder = Collez un lien
web-join-button = Rejoindre
web-no-link = Ce n’est pas le lien d’une place.
web-new-with-friends = Nouvelle table entre amis
web-no-server = Le serveur ne répond pas.
web-not-here = Ce serveur ne l’a pas encore.
web-disclaimer = Pithead est un projet d’amateurs, sans lien avec les auteurs ni les éditeurs de ces jeux. Tous les dessins sont les nôtres ; les valeurs indiquées comme reconstituées sont notre lecture.
web-reconstructed = Ce qui est reconstitué
web-reconstructed-text = Les règles suivent les livrets imprimés. Là où un livret ne montre pas un élément en entier, ses valeurs sont reconstituées d’après ce qu’il montre ; chaque ligne le dit, et les règles notent pour chaque article s’il est imprimé, déduit ou notre lecture.
web-keys-and-readers = Clavier et lecteur d’écran
web-about = À propos de Pithead
web-readers-text = Chaque table se joue au clavier seul. La forme texte contient tout le plateau en tableaux et chaque choix en bouton ; elle est toujours là pour un lecteur d’écran, et la touche l la montre à tous. Ce qui se passe est annoncé.
web-home = Accueil
web-switches = Langue et thème
web-language = Langue
web-language-en = anglais
web-language-de = allemand
web-language-fr = français
web-theme = Thème
web-theme-light = Papier
web-theme-dark = Sous terre

## Nouvelle table
web-seats = Places
web-how-many = Combien de places
web-presets = Façons de jouer
web-preset-bots = Seul·e contre des robots
web-preset-bots-more = La partie commence aussitôt. Les coups se reprennent.
web-preset-bots-seats = { $others ->
    [one] vous et 1 robot
   *[other] vous et { $others } robots
}
web-preset-link = Entre amis, par lien
web-preset-link-more = Chacun reçoit un lien vers sa place. Ce soir, ou un coup par jour.
web-preset-link-seats = { $others ->
    [one] { $n } places, 1 lien
   *[other] { $n } places, { $others } liens
}
web-preset-device = Autour de cet appareil
web-preset-device-more = Passez-le ; une porte cache ce qui est secret.
web-preset-device-seats = { $n ->
    [one] 1 personne
   *[other] { $n } personnes
}
web-preset-mixed = À deux avec des robots
web-preset-mixed-more = Une table complète même à deux.
web-preset-mixed-seats = { $n } places, 1 lien
web-preset-solo = En solitaire
web-preset-solo-more = Le jeu solo : pas d’adversaire, un score à battre.
web-preset-solo-seats = vous seul·e
web-preset-watch = Regarder des robots
web-preset-watch-more = Installez-vous et voyez comment on joue.
web-preset-watch-seats = { $n ->
    [one] 1 robot
   *[other] { $n } robots
}
web-which-bots = Quel niveau pour les robots ?
web-styles-of = Ou un robot qui a son caractère
web-more-of-table = place par place, variantes, pendule, conseils, paquet
web-game-for = { $n ->
    [one] { $game }, 1 joueur
   *[other] { $game }, { $n } joueurs
}
web-free-seat = place libre
web-link-nth = lien { $n }
web-links-come = Vous recevez un lien à transmettre pour chaque place libre. Le premier qui l’ouvre prend la place, sans compte.
web-who = Qui prend la place { $n }
web-kind-me = moi
web-kind-hotseat = sur cet appareil
web-kind-invite = par lien d’invitation
web-kind-bot = robot
web-level = Niveau des robots
web-name = Nom
web-options = Options
web-clock = Temps et aide
web-clock-kind = Pendule
web-clock-none = sans pendule
web-clock-move = un temps par coup
web-clock-bank = un temps pour la partie
web-minutes = minutes
web-increment = secondes de plus après chaque coup
web-allow-hints = On peut demander conseil aux robots
web-pace = Les robots jouent
web-pace-human = au rythme d’une personne
web-pace-instant = aussitôt
web-patience = Si quelqu’un reste absent
web-patience-none = attendre
web-patience-minutes = { $n ->
    [60] après une heure, vous pouvez laisser jouer un robot
    [1440] après un jour, vous pouvez laisser jouer un robot
    [one] après { $n } minute, vous pouvez laisser jouer un robot
   *[other] après { $n } minutes, vous pouvez laisser jouer un robot
}
web-pack = Paquet « { $name } » : lignes imprimées { $printed }, reconstituées { $reconstructed }.
web-pack-of = Paquet « { $pack } »
web-pack-other = Avec un autre paquet que celui du jeu : voir ce qui change
web-open-table = Ouvrir la table
web-table-ready = La table est prête
web-hand-out = Chaque lien est pour une personne : qui prend la place l’a pour soi seul, et le lien ne sert plus.
web-to-the-table = À la table
web-invite = Lien d’invitation
web-invite-watch = Lien pour regarder
web-qr = Le lien en code QR
web-link = Lien
web-invite-anew = Nouveau lien ; celui-ci ne vaudra plus
web-invite-new = Nouveau lien pour la place { $seat }
web-other-device = Ma place sur un autre appareil
web-other-device-text = Qui ouvre ce lien est assis à votre place : gardez-le pour vous.
web-copy = Copier
web-copied = Copié

## Ouvrir une table
web-opening = Ouverture…
web-offline = Pas de connexion. Nouvel essai en cours ; rien n’est perdu.
web-no-key = Pas de place ici
web-no-key-text = Ce navigateur n’a pas de lien vers cette table. Ouvrez le lien d’invitation que vous avez reçu.
web-refused = Cette table ne peut pas être ouverte
web-refused-bad_token = Le lien n’est plus valable, ou ne l’a jamais été.
web-refused-gone = La table n’existe plus.
web-refused-ended = Cette place continue sur un autre appareil et a été fermée ici. Pour revenir, ouvrez le lien « Ma place sur un autre appareil » du menu là-bas.
web-refused-other_rules = Elle a été commencée avec des règles que ce serveur n’a plus. Rien n’est perdu : elle attend l’ancienne version. La personne qui gère le serveur peut la remettre, ou exporter l’enregistrement.
web-refused-no_pack = Elle se joue avec le paquet « { $pack } », que ce serveur n’a pas en ce moment. Rien n’est perdu : elle attend. La personne qui gère le serveur peut redonner ce paquet.
web-refusal-bad_token = Le lien n’est plus valable, ou ne l’a jamais été.
web-taken = Cette place est prise
web-refusal-taken = Un lien vaut pour une personne, une fois, et quelqu’un a pris cette place. Était-ce vous ? Continuez là où vous l’avez prise : le menu y permet d’amener la place sur cet appareil. Sinon, demandez un autre lien à qui vous a invité.
web-refusal-not_yours = Cette place n’est pas la vôtre.
web-refusal-illegal = Ce n’est pas possible maintenant.
web-refusal-no_undo = Il n’y a rien à annuler.
web-refusal-not_allowed = Cette table ne le permet pas, ou pas maintenant.
web-refusal-running = Seulement une fois la partie terminée.
web-refusal-over = La partie est terminée.
web-refusal-bad_record = L’enregistrement est illisible : { $message }
web-refusal-other_rules = Elle a été commencée avec des règles que ce serveur n’a plus. Rien n’est perdu : la personne qui gère le serveur peut aider.
web-refusal-no_pack = Elle se joue avec le paquet « { $pack } », que ce serveur n’a pas en ce moment. Rien n’est perdu : elle attend. La personne qui gère le serveur peut redonner ce paquet.
web-refusal-too_many = Trop en peu de temps : attendez { $retry } s.
web-refusal-full = Ce serveur n’a plus de place pour cela en ce moment. Réessayez plus tard.
web-refusal-draining = Ce serveur ne prend pas de nouvelles tables en ce moment : il va être mis à jour. Les parties en cours continuent.
web-refusal-no_advice = Aucun conseil : le robot interrogé a cessé de réfléchir. Redemandez.
web-refusal-unavailable = Le serveur est injoignable pour l’instant ; rien n’a changé. Réessayez.
web-refusal-conflict = D’autres ont joué au même moment ; rien n’a changé. Réessayez.
web-lost = Rien ici
web-lost-text = Il n’y a pas de page à cette adresse.
web-invited = Une place pour vous : { $game }
web-invited-with = À la table : { $names }.
web-your-name = Votre nom
web-take-seat = Prendre place
web-pass-to = Passez l’appareil à { $name }
web-pass-text = La mine est fermée : la table reste cachée jusqu’à ce que { $name } l’ouvre.
web-invited-text = Votre place vous attend : arrêtez quand vous voulez et reprenez plus tard.
web-gathering = { $game } va commencer
web-gathering-for = La partie commence dès que tout le monde est là. { $n ->
    [one] Une personne manque encore
   *[other] { $n } personnes manquent encore
} : { $names }.
web-gathering-luck = Rien n’est tiré avant : le navigateur de chaque joueur ajoute sa part au hasard de cette partie.
web-refusal-gathering = La partie n’a pas commencé : il manque encore des joueurs.
web-here = est là
web-name-once = demandé une seule fois
web-link-is-seat = Sans compte. Une fois prise, la place est à vous seul ; le menu permet de l’amener sur un autre appareil.
web-pass-done = { $n ->
    [one] { $names } a fini.
   *[other] { $names } ont fini.
}
web-no-curtain = Jouer sans porte :
web-no-curtain-text = tout le monde voit tout.
web-lift = Je suis { $name }, j’ouvre

## La table
web-prompt = Ce qui est demandé
web-your-turn = À vous :
web-again = Choisissez-le encore, ou confirmez.
web-your-turn-title = À vous
web-waiting-for = On attend { $names }.
web-wait = Un instant.
web-over = La partie est terminée.
web-past-say = La partie, elle, continue.
web-back-to-now = Revenir au présent
web-cancel = Annuler le choix
web-undo = Annuler
web-undo-answers = Annuler, avec la réponse de { $names }
web-restart = Recommencer le tour
web-hint = Conseil
web-hint-long = Demander au robot le plus fort
web-why = Pourquoi ?
web-rail = Places et journal
web-steps = Étapes du tour
web-tools = Outils
web-menu = Menu
web-sound = Son
web-curtain = Une porte entre les joueurs
web-motion = Mouvement
web-fullscreen = Plein écran
web-give-up = Laisser un robot jouer ma place
web-take-back = Rejouer ma place
web-text-form = Forme texte et tous les choix
web-choices = Ce qu’on peut choisir
web-nothing-asked = On ne vous demande rien pour l’instant.
web-tab-choices = Choix
web-watching = Vous regardez la partie
web-own = Tout ce qui est à vous
web-unfold = Montrer le plateau
web-decision = La décision
web-views = Vues
web-confirm = Confirmer mes coups
web-signed = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}
web-others = Joueurs
web-close = Fermer
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-less = Moins
web-more = Plus
web-take-amount = Prendre { $n }
web-line-connecting = connexion
web-line-online = connecté
web-line-waiting = pas de connexion, nouvel essai
web-line-refused = refusé
web-time-left = Temps restant
web-undo-asked = { $name } demande de revenir à la position { $n }.
web-end-asked = { $name } demande de finir la partie maintenant, points comptés tels quels.
web-end-agreed = Finir la partie d’un commun accord
web-end-sure = Encore une fois : la partie s’arrête telle quelle
web-agree = D’accord
web-disagree = Non
web-since = Depuis votre dernier tour
web-since-short = Depuis
web-since-more = { $n ->
    [one] 1 de plus
   *[other] { $n } de plus
}
web-since-close = Voir le journal
web-coach-left = Vous jouez maintenant à votre façon, et c’est très bien. « Annuler » ramène le guide.
web-coach-wait = Les autres jouent. Regardez le plateau ; le journal dit ce qui se passe.
web-coach-step = { $n } sur { $of }

## Journal, discussion, historique
web-log = Journal
web-log-tip = cliquez une ligne pour voir ce moment
web-log-follows = suit la relecture
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écrivez quelque chose
web-chat-send = Envoyer
web-history = Historique
web-first = Au début
web-previous = En arrière
web-next = En avant
web-last = Au présent
web-autoplay = Lecture
web-pace-of-others = Coups des autres
web-pace-slow = lent
web-pace-normal = normal
web-pace-fast = rapide
web-pace-once = d’un coup
web-skip-to-now = Aller au présent
web-pause = Pause
web-speed = Vitesse
web-speed-unit = vitesse
web-speed-now = vitesse { $speed }
web-position = Position
web-position-of = { $n } sur { $last }
web-now = { $n } · présent
web-end-at = Fin · { $n }
web-to-the-end = À la fin
web-set-up = La partie est en place.
web-branched-at = bifurquée à { $n }

## Après la fin
web-end-won = Vous gagnez avec { $points } ; { $other } en a { $theirs }.
web-end-lost = { $name } gagne avec { $points } ; vous en avez { $theirs }.
web-end-wins = { $name } gagne avec { $points } ; { $other } en a { $theirs }.
web-end-shared = { $names } se partagent la victoire avec { $points } chacun.
web-end-tie-won = Vous gagnez à égalité avec { $other } : { $points } chacun.
web-end-tie-wins = { $name } gagne à égalité avec { $other } : { $points } chacun.
web-end-grade = { $points } : { $grade }.
web-end-next = Encore { $n } pour devenir { $grade }.
web-end-best = Meilleur résultat : { $n }.
web-end-decided = Ce qui a fait la différence : { $source }, { $mine } contre { $theirs }.
web-end-because = Fin de partie : { $why }.
web-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-rematch = Revanche
web-rematch-waits = Une revanche vous attend.
web-rematch-watch = Regarder la revanche
web-play-again = Rejouer
web-another-level = Autre niveau
web-review = Analyse
web-share = Partager
web-shared = Le lien vers ce moment est copié.
web-chart-note = comme si la partie finissait là · cliquez une manche
web-look-at-round = Voir la manche { $round }
web-grade-below = moins de { $n }
web-grade-from = { $n } et plus
web-grade-range = de { $from } à { $to }
web-grade-best = votre record : { $n }
web-reckoning = Décompte final
web-by-source = Points par source
web-total = Total
web-score-by-turn = Points par manche
web-wealth = Fortune par manche
web-verify = Vérifier l’équité
web-branch = Continuer d’ici
web-export = Enregistrer la partie
web-let-puzzles = Cette partie peut devenir des énigmes.
web-let-puzzles-note = Sans noms, et seulement si tous ceux qui ont joué ici sont d’accord. Vous pouvez revenir dessus.
web-proof-fair = Le hasard de cette partie était honnête. Votre navigateur l’a recalculé, sans se fier au serveur :
web-proof-promise = Le serveur a tenu l’engagement pris avant le premier tirage.
web-proof-promise-late = La graine correspond à l’engagement noté dans la partie. (Ce navigateur ne l’avait pas vu avant de jouer.)
web-proof-added = { $added ->
    [one] Un navigateur a ajouté sa part
   *[other] { $added } navigateurs ont ajouté leur part
} de hasard après cet engagement{ $own ->
    [yes] {""}, dont le vôtre
   *[no] {""}
} : personne n’a donc pu le choisir.
web-proof-server = Le hasard vient du seul serveur : aucun joueur n’y a ajouté sa part.
web-proof-draws = { $draws ->
    [one] L’unique tirage en découle, nombre par nombre.
   *[other] Les { $draws } tirages en découlent, nombre par nombre.
}
web-proof-forced = { $forced ->
    [one] Pour l’un d’eux, dit le serveur, il ne restait qu’une issue.
   *[other] Pour { $forced } d’entre eux, dit le serveur, il ne restait qu’une issue.
}
web-proof-seals = { $seals ->
    [one] L’unique choix secret est bien celui qui a été remis.
   *[other] Les { $seals } choix secrets sont bien ceux qui ont été remis.
}
web-proof-branch = Tirés avant la bifurcation, non vérifiables ici : { $unproved }.
web-proof-note = À quelle carte correspond un nombre, ce sont les règles qui le disent : enregistrez la partie, et « pithead replay --verify » le prouve aussi, sur n’importe quel ordinateur.
web-proof-by-hand = Les chiffres, pour vérifier à la main
web-proof-promise-is = L’engagement du serveur
web-proof-promise-note = Notez-le si vous voulez : à la fin, votre navigateur vérifie que le hasard est bien celui qui a été engagé ici.
web-proof-secret-is = Le secret engagé
web-proof-added-is = Ce que votre navigateur a ajouté
web-proof-seed-is = La graine de tous les tirages
web-proof-unfair = Quelque chose ne concorde pas :
web-proof-unfair-note = Enregistrez la partie et montrez-la aux autres joueurs ; « pithead replay --verify » nomme la ligne qui ne concorde pas.
web-proof-wrong-seed = La graine révélée n’est pas celle qui était engagée.
web-proof-wrong-commitment = L’engagement n’est pas celui que ce navigateur a vu avant la partie.
web-proof-wrong-table = Cette partie est celle d’une autre table.
web-proof-wrong-nonce = La part de hasard de votre navigateur ne figure pas dans la partie.
web-proof-wrong-draw = Un tirage ne découle pas de la graine.
web-proof-wrong-seal = Un choix secret n’est pas celui qui a été remis.

## Règles et apprentissage
web-rules-of = { $game } : les règles
web-rules-say = Dans nos propres mots, article par article. Le numéro d’un article est son adresse.
web-rules-find = Chercher
web-rules-none = Aucun article avec ces mots.
web-source-r = imprimé
web-source-d = déduit
web-source-x = notre lecture
web-source-r-means = figure dans le livret
web-source-d-means = découle de ce qui est imprimé
web-source-x-means = le livret laisse ouvert, ou une valeur est reconstituée
web-learn-of = Apprendre { $game }
web-learn-how = Une courte vraie partie de dix minutes au plus. Un guide propose chaque coup, dit pourquoi, et explique chaque nouveauté quand elle compte pour la première fois ; c’est vous qui jouez, et vous pouvez jouer autrement à tout moment.
web-learn-begin = Commencer

## Touches
web-keys = Touches
web-legend = Ce que veulent dire les signes
web-key-n = n
web-key-n-does = choix suivant
web-key-p = p
web-key-p-does = choix précédent
web-key-enter = Entrée, Espace
web-key-enter-does = choisir
web-key-c = c
web-key-c-does = jouer le coup envisagé
web-key-esc = Échap
web-key-esc-does = annuler ; revenir au présent
web-key-u = u
web-key-u-does = annuler le coup
web-key-l = l
web-key-l-does = forme texte et tous les choix
web-key-h = h
web-key-h-does = conseil
web-key-s = s
web-key-s-does = ranger ce qui s’est passé depuis le dernier tour
web-key-arrows = ← →
web-key-arrows-does = reculer et avancer dans l’historique
web-key-home = Début, Fin
web-key-home-does = au début, au présent
web-key-help = ?
web-key-help-does = ces touches
