"""`python -m pileus` is `pileus`."""

from pileus.cli import main

if __name__ == "__main__":  # worker processes import this module again
    main()
