"""Pictures of tables for whoever is sent a link: drawn by the server, of what spectators see alone."""
