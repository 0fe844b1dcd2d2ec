# Les règles à lire, la galerie, les leçons.
reading-lesson-over = C’était votre première partie. Le décompte montre d’où viennent les points ; la prochaine est à vous.
reading-lesson-fold = Replier le guide
reading-lesson-unfold = Déplier le guide
