import { describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { MIEN_NAM, THIRTEEN } from '../rulebook/scripted-game.ts';
import { allPlaysBySubsets, beats } from './combinations.ts';
import { NaiveGame } from './game.ts';
import { randomFrom, shuffledDeck } from './random.ts';

describe('random full games', () => {
  test('MN-20, TH-11, TL-9 sums are zero, breakdowns add up, every legal list is what the subsets give', () => {
    const random = randomFrom(7);
    for (let i = 0; i < examples(14, 60); i++) {
      const ruleSet = i % 2 === 0 ? 'mien-nam' : 'thirteen';
      const seats = 2 + (Math.floor(i / 2) % (ruleSet === 'mien-nam' ? 3 : 7));
      const deck = shuffledDeck(random);
      const size = seats > 4 ? Math.floor(52 / seats) : 13;
      const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * size, (seat + 1) * size));
      const options = ruleSet === 'mien-nam' ? MIEN_NAM : THIRTEEN;
      const game = new NaiveGame({ ruleSet, seats, options, hands, previous: null });
      let steps = 0;
      while (game.turn !== null) {
        const { turn, table, mustInclude } = game;
        const legal = game.legal();
        if (!game.passed[turn] && steps % 9 === 0) {
          const expected = allPlaysBySubsets(game.hands[turn]).filter(
            (play) =>
              beats(ruleSet, play, table?.cards ?? null) && (mustInclude === null || play.includes(mustInclude)),
          );
          expect(legal.flatMap((a) => (a.type === 'play' ? [a.cards] : []))).toEqual(expected);
        }
        expect(legal.some((a) => a.type === 'pass')).toBe(table !== null);
        game.act(legal[Math.floor(random() * legal.length)]);
        steps += 1;
        expect(steps).toBeLessThan(1000);
      }
      const { points, places, breakdown } = game.result ?? { points: [1], places: [], breakdown: [] };
      expect(points.reduce((a, b) => a + b, 0)).toBe(0);
      expect(breakdown.map((row) => Object.values(row).reduce((a, b) => a + b, 0))).toEqual(points);
      expect([...places].sort()).toEqual(points.map((_, place) => place + 1));
      expect(game.previous?.winner).toBe(places.indexOf(1));
    }
  });
});
