"""Balance: many games on one pack or on the same deals with two, and what can honestly be said of the difference."""
