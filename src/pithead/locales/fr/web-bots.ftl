# Comment joue chaque robot, en une phrase.

web-bot-pebble-plays = Au hasard, mais jamais absurde.
web-bot-apprentice-plays = Joue par règles simples. Parfait pour débuter.
web-bot-foreman-plays = Pèse chaque coup qu’il voit.
web-bot-engineer-plays = Réfléchit à l’avance ; le plus fort.
web-bot-shallow-miner-plays = Prend les tuiles bon marché du dessus, et beaucoup.
web-bot-deep-miner-plays = Creuse une colonne jusqu’à ses tuiles riches.
web-bot-speculator-plays = Pose des cubes sur les gemmes et fait monter les cours.
web-bot-column-blocker-plays = Réserve des colonnes pour vous en fermer l’accès.
web-bot-dice-collector-plays = Achète tous les dés qu’il peut payer.
web-bot-dumper-plays = Vend aussitôt, à n’importe quel prix.
web-bot-briber-plays = S’introduit chez vous à coups de pots-de-vin.
web-bot-core-rusher-plays = Droit vers le centre de la Terre.
web-bot-deliverer-plays = Collectionne pour les tuiles Livraison.
web-bot-hoarder-plays = Ne vend rien et compte sur les majorités.
web-bot-overbidder-plays = Veut choisir en premier, à tout prix.
web-bot-zero-bidder-plays = N’enchérit jamais et vit des restes.
web-bot-scots-plays = Mise avant tout sur les Écossais.
web-bot-barbarians-plays = Mise avant tout sur les Barbares.
web-bot-egyptians-plays = Mise avant tout sur les Égyptiens.
web-bot-japanese-plays = Mise avant tout sur les Japonais.
web-bot-atlanteans-plays = Mise avant tout sur les Atlantes.
web-bot-romans-plays = Mise avant tout sur les Romains.
web-bot-cart-filler-plays = Pose ses cartes pour que les moitiés de chariots se rejoignent.
web-bot-progress-runner-plays = Dépense tout pour avancer sur les plateaux Progrès.
web-bot-cheap-first-plays = Joue la carte la moins chère de sa main.
