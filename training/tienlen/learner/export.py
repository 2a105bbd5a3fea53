"""Writes a trained network as the bytes that players read: `python3 export.py CHECKPOINT FILE`. One byte a weight."""

import sys

import numpy as np
import torch


def layer(weights: np.ndarray) -> bytes:
    """Weights by input, rounded to a byte, after the scale of each output."""
    scales = (np.abs(weights).max(axis=0) / 127).astype("<f4")
    scales[scales == 0] = 1
    rounded = np.clip(np.rint(weights / scales), -127, 127).astype("i1")
    return scales.tobytes() + rounded.tobytes()


def main() -> None:
    checkpoint, target = sys.argv[1:3]
    kept = {name: value.float().numpy() for name, value in torch.load(checkpoint, map_location="cpu")["actor"].items()}
    numbers = lambda name: kept[name].astype("<f4").tobytes()
    by_input = lambda name: np.ascontiguousarray(kept[name].T)
    move = by_input("move.weight")
    amounts = 19
    parts = [
        layer(by_input("state1.weight")),
        numbers("state1.bias"),
        layer(by_input("state2.weight")),
        numbers("state2.bias"),
        layer(by_input("state3.weight")),
        numbers("state3.bias"),
        layer(move[:-amounts]),
        layer(move[-amounts:]),
        layer(by_input("join.weight")),
        numbers("join.bias"),
        numbers("score.weight"),
        numbers("bonus"),
    ]
    with open(target, "wb") as file:
        file.write(b"".join(parts))


if __name__ == "__main__":
    main()
