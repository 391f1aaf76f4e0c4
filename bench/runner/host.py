"""Facts about the machine, as far as it tells them."""

import os
import platform
import subprocess
from pathlib import Path


def read(path: str) -> str:
    try:
        return Path(path).read_text().strip()
    except OSError:
        return ""


def cpuinfo(key: str) -> str:
    for line in read("/proc/cpuinfo").splitlines():
        name, _, value = line.partition(":")
        if name.strip() == key:
            return value.strip()
    return ""


def caches() -> str:
    out = []
    for index in range(5):
        base = f"/sys/devices/system/cpu/cpu0/cache/index{index}/"
        size = read(base + "size")
        if size:
            out.append(f"L{read(base + 'level')} {read(base + 'type').lower()} {size}")
    return ", ".join(out)


def said(command: list, cwd=None) -> str:
    try:
        done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode("utf-8", "replace").strip() if done.returncode == 0 else ""


def source(root: Path) -> str:
    """The tree that was measured, and whether it had changes that are not committed."""
    commit = said(["git", "rev-parse", "--short=12", "HEAD"], root)
    if not commit:
        return ""
    return commit + (" with local changes" if said(["git", "status", "--porcelain", "--untracked-files=no"], root) else "")


def governor(core) -> str:
    return read(f"/sys/devices/system/cpu/cpu{core or 0}/cpufreq/scaling_governor") or "not readable"


def system() -> str:
    for line in read("/etc/os-release").splitlines():
        if line.startswith("PRETTY_NAME="):
            return line.partition("=")[2].strip('"')
    return platform.system()


def load() -> list:
    return [round(value, 2) for value in os.getloadavg()]


def facts(root: Path, core) -> dict:
    flags = cpuinfo("flags").split()
    return {
        "cpu": cpuinfo("model name") or platform.machine(),
        "cpu_family_model_stepping": "/".join(filter(None, (cpuinfo("cpu family"), cpuinfo("model"), cpuinfo("stepping")))),
        "microcode": cpuinfo("microcode"),
        "machine": platform.machine(),
        "cores_usable": len(os.sched_getaffinity(0)),
        "core_pinned": core,
        "virtual_machine": "hypervisor" in flags if flags else None,
        "caches": caches(),
        "vector": [name for name in ("sse2", "avx2", "avx512f", "avx512bw", "avx512vl", "avx512vbmi", "asimd") if name in flags],
        "governor": governor(core),
        "turbo_off": read("/sys/devices/system/cpu/intel_pstate/no_turbo") or "not readable",
        "kernel": platform.release(),
        "system": system(),
        "libc": " ".join(platform.libc_ver()),
        "python": platform.python_version(),
        "source": source(root),
        "load_before": load(),
    }
