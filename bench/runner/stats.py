"""Percentiles, and raw samples read back."""

import array
import sys
from pathlib import Path


def percentile(ordered, part: float) -> float:
    """Nearest rank: the smallest value that at least `part` of all values do not exceed. Needs a sorted, non-empty sequence."""
    rank = int(part * len(ordered))
    if rank < part * len(ordered):
        rank += 1
    return ordered[max(rank, 1) - 1]


def median(values) -> float:
    ordered = sorted(values)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def read_samples(path: Path) -> array.array:
    """float32, little-endian, as adapters write them."""
    samples = array.array("f")
    samples.frombytes(Path(path).read_bytes())
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def curve(paths, points: int = 160) -> list:
    """(value, part) of the distribution of all samples in these files, `points` steps, finer towards the tail."""
    pooled = sorted(value for path in paths for value in read_samples(path))
    if not pooled:
        return []
    parts = [step / points for step in range(points)] + [0.995, 0.999, 0.9995]
    return [(percentile(pooled, part), part) for part in parts]
