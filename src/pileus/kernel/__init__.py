"""The language of the rules: layout of a state, luck, events, and the backend that runs them. It knows no game."""
