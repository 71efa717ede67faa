"""What a server does, as plain functions over a store and a bus; no framework."""
