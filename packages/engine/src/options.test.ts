import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedOptions, type OptionSpecs, readOptions } from './options.ts';
import { MIEN_NAM_OPTIONS } from './tienlen/mien-nam.ts';
import { THIRTEEN_OPTIONS } from './tienlen/thirteen.ts';

const SPECS = {
  on: { kind: 'boolean', default: true },
  pace: { kind: 'integer', min: 10, max: 120, default: 30 },
  style: { kind: 'choice', of: ['calm', 'wild'], default: 'calm' },
  wins: { kind: 'names', of: ['a', 'b', 'c'], default: ['a', 'b'], always: ['b'] },
  quiet: { kind: 'seats', default: [] },
  inner: { kind: 'group', fields: { deep: { kind: 'boolean', default: false } } },
} as const satisfies OptionSpecs;

const DEFAULTS = { on: true, pace: 30, style: 'calm', wins: ['a', 'b'], quiet: [], inner: { deep: false } };

describe('options', () => {
  test('every option has a default', () => {
    for (const nothing of [undefined, null, {}]) {
      expect(readOptions(SPECS, nothing, 4)).toEqual({ ok: true, value: DEFAULTS });
    }
  });

  test('what is asked for stands; names keep their order and the ones that always stand; seats are sorted', () => {
    const asked = { on: false, pace: 120, style: 'wild', wins: ['c'], quiet: [3, 0, 3], inner: { deep: true } };
    expect(readOptions(SPECS, asked, 4)).toEqual({
      ok: true,
      value: { on: false, pace: 120, style: 'wild', wins: ['b', 'c'], quiet: [0, 3], inner: { deep: true } },
    });
  });

  test.each([
    ['unknown', { nope: 1 }, 'unknownOption'],
    ['unknown inside', { inner: { nope: 1 } }, 'unknownOption'],
    ['from the prototype', { toString: 1 }, 'unknownOption'],
    ['not a boolean', { on: 1 }, 'badOption'],
    ['null', { on: null }, 'badOption'],
    ['too small', { pace: 9 }, 'badOption'],
    ['too large', { pace: 121 }, 'badOption'],
    ['not whole', { pace: 30.5 }, 'badOption'],
    ['not a number', { pace: '30' }, 'badOption'],
    ['not a choice', { style: 'loud' }, 'badOption'],
    ['not a name', { wins: ['z'] }, 'badOption'],
    ['not a list', { wins: 'a' }, 'badOption'],
    ['not a seat', { quiet: [4] }, 'badOption'],
    ['not a group', { inner: true }, 'badOption'],
    ['not an object', [], 'badOptions'],
    ['text', 'fast', 'badOptions'],
  ])('%s is refused', (_, asked, reason) => {
    expect(readOptions(SPECS, asked, 4)).toMatchObject({ ok: false, error: { code: 'BAD_DEAL', reason } });
  });

  test('only changes are written down, and reading them gives the same options', () => {
    expect(changedOptions(SPECS, DEFAULTS)).toEqual({});
    const anyOptions = fc.record(
      {
        on: fc.boolean(),
        pace: fc.integer({ min: 10, max: 120 }),
        style: fc.constantFrom('calm', 'wild'),
        wins: fc.subarray(['a', 'b', 'c']),
        quiet: fc.subarray([0, 1, 2, 3]),
        inner: fc.record({ deep: fc.boolean() }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyOptions, (asked) => {
        const options = readOptions(SPECS, asked, 4);
        if (!options.ok) throw new Error(options.error.reason);
        expect(readOptions(SPECS, changedOptions(SPECS, options.value), 4)).toEqual(options);
      }),
    );
  });

  test('anything at all is either read or refused', () => {
    fc.assert(
      fc.property(fc.anything(), (asked) => {
        expect(typeof readOptions(SPECS, asked, 4).ok).toBe('boolean');
      }),
    );
  });

  test('options stored before there was one of them say nothing of it', () => {
    const { straightsOfEqualLength: _, ...older } = MIEN_NAM_OPTIONS;
    const stored = readOptions(older, { passIsFinal: false }, 4);
    if (!stored.ok) throw new Error(stored.error.reason);
    expect(changedOptions(MIEN_NAM_OPTIONS, stored.value)).toEqual({ passIsFinal: false });
    expect(readOptions(MIEN_NAM_OPTIONS, stored.value, 4)).toMatchObject({ value: { straightsOfEqualLength: false } });
  });

  test('TL-4, MN-4, MN-7, MN-17 the defaults of Miền Nam', () => {
    expect(readOptions(MIEN_NAM_OPTIONS, {}, 4)).toEqual({
      ok: true,
      value: {
        passIsFinal: true,
        fourPairsAfterPass: true,
        straightsOfEqualLength: false,
        toiTrang: {
          initial: [
            'fourThrees',
            'fourTwos',
            'threePairsWith3s',
            'fourPairsWith3s',
            'threeTriples',
            'fourTriples',
            'threeFours',
            'fivePairsOneTriple',
            'fivePairRunOneTriple',
          ],
          later: ['fourTwos', 'fivePairRun', 'sixPairs', 'dragon', 'oneColour'],
        },
        hideCounts: [],
      },
    });
  });

  test('MN-17 four 2s stay whatever is asked', () => {
    const none = readOptions(MIEN_NAM_OPTIONS, { toiTrang: { initial: [], later: [] } }, 4);
    expect(none).toMatchObject({ value: { toiTrang: { initial: ['fourTwos'], later: ['fourTwos'] } } });
  });

  test('TH-9 the defaults and bounds of Thirteen', () => {
    expect(readOptions(THIRTEEN_OPTIONS, {}, 4)).toEqual({
      ok: true,
      value: {
        maxPlayers: 8,
        instantWins: { dragon: true, fourTwos: true, sixPairs: true },
        turnTimeoutSeconds: 30,
        winnerLeads: true,
        passIsFinal: true,
        hideCounts: [],
      },
    });
    for (const turnTimeoutSeconds of [9, 121]) {
      expect(readOptions(THIRTEEN_OPTIONS, { turnTimeoutSeconds }, 4).ok).toBe(false);
    }
    for (const maxPlayers of [1, 9]) expect(readOptions(THIRTEEN_OPTIONS, { maxPlayers }, 4).ok).toBe(false);
  });
});
