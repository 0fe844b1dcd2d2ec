# Wörter, die jedes Spiel und jede Oberfläche braucht.
common-comma = {", "}
common-and = {" und "}
common-none = nichts
common-player = Spieler { $seat }
common-event-undone = { $seat } nimmt den letzten Zug zurück
common-event-undone_answers = { $seat } nimmt den letzten Zug zurück, samt den Antworten der Bots
common-event-ended_by_agreement = { $seat } und alle anderen beenden die Partie einvernehmlich
common-event-laid_out = Die Stellung eines Rätsels ist aufgebaut; was { $seat } nicht wissen kann, ist neu verteilt
common-end-agreed = alle haben zugestimmt, die Partie zu beenden; gewertet wird der jetzige Stand
common-event-sat = { $name } setzt sich an den Tisch
common-event-out_of_time = Die Zeit von { $seat } ist um: { $bot } entscheidet
common-bot-apprentice = Lehrling
common-bot-pebble = Kiesel
common-bot-foreman = Steiger
common-bot-at-80 = Träumer
common-bot-at-60 = Bummler
common-bot-at-40 = Hitzkopf
common-bot-at-20 = Gemütsmensch
common-bot-at-10 = Alter Hase
common-bot-surveyor = Markscheider
common-bot-engineer = Ingenieur
common-bot-geologist = Geologe
common-bot-ismcts = Baumsuche
common-bot-shallow-miner = Flachgräber
common-bot-deep-miner = Tiefgräber
common-bot-speculator = Spekulant
common-bot-column-blocker = Spaltensperrer
common-bot-dice-collector = Würfelsammler
common-bot-dumper = Verramscher
common-bot-scots = Schottenfreund
common-bot-barbarians = Barbarenfreund
common-bot-egyptians = Ägypterfreund
common-bot-japanese = Japanfreund
common-bot-atlanteans = Atlanterfreund
common-bot-romans = Römerfreund
common-bot-cart-filler = Lorenfüller
common-bot-progress-runner = Fortschrittsläufer
common-bot-cheap-first = Sparfuchs
common-bot-briber = Bestecher
common-bot-core-rusher = Kernstürmer
common-bot-deliverer = Lieferant
common-bot-hoarder = Hamsterer
common-bot-overbidder = Überbieter
common-bot-zero-bidder = Nullbieter
common-colon = {": "}

# the same part of a choice several times: "mine b twice"
common-repeated = { $n ->
    [2] { $part } zweimal
   *[other] { $part } ({ $n }-mal)
}
