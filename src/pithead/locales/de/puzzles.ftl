# Rätsel: eine Wahl, die klar die beste ist, und die gefunden werden will.
puzzles-you = Du
puzzles-rating = Der schwächste Spieler, der die beste Wahl findet: { $rung }
puzzles-rating-search = Kein Spieler findet die beste Wahl auf den ersten Blick.
puzzles-right = Das ist die beste Wahl.
puzzles-wrong = Es gibt eine bessere Wahl.

# Arten von Entscheidungen: dig_deep.
puzzles-kind-dig_deep-wild = Ein Joker auf den Würfeln
puzzles-kind-dig_deep-reroll = Neu würfeln oder behalten
puzzles-kind-dig_deep-resolve = Welche Aktion zuerst
puzzles-kind-dig_deep-mining = Weiter abbauen oder aufhören
puzzles-kind-dig_deep-dig = Wohin das Plättchen kommt
puzzles-kind-dig_deep-taken = Wohin das Klötzchen kommt
puzzles-kind-dig_deep-buy = Welchen Würfel kaufen
puzzles-kind-dig_deep-discard = Ein siebter Würfel

# Arten von Entscheidungen: rockwell.
puzzles-kind-rockwell-bid = Das richtige Gebot
puzzles-kind-rockwell-insure = Wie viele Versicherungen
puzzles-kind-rockwell-place = Ein Platz für den Vizepräsidenten
puzzles-kind-rockwell-crew = Welcher Bohrtrupp, und wohin
puzzles-kind-rockwell-move = Wohin der Bohrtrupp geht
puzzles-kind-rockwell-die = Der Subunternehmer
puzzles-kind-rockwell-first = Welches Feld zuerst
puzzles-kind-rockwell-discard = Versicherungen gegen Gefahr
puzzles-kind-rockwell-bribe = Bestechen oder nicht
puzzles-kind-rockwell-hire = Anheuern oder nicht
puzzles-kind-rockwell-market = Verkaufen, kaufen oder passen
puzzles-kind-rockwell-sell = Wie viele verkaufen
puzzles-kind-rockwell-buy = Wie viele kaufen
puzzles-kind-rockwell-workshop = Eine Handlung im Atelier
puzzles-kind-rockwell-sink = Ein Platz für den Minenschacht
puzzles-kind-rockwell-al = Die Bohrtrupps von Al

# Arten von Entscheidungen: imperial_miners.
puzzles-kind-imperial_miners-keep = Welche Karten behalten
puzzles-kind-imperial_miners-play = Welche Karte, und wohin
puzzles-kind-imperial_miners-place = Wohin die Karte kommt
puzzles-kind-imperial_miners-climb = Der Weg der Kette
puzzles-kind-imperial_miners-card = Welcher Effekt der Karte
puzzles-kind-imperial_miners-surface = Welcher Effekt der Oberfläche
puzzles-kind-imperial_miners-event = Das Ereignis
puzzles-kind-imperial_miners-space = Für ein Feld bezahlen oder nicht
puzzles-kind-imperial_miners-limit = Welche Karte ablegen
puzzles-kind-imperial_miners-draw = Von welchem Stapel
puzzles-kind-imperial_miners-search = Welchen Stapel durchsuchen
puzzles-kind-imperial_miners-faction = Welche Fraktion suchen
puzzles-kind-imperial_miners-advance = Wie weit vorrücken
puzzles-kind-imperial_miners-board = Auf welcher Tafel vorrücken
puzzles-kind-imperial_miners-change = Welche Tafel als nächste
puzzles-kind-imperial_miners-machine = Wohin die Maschine kommt
puzzles-kind-imperial_miners-cavein = Wohin der Einsturz kommt
puzzles-kind-imperial_miners-cart = Wohin die Lore kommt
puzzles-kind-imperial_miners-activate = Welche Karte aktivieren
puzzles-kind-imperial_miners-sell = Eine Karte verkaufen oder nicht
puzzles-kind-imperial_miners-clear = Einen Einsturz ablegen oder nicht
