"""Players in code; they see views only."""
