# Regeln zum Lesen, die Sammlung, Lektionen.
reading-lesson-over = Das war deine erste Partie. Die Abrechnung zeigt, woher die Punkte kamen; die nächste spielst du allein.
reading-lesson-fold = Anleitung einklappen
reading-lesson-unfold = Anleitung ausklappen
reading-contents = Inhalt
reading-two-pages = Die Regeln auf zwei Seiten
reading-all-cards = Alle Karten
reading-learn = Spielend lernen
reading-every-clause = Jede Regel mit ihrer Quelle
reading-appendix = Was das Regelheft druckt, was daraus folgt und was unsere Lesart ist.
reading-all-clauses = Unter allen Regeln zeigen
reading-folio = { $n } von { $of }
reading-whole-rules = Die ganzen Regeln
reading-close = Schließen
reading-play-easy = Gegen einen leichten Bot spielen
