#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the trainer's whole numbers with the program's on positions of `damas dataset`.

usage: check.py DAMAS RULES NETWORK POSITIONS [COUNT]
"""
import subprocess
import sys

import numpy as np

from train import BUCKETS, PIECES, SQUARES, read_network, read_positions, whole_scores


def fen(sets, squares):
    def side(men, kings):
        names = [str(s + 1) for s in range(squares) if men >> s & 1]
        return ",".join(names + [f"K{s + 1}" for s in range(squares) if kings >> s & 1])

    own_men, other_men, own_kings, other_kings = (int(x) for x in sets)
    return f"W:W{side(own_men, own_kings)}:B{side(other_men, other_kings)}"


def main():
    damas, rules, network, positions = sys.argv[1:5]
    count = int(sys.argv[5]) if len(sys.argv) > 5 else 5000
    squares = SQUARES[rules]
    samples = read_positions(positions, rules)[:count]
    bits = (samples["sets"][:, :, None] >> np.arange(squares, dtype=np.uint64) & 1).astype(np.int64)
    own = bits.reshape(len(samples), -1)
    other = bits[:, [1, 0, 3, 2], ::-1].reshape(len(samples), -1)
    bucket = (samples["pieces"].astype(np.int64) - 1) * BUCKETS // PIECES[rules]
    wanted = whole_scores(read_network(network, rules), own, other, bucket)
    text = "\n".join(fen(s, squares) for s in samples["sets"]) + "\n"
    answer = subprocess.run([damas, "network", "--rules", rules, network], input=text, capture_output=True, text=True, check=True)
    found = np.array([int(line) for line in answer.stdout.split()])
    different = int((found != wanted).sum()) if len(found) == len(wanted) else len(wanted)
    print(f"{len(wanted)} positions, {different} different")
    sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
