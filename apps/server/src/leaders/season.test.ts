import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt, readSeason, seasonAt, seasonsBetween, seasonsFrom } from './season.ts';

/** Seasons are quarters of a year in Vietnam. */

const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2090, 0) });

test.each([
  ['2026-12-31T16:59:59.999Z', '2026-4'],
  ['2026-12-31T17:00:00.000Z', '2027-1'],
  ['2027-03-31T16:59:59.999Z', '2027-1'],
  ['2027-03-31T17:00:00.000Z', '2027-2'],
  ['2027-06-30T17:00:00.000Z', '2027-3'],
  ['2027-09-30T17:00:00.000Z', '2027-4'],
])('%s is in season %s', (at, id) => {
  expect(seasonAt(Date.parse(at)).id).toBe(id);
});

test('every moment is in one season, and the next begins where it ends', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const season = seasonAt(at);
      expect(season.from <= at && at < season.until).toBe(true);
      expect(readSeason(season.id)).toEqual(season);
      expect(seasonAt(season.until).from).toBe(season.until);
      expect(seasonAt(season.from - 1).until).toBe(season.from);
    }),
  );
});

test('the seasons from one to another stand one behind the other, newest first', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 3_000_000_000_00 }), (at, later) => {
      const [first, last] = [seasonAt(at), seasonAt(at + later)];
      const seasons = seasonsBetween(first, last);
      expect([seasons[0], seasons.at(-1)]).toEqual([last, first]);
      expect(seasons.slice(1).map(({ until }) => until)).toEqual(seasons.slice(0, -1).map(({ from }) => from));
      expect(seasonsFrom(first.id, last.id)).toBe(seasons.length - 1);
    }),
  );
});

test('a day ends at midnight in Vietnam', () => {
  const midnight = Date.parse('2026-11-15T17:00:00.000Z');
  expect(dayAt(midnight) - dayAt(midnight - 1)).toBe(1);
  expect(dayAt(midnight + 86_399_999)).toBe(dayAt(midnight));
});
