import { INTERVAL, judge } from '@sanh-rong/analysis';
import {
  type AnyGame,
  type BaseAction,
  type BaseState,
  findGame,
  type GameId,
  Random,
  type Replay,
  readRecord,
  writeRecord,
} from '@sanh-rong/engine';
import { type AnyPlayer, playersFor, repeatableBudget } from '@sanh-rong/players';

/** Games of the strongest player against itself, with dear mistakes planted into some of them. */

/** A rule set with its usual number of seats. */
export interface Table {
  readonly game: GameId;
  readonly ruleSet: string;
  readonly seats: number;
}

export interface PlayedGame {
  readonly replay: Replay;
  /** By seat. */
  readonly points: readonly number[];
  /** Where seat 0 first did something else. */
  readonly planted: number | null;
}

/** What seat 0 does instead of what the player would do; null where it does the same. Told where it did so first. */
type Planting = (game: AnyGame, state: BaseState<BaseAction>, first: number | null) => BaseAction | null;

export const keyOf = ({ game, ruleSet }: Table): string => `${game}/${ruleSet}`;

const opened = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
};

export const strongest = (id: string): AnyPlayer => {
  const player = playersFor(id).at(-1);
  if (player === undefined) throw new Error(`no players of ${id}`);
  return player;
};

export const played = ({ game: id, ruleSet, seats }: Table, seed: string, plant: Planting = () => null): PlayedGame => {
  const game = opened(id);
  const player = strongest(id);
  const dealt = game.deal({ ruleSet, seats, seed });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  let planted: number | null = null;
  const dice = new Random(seed);
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const blunder = turn === 0 && view.legal.length > 1 ? plant(game, state, planted) : null;
    if (blunder !== null) planted ??= state.history.length;
    const action = blunder ?? player.choose(view, view.legal, dice, repeatableBudget(player));
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  const read = readRecord(writeRecord(game, state));
  if (!read.ok) throw new Error(read.error.reason);
  return { replay: read.value, points: game.result(state)?.points ?? [], planted };
};

/**
 * Some choice that costs so many points for certain, as so many other worlds tell than those of the review; at each moment
 * one is drawn and looked at, until one is dear enough.
 */
export const dearMistake =
  (points: number, worlds: number): Planting =>
  (game, state, first) => {
    if (first !== null) return null;
    const view = game.view(state, 0);
    // How raising stands in the list is no move.
    const moves = view.legal.filter((action) => !('min' in action));
    const drawn = new Random(`plant ${state.history.length}`).pick(moves);
    const limits = { worlds: 4, compared: worlds };
    const loss = judge(game.id, view, { played: drawn, seed: 'plant', limits })?.loss ?? null;
    return loss !== null && loss.points - INTERVAL * loss.error > points ? drawn : null;
  };
