import type { BotFault } from '@sanh-rong/bot-kit';
import type { SituationOutcome } from '@sanh-rong/bot-kit/situations';
import { expect, test } from 'vitest';
import { firstFault, gradeOf, outcomeWords, sourcePositionOf, tallyOf, timeWords } from './outcome.ts';

const outcome = (change: Partial<SituationOutcome> = {}): SituationOutcome => ({
  situation: 's',
  ok: true,
  action: { type: 'play', cards: ['3s'] } as SituationOutcome['action'],
  fault: null,
  returned: '',
  printed: [],
  unprinted: 0,
  micros: 300,
  advice: null,
  ...change,
});

const thrown: BotFault = {
  kind: 'exception',
  message: "Cannot read properties of undefined (reading 'cards')",
  place: { line: 3, column: 7 },
};
const wrong = outcome({ ok: false, action: null, fault: thrown });

test('what a bot did is said as players say it', () => {
  expect(outcomeWords('tienlen', outcome(), 'vi')).toBe('Đánh 3♠');
  expect(outcomeWords('tienlen', outcome({ action: { type: 'pass' } }), 'en')).toBe('Pass');
});

test('what went wrong is said with its line', () => {
  expect(outcomeWords('tienlen', wrong, 'vi')).toContain('dòng 3');
  expect(sourcePositionOf(thrown)).toEqual({ line: 3, column: 7 });
  expect(sourcePositionOf({ kind: 'timeout', milliseconds: 5_000 })).toBeNull();
});

test('a legal move that hardly anybody would make is no fault', () => {
  expect([outcome(), outcome({ advice: 'good' }), outcome({ advice: 'missed' }), wrong].map(gradeOf)).toEqual([
    'good',
    'good',
    'missed',
    'fault',
  ]);
});

test('all together', () => {
  expect(tallyOf([outcome(), outcome({ advice: 'missed', micros: 2_000 }), wrong])).toEqual({
    ...{ done: 3, good: 2, missed: 1, faults: 1, longest: 2_000 },
  });
  expect(tallyOf([])).toEqual({ done: 0, good: 0, missed: 0, faults: 0, longest: 0 });
});

test('the first fault that has a place is where the editor points', () => {
  const illegal = outcome({ ok: false, fault: { kind: 'memory' } });
  expect(firstFault('tienlen', [illegal, outcome(), wrong], 'en')?.place).toEqual({ line: 3, column: 7 });
  expect(firstFault('tienlen', [outcome()], 'vi')).toBeNull();
});

test.each([
  [20, '< 0,1 ms'],
  [340, '0,3 ms'],
  [12_400, '12 ms'],
  [1_500_000, '1,5 s'],
])('%i microseconds are %s', (micros, words) => {
  expect(timeWords(micros, 'vi')).toBe(words);
});
