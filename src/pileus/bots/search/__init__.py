"""Searching any game: look ahead from redealt copies, with the tree and the play-outs inside compiled code."""
