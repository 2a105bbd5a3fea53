import fc from 'fast-check';
import { describe, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { fromHalves, idsOf } from '../src/cardset.ts';
import { legalFrom, phom } from '../src/phom/index.ts';
import type { PhomState } from '../src/phom/types.ts';
import { legalPlays, MoveList } from '../src/tienlen/core/index.ts';
import { knownPosition, rulesOf, tienlen } from '../src/tienlen/index.ts';
import type { TienLenState } from '../src/tienlen/types.ts';
import { lateCutGames, phomGames, tienlenGames, type WholeGame } from './whole-games.ts';

/** What a seat may do follows from what it knows, by the same code that lists it for the whole state. */

const runningStates = <State>({ game, steps }: WholeGame): State[] =>
  steps.filter(({ state }) => game.turn(state) !== null).map(({ state }) => state as State);

describe('legal moves from what a seat knows', () => {
  test('TL-9: known positions of Tiến Lên have the plays of the whole one', () => {
    const list = new MoveList();
    fc.assert(
      fc.property(fc.oneof(tienlenGames, lateCutGames), (whole) => {
        for (const state of runningStates<TienLenState>(whole)) {
          const seat = tienlen.turn(state) ?? 0;
          const { hands, passed, table, mustInclude, ruleSet, options, legal } = tienlen.view(state, seat);
          const position = knownPosition({ hands, passed, table, mustInclude }, seat);
          legalPlays(list, rulesOf({ ruleSet, options }), position);
          const plays = Array.from({ length: list.size }, (_, i) => idsOf(fromHalves(list.low[i], list.high[i])));
          expectSame(
            plays,
            legal.flatMap((action) => (action.type === 'play' ? [action.cards] : [])),
          );
        }
      }),
      { numRuns: examples(15, 60) },
    );
  });

  test('PH-22, PH-23: what a seat knows of Phỏm tells all it may do', () => {
    fc.assert(
      fc.property(phomGames, (whole) => {
        for (const state of runningStates<PhomState>(whole)) {
          const seat = phom.turn(state) ?? 0;
          const { legal, ...known } = phom.view(state, seat);
          expectSame(legalFrom(known, seat), legal);
        }
      }),
      { numRuns: examples(15, 60) },
    );
  });
});
