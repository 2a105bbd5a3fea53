import { describe, expect, test } from 'vitest';
import { roundsOf } from './draw.ts';

describe('who meets whom', () => {
  const field = (bots: number) => Array.from({ length: bots }, (_, at) => `bot${at}`);

  test.each([
    [2, 4],
    [4, 4],
    [5, 4],
    [8, 4],
    [9, 3],
    [20, 2],
    [64, 4],
  ])('%i bots at tables of %i: nobody sits twice in a round, and all play about equally often', (bots, seats) => {
    const drawn = { seed: 'seed', format: 'roundRobin', seats } as const;
    const rounds = roundsOf(drawn, field(bots));
    const played = new Map<string, number>();
    for (const tables of rounds) {
      expect(new Set(tables.flat()).size).toBe(tables.flat().length);
      for (const bot of tables.flat()) played.set(bot, (played.get(bot) ?? 0) + 1);
    }
    expect(played.size).toBe(bots);
    expect(new Set(played.values()).size).toBe(1);
    expect(rounds.flat().length).toBeLessThanOrEqual(300);
    // In any order of reading the draw is the same; with another seed it is another.
    expect(roundsOf(drawn, field(bots).toReversed())).toEqual(rounds);
    if (bots > 2) expect(roundsOf({ ...drawn, seed: 'other' }, field(bots))).not.toEqual(rounds);
  });
});
