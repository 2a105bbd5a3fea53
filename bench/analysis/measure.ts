import { judge, type Limits, mistakeOf, reviewedMoves, turningPointsOf } from '@sanh-rong/analysis';
import { Random } from '@sanh-rong/engine';
import { stakeOf } from '../players/settings.ts';
import { type Calibration, calibrationOf, type Pair } from './calibration.ts';
import { dearMistake, keyOf, played, strongest, type Table } from './games.ts';
import type { Speed } from './speed.ts';

export interface Plan {
  /** One of each game, so that they do not depend on each other. */
  readonly positions: number;
  /** Games with a planted mistake. */
  readonly planted: number;
  readonly limits: Limits;
  /** Tells how far it is. */
  readonly progress: (done: string) => void;
}

/** What was measured of a rule set: one part after the other. */
export interface Row {
  readonly key: string;
  readonly seats: number;
  readonly player: string;
  readonly judged?: JudgedPositions;
  readonly reviewed?: ReviewedGames;
  readonly timed?: Speed;
}

export interface JudgedPositions {
  readonly positions: number;
  readonly calibration: Calibration;
  /** Of the strongest player's own choices, how many were called mistakes. */
  readonly mistakes: number;
}

export interface ReviewedGames {
  readonly planted: number;
  readonly found: number;
  /** What a planted mistake costs at least. */
  readonly dear: number;
}

/** What a planted mistake costs at least, in points; in stakes where points are chips. */
const DEAR = 3;
/** A mistake is planted where so many times the worlds of a review's first look are sure of it. */
const SURER = 16;
const EVERY = 100;

/** One decision of each game, of any seat. */
export const judgedPositions = (table: Table, { positions, limits, progress }: Plan): JudgedPositions => {
  const pairs: Pair[] = [];
  let mistakes = 0;
  for (let number = 0; pairs.length < positions; number++) {
    const seed = `calibration ${number}`;
    const { replay, points } = played(table, seed);
    const { game, steps } = replay;
    const decisions = steps[steps.length - 1].state.history.flatMap((_, at) => {
      const turn = game.turn(steps[at].state);
      return turn !== null && game.view(steps[at].state, turn).legal.length > 1 ? [{ at, seat: turn }] : [];
    });
    if (decisions.length === 0) continue;
    const { at, seat } = decisions[new Random(seed).below(decisions.length)];
    const { action } = steps[steps.length - 1].state.history[at];
    const judgement = judge(game.id, game.view(steps[at].state, seat), { played: action, seed, limits });
    const own = judgement?.choices.find((choice) => game.writeAction(choice.action) === game.writeAction(action));
    if (!judgement || own === undefined) continue;
    pairs.push({ expected: own.points, error: own.error, real: points[seat] });
    if (mistakeOf(judgement.loss) !== null) mistakes += 1;
    if (pairs.length % EVERY === 0) progress(`${pairs.length} positions, ${mistakes} mistakes`);
  }
  return { positions: pairs.length, calibration: calibrationOf(pairs), mistakes };
};

/** Games with a planted mistake, each reviewed from the seat that made it. */
export const reviewedGames = (table: Table, { planted: wanted, limits, progress }: Plan): ReviewedGames => {
  const dear = DEAR * (stakeOf(table.game, table.ruleSet) ?? 1);
  const plant = dearMistake(dear, SURER * limits.worlds);
  let [planted, found] = [0, 0];
  for (let number = 0; planted < wanted; number++) {
    const { replay, planted: at } = played(table, `planted ${number}`, plant);
    if (at === null) continue;
    planted += 1;
    const moves = [...reviewedMoves(replay, { seats: [0], seed: 'review', limits })];
    if (turningPointsOf(moves).some((point) => point.at === at)) found += 1;
    if (planted % (EVERY / 10) === 0) progress(`${found} of ${planted} planted mistakes found`);
  }
  return { planted, found, dear };
};

export const rowFor = (table: Table): Row => ({
  key: keyOf(table),
  seats: table.seats,
  player: strongest(table.game).id,
});
