import { expect, test } from 'vitest';
import { bestOf } from './best-of-deal.ts';

const IN = { disqualified: false };
const OUT = { disqualified: true };

test.each([
  ['one got most', [1.5, -0.5, -1], [IN, IN, IN], [0]],
  ['two got as much, though counted in another order', [0.1 + 0.2, 0.3, -0.6], [IN, IN, IN], [0, 1]],
  ['nobody got more than anybody', [0, 0], [IN, IN], [0, 1]],
  ['a stand-in wins nothing for the one it plays for', [3, 1, -4], [OUT, IN, IN], [1]],
])('%s', (_, points, contestants, best) => {
  expect(bestOf(points, contestants)).toEqual(best);
});
