#!/usr/bin/env python3
"""
Makes the rows of examples/plans anew: make.py [COMMAND [FOLDER]]. COMMAND is the tagwire command, by default the one of build/release;
FOLDER is where c/ and rust/ go, by default here. A test compares.
"""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PLANS = os.path.join(HERE, "..", "plans")
COMMAND = os.path.join(HERE, "../../build/release/core/tools/tagwire")


def make(command=COMMAND, folder=HERE):
    for language, ending in (("c", "h"), ("rust", "rs")):
        os.makedirs(os.path.join(folder, language), exist_ok=True)
        for name in sorted(os.listdir(PLANS)):
            stem, kind = name.split(".")
            out = os.path.join(folder, language, f"{stem}{'' if kind == 'plan' else '_draft'}.{ending}")
            subprocess.run([command, "gen", "--lang", language, "--kind", kind, "--version", "FIX.4.4", "--out", out,
                            "@" + os.path.join(PLANS, name)], check=True)


if __name__ == "__main__":
    make(*sys.argv[1:3])
