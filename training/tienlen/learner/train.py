"""Proximal policy optimization: `python3 train.py --help`. See ../../README.md."""

import argparse
import contextlib
import copy
import hashlib
import json
import math
import os
import sys
import threading
import time

import torch
from torch import nn

from actors import Actors
from model import Actor, Critic, widths_of

MOST_MOVES = 96
KINDS = ("mienNam4", "mienNam3", "mienNam2", "thirteen4", "thirteen3", "thirteen2")
# Points are worth this much: rewards of all rule sets are of one size.
SCALE = (10.0, 8.0, 6.0, 1.5, 1.2, 0.7)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--node", default="node")
    parser.add_argument("--program", required=True, help="the bundled actor")
    parser.add_argument("--out", required=True, help="folder of checkpoints and of the log")
    parser.add_argument("--kinds", default="", help="of the tables, by name; all of them where none is named")
    parser.add_argument("--widths", type=widths_of, default="512,512,256,128", help="of the layers of the network")
    parser.add_argument("--critic", default="768,512", help="of the layers of the critic")
    parser.add_argument("--actors", type=int, default=15)
    parser.add_argument("--tables", type=int, default=640, help="tables of one group of one actor")
    parser.add_argument("--steps", type=int, default=34, help="decisions of each table in an iteration")
    parser.add_argument("--seconds", type=float, default=500, help="how long this run goes on")
    parser.add_argument("--from-progress", type=float, help="where on the way from 0 to 1 it begins, if not where it was")
    parser.add_argument("--to-progress", type=float, default=1.0, help="and where it ends")
    parser.add_argument("--iterations", type=int, help="ends after so many instead of after a time")
    parser.add_argument("--bonus", type=float, default=3.0, help="how much more the steady choice scores at first")
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--last-entropy", type=float, default=0.0005)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--discount", type=float, default=0.8, help="lambda of the advantages")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=12_000)
    parser.add_argument("--seed", default="sanh-rong")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--resume", action="store_true")
    return parser.parse_args()


class Learner:
    def __init__(self, options) -> None:
        self.options = options
        self.device = torch.device(options.device)
        seed = int.from_bytes(hashlib.sha256(options.seed.encode()).digest()[:6], "little")
        torch.manual_seed(seed)
        # Games go on while the network learns: each draws from a generator of its own, so that a seed says what comes out.
        self.drawing = torch.Generator(self.device).manual_seed(seed + 1)
        self.shuffling = torch.Generator(self.device).manual_seed(seed + 2)
        kept = torch.load(self.checkpoint, map_location="cpu") if options.resume else None
        self.progress = kept["progress"] if kept else 0.0
        self.iteration = kept["iteration"] if kept else 0
        self.decisions = kept["decisions"] if kept else 0
        # Games in progress are not kept; after a resume others are dealt.
        self.actors = Actors(
            options.node, options.program, options.actors, options.tables, 2,
            f"{options.seed} {self.iteration}" if self.iteration > 0 else options.seed, options.kinds,
        )
        shape = self.actors.shape
        sizes = shape["features"]
        self.actor = Actor(sizes["state"], sizes["move"], shape["moveAmounts"], options.widths, options.bonus).to(self.device)
        critic = (int(width) for width in options.critic.split(","))
        self.critic = Critic(sizes["state"], *critic).to(self.device)
        self.parameters = [*self.actor.parameters(), *self.critic.parameters()]
        fused = {"fused": True} if self.device.type == "cuda" else {}
        self.optimizer = torch.optim.Adam(self.parameters, lr=options.rate, eps=1e-5, betas=(0.9, 0.98), **fused)
        if kept:
            self.restore(kept)
        # Games are played with what was learned up to the iteration before, while the next one is learned.
        self.playing = copy.deepcopy((self.actor, self.critic))
        self.scale = torch.tensor(SCALE, device=self.device)
        self.learning = torch.cuda.Stream() if self.device.type == "cuda" else None

    def autocast(self):
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda")

    # Checkpoints

    @property
    def checkpoint(self) -> str:
        return os.path.join(self.options.out, "checkpoint.pt")

    def save(self) -> None:
        kept = {
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "drawing": self.drawing.get_state(),
            "shuffling": self.shuffling.get_state(),
            "widths": tuple(self.options.widths),
            "progress": self.progress,
            "iteration": self.iteration,
            "decisions": self.decisions,
        }
        torch.save(kept, self.checkpoint + ".new")
        os.replace(self.checkpoint + ".new", self.checkpoint)

    def restore(self, kept: dict) -> None:
        self.actor.load_state_dict(kept["actor"])
        self.critic.load_state_dict(kept["critic"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.drawing.set_state(kept["drawing"])
        self.shuffling.set_state(kept["shuffling"])

    # Playing

    def upload(self, group: int) -> dict:
        raw = self.actors.read(group)
        total = len(raw["on"])
        out = {name: value.to(self.device, non_blocking=True) for name, value in raw.items()}
        out["amounts"] = out["amounts"].float() / self.actors.shape["steps"]
        counts = out["moves"].long()
        out["owner"] = torch.repeat_interleave(
            torch.arange(len(counts), device=self.device), counts, output_size=total
        )
        out["first"] = torch.cumsum(counts, 0) - counts
        out["steady_at"] = out["first"] + out["steady"].long()
        marks = torch.zeros(len(out["owner"]), device=self.device)
        marks[out["steady_at"]] = 1.0
        out["is_steady"] = marks
        return out

    def table_of_scores(self, scores, owner, first):
        """Scores of choices in rows, one a decision, filled up with minus infinity."""
        column = torch.arange(len(owner), device=self.device) - first[owner]
        rows = torch.full((len(first), MOST_MOVES), -math.inf, device=self.device)
        return rows.index_put((owner, column), scores)

    def play(self, group: int, wanted) -> dict:
        """One decision of each table of a group."""
        seen = self.upload(group)
        with torch.no_grad(), self.autocast():
            actor, critic = self.playing
            scores = actor(seen["state"], seen["on"], seen["amounts"], seen["owner"], seen["is_steady"])
            value = critic(seen["state"], seen["hands"])
        logs = torch.log_softmax(self.table_of_scores(scores, seen["owner"], seen["first"]), 1)
        # The largest of the scores with Gumbel noise: a draw by their odds.
        drawn = torch.rand(logs.shape, generator=self.drawing, device=self.device)
        noise = -torch.log(-torch.log(drawn.clamp_(1e-20, 1 - 1e-7)))
        choice = torch.argmax(logs + noise, 1)
        seen["choice"] = choice
        seen["log"] = logs.gather(1, choice[:, None]).squeeze(1)
        seen["value"] = value
        self.actors.ask(group, choice.to(torch.uint8).cpu().numpy())
        return seen if wanted else {}

    def rollout(self):
        """Some decisions of all tables, group by group, and what became of them."""
        steps = [[], []]
        for _ in range(self.options.steps):
            for group in range(2):
                steps[group].append(self.play(group, True))
        last = [self.upload(group) for group in range(2)]
        batches = []
        for group in range(2):
            self.advantages(steps[group], last[group])
            batches.extend(steps[group])
        return batches

    def advantages(self, steps, last) -> None:
        """Writes each decision's return, and how much better than expected it came out (GAE, seat by seat)."""
        tables = len(last["seat"])
        following = torch.full((tables, 4), math.nan, device=self.device)
        carried = torch.zeros(tables, 4, device=self.device)
        rows = torch.arange(tables, device=self.device)
        for at in range(len(steps) - 1, -1, -1):
            step = steps[at]
            after = steps[at + 1] if at + 1 < len(steps) else last
            ended = after["ended"].bool()
            reward = after["points"].float() / self.scale[step["kind"].long()][:, None]
            following = torch.where(ended[:, None], reward, following)
            carried = torch.where(ended[:, None], torch.zeros_like(carried), carried)
            seat = step["seat"].long()
            ahead = following[rows, seat]
            known = ~torch.isnan(ahead)
            delta = torch.where(known, ahead - step["value"], torch.zeros_like(ahead))
            advantage = delta + self.options.discount * carried[rows, seat]
            carried[rows, seat] = advantage
            following[rows, seat] = step["value"]
            step["advantage"] = advantage
            step["return"] = advantage + step["value"]
            step["known"] = known
            # What one seat of the network wins against levels there are.
            mask = after["network"].long()
            alone = ended & ((mask & (mask - 1)) == 0)
            gain = (reward * ((mask[:, None] >> torch.arange(4, device=self.device)) & 1)).sum(1)
            step["gain"] = torch.where(alone, gain, torch.full_like(ahead, math.nan))

    # Learning

    def join(self, batches):
        """All decisions of an iteration as one, choices one after the other."""
        names = ("state", "hands", "kind", "choice", "log", "value", "advantage", "return", "known", "moves")
        joined = {name: torch.cat([batch[name] for batch in batches]) for name in names}
        for name in ("on", "amounts", "is_steady"):
            joined[name] = torch.cat([batch[name] for batch in batches])
        counts = joined["moves"].long()
        joined["count"] = counts
        joined["begin"] = torch.cumsum(counts, 0) - counts
        known = joined["known"]
        for kind in range(len(KINDS)):
            chosen = known & (joined["kind"] == kind)
            if int(chosen.sum()) < 2:
                continue
            spread = joined["advantage"][chosen].std() + 1e-6
            joined["advantage"] = torch.where(joined["kind"] == kind, joined["advantage"] / spread, joined["advantage"])
        return joined

    def minibatch(self, joined, picked):
        counts = joined["count"][picked]
        total = int(counts.sum())
        owner = torch.repeat_interleave(torch.arange(len(picked), device=self.device), counts, output_size=total)
        first = torch.cumsum(counts, 0) - counts
        places = joined["begin"][picked][owner] + torch.arange(total, device=self.device) - first[owner]
        return owner, first, places

    def learn(self, joined, entropy_weight):
        options = self.options
        size = len(joined["choice"])
        sums = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "clipped": 0.0, "kl": 0.0}
        steps = 0
        for _ in range(options.epochs):
            order = torch.randperm(size, generator=self.shuffling, device=self.device)
            for begin in range(0, size - options.batch // 2, options.batch):
                picked = order[begin : begin + options.batch]
                owner, first, places = self.minibatch(joined, picked)
                with self.autocast():
                    scores = self.actor(
                        joined["state"][picked], joined["on"][places], joined["amounts"][places], owner,
                        joined["is_steady"][places],
                    )
                    value = self.critic(joined["state"][picked], joined["hands"][picked])
                logs = torch.log_softmax(self.table_of_scores(scores, owner, first), 1)
                chosen = logs.gather(1, joined["choice"][picked][:, None]).squeeze(1)
                known = joined["known"][picked].float()
                weight = known / known.sum().clamp(min=1)
                ratio = torch.exp(chosen - joined["log"][picked])
                advantage = joined["advantage"][picked]
                held = ratio.clamp(1 - options.clip, 1 + options.clip)
                policy = -(torch.minimum(ratio * advantage, held * advantage) * weight).sum()
                shares = logs.exp()
                entropy = -(shares * logs.masked_fill(logs == -math.inf, 0.0)).sum(1)
                entropy = (entropy * weight).sum()
                missed = nn.functional.smooth_l1_loss(value, joined["return"][picked], reduction="none", beta=3.0)
                value_loss = (missed * weight).sum()
                loss = policy - entropy_weight * entropy + value_loss
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters, 1.0)
                self.optimizer.step()
                with torch.no_grad():
                    parts = (policy, value_loss, entropy, ((ratio - held).abs() > 0).float().mean(),
                             ((ratio - 1) - torch.log(ratio)).mean())
                    for name, part in zip(sums, parts):
                        sums[name] = sums[name] + part.detach()
                steps += 1
        return {name: round(float(part) / max(1, steps), 5) for name, part in sums.items()}

    def update(self, joined, entropy, told) -> None:
        with self.stream():
            if self.learning is not None:
                self.learning.wait_stream(torch.cuda.default_stream())
            told.update(self.learn(joined, entropy))

    def stream(self):
        return torch.cuda.stream(self.learning) if self.learning is not None else contextlib.nullcontext()

    def hand_over(self) -> None:
        """From here on games are played with what has been learned."""
        if self.learning is not None:
            torch.cuda.synchronize()
        for mine, learned in zip(self.playing, (self.actor, self.critic)):
            mine.load_state_dict(learned.state_dict())

    def train(self) -> None:
        options = self.options
        begun = time.time()
        self.hand_over()
        joined = None
        entropy = options.entropy
        saved = begun
        log = open(os.path.join(options.out, "log.jsonl"), "a", encoding="utf8")
        first = self.iteration
        begins = self.progress if options.from_progress is None else options.from_progress
        while True:
            spent = time.time() - begun
            part = spent / options.seconds
            if options.iterations is not None:
                part = (self.iteration - first) / options.iterations if options.iterations > 0 else 1
            if part >= 1:
                break
            self.progress = begins + (options.to_progress - begins) * part
            left = 1 - self.progress
            for group in self.optimizer.param_groups:
                # Warm at first, so that the critic learns before the steady play is left.
                warm = min(1.0, (self.iteration + 1) / 8)
                group["lr"] = options.rate * left * warm
            entropy = options.last_entropy + (options.entropy - options.last_entropy) * left
            at = time.time()
            told = {}
            worker = None
            if joined is not None:
                worker = threading.Thread(target=self.update, args=(joined, entropy, told))
                worker.start()
            batches = self.rollout()
            played = time.time() - at
            if worker is not None:
                worker.join()
            self.hand_over()
            joined = self.join(batches)
            self.iteration += 1
            self.decisions += len(joined["choice"])
            told.update(self.summary(joined, batches))
            told.update(
                iteration=self.iteration, decisions=self.decisions, seconds=round(time.time() - begun, 1),
                playing=round(played, 2), waiting=round(time.time() - at - played, 2),
                progress=round(self.progress, 4),
            )
            line = json.dumps(told)
            log.write(line + "\n")
            log.flush()
            if self.iteration % 10 == 1:
                print(line, flush=True)
            if time.time() - saved > 60:
                self.save()
                saved = time.time()
        if self.iteration > first:
            self.progress = options.to_progress
        self.save()
        self.actors.close()
        log.close()

    def summary(self, joined, batches):
        """Points a game of the seats the network plays, by kind of table, and how well the critic foresees."""
        gains = torch.cat([batch["gain"] for batch in batches])
        known = joined["known"]
        wrong = (joined["return"] - joined["value"])[known].var()
        told = {"explained": round(float(1 - wrong / joined["return"][known].var()), 3)}
        for kind, name in enumerate(KINDS):
            of = gains[(joined["kind"] == kind) & ~torch.isnan(gains)]
            told[name] = round(float(of.mean() * SCALE[kind]), 3) if len(of) > 0 else None
        return told


def main() -> None:
    options = arguments()
    os.makedirs(options.out, exist_ok=True)
    if options.device == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    sys.setswitchinterval(0.0005)
    Learner(options).train()


if __name__ == "__main__":
    main()
