"""Runs adapters: admission first, then timing, then the table and the result files."""
