#!/usr/bin/env python3
"""
Makes the rows of examples/plans anew: make.py [COMMAND [FOLDER]]. COMMAND is the tagwire command, by default the one of build/release;
FOLDER is where c/, rust/, csharp/ and java/ go, by default here. A plan of several messages has its own name as the prefix. A test compares.
"""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PLANS = os.path.join(HERE, "..", "plans")
ENDINGS = {"c": "h", "rust": "rs", "csharp": "cs"}
COMMAND = os.path.join(HERE, "../../build/release/core/tools/tagwire")


def file_name(language, stem, kind):
    """As the class in it is called where javac insists on that."""
    if language == "java":
        return f"{stem.title().replace('_', '')}{kind.title()}.java"
    return f"{stem}{'' if kind == 'plan' else '_draft'}.{ENDINGS[language]}"


def make(command=COMMAND, folder=HERE):
    for language in ("c", "rust", "csharp", "java"):
        os.makedirs(os.path.join(folder, language), exist_ok=True)
        for name in sorted(os.listdir(PLANS)):
            stem, kind = name.split(".")
            out = os.path.join(folder, language, file_name(language, stem, kind))
            with open(os.path.join(PLANS, name), encoding="ascii") as file:
                several = len(re.findall(r"^\w+{", file.read(), re.MULTILINE)) > 1
            subprocess.run([command, "gen", "--lang", language, "--kind", kind, "--version", "FIX.4.4", "--out", out, *(["--prefix", stem] if several else []),
                            "@" + os.path.join(PLANS, name)], check=True)


if __name__ == "__main__":
    make(*sys.argv[1:3])
