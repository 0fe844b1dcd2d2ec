# Comment joue chaque robot, en une phrase.

web-bots-pebble = Au hasard, mais jamais absurde.
web-bots-apprentice = Joue par règles simples. Parfait pour débuter.
web-bots-foreman = Pèse chaque coup qu’il voit.
web-bots-engineer = Réfléchit à l’avance ; le plus fort.
web-bots-shallow-miner = Prend les tuiles bon marché du dessus, et beaucoup.
web-bots-deep-miner = Creuse une colonne jusqu’à ses tuiles riches.
web-bots-speculator = Pose des cubes sur les gemmes et fait monter leurs prix.
web-bots-column-blocker = Réserve des colonnes pour vous en fermer l’accès.
web-bots-dice-collector = Achète tous les dés qu’il peut payer.
web-bots-dumper = Vend aussitôt, à n’importe quel prix.
web-bots-briber = S’introduit chez vous à coups de pots-de-vin.
web-bots-core-rusher = Droit vers le centre de la Terre.
web-bots-deliverer = Collectionne pour les livraisons.
web-bots-hoarder = Ne vend rien et compte sur les majorités.
web-bots-overbidder = Veut choisir en premier, à tout prix.
web-bots-zero-bidder = N’enchérit jamais et vit des restes.
web-bots-scots = Mise avant tout sur les Écossais.
web-bots-barbarians = Mise avant tout sur les Barbares.
web-bots-egyptians = Mise avant tout sur les Égyptiens.
web-bots-japanese = Mise avant tout sur les Japonais.
web-bots-atlanteans = Mise avant tout sur les Atlantes.
web-bots-romans = Mise avant tout sur les Romains.
web-bots-cart-filler = Pose ses cartes pour que les moitiés de chariot se rejoignent.
web-bots-progress-runner = Dépense tout pour avancer sur les plateaux Progrès.
web-bots-cheap-first = Joue la carte la moins chère de sa main.
