"""What a person learns from: reasons for a choice, the review of a game, puzzles; all from a seat's own view."""
