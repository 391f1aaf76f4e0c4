"""The published random source: splitmix64, one stream per name. Python's own `random` may change between versions."""

MASK64 = (1 << 64) - 1
PUBLISHED_SEED = 20260703


def fnv64(name: str) -> int:
    """FNV-1a, 64 bit: turns a set's name into a number that keeps the sets' streams apart."""
    state = 14695981039346656037
    for byte in name.encode():
        state = ((state ^ byte) * 1099511628211) & MASK64
    return state


class Stream:
    def __init__(self, seed: int, name: str):
        self.state = (seed ^ fnv64(name)) & MASK64

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK64
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK64
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """0 .. limit-1, by multiplication: exactly defined, with a bias far below what a benchmark could see."""
        return ((self.next() >> 32) * limit) >> 32

    def chance(self, part: int, whole: int) -> bool:
        return self.below(whole) < part

    def pick(self, items):
        return items[self.below(len(items))]

    def shuffle(self, items: list) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def digits(self, width_max: int) -> int:
        """A number of 1 .. width_max digits, every width equally likely, without leading zeros."""
        width = 1 + self.below(width_max)
        if width == 1:
            return 1 + self.below(9)
        low = 10 ** (width - 1)
        return low + self.below(9 * low)
