"""The network that plays, and the critic that sees all hands and is needed in training alone."""

from typing import NamedTuple

import torch
from torch import nn


class Widths(NamedTuple):
    """Of the layers of the network that plays: three of the state, one of a choice added to it."""

    first: int
    second: int
    third: int
    joined: int


def widths_of(text: str) -> Widths:
    return Widths(*(int(width) for width in text.split(",")))


def many_hot(indices: torch.Tensor, size: int, dtype: torch.dtype) -> torch.Tensor:
    """Rows of feature numbers, padded with `size`, as rows of zeros and ones."""
    out = torch.zeros(indices.shape[0], size + 1, dtype=dtype, device=indices.device)
    out.scatter_(1, indices.long(), 1.0)
    return out[:, :size]


class Actor(nn.Module):
    def __init__(self, state_features: int, move_features: int, move_amounts: int, widths: Widths, bonus: float = 0.0) -> None:
        super().__init__()
        one, two, three, joined = widths
        self.state_features = state_features
        self.move_features = move_features
        self.state1 = nn.Linear(state_features, one)
        self.state2 = nn.Linear(one, two)
        self.state3 = nn.Linear(two, three)
        self.move = nn.Linear(move_features + move_amounts, three, bias=False)
        self.join = nn.Linear(three, joined)
        self.score = nn.Linear(joined, 1, bias=False)
        # The untrained network plays as the steady player does: its choice begins with this much more.
        self.bonus = nn.Parameter(torch.tensor(bonus))
        nn.init.normal_(self.state1.weight, std=0.12)
        nn.init.normal_(self.move.weight, std=0.12)
        nn.init.zeros_(self.score.weight)

    def forward(self, state, on, amounts, owner, steady):
        """Scores of all choices of a batch, one after the other; `owner` says which state each belongs to."""
        dtype = self.state1.weight.dtype
        if torch.is_autocast_enabled():
            dtype = torch.bfloat16
        hidden = torch.relu(self.state1(many_hot(state, self.state_features, dtype)))
        hidden = torch.relu(self.state2(hidden))
        hidden = self.state3(hidden)
        moves = torch.cat([many_hot(on, self.move_features, dtype), amounts.to(dtype)], 1)
        joined = torch.relu(hidden[owner] + self.move(moves))
        joined = torch.relu(self.join(joined))
        return self.score(joined).squeeze(1).float() + self.bonus * steady.float()


class Critic(nn.Module):
    def __init__(self, state_features: int, one: int, two: int) -> None:
        super().__init__()
        self.state_features = state_features
        self.state = nn.Linear(state_features + 3 * 52, one)
        self.hidden = nn.Linear(one, two)
        self.value = nn.Linear(two, 1)
        nn.init.normal_(self.state.weight, std=0.1)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, state, hands):
        dtype = torch.bfloat16 if torch.is_autocast_enabled() else self.state.weight.dtype
        seen = many_hot(state, self.state_features, dtype)
        hidden = torch.relu(self.state(torch.cat([seen, bits(hands, dtype)], 1)))
        hidden = torch.relu(self.hidden(hidden))
        return self.value(hidden).squeeze(1).float()


def bits(hands: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    """Three hands, each as two halves of 28 and 24 bits, as zeros and ones."""
    low = torch.arange(28, device=hands.device, dtype=torch.int32)
    high = torch.arange(24, device=hands.device, dtype=torch.int32)
    pairs = hands.view(-1, 3, 2)
    lows = (pairs[:, :, 0:1] >> low) & 1
    highs = (pairs[:, :, 1:2] >> high) & 1
    return torch.cat([lows, highs], 2).flatten(1).to(dtype)
