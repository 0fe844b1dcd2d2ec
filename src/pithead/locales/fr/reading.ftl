# Les règles à lire, la galerie, les leçons.
reading-lesson-over = C’était votre première partie. Le décompte montre d’où viennent les points ; la prochaine est à vous.
reading-lesson-fold = Replier le guide
reading-lesson-unfold = Déplier le guide
reading-contents = Sommaire
reading-two-pages = Les règles en deux pages
reading-all-cards = Toutes les cartes
reading-learn = Apprendre en jouant
reading-every-clause = Chaque article et sa source
reading-appendix = Ce que le livret imprime, ce qui en découle et ce qui est notre lecture.
reading-all-clauses = Le voir parmi tous les articles
reading-folio = { $n } sur { $of }
reading-whole-rules = Les règles complètes
reading-close = Fermer
reading-play-easy = Jouer contre un robot facile
