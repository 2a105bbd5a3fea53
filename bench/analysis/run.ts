import { parseArgs } from 'node:util';
import { INTERVAL, judge, mistakeOf, PAGE_LIMITS, review, Sample } from '@sanh-rong/analysis';
import {
  type AnyGame,
  type BaseAction,
  type BaseState,
  CATALOGUE,
  findGame,
  type GameId,
  Random,
  type Replay,
  readRecord,
  writeRecord,
} from '@sanh-rong/engine';
import { type AnyPlayer, playersFor, repeatableBudget } from '@sanh-rong/players';

/**
 * How right the analysis is, and how fast: `npm run bench:analysis -- [--games N] [--worlds N] [--page] [--only TEXT]`;
 * with `--page` it looks as long as a review on a page does.
 *
 * The strongest player of each game plays itself. Of its decisions: what was expected against what really came (the
 * slope should be 1), how many of its own choices are called mistakes, and of dear mistakes that are planted into such
 * games how many are found.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    worlds: { type: 'string', default: '40' },
    page: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const GAMES = Number(values.games);
const LIMITS = values.page ? PAGE_LIMITS : { worlds: Number(values.worlds) };
/** Points that a planted mistake costs at least. */
const DEAR = 3;

const opened = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
};

const strongest = (id: string): AnyPlayer => {
  const player = playersFor(id).at(-1);
  if (player === undefined) throw new Error(`no players of ${id}`);
  return player;
};

/** What seat 0 does instead of what the player would do, at a moment of its own; null where it does the same. */
type Planting = (game: AnyGame, state: BaseState<BaseAction>) => BaseAction | null;

interface Played {
  readonly replay: Replay;
  readonly points: number;
  /** Where the mistake was planted. */
  readonly planted: number | null;
}

const played = (id: GameId, ruleSet: string, seats: number, seed: string, plant: Planting = () => null): Played => {
  const game = opened(id);
  const player = strongest(id);
  const dealt = game.deal({ ruleSet, seats, seed });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  let planted: number | null = null;
  const dice = new Random(seed);
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const blunder = turn === 0 && planted === null && view.legal.length > 1 ? plant(game, state) : null;
    if (blunder !== null) planted = state.history.length;
    const action = blunder ?? player.choose(view, view.legal, dice, repeatableBudget(player));
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  const read = readRecord(writeRecord(game, state));
  if (!read.ok) throw new Error(read.error.reason);
  return { replay: read.value, points: game.result(state)?.points[0] ?? 0, planted };
};

/** The first choice that costs a lot for certain, as other worlds tell than those of the review. */
const dearMistake: Planting = (game, state) => {
  const judgement = judge(game.id, game.view(state, 0), { seed: 'plant', limits: { worlds: 4 * LIMITS.worlds } });
  if (judgement === null) return null;
  const [best] = judgement.choices;
  const dear = judgement.choices.find(
    ({ points, error }) => best.points - points - INTERVAL * Math.hypot(best.error, error) > DEAR,
  );
  return dear?.action ?? null;
};

/** The slope of the line through pairs of expected and real points, with its standard error. */
const slopeOf = (pairs: readonly (readonly [number, number])[]): { slope: number; error: number } => {
  const meanOf = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [x, y] = [meanOf(0), meanOf(1)];
  const spread = pairs.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
  const slope = pairs.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) / spread;
  const rest = pairs.reduce((sum, [one, other]) => sum + (other - y - slope * (one - x)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / (pairs.length - 2) / spread) };
};

const percent = (part: number, whole: number): string => `${part}/${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const measure = (id: GameId, ruleSet: string, seats: number): void => {
  const pairs: (readonly [number, number])[] = [];
  const took = new Sample();
  let [moves, mistakes, plantedGames, found] = [0, 0, 0, 0];
  for (let number = 0; number < GAMES; number++) {
    const { replay, points } = played(id, ruleSet, seats, `analysis ${number}`);
    const began = performance.now();
    const reviewed = review(replay, { seats: [0], seed: 'review', limits: LIMITS });
    took.add(performance.now() - began);
    for (const { played: action, judgement } of reviewed.moves) {
      moves += 1;
      if (mistakeOf(judgement.loss) !== null) mistakes += 1;
      const word = replay.game.writeAction(action);
      const own = judgement.choices.find((choice) => replay.game.writeAction(choice.action) === word);
      if (own !== undefined) pairs.push([own.points, points]);
    }
    const blunder = played(id, ruleSet, seats, `analysis ${number}`, dearMistake);
    if (blunder.planted === null) continue;
    plantedGames += 1;
    const again = review(blunder.replay, { seats: [0], seed: 'review', limits: LIMITS });
    if (again.turningPoints.some(({ at }) => at === blunder.planted)) found += 1;
  }
  const { slope, error } = slopeOf(pairs);
  process.stdout.write(
    [
      `${id}/${ruleSet}, ${seats} seats, ${strongest(id).id}: ${GAMES} games, ${moves} decisions`,
      `  expected against real points: slope ${slope.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`,
      `  own choices called mistakes:  ${percent(mistakes, moves)}`,
      `  planted mistakes found:       ${plantedGames === 0 ? 'none was planted' : percent(found, plantedGames)}`,
      `  a review of one seat:         ${took.mean.toFixed(0)} ms, ${((1000 * moves) / (took.mean * took.count)).toFixed(1)} decisions/s`,
      '',
    ].join('\n'),
  );
};

for (const [id, ruleSets] of Object.entries(CATALOGUE)) {
  for (const [ruleSet, { usual }] of Object.entries(ruleSets)) {
    if (`${id}/${ruleSet}`.includes(values.only)) measure(id as GameId, ruleSet, usual);
  }
}
