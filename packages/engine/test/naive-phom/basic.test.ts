import { expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { Random } from '../../src/random.ts';
import { playBoth } from './both-games.ts';

const GAMES = examples(50, 550);
/** What the random games must have come across for this to mean anything. */
const MUST_COME_UP = ['eat', 'draw', 'discard'];

test('PH-1…4, PH-10…14 random games of basic are those of the naive reading', () => {
  const random = new Random('naive basic');
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) playBoth(random, 'basic', 2 + (i % 3), seen);
  expect(MUST_COME_UP.filter((what) => (seen[what] ?? 0) < 5)).toEqual([]);
});
