"""`python -m hantise`: the same as `hantise`."""

from hantise.cli import main

if __name__ == "__main__":  # processes that the arena starts read this file too
    main()
