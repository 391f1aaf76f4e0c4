"""Starts an adapter's program on one core and says how it ended."""

import json
import os
import resource
import signal
import subprocess
import time

from runner.model import Outcome


class Launcher:
    def __init__(self, root: str, core=None, timeout: float = 300.0):
        self.root, self.core, self.timeout = root, core, timeout

    def pin(self) -> None:
        if self.core is not None:
            os.sched_setaffinity(0, {self.core})

    def start(self, command: list, kernel: str = "", timeout: float = 0.0) -> Outcome:
        """Runs to the end. A program that overstays is killed with all it started."""
        environment = dict(os.environ)
        environment.pop("TW_FORCE_KERNEL", None)
        if kernel:
            environment["TW_FORCE_KERNEL"] = kernel
        before, begun = resource.getrusage(resource.RUSAGE_CHILDREN).ru_nivcsw, time.monotonic()
        try:
            child = subprocess.Popen(command, cwd=self.root, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                     stderr=subprocess.PIPE, start_new_session=True, preexec_fn=self.pin)
        except OSError as error:
            return Outcome("failed", note=f"cannot start: {error.strerror}")
        limit = timeout or self.timeout
        try:
            output, errors = child.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
            return Outcome("failed", note=f"no answer within {limit:g} s", seconds=time.monotonic() - begun)
        switches = resource.getrusage(resource.RUSAGE_CHILDREN).ru_nivcsw - before
        found = judge(child.returncode, output, errors)
        return found._replace(seconds=time.monotonic() - begun, switches=switches)


def judge(code: int, output: bytes, errors: bytes) -> Outcome:
    """The protocol's exit codes. What a program prints is checked before it is believed."""
    said = errors.decode("utf-8", "replace").strip().splitlines()
    last = said[-1][:200] if said else ""
    if code < 0:
        return Outcome("failed", note=f"crashed: {signal_name(-code)}")
    if code == 4:
        return Outcome("unsupported", note=last or "the adapter does not support this cell")
    if code not in (0, 3):
        return Outcome("failed", note=f"exit code {code}" + (f": {last}" if last else ""))
    try:
        answer = json.loads(output)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        return Outcome("failed", note=f"exit code {code} without a JSON object")
    if answer.get("protocol") != 1:
        return Outcome("failed", note=f"protocol {answer.get('protocol')!r} instead of 1")
    wrong = answer.get("errors", 0)
    if (code == 3) != bool(wrong):
        return Outcome("failed", answer, f"exit code {code} with {wrong} errors")
    if code == 3:
        why = f" ({answer['note']})" if answer.get("note") else ""
        return Outcome("mismatch", answer, f"{wrong} of {answer.get('operations', '?')} results differ or were refused{why}")
    return Outcome("ok", answer)


def signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
