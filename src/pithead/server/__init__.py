"""Tables online: store, rooms, wire format, HTTP and WebSocket application."""
