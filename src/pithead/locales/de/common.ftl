# Wörter, die jedes Spiel und jede Oberfläche braucht.
common-comma = {", "}
common-none = nichts
common-seat = Platz { $seat }
common-event-undone = { $seat } nimmt den letzten Zug zurück
common-event-sat = { $name } setzt sich (vorher: { $seat })
common-event-out_of_time = Die Zeit von { $seat } ist um: { $bot } entscheidet
common-bot-apprentice = Lehrling
common-bot-pebble = Kiesel
common-reason-pebble = Zufällig unter dem gewählt, was nicht unsinnig ist.
common-reason-apprentice = Nach seinen Faustregeln das Beste.
common-reason-foreman = Das Beste nach seiner Rechnung.
common-reason-one = Am meisten zählt: { $first }.
common-reason-two = Am meisten zählt: { $first }, dann { $second }.
common-reason-even = Kaum ein Unterschied zu den anderen Möglichkeiten.
common-colon = {": "}
