"""The HTTP side: the application, its routes and sockets, limits at the door, the browser client's files."""
