import { lieng } from '../../../packages/engine/src/lieng/game.ts';
import type { LiengState } from '../../../packages/engine/src/lieng/types.ts';
import { Random } from '../../../packages/engine/src/random.ts';
import type { Action, View } from '../../../packages/players/src/lieng/view.ts';
import type { Player } from '../../../packages/players/src/player.ts';

/** Duplicate matches: every deal is played once from each seat, and intervals are clustered by deal. */

export type LiengPlayer = Player<View, Action>;

export interface Figure {
  readonly deals: number;
  /** Antes won a game, and how far off that may be (95 %). */
  readonly mean: number;
  readonly margin: number;
}

export interface MatchOptions {
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  readonly ante?: number;
  readonly startChips?: number;
}

const BUDGET = { positions: 0 };

const dealt = ({ seats, ante = 10, startChips = 1000 }: MatchOptions, seed: string, dealer: number): LiengState => {
  const step = lieng.deal({
    seats,
    seed,
    options: { ante, startChips },
    previous: dealer === 0 ? null : previousOf(seats, startChips, dealer),
  });
  if (!step.ok) throw new Error(step.error.reason);
  return step.value.state;
};

/** The dealer's place moves on by one seat a game. */
const previousOf = (seats: number, startChips: number, dealer: number) => ({
  chips: Array.from({ length: seats }, () => startChips),
  dealer: dealer - 1,
});

const play = (start: LiengState, players: readonly LiengPlayer[], random: Random): readonly number[] => {
  let state = start;
  for (let turn = lieng.turn(state); turn !== null; turn = lieng.turn(state)) {
    const action = players[turn].choose(lieng.view(state, turn), lieng.legal(state), random, BUDGET);
    const step = lieng.apply(state, action);
    if (!step.ok) throw new Error(`${players[turn].id} ${JSON.stringify(action)}: ${step.error.reason}`);
    state = step.value.state;
  }
  return state.result?.points ?? [];
};

/** What one player wins a game at a table of others. `others(index)` are the players to its left, in order. */
export const match = (player: LiengPlayer, others: (index: number) => LiengPlayer, options: MatchOptions): Figure => {
  const { seats, deals, seed, ante = 10 } = options;
  let sum = 0;
  let squares = 0;
  for (let deal = 0; deal < deals; deal++) {
    let won = 0;
    for (let own = 0; own < seats; own++) {
      const random = new Random(`${seed} dice ${deal} ${own}`);
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === own ? player : others((seat - own - 1 + seats) % seats),
      );
      won += play(dealt(options, `${seed} ${deal}`, deal % seats), players, random)[own];
    }
    const mean = won / seats / ante;
    sum += mean;
    squares += mean * mean;
  }
  const mean = sum / deals;
  const variance = (squares / deals - mean * mean) * (deals / (deals - 1));
  return { deals, mean, margin: 1.96 * Math.sqrt(variance / deals) };
};
