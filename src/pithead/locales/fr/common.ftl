# Les mots communs à tous les jeux et à toutes les interfaces.
common-comma = {", "}
common-and = {" et "}
common-none = rien
common-player = Joueur { $seat }
common-event-undone = { $seat } annule son dernier coup
common-event-undone_answers = { $seat } annule son dernier coup et les réponses des robots
common-event-ended_by_agreement = Tout le monde, avec { $seat }, s’accorde pour finir la partie
common-event-laid_out = La position d’une énigme est mise en place ; ce que { $seat } ne peut pas savoir est redistribué
common-end-agreed = tout le monde a accepté de finir la partie ; on compte les points tels qu’ils sont
common-event-sat = { $name } s’assied à la table
common-event-out_of_time = Le temps de { $seat } est écoulé : { $bot } décide
common-bot-apprentice = Apprenti
common-bot-pebble = Caillou
common-bot-foreman = Porion
common-bot-at-80 = Rêveur
common-bot-at-60 = Flâneur
common-bot-at-40 = Fonceur
common-bot-at-20 = Bon vivant
common-bot-at-10 = Vieux routier
common-bot-surveyor = Géomètre
common-bot-engineer = Ingénieur
common-bot-geologist = Géologue
common-bot-ismcts = Recherche arborescente
common-bot-shallow-miner = Mineur de surface
common-bot-deep-miner = Mineur de fond
common-bot-speculator = Spéculateur
common-bot-column-blocker = Bloqueur de colonnes
common-bot-dice-collector = Collectionneur de dés
common-bot-dumper = Bradeur
common-bot-scots = Ami des Écossais
common-bot-barbarians = Ami des Barbares
common-bot-egyptians = Ami des Égyptiens
common-bot-japanese = Ami des Japonais
common-bot-atlanteans = Ami des Atlantes
common-bot-romans = Ami des Romains
common-bot-cart-filler = Remplisseur de chariots
common-bot-progress-runner = Coureur de progrès
common-bot-cheap-first = Économe
common-bot-briber = Corrupteur
common-bot-core-rusher = Fonceur
common-bot-deliverer = Livreur
common-bot-hoarder = Thésauriseur
common-bot-overbidder = Surenchérisseur
common-bot-zero-bidder = Enchérisseur nul
common-colon = {" : "}

# the same part of a choice several times: "mine b twice"
common-repeated = { $n ->
    [2] { $part } deux fois
   *[other] { $part } ({ $n } fois)
}
