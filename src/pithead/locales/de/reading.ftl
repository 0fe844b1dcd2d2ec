# Regeln zum Lesen, die Sammlung, Lektionen.
reading-lesson-over = Das war deine erste Partie. Die Abrechnung zeigt, woher die Punkte kamen; die nächste spielst du allein.
reading-lesson-fold = Anleitung einklappen
reading-lesson-unfold = Anleitung ausklappen
