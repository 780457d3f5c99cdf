"""The command line: ``python -m parchis_widgets doctor``, ``play`` or ``lab``."""

from parchis_widgets.command.line import main

if __name__ == "__main__":
    main()
