"""One line that says how far a run is; on a terminal it is rewritten, elsewhere it appears at each tenth."""

import sys
import time


class Progress:
    def __init__(self, stream=None, quiet: bool = False):
        self.stream, self.quiet = stream or sys.stderr, quiet
        self.terminal = self.stream.isatty()

    def start(self, total: int, what: str) -> None:
        self.total, self.what, self.done, self.begun, self.tenth = total, what, 0, time.monotonic(), 0
        if not self.quiet and not self.terminal:
            print(f"{what}: {total} runs", file=self.stream, flush=True)

    def step(self, name: str) -> None:
        self.done += 1
        if self.quiet:
            return
        took = time.monotonic() - self.begun
        left = took / self.done * (self.total - self.done)
        if self.terminal:
            line = f"{self.what} {self.done}/{self.total}  left {clock(left)}  {name}"
            print("\r\x1b[K" + line[:110], end="", file=self.stream, flush=True)
        elif self.done * 10 // self.total > self.tenth:
            self.tenth = self.done * 10 // self.total
            print(f"{self.what}: {self.tenth * 10} %  left {clock(left)}", file=self.stream, flush=True)

    def end(self) -> None:
        if not self.quiet and self.terminal:
            print("\r\x1b[K", end="", file=self.stream, flush=True)


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
