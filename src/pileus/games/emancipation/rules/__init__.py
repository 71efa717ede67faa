"""The rules of Pax Emancipation, one file per section of the rulebook, in kernel Python."""
