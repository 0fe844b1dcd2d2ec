"""Pictures of positions, drawn of what their audience sees alone: for links to a table, and for environments."""
