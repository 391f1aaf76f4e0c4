"""report.html: one file, no script needed, nothing loaded from elsewhere."""
