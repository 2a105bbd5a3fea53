import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { CARD_IDS, type CardId } from '../src/cards.ts';
import type { AnyGame, BaseEvent, GameStatistics } from '../src/game.ts';
import { lieng } from '../src/lieng/game.ts';
import type { LiengEvent } from '../src/lieng/types.ts';
import { phom } from '../src/phom/game.ts';
import type { PhomEvent, PhomView } from '../src/phom/types.ts';
import { Random } from '../src/random.ts';
import { tienlen } from '../src/tienlen/game.ts';
import type { TienLenEvent, TienLenView } from '../src/tienlen/types.ts';
import {
  type AnyState,
  lastOf,
  liengGames,
  phomGames,
  tienlenGames,
  WHOLE_GAMES,
  type WholeGame,
} from './whole-games.ts';

/** Statistics against a slow count of what a watcher was told and shown, at every step of random games. */

type Count = Record<string, number>;

const countsFor = (seats: number, names: readonly string[]): Count[] =>
  Array.from({ length: seats }, () => Object.fromEntries(names.map((name) => [name, 0])));

/** What a watcher heard at each step, and the view they had before and after it. */
const watched = <View, Event>(
  { game, steps }: WholeGame,
  each: (heard: readonly Event[], before: View | null, after: View, state: AnyState) => void,
): void => {
  let before: View | null = null;
  for (const { state, events } of steps) {
    const heard = events.map((event: BaseEvent) => game.seen(event, 'watcher')).filter((event) => event !== null);
    const after = game.view(state, 'watcher') as View;
    each(heard as Event[], before, after, state);
    before = after;
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('statistics', () => {
  test('Tiến Lên: rounds, plays, cards played, the longest play, cuts and passes', () => {
    const seen = { cuts: 0, lateRounds: 0 };
    fc.assert(
      fc.property(tienlenGames, (whole) => {
        const seats = countsFor(lastOf(whole).setup.seats, ['cardsPlayed', 'longest', 'cuts', 'passes']);
        const game = { rounds: 0, plays: 0 };
        watched<TienLenView, TienLenEvent>(whole, (heard, before, _after, state) => {
          for (const event of heard) {
            if (event.type === 'pass') seats[event.seat].passes += 1;
            if (event.type !== 'play') continue;
            const own = seats[event.seat];
            game.plays += 1;
            own.cardsPlayed += event.cards.length;
            own.longest = Math.max(own.longest, event.cards.length);
            const answers = before !== null && before.table !== null;
            if (!answers) game.rounds += 1;
            else if (['fourOfAKind', 'consecutivePairs'].includes(event.combination)) own.cuts += 1;
          }
          expectSame(tienlen.statistics(state as never), { game, seats });
          if (heard.some(({ type }) => type === 'cut')) seen.cuts += 1;
        });
        seen.lateRounds += game.rounds > 5 ? 1 : 0;
        if (lastOf(whole).setup.ruleSet === 'mien-nam') {
          const told = whole.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'cut'));
          expect(sum(seats.map(({ cuts }) => cuts))).toBe(told.length);
        }
      }),
      { numRuns: examples(200, 2000) },
    );
    expect(seen.cuts).toBeGreaterThan(examples(8, 100));
    expect(seen.lateRounds).toBeGreaterThan(examples(20, 100));
  });

  test('Phỏm: rounds, turns, cards drawn, eaten, fed and sent, phỏm on the table, ù', () => {
    const reached: Count = {};
    fc.assert(
      fc.property(phomGames, (whole) => {
        const { setup } = lastOf(whole);
        const seats = countsFor(setup.seats, ['drawn', 'eaten', 'fed', 'sent', 'melds', 'longest', 'u']);
        const game = { rounds: 0, turns: 0 };
        let acting: number | null = null;
        watched<PhomView, PhomEvent>(whole, (heard, before, after, state) => {
          const actor = before?.turn ?? null;
          if (actor !== null && actor !== acting) {
            game.turns += 1;
            if (actor === after.leader) game.rounds += 1;
          }
          acting = actor;
          for (const event of heard) {
            if (event.type === 'draw') seats[event.seat].drawn += 1;
            if (event.type === 'send') seats[event.seat].sent += 1;
            if (event.type === 'u') seats[event.seat].u += 1;
            if (event.type !== 'eat') continue;
            seats[event.seat].eaten += 1;
            seats[event.from].fed += 1;
          }
          for (const [seat, melds] of after.melds.entries()) {
            seats[seat].melds = melds.length;
            seats[seat].longest = Math.max(0, ...melds.map(({ size }) => size));
          }
          expectSame(phom.statistics(state as never), { game, seats });
        });
        for (const own of seats) for (const [name, n] of Object.entries(own)) reached[name] = (reached[name] ?? 0) + n;
      }),
      { numRuns: examples(80, 600) },
    );
    for (const total of Object.values(reached)) expect(total).toBeGreaterThan(examples(5, 50));
  });

  test('Liêng: how often the betting came round, the pot, checks, calls, raises, all in, folds, bets, showdowns', () => {
    const names = ['checks', 'calls', 'raises', 'allIns', 'folds', 'bet', 'showdowns'];
    const reached: Count = {};
    fc.assert(
      fc.property(liengGames, (whole) => {
        const count = lastOf(whole).setup.seats;
        const seats = countsFor(count, names);
        const game = { rounds: 0, pot: 0 };
        let highest = 0;
        /** How far from the first to act the last one sat. */
        let first: number | null = null;
        let place = count;
        watched<unknown, LiengEvent>(whole, (heard, _before, _after, state) => {
          for (const event of heard) {
            if (event.type === 'ante') game.pot += event.amount;
            if (event.type === 'uncalled') game.pot -= event.amount;
            if (event.type === 'show') seats[event.seat].showdowns += 1;
            if (event.type !== 'bo' && event.type !== 'theo' && event.type !== 'to' && event.type !== 'to-tat')
              continue;
            const own = seats[event.seat];
            first ??= event.seat;
            const at = (event.seat - first + count) % count;
            if (at <= place) game.rounds += 1;
            place = at;
            if (event.type === 'bo') {
              own.folds += 1;
              continue;
            }
            game.pot += event.amount;
            own.bet += event.amount;
            if (event.bet > highest) own.raises += 1;
            else own[event.amount === 0 ? 'checks' : 'calls'] += 1;
            if (event.amount > 0 && event.chips === 0) own.allIns += 1;
            highest = Math.max(highest, event.bet);
          }
          expectSame(lieng.statistics(state as never), { game, seats });
        });
        for (const own of seats) for (const name of names) reached[name] = (reached[name] ?? 0) + own[name];
      }),
      { numRuns: examples(200, 2000) },
    );
    for (const name of names) expect(reached[name], name).toBeGreaterThan(examples(10, 100));
  });
});

/** The cards that any action of a game names. */
const namedCards = (game: AnyGame, { history }: AnyState): Set<string> =>
  new Set(history.flatMap(({ action }) => game.writeAction(action).match(/(?:10|[2-9JQKA])[scdh]/g) ?? []));

/** The same deal with the cards that no action names changed for one another. */
const withOtherHiddenCards = (whole: WholeGame, random: Random): WholeGame['request'] => {
  const { game, request } = whole;
  const named = namedCards(game, lastOf(whole));
  const hidden = CARD_IDS.filter((card) => !named.has(card));
  const order = hidden.map((card) => ({ card, at: random.bits() })).sort((a, b) => a.at - b.at);
  const change = new Map<string, CardId>(hidden.map((card, i) => [card, order[i].card]));
  const changed = (cards: unknown): unknown => (cards as string[]).map((card) => change.get(card) ?? card);
  const { hands, stock, ...rest } = request.given ?? {};
  const given = { ...rest, hands: (hands as string[][]).map(changed), ...(stock ? { stock: changed(stock) } : {}) };
  return { ...request, given };
};

describe.each(WHOLE_GAMES)('statistics of $id', ({ games }) => {
  test('do not change with the cards nobody has seen', () => {
    let compared = 0;
    fc.assert(
      fc.property(games, fc.nat(), (whole, seed) => {
        const { game, steps } = whole;
        const dealt = game.deal(withOtherHiddenCards(whole, new Random(String(seed))));
        // Other cards can win at the deal, or break a hand that was promised: then it is another game.
        if (!dealt.ok) return;
        let { state } = dealt.value;
        for (const [i, { state: original }] of steps.entries()) {
          if (i > 0) {
            const { seat, action } = original.history[i - 1];
            const next = game.turn(state) === seat ? game.apply(state, action) : null;
            if (next === null || !next.ok) return;
            state = next.value.state;
          }
          if ((game.turn(state) === null) !== (game.turn(original) === null)) return;
          expectSame(game.statistics(state), game.statistics(original));
          compared += 1;
        }
      }),
      { numRuns: examples(40, 300) },
    );
    expect(compared).toBeGreaterThan(examples(40, 300));
  });

  test('count the same whole numbers for every seat, rounds never fewer than before', () => {
    fc.assert(
      fc.property(games, ({ game, steps }) => {
        let before: GameStatistics | null = null;
        for (const { state } of steps) {
          const statistics = game.statistics(state);
          expect(statistics.seats).toHaveLength(state.setup.seats);
          const names = statistics.seats.map((seat) => Object.keys(seat).join());
          expect(new Set(names).size).toBe(1);
          const all = [statistics.game, ...statistics.seats];
          for (const numbers of all) expect(Object.values(numbers).every(Number.isSafeInteger)).toBe(true);
          expectSame(JSON.parse(JSON.stringify(statistics)), statistics);
          expect(statistics.game.rounds).toBeGreaterThanOrEqual(before?.game.rounds ?? 0);
          before = statistics;
        }
      }),
      { numRuns: examples(15, 100) },
    );
  });
});
