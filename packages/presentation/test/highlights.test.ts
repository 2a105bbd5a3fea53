import { GAMES, LANGUAGES } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { type AnyPresentation, findPresentation, HIGHLIGHTS } from '../src/index.ts';
import { felt, played, voiceOf } from './played.ts';

/** What each game must make felt sooner or later when beginners play it. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  tienlen: ['cut', 'win', 'cong', 'thui', 'roundWon'],
  phom: ['eat', 'win', 'cong'],
  lieng: ['allIn', 'showdown', 'win'],
};

describe.each(GAMES)('what is felt of $id', (game) => {
  it('is about somebody at the table, and says what it is', () => {
    const presentation = findPresentation(game.id) as AnyPresentation;
    const kinds = new Set<string>();
    const request = fc.record({
      ruleSet: fc.constantFrom(...game.ruleSets.map(({ id }) => id)),
      seats: fc.integer({ min: 2, max: 4 }),
      seed: fc.string({ minLength: 1 }),
    });
    const level = fc.constantFrom('random', 'simple');
    fc.assert(
      fc.property(request, level, fc.constantFrom(...LANGUAGES), (deal, player, language) => {
        const done = played(game, deal, [], player);
        for (const { kind, seat, text, detail } of felt(presentation, done, language)) {
          kinds.add(kind);
          expect(HIGHLIGHTS).toContain(kind);
          expect(seat).toBeGreaterThanOrEqual(0);
          expect(seat).toBeLessThan(deal.seats);
          expect(text).toMatch(/^\p{Lu}/u);
          expect(text.length).toBeLessThanOrEqual(40);
          expect(text + detail).not.toMatch(/undefined|null|NaN/);
        }
        // A game ends with a player who wins, or takes the last place that is worth something.
        const view = game.view(done.state, 0);
        const last = presentation.highlights(view, done.events, done.steps.at(-1) ?? 0, voiceOf(language));
        expect(last.some(({ kind }) => ['win', 'toiTrang', 'u'].includes(kind))).toBe(true);
      }),
      { numRuns: examples(150, 300), seed: 7 },
    );
    expect([...kinds]).toEqual(expect.arrayContaining([...(EXPECTED[game.id] ?? [])]));
  });
});
