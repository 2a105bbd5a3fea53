"""Writes a trained network as the bytes that players read, and proves that they score with it as the learner does.

`python3 export.py CHECKPOINT FILE --node node --actor ACTOR --scores SCORES`, where the last two are the bundled programs.
Prints what was found as JSON. One byte a weight.
"""

import argparse
import json
import subprocess
import sys

import numpy as np
import torch

from actors import Actors
from model import Actor, Widths

AMOUNTS = 19

# The positions that scores are compared on.
TABLES = 64
STEPS = 12
SEED = "compared"

# Both sides have the same rounded weights: what is left is the last digits of their sums.
TOLERANCE = 1e-3


def rounded(weights: np.ndarray) -> tuple:
    """Weights by input as bytes, each rounded to one after the scale of its output; and the weights that those mean."""
    scales = (np.abs(weights).max(axis=0) / 127).astype("<f4")
    scales[scales == 0] = 1
    whole = np.clip(np.rint(weights / scales), -127, 127).astype("i1")
    return scales.tobytes() + whole.tobytes(), whole.astype("<f4") * scales


class Exported:
    """The bytes of a network, and the network that they mean."""

    def __init__(self, trained: dict) -> None:
        self.kept = {name: value.float().numpy() for name, value in trained.items()}
        self.meant = {}
        self.parts = []
        for name in ("state1", "state2", "state3"):
            self._layer(f"{name}.weight")
            self._numbers(f"{name}.bias")
        move = self.kept["move.weight"].T
        features, first = rounded(np.ascontiguousarray(move[:-AMOUNTS]))
        amounts, second = rounded(np.ascontiguousarray(move[-AMOUNTS:]))
        self.parts += [features, amounts]
        self.meant["move.weight"] = np.concatenate([first, second]).T
        self._layer("join.weight")
        self._numbers("join.bias")
        self._numbers("score.weight")
        self._numbers("bonus")

    def _layer(self, name: str) -> None:
        part, meant = rounded(np.ascontiguousarray(self.kept[name].T))
        self.parts.append(part)
        self.meant[name] = meant.T

    def _numbers(self, name: str) -> None:
        self.parts.append(self.kept[name].astype("<f4").tobytes())
        self.meant[name] = self.kept[name]

    def network(self, shape: dict, widths: Widths) -> Actor:
        actor = Actor(shape["features"]["state"], shape["features"]["move"], shape["moveAmounts"], widths)
        actor.load_state_dict({name: torch.tensor(np.ascontiguousarray(value)) for name, value in self.meant.items()})
        return actor.eval()


def scores_of(network: Actor, raw: dict, steps: int) -> list:
    """Scores of every decision, as the learner is told of them."""
    counts = raw["moves"].long()
    owner = torch.repeat_interleave(torch.arange(len(counts)), counts)
    is_steady = torch.zeros(len(owner))
    is_steady[torch.cumsum(counts, 0) - counts + raw["steady"].long()] = 1
    with torch.no_grad():
        scores = network(raw["state"], raw["on"], raw["amounts"].float() / steps, owner, is_steady)
    return [part.numpy() for part in torch.split(scores, counts.tolist())]


def compare(options, exported: Exported, trained: dict, widths: Widths) -> dict:
    """How the scores of players differ from those of PyTorch, with the weights as rounded and as trained."""
    command = [options.node, options.scores, options.file, str(TABLES), str(STEPS), f"{SEED} 0", ",".join(map(str, widths))]
    lines = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.splitlines()
    theirs = [np.array(json.loads(line)) for line in lines]
    actors = Actors(options.node, options.actor, 1, TABLES, 1, SEED, "")
    meant = exported.network(actors.shape, widths)
    original = exported.network(actors.shape, widths)
    original.load_state_dict(trained)
    ours, before = [], []
    for _ in range(STEPS):
        raw = actors.read(0)
        ours += scores_of(meant, raw, actors.shape["steps"])
        before += scores_of(original, raw, actors.shape["steps"])
        actors.ask(0, raw["steady"].numpy())
    actors.read(0)
    actors.close()
    if [len(each) for each in ours] != [len(each) for each in theirs]:
        raise SystemExit("players and the learner do not see the same choices")
    return {
        "compared": len(ours),
        "choices": sum(len(each) for each in ours),
        "furthest": float(max(np.abs(one - other).max() for one, other in zip(ours, theirs))),
        "rounding": float(np.mean([np.abs(one - other).mean() for one, other in zip(before, theirs)])),
        "same": float(np.mean([one.argmax() == other.argmax() for one, other in zip(before, theirs)])),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("checkpoint")
    parser.add_argument("file")
    parser.add_argument("--node", default="node")
    parser.add_argument("--actor", required=True, help="the bundled actor")
    parser.add_argument("--scores", required=True, help="the bundled program that scores as players do")
    options = parser.parse_args()
    kept = torch.load(options.checkpoint, map_location="cpu")
    widths = Widths(*kept["widths"])
    exported = Exported(kept["actor"])
    with open(options.file, "wb") as file:
        file.write(b"".join(exported.parts))
    found = compare(options, exported, kept["actor"], widths)
    print(json.dumps({"iterations": kept["iteration"], "decisions": kept["decisions"], "widths": list(widths), **found}))
    if not found["furthest"] < TOLERANCE:
        sys.exit(f"players score otherwise than the learner, by up to {found['furthest']}")


if __name__ == "__main__":
    main()
