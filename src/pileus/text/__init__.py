"""The text table: any game in words, for the terminal and for screen readers."""
