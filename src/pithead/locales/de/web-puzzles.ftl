# Die Rätsel auf der Seite.

web-puzzles-number = Rätsel { $n }
web-puzzles-about = Eine Wahl ist klar die beste. Finde sie auf dem Brett und lies, warum.
web-puzzles-all = Alle Rätsel
web-puzzles-of = Rätsel zu { $game }
web-puzzles-daily-go = Lösen
web-puzzles-daily-note = Am { $date } (UTC) für alle dasselbe.
web-puzzles-daily-done = Du hast es gelöst.
web-puzzles-begin = Beginnen
web-puzzles-go-on = Weiter
web-puzzles-list = Zur Liste
web-puzzles-find = Finde die beste Wahl.
web-puzzles-yes = Ja: { $choice }.
web-puzzles-answer-is = Am besten: { $choice }.
web-puzzles-leaves = Sie lässt { $worth }, die nächstbeste { $next }.
web-puzzles-no = Nicht die beste Wahl: { $worth }.
web-puzzles-no-unweighed = Nicht die beste Wahl.
web-puzzles-best-leaves = Die beste lässt { $worth }. Versuch es noch einmal.
web-puzzles-win = { $percent } % Gewinnchance
web-puzzles-your-move = Dein Zug
web-puzzles-how = Wähle auf dem Brett wie im Spiel. Du darfst es beliebig oft versuchen; der erste Versuch zählt.
web-puzzles-seats = { $n ->
    [one] Allein
   *[other] { $n } Spieler:innen
}
web-puzzles-show = Antwort zeigen
web-puzzles-next = Nächstes Rätsel
web-puzzles-again = Noch einmal
web-puzzles-play-on = Weiterspielen
web-puzzles-play-on-note = { $seats ->
    [1] Weiterspielen macht einen Tisch daraus; Verdecktes ist neu verteilt.
   *[other] Weiterspielen macht einen Tisch daraus: du hier, Bots auf den anderen Plätzen, Verdecktes neu verteilt.
}
web-puzzles-hint = Ein erster Hinweis
web-puzzles-hint-three = Es ist eine von diesen:
web-puzzles-hint-best = Die beste Wahl lässt { $worth }.
web-puzzles-hint-counts = Nach einem Hinweis zählt ein richtiger erster Versuch halb.
web-puzzles-tries = Deine Versuche
web-puzzles-solved-first = Beim ersten Versuch gelöst
web-puzzles-solved = Gelöst
web-puzzles-shown = Die Antwort
web-puzzles-rated = Wertung { $n }
web-puzzles-best = Beste Wahl
web-puzzles-others = Was die anderen brächten
web-puzzles-every = Alle { $n } anderen
web-puzzles-ask-any = Drück auf dem Brett eine andere Wahl, um zu fragen, warum nicht.
web-puzzles-unweighed = Diese Wahl wurde nicht beurteilt. Am nächsten kommt: { $choice }.
web-puzzles-weighed = Beurteilt von { $judge } in { $worlds } ausgelosten Welten.
web-puzzles-yours = Deine Rätsel
web-puzzles-count = { $solved } von { $all } gelöst
web-puzzles-row = { $n } in Folge
web-puzzles-rating-yours = deine Wertung
web-puzzles-latest = Deine letzten ersten Versuche: { $right } von { $all } richtig
web-puzzles-filter = Welche Rätsel
web-puzzles-theme = Thema
web-puzzles-every-theme = Alle Themen
web-puzzles-difficulty = Schwierigkeit
web-puzzles-every-difficulty = Jede Schwierigkeit
web-puzzles-band-easy = leicht, bis { $to }
web-puzzles-band-medium = mittel, bis { $to }
web-puzzles-band-hard = schwer, darüber
web-puzzles-state = Stand
web-puzzles-every-state = Alle
web-puzzles-state-open = nicht gelöst
web-puzzles-state-missed = erster Versuch falsch
web-puzzles-found = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
}
web-puzzles-none = So ein Rätsel gibt es nicht.
web-puzzles-no-such = Dieses Rätsel gibt es nicht
web-puzzles-by-theme = Nach Thema
web-puzzles-by-difficulty = Nach Schwierigkeit
web-puzzles-first-right = beim ersten Versuch
web-puzzles-solved-of = gelöst
web-puzzles-mark-first = beim ersten Versuch gelöst
web-puzzles-mark-later = später gelöst
web-puzzles-mark-missed = noch nicht gelöst
web-puzzles-forget = Meinen Stand vergessen
web-puzzles-forget-sure = Wirklich vergessen?
web-puzzles-kept = Nur in diesem Browser gespeichert.
web-puzzles-tab = Rätsel
