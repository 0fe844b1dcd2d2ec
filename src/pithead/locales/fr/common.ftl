# Les mots communs à tous les jeux et à toutes les interfaces.
common-comma = {", "}
common-none = rien
common-language-en = anglais
common-language-de = allemand
common-language-fr = français
common-human = joueur·euse
common-bot = bot
common-seat = Place { $seat }
common-round = Manche { $round }
common-you = vous
common-event-undone = { $seat } annule son dernier coup
common-event-sat = { $name } prend place (avant : { $seat })
common-bot-apprentice = Apprenti
common-bot-pebble = Caillou
