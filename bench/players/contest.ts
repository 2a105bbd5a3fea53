import {
  addDeal,
  emptyTally,
  type Fault,
  type Match,
  mergeTallies,
  oneAgainstCopies,
  playDeal,
  resultsOf,
  type Tally,
} from '@sanh-rong/arena';
import { type AnyGame, type BaseAction, type BaseState, findGame, writeRecord } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor } from '@sanh-rong/players';
import type { Setting } from './settings.ts';
import { mergeThinking, NO_THINKING, type Thinking, Watched } from './thinking.ts';

/** A stretch of a match's deals, played in one thread. */
export interface ContestJob {
  readonly kind: 'contest';
  readonly setting: Setting;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** What a stretch comes to; stretches merge in their order, so that the sum does not depend on who played which. */
export interface Contest {
  readonly tally: Tally;
  /** Of the one, and of the copies. */
  readonly thinking: readonly [Thinking, Thinking];
  readonly faults: number;
  readonly endless: number;
  /** Texts of games with a fault, to look at. */
  readonly samples: readonly string[];
}

export const NO_CONTEST: Contest = {
  tally: emptyTally(2),
  thinking: [NO_THINKING, NO_THINKING],
  faults: 0,
  endless: 0,
  samples: [],
};

const MOST_SAMPLES = 3;

export const mergeContests = (one: Contest, other: Contest): Contest => ({
  tally: mergeTallies(one.tally, other.tally),
  thinking: [mergeThinking(one.thinking[0], other.thinking[0]), mergeThinking(one.thinking[1], other.thinking[1])],
  faults: one.faults + other.faults,
  endless: one.endless + other.endless,
  samples: [...one.samples, ...other.samples].slice(0, MOST_SAMPLES),
});

export const gameNamed = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(`no game ${id}`);
  return found.value;
};

export const levelNamed = (game: string, level: string): AnyPlayer => {
  const player = playersFor(game).find(({ id }) => id === level);
  if (player === undefined) throw new Error(`no level ${level} of ${game}`);
  return player;
};

/** A fault with all that is needed to look into it: the text of the game, and what went wrong where. */
export const sampleOf = (game: AnyGame, state: BaseState<BaseAction>, { seat, move, refused, threw }: Fault): string =>
  `seat ${seat}, move ${move}: ${refused ? `${refused.code} ${refused.reason}` : String(threw)}: ${writeRecord(game, state)}`;

export const playContest = ({ setting, seed, from, to }: ContestJob): Contest => {
  const { game: id, ruleSet, seats, level, against, allowance } = setting;
  const game = gameNamed(id);
  // The same cards for every pair of levels: what differs between two rows is then less a matter of luck.
  const match: Match = { game, ruleSet, lineup: oneAgainstCopies(seats), seed: `${seed}/${id}/${ruleSet}/${seats}` };
  const players = [level, against].map((each) => new Watched(levelNamed(id, each), allowance));
  let tally = emptyTally(2);
  let faults = 0;
  let endless = 0;
  const samples: string[] = [];
  for (let number = from; number < to; number++) {
    const played = playDeal(
      match,
      number,
      players.map(({ choose }) => choose),
    );
    const results = resultsOf(played);
    if (results === null) endless += 1;
    else tally = addDeal(tally, results);
    for (const each of played.games) {
      faults += each.faults.length;
      samples.push(...each.faults.slice(0, 1).map((fault) => sampleOf(game, each.state, fault)));
    }
  }
  return {
    tally,
    thinking: [players[0].thinking(), players[1].thinking()],
    faults,
    endless,
    samples: samples.slice(0, MOST_SAMPLES),
  };
};
