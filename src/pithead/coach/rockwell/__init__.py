"""What the coach knows of Rockwell."""
