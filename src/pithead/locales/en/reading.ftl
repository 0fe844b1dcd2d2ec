# Rules to read, the gallery, lessons.
reading-lesson-over = That was your first game. The reckoning shows where the points came from; the next one is yours alone.
reading-lesson-fold = Fold the guide
reading-lesson-unfold = Unfold the guide
