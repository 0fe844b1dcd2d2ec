# Wörter, die jedes Spiel und jede Oberfläche braucht.
common-comma = {", "}
common-none = nichts
common-language-en = Englisch
common-language-de = Deutsch
common-language-fr = Französisch
common-human = Spieler:in
common-bot = Bot
common-seat = Platz { $seat }
common-round = Runde { $round }
common-you = du
common-event-undone = { $seat } nimmt den letzten Zug zurück
common-event-sat = { $name } setzt sich (vorher: { $seat })
common-bot-apprentice = Lehrling
common-bot-pebble = Kiesel
