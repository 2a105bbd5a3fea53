import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import type { AnyGame, Viewer } from '../src/game.ts';
import { GAMES } from '../src/games.ts';
import { lieng } from '../src/lieng/game.ts';
import { phom } from '../src/phom/game.ts';
import { tienlen } from '../src/tienlen/game.ts';
import { BEST_FIRST, cards, Script } from './naive-lieng/scripted-game.ts';
import { type AnyState, lastOf, liengGames, WHOLE_GAMES, type WholeGame } from './whole-games.ts';

/** Looking back at a game: what a viewer may see of its earlier states once it is over. */

const viewersOf = ({ setup }: AnyState): Viewer[] => ['watcher', 'open', ...Array(setup.seats).keys()];

const handsOf = (game: AnyGame, state: AnyState) => game.view(state, 'open').hands;

/** Every card that is named anywhere in something. */
const cardsIn = (shown: unknown): Set<string> =>
  new Set(
    [...JSON.stringify(shown).matchAll(/(?<![0-9A-Za-z])(?:10|[2-9JQKA])[scdh](?![0-9A-Za-z])/g)].map(([id]) => id),
  );

describe.each(WHOLE_GAMES)('hindsight in $id', ({ games }) => {
  const each = (runs: number, check: (whole: WholeGame) => void): void =>
    fc.assert(fc.property(games, check), { numRuns: runs });

  test('shows what the view shows while the game is on', () => {
    each(examples(12, 60), ({ game, steps }) => {
      for (const [i, { state }] of steps.entries()) {
        const { state: later } = steps[Math.min(i + 2, steps.length - 1)];
        if (game.turn(later) === null) continue;
        for (const viewer of viewersOf(state)) {
          expectSame(game.hindsight(state, later, viewer), game.view(state, viewer));
        }
      }
    });
  });

  test('leaves nothing to do, changes nothing that was public, and hides nothing the viewer saw', () => {
    each(examples(12, 60), (whole) => {
      const { game, steps } = whole;
      for (const { state } of steps) {
        for (const viewer of viewersOf(state)) {
          const view = game.view(state, viewer);
          const back = game.hindsight(state, lastOf(whole), viewer);
          expectSame(back.legal, []);
          expect(back.viewer).toBe(viewer);
          expectSame(Object.keys(back), Object.keys(view));
          expectSame([back.turn, back.result, back.history.length], [view.turn, view.result, view.history.length]);
          for (const [seat, hand] of view.hands.entries()) if (hand !== null) expectSame(back.hands[seat], hand);
        }
      }
    });
  });
});

describe('hindsight', () => {
  test('only Liêng conceals hands after the end', () => {
    expect(GAMES.filter(({ conceals }) => conceals).map(({ id }) => id)).toEqual(['lieng']);
  });

  test.each([tienlen, phom].map((game) => ({ game: game as AnyGame, id: game.id })))(
    'in $id everything is open from the deal on, for everybody',
    ({ game }) => {
      const games = WHOLE_GAMES.find(({ id }) => id === game.id)?.games ?? fc.constant<WholeGame | null>(null);
      fc.assert(
        fc.property(games, (whole) => {
          if (whole === null) throw new Error('no games');
          for (const { state } of whole.steps) {
            const open = { ...game.view(state, 'open'), legal: [] };
            for (const viewer of viewersOf(state)) {
              expectSame(game.hindsight(state, lastOf(whole), viewer), { ...open, viewer });
            }
          }
        }),
        { numRuns: examples(15, 100) },
      );
    },
  );

  test('LG-7 hands of the showdown are open from the deal on; a folded hand is for its owner only', () => {
    const script = new Script({ chips: [100, 100, 100] });
    const dealt = script.state;
    const end = script.follow('0 bo', '1 theo', '2 theo').state;
    const [first, second, third] = BEST_FIRST.map(cards);
    expect(lieng.hindsight(dealt, end, 'watcher').hands).toEqual([null, second, third]);
    expect(lieng.hindsight(dealt, end, 0).hands).toEqual([first, second, third]);
    expect(lieng.hindsight(dealt, end, 1).hands).toEqual([null, second, third]);
    expect(lieng.hindsight(dealt, end, 1).rankings[0]).toBeNull();
    expect(lieng.hindsight(dealt, end, 'open').hands).toEqual([first, second, third]);
  });

  test('LG-7 a hand that won without showdown is for its owner only', () => {
    const script = new Script({ chips: [100, 100] });
    const dealt = script.state;
    const end = script.follow('0 bo').state;
    const [first, second] = BEST_FIRST.map(cards);
    expect(lieng.hindsight(dealt, end, 'watcher').hands).toEqual([null, null]);
    expect(lieng.hindsight(dealt, end, 0).hands).toEqual([first, null]);
    expect(lieng.hindsight(dealt, end, 1).hands).toEqual([null, second]);
  });

  test('LG-7 no byte of any look back at Liêng names a card the viewer may not know', () => {
    let hidden = 0;
    fc.assert(
      fc.property(liengGames, (whole) => {
        const { game, steps } = whole;
        const end = lastOf(whole);
        const shown = new Set(steps.flatMap(({ events }) => events).flatMap((event) => cardsShown(event)));
        const hands = handsOf(game, end);
        for (const viewer of viewersOf(end).filter((who) => who !== 'open')) {
          const known = new Set<string>(shown);
          for (const card of (typeof viewer === 'number' ? hands[viewer] : null) ?? []) known.add(card);
          for (const { state } of steps) {
            const told = cardsIn(game.hindsight(state, end, viewer));
            expectSame(
              [...told].filter((card) => !known.has(card)),
              [],
            );
          }
          hidden += hands.flat().filter((card) => card !== null && !known.has(card)).length;
        }
      }),
      { numRuns: examples(60, 500) },
    );
    expect(hidden).toBeGreaterThan(examples(400, 5_000));
  });
});

const cardsShown = (event: { readonly type: string }): readonly string[] =>
  event.type === 'show' ? (event as unknown as { cards: readonly string[] }).cards : [];
