# Les mots communs à tous les jeux et à toutes les interfaces.
common-comma = {", "}
common-none = rien
common-seat = Place { $seat }
common-event-undone = { $seat } annule son dernier coup
common-event-sat = { $name } prend place (avant : { $seat })
common-event-out_of_time = Le temps de { $seat } est écoulé : { $bot } décide
common-bot-apprentice = Apprenti
common-bot-pebble = Caillou
common-reason-pebble = Tiré au hasard parmi ce qui n’est pas absurde.
common-reason-apprentice = Le premier selon ses règles simples.
common-reason-foreman = Le meilleur selon son calcul.
common-reason-one = Ce qui compte le plus : { $first }.
common-reason-two = Ce qui compte le plus : { $first }, puis { $second }.
common-reason-even = Presque aucune différence avec les autres choix.
common-colon = {" : "}
