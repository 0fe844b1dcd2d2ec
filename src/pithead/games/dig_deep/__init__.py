"""Dig Deep by Tim Rice: 2 to 4 players mine, smelt and sell gems with dice."""
