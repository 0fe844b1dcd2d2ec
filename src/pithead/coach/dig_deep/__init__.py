"""What the coach knows of Dig Deep."""
