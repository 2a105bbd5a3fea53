import { expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { Random } from '../../src/random.ts';
import { playBoth } from './both-games.ts';

const GAMES = examples(160, 1500);
/** What the random games must have come across for this to mean anything. */
const MUST_COME_UP = [
  'eat',
  'lay',
  'send',
  'u',
  'pays eat',
  'pays chot',
  'pays u',
  'pays den',
  'pays place',
  'pays mom',
];

test('PH-1…4, PH-20…27 random games of ta-la are those of the naive reading', () => {
  const random = new Random('naive ta-la');
  const seen: Record<string, number> = {};
  for (let i = 0; i < GAMES; i++) playBoth(random, 'ta-la', 2 + (i % 3), seen);
  expect(MUST_COME_UP.filter((what) => (seen[what] ?? 0) < examples(1, 5))).toEqual([]);
});
