# Rules to read, the gallery, lessons.
reading-lesson-over = That was your first game. The reckoning shows where the points came from; the next one is yours alone.
reading-lesson-fold = Fold the guide
reading-lesson-unfold = Unfold the guide
reading-contents = Contents
reading-two-pages = The rules in two pages
reading-all-cards = All cards
reading-learn = Learn by playing
reading-every-clause = Every clause, with its source
reading-appendix = What the rulebook prints, what follows from it, and what is our own reading.
reading-all-clauses = See it among all clauses
reading-folio = { $n } of { $of }
reading-whole-rules = The whole rules
reading-close = Close
reading-play-easy = Play against an easy bot
