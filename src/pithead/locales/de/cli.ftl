# Das Terminal
cli-commitment = Faires Spiel: Der Startwert dieser Partie ist vorab festgelegt durch { $commitment }
cli-start = Eingabetaste drücken, um zu beginnen.
cli-start-help = Gib die Nummer einer Möglichkeit ein oder ihre Wörter; „hilfe“ erklärt Möglichkeiten, Befehle und Zeichen, „verlassen“ speichert und hört auf.
cli-pack = Paket „{ $name }“: { $printed ->
    [one] 1 Zeile gedruckt
   *[other] { $printed } Zeilen gedruckt
}, { $guessed } rekonstruiert (Werte, die kein Regelheft zeigt).
cli-readings = { $count ->
    [0] Jeder Absatz der Regeln ist gedruckt oder folgt aus Gedrucktem.
    [one] 1 von { $all } Absätzen ist unsere Lesart, wo das Regelheft es offenlässt: „regel { $clause }“.
   *[other] { $count } von { $all } Absätzen sind unsere Lesart, wo das Regelheft es offenlässt: „regel { $clause }“ und andere mit [X].
}
cli-more = — Eingabetaste: weiter —
cli-amounts = { $step ->
    [1] { $low } bis { $high }
   *[other] { $low } bis { $high } in Schritten von { $step }
}
cli-from-amount = ab { $amount }:
cli-hint = (Nummer oder Wörter; hilfe, warum, brett, protokoll, verlassen)
cli-hint-undo = (Nummer oder Wörter; hilfe, warum, zurück, brett, protokoll, verlassen)
cli-curtain = { $name }, der Bildschirm gehört dir. Alle anderen schauen weg.
cli-curtain-open = Eingabetaste drücken, wenn nur du ihn siehst.
cli-curtain-close = Eingabetaste drücken, um den Vorhang zu schließen.
cli-saved = Gespeichert in { $file }. Weiterspielen mit:
cli-record = Die Aufzeichnung: { $file }. Jede Ziehung nachprüfen mit:
cli-seed = Der Startwert, nun aufgedeckt: { $seed }
cli-clause = Regel { $clause }
cli-winner = { $count ->
    [one] Gewonnen hat: { $names }
   *[other] Gemeinsam gewonnen haben: { $names }
}

# Befehle: die Wörter dafür, dann was sie tun
cli-command-help = hilfe h ?
cli-command-why = warum
cli-command-hint = hinweis tipp rat
cli-command-undo = zurück zurueck
cli-command-log = protokoll
cli-command-board = brett
cli-command-rules = regel regeln
cli-command-lang = sprache
cli-command-finish = schluss
cli-command-quit = verlassen
cli-help-moves = Wähle mit der Nummer, oder schreibe die Möglichkeit, wie sie dasteht: „{ $move }“; die ersten Buchstaben genügen, solange nur eine passt. Wo nach einer Anzahl gefragt wird, ist die Zahl die Anzahl.
cli-help-help = erklärt alle Möglichkeiten und Zeichen; „{ $word } { $number }“ erklärt eine Möglichkeit
cli-help-why = die Regel hinter der Frage; „{ $word } { $number }“ die Regel hinter einer Möglichkeit
cli-help-hint = was der stärkste Bot täte, und warum; „{ $word } { $number }“ warum nicht diese Möglichkeit
cli-help-undo = nimmt deinen letzten Zug zurück, falls seither nichts aufgedeckt wurde
cli-help-log = was geschehen ist; „{ $word } 20“ die letzten 20 Zeilen
cli-help-board = das ganze Brett, auch wenn der Bildschirm dafür zu klein ist
cli-help-rules = ein Absatz der Regeln: „{ $word } { $clause }“
cli-help-lang = eine andere Sprache: „{ $word } { $lang }“
cli-help-finish = beendet die Partie einvernehmlich; gewertet wird, wie es steht ({ $word } ja)
cli-help-quit = speichert und hört auf; die Partie lässt sich fortsetzen

# Fehler
cli-error-number = Es gibt keine Möglichkeit { $number }; sie gehen von 1 bis { $last }.
cli-error-amount = { $number } geht nicht. Möglich: { $possible }
cli-error-one = „{ $typed }“: Mehrere Nummern zugleich gehen nur bei gleichartigen Möglichkeiten; wähle eine.
cli-error-run = „{ $typed }“ geht nicht in einer Zeile: Dazwischen wird etwas aufgedeckt. Gib den ersten Zug allein ein.
cli-error-ambiguous = „{ $typed }“ kann mehreres heißen: { $possible }
cli-error-near = „{ $typed }“ ist keine Möglichkeit. War { $near } gemeint?
cli-error-unknown = „{ $typed }“ ist weder Möglichkeit noch Befehl; „hilfe“ nennt beides.
cli-error-impossible = „{ $typed }“ geht jetzt nicht. Möglich: { $possible }
cli-finish-yes = ja
cli-finish-sure = Sind alle einverstanden, endet die Partie, wie sie steht: { $word } { $yes }
cli-error-undo = Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt, oder du hast noch nicht gezogen.
cli-error-lang = Die Sprache „{ $typed }“ gibt es nicht: { $possible }
cli-error-clause = Die Regel „{ $typed }“ gibt es nicht: { $possible }

# Wiederholung
cli-replay-title = { $game }, Aufzeichnung von { $players }
cli-replay-at = Zeile { $at } von { $last }
cli-replay-keys = n weiter · p zurück · first Anfang · last Ende · eine Nummer · q aufhören
cli-replay-start = Der Aufbau
cli-replay-running = Die Partie ist noch nicht zu Ende.
cli-replay-proved = { $draws ->
    [one] Fair: Der Startwert passt zur Festlegung, und die eine Ziehung ergab beim Nachrechnen dasselbe.
   *[other] Fair: Der Startwert passt zur Festlegung, und alle { $draws } Ziehungen ergaben beim Nachrechnen dasselbe.
}
cli-replay-error-step = „{ $typed }“ ist kein Schritt: n, p, first, last, eine Zeilennummer von 0 bis { $last } oder q
