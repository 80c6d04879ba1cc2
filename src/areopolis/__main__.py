"""`python -m areopolis` is the command `areopolis`."""

from areopolis.cli.app import main

if __name__ == "__main__":
    main()
