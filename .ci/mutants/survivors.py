"""Reads the list of changes that no test can notice, or need notice, each with its reason."""

import re
import sys


def read(path):
    """The reasons by file, line of code and change."""
    found, file, code = {}, None, None
    for number, line in enumerate(path.read_text().split("\n"), 1):
        if heading := re.fullmatch(r"## (Sources/\S+\.swift)", line):
            file, code = heading[1], None
        elif listed := re.fullmatch(r"- ``? ?(.+?) ?``?", line):
            code = listed[1]
        elif change := re.fullmatch(r"  - `([^`]+)`: (\S.*)", line):
            key = (file, code, change[1])
            if None in key or key in found:
                sys.exit(f"{path}:{number}: no file or line is named, or it is listed twice")
            found[key] = change[2]
        elif file and line.strip():
            sys.exit(f"{path}:{number}: expected a file, a line of code or a change")
    return found
