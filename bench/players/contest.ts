import {
  addDeal,
  type Chooser,
  emptyTally,
  type Fault,
  type Match,
  mergeTallies,
  oneAgainstCopies,
  playDeal,
  playGame,
  resultsOf,
  type Tally,
} from '@sanh-rong/arena';
import { type AnyGame, type BaseAction, type BaseState, findGame, Random, writeRecord } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor } from '@sanh-rong/players';
import { drawOptions } from './option-draws.ts';
import type { Setting } from './settings.ts';
import { mergeThinking, NO_THINKING, type Thinking, Watched } from './thinking.ts';

/** A stretch of a match's deals, played in one thread. */
export interface ContestJob {
  readonly kind: 'contest';
  readonly setting: Setting;
  readonly seed: string;
  /** With drawn options, and about every other deal a later game of a session. */
  readonly unusual: boolean;
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

/** The circumstances of a deal: options that a table might choose, and a game before it, if any. */
const drawCircumstances = (match: Match, number: number, copies: Chooser): Pick<Match, 'options' | 'previous'> => {
  const { game, ruleSet, lineup, seed } = match;
  const random = new Random(`${seed}/${number}/circumstances`);
  const specs = game.ruleSets.find(({ id }) => id === ruleSet)?.options ?? {};
  const seats = lineup.length;
  const draw = () => {
    const options = drawOptions(specs, seats, random);
    return { options, dealt: game.deal({ ruleSet, options, seats, seed: `${seed}/${number}/before` }) };
  };
  let drawn = draw();
  // Options may allow fewer seats than there are.
  while (!drawn.dealt.ok) drawn = draw();
  const { options, dealt } = drawn;
  if (random.below(2) === 0) return { options };
  const choosers = new Array<Chooser>(seats).fill(copies);
  const { state } = playGame(game, dealt.value.state, choosers, { dice: `${seed}/${number}/before/dice` });
  return { options, previous: game.carryOver(state) };
};

export const playContest = ({ setting, seed, unusual, from, to }: ContestJob): Contest => {
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
    const [one, copies] = players.map(({ choose }) => choose);
    const circumstances = unusual ? drawCircumstances(match, number, copies) : {};
    const played = playDeal({ ...match, ...circumstances }, number, [one, copies]);
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
