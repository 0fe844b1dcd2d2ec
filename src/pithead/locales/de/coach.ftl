# Was der Trainer zu jedem Spiel sagt.

coach-turning-blunder = Runde { $round }: Diese Wahl kostete { $percent } % der Partie
coach-turning-mistake = Runde { $round }: Diese Wahl kostete { $percent } %
coach-turning-inaccuracy = Runde { $round }: Eine andere Wahl war { $percent } % besser
coach-turning-lucky = Runde { $round }: Glück ({ $stream }), { $percent } % mehr
coach-turning-unlucky = Runde { $round }: Pech ({ $stream }), { $percent } % weniger
coach-mark-best = beste Wahl
coach-mark-good = gut
coach-mark-inaccuracy = Ungenauigkeit
coach-mark-mistake = Fehler
coach-mark-blunder = grober Fehler

coach-remark-luck-up = { $seat } hat Glück ({ $stream }): { $percent } % mehr, jetzt { $now } %
coach-remark-luck-down = { $seat } hat Pech ({ $stream }): { $percent } % weniger, jetzt { $now } %
coach-remark-own-up = { $seat } gewinnt { $percent } %, jetzt { $now } %
coach-remark-own-down = { $seat } gibt { $percent } % her, jetzt { $now } %
coach-remark-other-up = Das hilft { $seat }: { $percent } % mehr, jetzt { $now } %
coach-remark-other-down = Das kostet { $seat } { $percent } %, jetzt { $now } %

coach-review-title = Rückblick: { $game }
coach-review-chances = Gewinnchancen
coach-review-sum = Vom gleichen Anteil zum Ergebnis
coach-review-turning = Wendepunkte
coach-review-decisions = Entscheidungen
coach-review-fair = gleicher Anteil
coach-review-others = Wahl der anderen
coach-review-own = eigene Wahl
coach-review-result = Ergebnis
coach-review-accuracy = Genauigkeit
coach-review-player = wer
coach-review-round = Runde
coach-review-mark = Urteil
coach-review-played = gespielt
coach-review-better = besser
coach-review-loss = Verlust
coach-review-none = Keine Wahl kostete so viel, dass sie zu nennen wäre.
coach-review-luck = Glück oder Pech ab { $percent } %

coach-thing = Eine Sache fürs nächste Mal
coach-once-try = Sieh dir Runde { $round } noch einmal an.
coach-once-seen = Dort war eine andere Wahl { $percent } % besser.
coach-clean-try = Weiter so.
coach-clean-seen = Keine deiner { $choices } Entscheidungen in dieser Partie kostete 2 % oder mehr.
coach-looks = Der Trainer sieht sich deine Partie an
