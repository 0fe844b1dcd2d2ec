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
