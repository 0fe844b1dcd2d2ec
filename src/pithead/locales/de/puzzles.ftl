# Rätsel: eine Wahl, die klar die beste ist, und die gefunden werden will.
puzzles-you = Du
puzzles-rating = Der schwächste Spieler, der die beste Wahl findet: { $rung }
puzzles-rating-search = Kein Spieler findet die beste Wahl auf den ersten Blick.
puzzles-right = Das ist die beste Wahl.
puzzles-wrong = Es gibt eine bessere Wahl.
