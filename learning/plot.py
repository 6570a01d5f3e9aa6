#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws a loss curve: of train.py's log or of `damas fit`, lines of JSON with epoch, training and held_out.

usage: plot.py LOG SVG
"""
import json
import sys


def plot(path, curve):
    """The loss of each epoch as SVG."""
    width, height, left = 640, 360, 60
    values = [v for row in curve for v in row[1:]]
    low, high = min(values), max(values)
    high = high if high > low else low + 1e-9

    def line(column, colour):
        points = " ".join(
            f"{left + i * (width - left - 20) / max(1, len(curve) - 1):.1f},"
            f"{20 + (high - row[column]) / (high - low) * (height - 60):.1f}"
            for i, row in enumerate(curve)
        )
        return f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>'

    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">'
            f'<rect width="{width}" height="{height}" fill="#fff"/>{line(1, "#9a3412")}{line(2, "#1d4ed8")}'
            f'<text x="5" y="25">{high:.5f}</text><text x="5" y="{height - 40}">{low:.5f}</text>'
            f'<text x="{left}" y="{height - 10}" fill="#9a3412">training</text>'
            f'<text x="{left + 80}" y="{height - 10}" fill="#1d4ed8">held-out games</text></svg>\n'
        )


def main():
    log, picture = sys.argv[1:3]
    with open(log, encoding="utf-8") as file:
        rows = [json.loads(line) for line in file if line.startswith("{")]
    plot(picture, [(row["epoch"], row["training"], row["held_out"]) for row in rows if "epoch" in row])


if __name__ == "__main__":
    main()
