"""Online play: the tables, over HTTP and WebSockets."""
