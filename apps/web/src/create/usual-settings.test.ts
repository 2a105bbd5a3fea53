import { GAMES, SESSION_LENGTHS } from '@sanh-rong/engine';
import { readSettings, TURN_SECONDS } from '@sanh-rong/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountAbove, amountBelow } from './amount.ts';
import { completeSettings, type Rules } from './usual-settings.ts';

/** As the server answers GET /api/rules. */
const rules = JSON.parse(
  JSON.stringify({
    games: GAMES.map(({ id, ruleSets, conceals }) => ({
      id,
      ruleSets: ruleSets.map(({ id: ruleSet, seats, options }) => ({ id: ruleSet, seats, options })),
      levels: [],
      conceals,
    })),
    sessionLengths: SESSION_LENGTHS,
    turnSeconds: TURN_SECONDS,
  }),
) as Rules;

const games = GAMES.map(({ id }) => id);
const ruleSets = GAMES.flatMap((game) => game.ruleSets.map(({ id }) => id));
const optionNames = GAMES.flatMap((game) => game.ruleSets.flatMap(({ options }) => Object.keys(options)));

const wishes = fc.record(
  {
    game: fc.oneof(fc.constantFrom(...games), fc.anything()),
    ruleSet: fc.oneof(fc.constantFrom(...ruleSets), fc.anything()),
    seats: fc.oneof(fc.nat(20), fc.anything()),
    games: fc.oneof(fc.constantFrom(...SESSION_LENGTHS), fc.anything()),
    turnSeconds: fc.oneof(fc.nat(200), fc.anything()),
    visibility: fc.oneof(fc.constantFrom('public', 'private'), fc.anything()),
    watchers: fc.anything(),
    chat: fc.anything(),
    options: fc.oneof(
      fc.dictionary(fc.constantFrom(...optionNames), fc.oneof(fc.boolean(), fc.nat(3_000), fc.anything())),
      fc.anything(),
    ),
  },
  { requiredKeys: [] },
);

describe('settings in the form', () => {
  it('are a table that the house takes, whatever was kept in the browser', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const settings = completeSettings(rules, wish);
        const read = readSettings(settings);
        // Who sits there is not chosen in the form: the server alone opens tables for strangers.
        expect(read).toEqual({ ok: true, value: { ...settings, company: 'friends' } });
      }),
    );
  });

  it('keep what was wished for where it is allowed', () => {
    for (const game of GAMES) {
      for (const { id, seats } of game.ruleSets) {
        const wish = { game: game.id, ruleSet: id, seats: seats.min, games: 32, turnSeconds: 45, watchers: 'none' };
        expect(completeSettings(rules, wish)).toMatchObject(wish);
      }
    }
  });
});

describe('stepping through amounts', () => {
  it('goes up to the end and down to the beginning, never beyond', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(1_000_000), fc.nat(), (min, width, at) => {
        const max = min + width;
        const value = min + (at % (width + 1));
        const above = amountAbove(value, min, max);
        const below = amountBelow(value, min, max);
        expect(value === max ? above === max : above > value && above <= max).toBe(true);
        expect(value === min ? below === min : below < value && below >= min).toBe(true);
      }),
    );
  });
});
