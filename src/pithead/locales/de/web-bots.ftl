# Wie jeder Bot spielt, in einem Satz.

web-bots-pebble = Zufällig, aber nie unsinnig.
web-bots-apprentice = Spielt nach Faustregeln. Gut für die erste Partie.
web-bots-foreman = Wägt jeden Zug ab, den er sieht.
web-bots-engineer = Denkt voraus; am stärksten.
web-bots-shallow-miner = Nimmt die billigen Plättchen oben, und viele davon.
web-bots-deep-miner = Gräbt eine Spalte bis zu ihren reichen Plättchen.
web-bots-speculator = Setzt Klötzchen auf Edelsteine und treibt die Preise.
web-bots-column-blocker = Reserviert Spalten, um dich auszusperren.
web-bots-dice-collector = Kauft jeden Würfel, den er bezahlen kann.
web-bots-dumper = Verkauft sofort, zu jedem Preis.
web-bots-briber = Besticht sich in deine Felder.
web-bots-core-rusher = Geradewegs zum Erdkern.
web-bots-deliverer = Sammelt für die Auslieferungen.
web-bots-hoarder = Verkauft nichts, setzt auf die Mehrheiten.
web-bots-overbidder = Will zuerst wählen, um jeden Preis.
web-bots-zero-bidder = Bietet nie, lebt von dem, was bleibt.
web-bots-scots = Baut vor allem auf die Schotten.
web-bots-barbarians = Baut vor allem auf die Barbaren.
web-bots-egyptians = Baut vor allem auf die Ägypter.
web-bots-japanese = Baut vor allem auf die Japaner.
web-bots-atlanteans = Baut vor allem auf die Atlanter.
web-bots-romans = Baut vor allem auf die Römer.
web-bots-cart-filler = Legt Karten so, dass halbe Loren zusammenpassen.
web-bots-progress-runner = Gibt alles für den Fortschritt aus.
web-bots-cheap-first = Spielt die billigste Karte der Hand.
