# Wie jeder Bot spielt, in einem Satz.

web-bot-pebble-plays = Zufällig, aber nie unsinnig.
web-bot-apprentice-plays = Spielt nach Faustregeln. Gut für die erste Partie.
web-bot-foreman-plays = Wägt jeden Zug ab, den er sieht.
web-bot-engineer-plays = Denkt voraus; am stärksten.
web-bot-shallow-miner-plays = Nimmt die billigen Plättchen oben, und viele davon.
web-bot-deep-miner-plays = Gräbt eine Spalte bis zu ihren reichen Plättchen.
web-bot-speculator-plays = Setzt Klötzchen auf Edelsteine und treibt die Preise.
web-bot-column-blocker-plays = Reserviert Spalten, um dich auszusperren.
web-bot-dice-collector-plays = Kauft jeden Würfel, den er bezahlen kann.
web-bot-dumper-plays = Verkauft sofort, zu jedem Preis.
web-bot-briber-plays = Besticht sich in deine Felder.
web-bot-core-rusher-plays = Geradewegs zum Erdmittelpunkt.
web-bot-deliverer-plays = Sammelt für die Lieferplättchen.
web-bot-hoarder-plays = Verkauft nichts, setzt auf die Mehrheiten.
web-bot-overbidder-plays = Will zuerst wählen, um jeden Preis.
web-bot-zero-bidder-plays = Bietet nie, lebt von dem, was bleibt.
web-bot-scots-plays = Baut vor allem auf die Schotten.
web-bot-barbarians-plays = Baut vor allem auf die Barbaren.
web-bot-egyptians-plays = Baut vor allem auf die Ägypter.
web-bot-japanese-plays = Baut vor allem auf die Japaner.
web-bot-atlanteans-plays = Baut vor allem auf die Atlanter.
web-bot-romans-plays = Baut vor allem auf die Römer.
web-bot-cart-filler-plays = Legt Karten so, dass halbe Loren zusammenpassen.
web-bot-progress-runner-plays = Gibt alles für den Fortschritt aus.
web-bot-cheap-first-plays = Spielt die billigste Karte der Hand.
