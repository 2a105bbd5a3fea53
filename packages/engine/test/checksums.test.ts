import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { tienlen } from '../src/tienlen/game.ts';
import type { TienLenState } from '../src/tienlen/types.ts';
import { CHECKSUMS, type Checksum } from './checksums.ts';
import { NaiveGame, rememberingPlays, type Setup } from './naive/game.ts';
import { MIEN_NAM, THIRTEEN } from './rulebook/scripted-game.ts';

const DEPTH = 3;
/** As deep as the naive game is asked, which plays every position again from the deal. */
const NAIVE_DEPTH = examples(2, DEPTH);

/** What tells two positions apart for the play that follows. */
const key = (parts: { turn: unknown; hands: unknown; passed: unknown; table: unknown }): string =>
  JSON.stringify(parts);

const previousOf = (ruleSet: string, later: boolean): unknown => {
  if (!later) return null;
  return ruleSet === 'mien-nam' ? { winner: 1, toiTrang: false, barred: null } : { winner: 1, leader: 0 };
};

const dealt = ([ruleSet, seats, later, seed]: Checksum): TienLenState => {
  const step = tienlen.deal({ ruleSet, seats, seed, previous: previousOf(ruleSet, later) });
  if (!step.ok) throw new Error(step.error.reason);
  return step.value.state;
};

const engineKey = (state: TienLenState): string => {
  const { turn, hands, passed, table } = tienlen.view(state, 'open');
  return key({ turn, hands, passed, table: table === null ? null : [table.seat, table.cards] });
};

const countWithEngine = (row: Checksum): number[] => {
  let states = [dealt(row)];
  const counts = [tienlen.legal(states[0]).length];
  for (let depth = 0; depth < DEPTH; depth++) {
    const next = new Map<string, TienLenState>();
    for (const state of states) {
      for (const action of tienlen.legal(state)) {
        const step = tienlen.apply(state, action);
        if (!step.ok) throw new Error(step.error.code);
        next.set(engineKey(step.value.state), step.value.state);
      }
    }
    states = [...next.values()];
    counts.push(states.length);
  }
  return counts;
};

const countNaively = (row: Checksum): number[] => {
  const [ruleSet, seats, later] = row;
  const hands = tienlen.view(dealt(row), 'open').hands.map((hand) => [...(hand ?? [])]);
  const options = ruleSet === 'mien-nam' ? MIEN_NAM : THIRTEEN;
  const plays = rememberingPlays();
  const setup: Setup = { ruleSet, seats, options, hands, previous: previousOf(ruleSet, later), plays };
  const reached = (path: ReturnType<NaiveGame['legal']>): NaiveGame => {
    const game = new NaiveGame(setup);
    for (const action of path) game.act(action);
    return game;
  };
  let paths: ReturnType<NaiveGame['legal']>[] = [[]];
  const counts = [reached([]).legal().length];
  for (let depth = 0; depth < NAIVE_DEPTH; depth++) {
    const next = new Map<string, ReturnType<NaiveGame['legal']>>();
    for (const path of paths) {
      for (const action of reached(path).legal()) {
        const { turn, hands: left, passed, table } = reached([...path, action]);
        next.set(key({ turn, hands: left, passed, table: table === null ? null : [table.seat, table.cards] }), [
          ...path,
          action,
        ]);
      }
    }
    paths = [...next.values()];
    counts.push(paths.length);
  }
  return counts;
};

describe('checksums of fixed deals', () => {
  test('TL-9 there are at least thirty, and no two of one deal', () => {
    expect(CHECKSUMS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(CHECKSUMS.map((row) => row.slice(0, 4).join())).size).toBe(CHECKSUMS.length);
  });

  test.each(CHECKSUMS)('TL-9 %s, %i seats, later %s, seed %s', (...row) => {
    expect(countWithEngine(row)).toEqual(row[4]);
  });

  test.each(CHECKSUMS)('TL-9 naively: %s, %i seats, later %s, seed %s', (...row) => {
    expect(countNaively(row)).toEqual(row[4].slice(0, NAIVE_DEPTH + 1));
  });
});
