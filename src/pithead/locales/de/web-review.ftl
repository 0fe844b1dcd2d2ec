# Die Analyse eines beendeten Spiels auf der Seite.

web-review-chances = Siegchance
web-review-chances-note = mit den Augen jedes Platzes zu seiner Zeit · Klick springt
web-review-key-luck = Glück ab 5 %
web-review-sign-best = Bester Zug
web-review-sign-good = Gut
web-review-sign-inaccuracy = Ungenau
web-review-sign-mistake = Fehler
web-review-sign-blunder = Grober Fehler
web-review-sign-luck-up = Glück
web-review-sign-luck-down = Pech
web-review-moment = Der Moment
web-review-played = gespielt
web-review-better = besser
web-review-both = beides
web-review-asked = statt dessen
web-review-nothing-better = Etwas Besseres fand sich nicht.
web-review-equal = Beides ist gut.
web-review-gains = Das war { $n } % besser als das Gespielte.
web-review-loses = Das war { $n } % schlechter als das Gespielte.
web-review-retry = Zug noch einmal spielen
web-review-retry-note = Dasselbe Glück, dieselben Bots.
web-review-why-not = Warum nicht …?
web-review-which = Warum nicht was? Hier wählen oder auf dem Plan drücken.
web-review-luck-of = Glück: { $stream }
web-review-sum = Können + Glück = Ergebnis
web-review-sum-note = in Siegchance, genau
web-review-fair = gerechter Anteil
web-review-others = Wahl der anderen
web-review-own = eigene Wahl
web-review-result = Ergebnis
web-review-lucky = { $n } % Glück ({ $stream })
web-review-unlucky = { $n } % Pech ({ $stream })
web-review-luck = { $way ->
    [up] Das Glück gab { $n } %
    [down] Das Glück nahm { $n } %
   *[even] Das Glück war ausgeglichen
}
web-review-choices = { $way ->
    [up] Die eigene Wahl brachte { $n } %
    [down] Die eigene Wahl kostete { $n } %
   *[even] Die eigene Wahl kostete nichts
}{ $alone ->
    [yes] .
   *[no] { $others ->
        [up] , die anderen gaben { $m } % zurück.
        [down] , die anderen nahmen { $m } %.
       *[even] .
    }
}
web-review-seat = Platz
web-review-accuracy = Genauigkeit
web-review-luck-short = Glück
web-review-skill = Können
web-review-won = gewonnen, { $points }
web-review-place = { $place }., { $points }
web-review-turning = Wendepunkte
web-review-no-turning = Nichts wendete dieses Spiel: keine Wahl verlor 2 %, kein Zufall änderte 3 %.
web-review-list = Entscheidungen und Quellen
web-review-your-decisions = Deine { $n } Entscheidungen
web-review-decisions = { $name }: { $n } Entscheidungen
web-review-loss = Verlust in %
web-review-not = statt
web-review-r = R { $round }
web-review-not-weighed = Was Bots wählten, wurde nicht gewogen; gewogen wird, was Menschen wählen.
web-review-by-source = Nach Quelle
web-review-usual = üblich auf dieser Stufe
web-review-round = Runde { $round }
web-review-your-turn = Runde { $round }, dein Zug
web-review-turn = Runde { $round }, { $name }
web-review-refining = erster Blick, wird genauer
web-review-quick = erster Blick
web-review-deep = genauer Blick, fertig
web-review-back = Zurück zum Tisch
web-review-begins = Das Spiel wird durchgesehen
web-review-begins-text = Der erste Blick dauert wenige Sekunden und wird genauer, während du liest.
web-review-none = Von diesem Spiel gibt es keine Analyse
web-review-tab-moment = Moment
web-review-tab-points = Wende
web-review-tab-luck = Glück
web-review-tab-list = Züge
web-review-retried = Dein Zug noch einmal
web-review-retried-text = Dasselbe Glück, dieselben Bots. Spiel diesen Zug; der Gutachter vergleicht ihn mit dem ersten Mal.
web-review-retried-better = Besser als vorher
web-review-retried-worse = Nicht besser als vorher
web-review-retried-equal = So gut wie vorher
web-review-before = vorher
web-review-now = jetzt
web-review-to-review = Zurück zur Analyse
web-review-play-on = Weiterspielen
web-review-judging = Der Gutachter sieht es sich an …
web-review-show-thing = Zeig mir eine Stelle
web-review-not-now = Jetzt nicht
web-review-you-had = Du hattest
web-review-had = { $name } hatte
