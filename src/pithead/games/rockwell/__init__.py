"""Rockwell by Bruno Crépeault: 2 to 4 mining companies drill towards the center of the Earth."""
