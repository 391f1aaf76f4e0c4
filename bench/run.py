#!/usr/bin/env python3
"""Measures every adapter against the contract of BENCHMARK.md. `--help` lists the options."""

import sys

from runner.cli import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
