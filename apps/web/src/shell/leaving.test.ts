import { expect, test } from 'vitest';
import { askBeforeLeaving } from './leaving.ts';

test('where nobody asks, every way is open', () => {
  const ways: string[] = [];
  askBeforeLeaving((to) => void ways.push(String(to)), '/bots', {});
  expect(ways).toEqual(['/bots']);
});
