# Das Terminal
cli-commitment = Faire Würfel: Der Startwert dieser Partie ist festgelegt durch { $commitment }
cli-hint = (Nummer oder Zug; hilfe, warum, protokoll, verlassen)
cli-hint-undo = (Nummer oder Zug; hilfe, warum, zurück, protokoll, verlassen)
cli-curtain = { $name }, der Bildschirm gehört dir. Alle anderen schauen weg.
cli-curtain-open = Eingabetaste drücken, wenn nur du ihn siehst.
cli-curtain-close = Eingabetaste drücken, um den Vorhang zu schließen.
cli-saved = Gespeichert in { $file }. Weiterspielen mit:
cli-record = Die Aufzeichnung: { $file }. Jeden Wurf und jedes Ziehen nachprüfen mit:
cli-seed = Der Startwert, nun aufgedeckt: { $seed }
cli-clause = Regel { $clause }
cli-winner = { $count ->
    [one] Gewonnen hat: { $names }
   *[other] Gemeinsam gewonnen haben: { $names }
}

# Befehle: die Wörter dafür, dann was sie tun
cli-command-help = hilfe h ?
cli-command-why = warum
cli-command-hint = tipp rat
cli-command-undo = zurück zurueck
cli-command-log = protokoll
cli-command-board = brett
cli-command-rules = regel regeln
cli-command-lang = sprache
cli-command-quit = verlassen
cli-help-moves = Wähle mit der Nummer oder schreibe den Zug; die ersten Buchstaben genügen, solange nur eine Möglichkeit passt.
cli-help-help = erklärt alle Möglichkeiten; „hilfe 3“ erklärt eine
cli-help-why = die Regel hinter der Frage; „warum 3“ die Regel hinter einer Möglichkeit
cli-help-hint = was der stärkste Bot täte, und warum
cli-help-undo = nimmt deinen letzten Zug zurück, falls seither nichts aufgedeckt wurde
cli-help-log = was geschehen ist; „protokoll 20“ die letzten 20 Zeilen
cli-help-board = zeigt das Brett noch einmal
cli-help-rules = eine Regel im Wortlaut: „regel DD-A4“
cli-help-lang = eine andere Sprache: „sprache en“, „sprache fr“
cli-help-quit = speichert und hört auf; die Partie lässt sich fortsetzen

# Fehler
cli-error-number = Es gibt keine Möglichkeit { $number }; sie gehen von 1 bis { $last }.
cli-error-ambiguous = „{ $typed }“ kann mehreres heißen: { $possible }
cli-error-near = „{ $typed }“ ist keine Möglichkeit. War { $near } gemeint?
cli-error-unknown = „{ $typed }“ ist weder Möglichkeit noch Befehl; „hilfe“ nennt beides.
cli-error-impossible = „{ $typed }“ geht jetzt nicht. Möglich: { $possible }
cli-error-undo = Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt, oder du hast noch nicht gezogen.
cli-error-lang = Die Sprache „{ $typed }“ gibt es nicht: { $possible }
cli-error-clause = Die Regel „{ $typed }“ gibt es nicht: { $possible }

# Wiederholung
cli-replay-title = { $game }, Aufzeichnung von { $players }
cli-replay-at = Zeile { $at } von { $last }
cli-replay-keys = n weiter · p zurück · first Anfang · last Ende · eine Nummer · q aufhören
cli-replay-start = Der Aufbau
cli-replay-running = Die Partie ist noch nicht zu Ende.
cli-replay-proved = Fair: Der Startwert passt zur Festlegung, und alle { $draws } Würfe und Ziehungen ergaben beim Nachrechnen dasselbe.
cli-replay-error-step = „{ $typed }“ ist kein Schritt: n, p, first, last, eine Zeilennummer von 0 bis { $last } oder q
