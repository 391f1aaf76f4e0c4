"""Two charts as inline SVG: the distribution of all samples, and where each process's median lies."""

import math
from html import escape

from report.style import DASHES
from runner.stats import median

WIDTH, HEIGHT = 420, 270
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 20, 40
SERIES = 8
# Ticks within a decade: the first that gives three or more.
STEPS = ((1,), (1, 3), (1, 2, 5), (1, 1.5, 2, 3, 5, 7), tuple(1 + step / 5 for step in range(45)),
         tuple(1 + step / 20 for step in range(180)))


class Axis:
    """A logarithmic axis of nanoseconds across the chart."""

    def __init__(self, low: float, high: float, left: float = LEFT):
        low, high = max(low, 0.01), max(high, 0.02)
        if high < low * 1.1:
            low, high = low / 1.05, high * 1.05
        margin = (high / low) ** 0.04
        self.low, self.high, self.left = low / margin, high * margin, left

    def x(self, value: float) -> float:
        part = math.log(max(value, self.low) / self.low) / math.log(self.high / self.low)
        return self.left + min(part, 1.0) * (WIDTH - RIGHT - self.left)

    def ticks(self) -> list:
        for steps in STEPS:
            found = [step * 10.0 ** power for power in range(-3, 9) for step in steps if self.low <= step * 10.0 ** power <= self.high]
            if len(found) >= 3:
                break
        every = -(-len(found) // 6)
        return found[::every]


def label(value: float) -> str:
    if value >= 1000:
        return f"{value / 1000:g}k"
    return f"{value:.4g}"


def frame(axis: Axis, height: int, unit: str) -> list:
    out, bottom = [], height - BOTTOM
    for tick in axis.ticks():
        x = axis.x(tick)
        out.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}"/>'
                   f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{label(tick)}</text>')
    out.append(f'<text x="{(axis.left + WIDTH - RIGHT) / 2:.0f}" y="{height - 5}" text-anchor="middle">{escape(unit)}, logarithmic</text>')
    return out


def floor_marks(axis: Axis, floors: dict, height: int) -> list:
    """Dashed lines where the sink alone lies; one text for both, kept inside the picture."""
    places = [(form, axis.x(floors[form]["p50"])) for form in ("sink_floor", "sink_chain") if form in floors]
    if not places:
        return []
    out = [f'<line class="floor" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>' for _, x in places]
    text, half = " | ".join(form.replace("_", " ") for form, _ in places), 68
    middle = min(max(sum(x for _, x in places) / len(places), half), WIDTH - half)
    return out + [f'<text x="{middle:.1f}" y="{TOP - 6}" text-anchor="middle">{text}</text>']


def open_svg(height: int, title: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'


def at_part(points, wanted: float) -> float:
    return next(value for value, part in points if part >= wanted)


def cdf(series, floors: dict, title: str, unit: str) -> str:
    """series: (name, curve of (value, part)). The axis ends where the slowest series' bulk does: the tail is in the table."""
    drawn = [(name, points) for name, points in series if points][:SERIES]
    if not drawn:
        return ""
    lows = [points[0][0] for _, points in drawn] + [row["p50"] for row in floors.values()]
    axis = Axis(min(lows), max(min(at_part(points, 0.98), 3 * at_part(points, 0.5)) for _, points in drawn))
    bottom, out = HEIGHT - BOTTOM, [open_svg(HEIGHT, title)] + frame(axis, HEIGHT, unit)
    for part in (0, 25, 50, 75, 100):
        y = bottom - part / 100 * (bottom - TOP)
        out.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
                   f'<text x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{part} %</text>')
    out += floor_marks(axis, floors, HEIGHT)
    for at, (_, points) in reversed(list(enumerate(drawn))):
        inside = [point for point in points if point[0] <= axis.high]
        path = "L".join(f"{axis.x(value):.1f} {bottom - part * (bottom - TOP):.1f}" for value, part in inside)
        out.append(f'<path class="curve s{at}" stroke-dasharray="{DASHES[at]}" d="M{path}"/>')
    return "".join(out) + "</svg>" + key([name for name, _ in drawn])


def key(names) -> str:
    items = [f'<li><svg viewBox="0 0 28 10" aria-hidden="true"><line class="curve s{at}" x1="0" x2="28" y1="5" y2="5" '
             f'stroke-dasharray="{DASHES[at]}"/></svg>{escape(name)}</li>' for at, name in enumerate(names)]
    return '<ul class="key">' + "".join(items) + "</ul>"


def spread(series, floors: dict, title: str, unit: str) -> str:
    """series: (name, the processes' medians). One line each, a dot for each process, a bar from best to worst."""
    drawn = [(name, sorted(values)) for name, values in series if values][:SERIES]
    if not drawn:
        return ""
    step, height = 24, TOP + BOTTOM + 24 * len(drawn)
    left = min(165, 14 + 7.4 * max(len(name) for name, _ in drawn))
    every = [value for _, values in drawn for value in values] + [row["p50"] for row in floors.values()]
    axis = Axis(min(every), max(every), left)
    out = [open_svg(height, title)] + frame(axis, height, unit) + floor_marks(axis, floors, height)
    for at, (name, values) in enumerate(drawn):
        y = TOP + step * at + step / 2
        shown = name if len(name) <= 22 else name[:21] + "\u2026"
        out.append(f'<text class="name" x="0" y="{y + 4:.1f}">{escape(shown)}</text>')
        first, last = axis.x(values[0]), axis.x(values[-1])
        out.append(f'<line class="s{at}" stroke-width="2" x1="{first:.1f}" x2="{last:.1f}" y1="{y}" y2="{y}"/>')
        out += [f'<circle class="f{at}" fill-opacity=".65" cx="{axis.x(value):.1f}" cy="{y}" r="4"/>' for value in values]
        middle = axis.x(median(values))
        out.append(f'<line class="s{at}" stroke-width="2.5" x1="{middle:.1f}" x2="{middle:.1f}" y1="{y - 8}" y2="{y + 8}"/>')
    return "".join(out) + "</svg>"
