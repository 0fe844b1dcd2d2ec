"""What the coach knows of Imperial Miners."""
