import { expect, test } from 'vitest';
import { fitting } from './bot-search.ts';

const BOTS = [
  { name: 'Thỏ đế', description: 'đánh nhỏ trước' },
  { name: 'GreedyBot', description: '' },
  { name: 'Cáo già', description: 'giữ heo tới cuối' },
];

const names = (search: string) => fitting(BOTS, search).map(({ name }) => name);

test('a bot is found by its name or what is said of it, without accents and in any case', () => {
  expect(names('tho de')).toEqual(['Thỏ đế']);
  expect(names('GREEDY')).toEqual(['GreedyBot']);
  expect(names('heo cáo')).toEqual(['Cáo già']);
});

test('nothing written finds all, and what fits nothing finds none', () => {
  expect(names('  ')).toEqual(BOTS.map(({ name }) => name));
  expect(names('heo thỏ')).toEqual([]);
});
