import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writtenAnswer } from './written-answer.ts';

const game = z.strictObject({ number: z.int(), points: z.array(z.number()), note: z.string().optional() });
const deal = z.strictObject({ number: z.int(), games: z.array(game) });
const match = z.strictObject({
  id: z.string(),
  seed: z.string().nullable(),
  note: z.string().optional(),
  deals: z.array(deal),
});

const games = fc.array(
  fc.record(
    { number: fc.integer(), points: fc.array(fc.integer(), { maxLength: 12 }), note: fc.string() },
    { requiredKeys: ['number', 'points'] },
  ),
  { maxLength: 14 },
);
const matches = fc.record(
  {
    id: fc.string(),
    seed: fc.option(fc.string()),
    note: fc.constant(undefined),
    deals: fc.array(fc.record({ number: fc.integer(), games }), { maxLength: 14 }),
  },
  { requiredKeys: ['id', 'seed', 'deals'] },
);

describe('a written answer', () => {
  test('is what its schema reads of it, however long it is', async () => {
    await fc.assert(
      fc.asyncProperty(matches, async (answer) => {
        expect(JSON.parse(await writtenAnswer(match, answer))).toEqual(JSON.parse(JSON.stringify(match.parse(answer))));
      }),
    );
  });

  test('holds nothing that the schema does not name, wherever it stands', async () => {
    const number = (at: number) => ({ number: at, games: [] });
    const deals = Array.from({ length: 50 }, (_, at) => number(at));
    await expect(writtenAnswer(match, { id: 'a', seed: null, deals, secret: 1 })).rejects.toThrow(z.ZodError);
    const withSecret = [...deals, { ...number(50), secret: 1 }];
    await expect(writtenAnswer(match, { id: 'a', seed: null, deals: withSecret })).rejects.toThrow(z.ZodError);
  });

  test('lets others come in between, at every item of its lists', async () => {
    let pauses = 0;
    const counting = async (): Promise<void> => {
      pauses += 1;
    };
    const one = { number: 1, games: Array.from({ length: 100 }, () => ({ number: 1, points: [1, -1] })) };
    await writtenAnswer(match, { id: 'a', seed: null, deals: Array.from({ length: 20 }, () => one) }, counting);
    expect(pauses).toBe(20 + 20 * 100);
    // Wherever the lists stand.
    const inside = { match: { id: 'a', seed: null, deals: [one, ...Array.from({ length: 9 }, () => one)] } };
    expect(JSON.parse(await writtenAnswer(z.strictObject({ match }), inside, counting))).toEqual(inside);
    expect(pauses).toBe(20 + 20 * 100 + 10 + 10 * 100);
  });
});
