"""The rules of Liberté in kernel Python, one file per section of the rulebook."""
