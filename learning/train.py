#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Trains the small network of src/eval/network.hpp on positions made by `damas dataset`.

usage: train.py RULES TRAINING HELD_OUT OUTPUT [--epochs N] [--seed N] [--results SHARE] [--plot FILE] [--init FILE]

Needs PyTorch and NumPy; uses a GPU if there is one. The file it writes is what the program reads: whole numbers,
with a checksum. After training, the network in whole numbers is compared with the one in floating point.
"""
import argparse
import json
import os
import re
import struct
import time
from pathlib import Path

import numpy as np

from plot import plot

try:
    import torch
except ImportError:  # only the whole-number part works without it
    torch = None

VARIANTS = Path(__file__).resolve().parent.parent / "src/rules/variants"


def board_facts():
    """Squares, and pieces at the start, of each game: from the page of its rule set."""
    squares, pieces = {}, {}
    for page in VARIANTS.glob("*.hpp"):
        facts = {name: int(value) for name, value in re.findall(r"\.(width|height|rows_of_men) = (\d+)", page.read_text())}
        if facts:
            squares[page.stem] = facts["width"] * facts["height"] // 2
            pieces[page.stem] = facts["rows_of_men"] * facts["width"]
    return squares, pieces


SQUARES, PIECES = board_facts()
HIDDEN, BUCKETS = 128, 8
SUM_UNIT, OUTPUT_UNIT, SCORE_UNIT = 255, 64, 100
SAMPLE = np.dtype([("sets", "<u8", 4), ("score", "<i2"), ("result", "u1"), ("pieces", "u1"), ("ply", "<u4")])
POSITIONS = np.dtype([("magic", "S8"), ("rules", "S16"), ("count", "<u8"), ("sum", "<u8")])


def position_sum(samples, piece=1 << 22):
    """learning::SampleSum: each word times the odd number of its place, added up modulo 2^64."""
    words = samples.view("<u8")
    total = 0
    for begin in range(0, len(words), piece):
        part = words[begin : begin + piece]
        times = 2 * np.arange(begin, begin + len(part), dtype=np.uint64) + np.uint64(1)
        total += int((part * times).sum(dtype=np.uint64))
    return total % (1 << 64)


def read_positions(path, rules):
    """The records of a file of `damas dataset`; a file that is anything else ends the program with a sentence."""
    def refuse(why):
        raise SystemExit(f"{path}: {why}")

    header = np.fromfile(path, dtype=POSITIONS, count=1)
    if len(header) == 0 or not header[0]["magic"].startswith(b"damasps"):
        refuse("not a file of positions of 'damas dataset' (old ones without a header must be made again)")
    if header[0]["magic"] != b"damasps1":
        refuse("positions of another version of the program")
    if header[0]["rules"] != rules.encode():
        refuse("positions of another game")
    samples = np.fromfile(path, dtype=SAMPLE, offset=POSITIONS.itemsize)
    if os.path.getsize(path) != POSITIONS.itemsize + int(header[0]["count"]) * SAMPLE.itemsize:
        refuse("cut off, or longer than it says")
    if position_sum(samples) != int(header[0]["sum"]):
        refuse("damaged: the positions do not fit their checksum")
    return samples


class Positions:
    """Samples on the device, turned into inputs batch by batch."""

    def __init__(self, path, rules, device):
        data = read_positions(path, rules)
        self.squares = squares = SQUARES[rules]
        self.sets = torch.from_numpy(data["sets"].astype(np.int64)).to(device)
        self.score = torch.from_numpy(data["score"].astype(np.float32)).to(device)
        self.result = torch.from_numpy(data["result"].astype(np.float32) / 2).to(device)
        self.pieces = torch.from_numpy(data["pieces"].astype(np.int64)).to(device)
        self.places = torch.arange(squares, device=device)

    def __len__(self):
        return len(self.score)

    def inputs(self, index):
        """Both sides' views: own men, their men, own kings, their kings."""
        bits = (self.sets[index].unsqueeze(2) >> self.places & 1).float()
        other = bits[:, [1, 0, 3, 2]].flip(2)
        return bits.flatten(1), other.flatten(1)


class Network(torch.nn.Module if torch else object):
    def __init__(self, squares, pieces):
        super().__init__()
        self.most_pieces = pieces
        self.features = torch.nn.Linear(4 * squares, HIDDEN)
        self.output = torch.nn.Linear(2 * HIDDEN, BUCKETS)
        torch.nn.init.uniform_(self.features.weight, -0.1, 0.1)
        torch.nn.init.constant_(self.features.bias, 0.25)
        torch.nn.init.uniform_(self.output.weight, -0.1, 0.1)
        torch.nn.init.zeros_(self.output.bias)

    def bucket(self, pieces):
        return (pieces - 1) * BUCKETS // self.most_pieces

    def forward(self, own, other, pieces):
        sums = torch.cat([self.features(own), self.features(other)], dim=1).clamp(0, 1)
        return self.output(sums * sums).gather(1, self.bucket(pieces).unsqueeze(1)).squeeze(1)

    def begin_with(self, weights):
        """Goes on from a network in whole numbers."""
        def real(values, unit):
            return torch.from_numpy(values.astype(np.float32) / unit)

        with torch.no_grad():
            self.features.weight.copy_(real(weights["inputs"], SUM_UNIT).t())
            self.features.bias.copy_(real(weights["bias"], SUM_UNIT))
            self.output.weight.copy_(real(weights["output"], OUTPUT_UNIT))
            self.output.bias.copy_(real(weights["constant"], SUM_UNIT * OUTPUT_UNIT))

    def clip(self):
        """So that 16 bits hold the weights and every product of them."""
        with torch.no_grad():
            self.output.weight.clamp_(-127 / OUTPUT_UNIT, 127 / OUTPUT_UNIT)
            self.features.weight.clamp_(-3, 3)


def quantised(network):
    def whole(tensor, unit):
        return np.rint(tensor.detach().cpu().numpy().astype(np.float64) * unit)

    return {
        "inputs": whole(network.features.weight.t(), SUM_UNIT).astype("<i2"),
        "bias": whole(network.features.bias, SUM_UNIT).astype("<i2"),
        "output": whole(network.output.weight, OUTPUT_UNIT).astype("<i2"),
        "constant": whole(network.output.bias, SUM_UNIT * OUTPUT_UNIT).astype("<i4"),
    }


def whole_scores(weights, own, other, bucket):
    """What the program computes, to the last digit."""
    inputs, bias = weights["inputs"].astype(np.int64), weights["bias"].astype(np.int64)
    sums = np.concatenate([own @ inputs + bias, other @ inputs + bias], axis=1).clip(0, SUM_UNIT)
    total = (sums * sums * weights["output"].astype(np.int64)[bucket]).sum(axis=1)
    toward_zero = np.sign(total) * (np.abs(total) // SUM_UNIT)
    score = (toward_zero + weights["constant"].astype(np.int64)[bucket]) * SCORE_UNIT
    unit = SUM_UNIT * OUTPUT_UNIT
    return np.clip(np.sign(score) * (np.abs(score) // unit), -20000, 20000)


def fold_multiply(a, b):
    product = a * b
    return (product ^ product >> 64) & (1 << 64) - 1


def checksum(data):
    """core::checksum."""
    k0, k1, k2 = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03, 0x8CB92BA72F3D8DD7
    total = fold_multiply(fold_multiply(0 ^ k0, len(data) ^ k1) ^ 1, k2)
    whole = len(data) // 8 * 8
    for (word,) in struct.iter_unpack("<Q", data[:whole]):
        total = (fold_multiply(total ^ word, k0) + k1) & (1 << 64) - 1
    rest = int.from_bytes(data[whole:], "little")
    return fold_multiply(total ^ rest, k2)


def write_network(path, rules, weights):
    body = weights["inputs"].tobytes() + weights["bias"].tobytes()
    for bucket in range(BUCKETS):
        body += weights["output"][bucket].tobytes()
    body += weights["constant"].tobytes()
    header = b"damasnn1" + rules.encode().ljust(16, b"\0")
    header += struct.pack("<IIIIQ", SQUARES[rules], HIDDEN, BUCKETS, 0, checksum(body))
    with open(path, "wb") as file:
        file.write(header + body)


def read_network(path, rules):
    """The weights of a network file as arrays."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"damasnn1" and data[8:24].rstrip(b"\0") == rules.encode(), "no network of this game"
    squares, hidden, buckets, _, total = struct.unpack("<IIIIQ", data[24:48])
    assert (squares, hidden, buckets) == (SQUARES[rules], HIDDEN, BUCKETS), "another shape"
    body = data[48:]
    assert checksum(body) == total, "damaged"
    rows = np.frombuffer(body[: -4 * BUCKETS], dtype="<i2").reshape(-1, HIDDEN)
    inputs = 4 * squares
    return {"inputs": rows[:inputs], "bias": rows[inputs], "output": rows[inputs + 1 :].reshape(BUCKETS, 2 * HIDDEN),
            "constant": np.frombuffer(body[-4 * BUCKETS :], dtype="<i4")}


def mean_loss(network, positions, target, batch):
    total = 0.0
    with torch.no_grad():
        for begin in range(0, len(positions), batch):
            index = torch.arange(begin, min(begin + batch, len(positions)), device=positions.sets.device)
            own, other = positions.inputs(index)
            error = torch.sigmoid(network(own, other, positions.pieces[index])) - target[index]
            total += float((error * error).sum())
    return total / max(1, len(positions))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", choices=SQUARES)
    parser.add_argument("training")
    parser.add_argument("held_out")
    parser.add_argument("output")
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--results", type=float, default=0.7, help="share of the result in the target; the score has the rest")
    parser.add_argument("--plot", help="write the loss of each epoch to this SVG file")
    parser.add_argument("--init", help="go on from this network instead of beginning by chance")
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    squares = SQUARES[options.rules]
    training = Positions(options.training, options.rules, device)
    held_out = Positions(options.held_out, options.rules, device)
    network = Network(squares, PIECES[options.rules]).to(device)
    if options.init:
        network.begin_with(read_network(options.init, options.rules))
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.0)
    steps = max(1, len(training) // options.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=steps * options.epochs + 1, pct_start=0.1)

    def target(positions):
        return options.results * positions.result + (1 - options.results) * torch.sigmoid(positions.score / SCORE_UNIT)

    goal, held_goal = target(training), target(held_out)
    curve, begin = [], time.time()
    for epoch in range(1, options.epochs + 1):
        order = torch.randperm(len(training), device=device)
        total = torch.zeros((), device=device)
        for step in range(steps):
            index = order[step * options.batch : (step + 1) * options.batch]
            own, other = training.inputs(index)
            error = torch.sigmoid(network(own, other, training.pieces[index])) - goal[index]
            loss = (error * error).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
            network.clip()
            total += loss.detach()
        curve.append((epoch, float(total) / steps, mean_loss(network, held_out, held_goal, options.batch)))
        print(json.dumps({"epoch": epoch, "training": curve[-1][1], "held_out": curve[-1][2],
                          "seconds": round(time.time() - begin, 1)}), flush=True)

    weights = quantised(network)
    write_network(options.output, options.rules, weights)
    sample = torch.arange(min(4096, len(held_out)), device=device)
    own, other = held_out.inputs(sample)
    with torch.no_grad():
        exact = network(own, other, held_out.pieces[sample]).cpu().numpy() * SCORE_UNIT
    bucket = network.bucket(held_out.pieces[sample]).cpu().numpy()
    whole = whole_scores(weights, own.cpu().numpy().astype(np.int64), other.cpu().numpy().astype(np.int64), bucket)
    print(json.dumps({"positions": len(training), "held_out": len(held_out),
                      "rounding": {"mean": float(np.abs(exact - whole).mean()), "most": float(np.abs(exact - whole).max())}}))
    if options.plot:
        plot(options.plot, curve)


if __name__ == "__main__":
    main()
