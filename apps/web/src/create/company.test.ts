import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALONE,
  botSeats,
  botsAt,
  type ChosenBot,
  type Company,
  MODES,
  playersOf,
  withBot,
  withNextBot,
} from './company.ts';

const bot = (id: string, game = 'one'): ChosenBot => ({ id, game, name: id, version: 1, owner: { name: 'Lan' } });

const HYBRID: Company = { ...ALONE, mode: 'hybrid', humans: 2 };

describe('who sits at a new table', () => {
  test('two people and two bots: the bots sit behind the people', () => {
    expect(botSeats(HYBRID, 4)).toEqual([2, 3]);
    const chosen = withNextBot(withNextBot(HYBRID, 'one', 4, bot('a')), 'one', 4, bot('b'));
    expect(playersOf(chosen, 'one', 4)).toEqual([
      { seat: 2, bot: 'a' },
      { seat: 3, bot: 'b' },
    ]);
  });

  test('bots alone take every seat', () => {
    expect(botSeats({ ...ALONE, mode: 'bots' }, 3)).toEqual([0, 1, 2]);
  });

  test('a seat without a bot stays empty, and a bot can be taken back', () => {
    const chosen = withBot(withBot(HYBRID, 1, bot('b')), 0, null);
    expect(playersOf(chosen, 'one', 4)).toEqual([{ seat: 3, bot: 'b' }]);
    expect(playersOf(withBot(chosen, 1, null), 'one', 4)).toEqual([]);
  });

  test('a table of people has its built-in players in the last seats, and no bots', () => {
    const company: Company = { ...ALONE, players: 2, level: 'simple', bots: [bot('a')] };
    expect(playersOf(company, 'one', 4)).toEqual([
      { seat: 3, level: 'simple' },
      { seat: 2, level: 'simple' },
    ]);
  });

  test('a bot of another game sits nowhere, but waits in case the game is chosen again', () => {
    const chosen = withBot(HYBRID, 0, bot('a'));
    expect(playersOf(chosen, 'two', 4)).toEqual([]);
    expect(playersOf(chosen, 'one', 4)).toEqual([{ seat: 2, bot: 'a' }]);
  });

  test('whatever was chosen before, nobody sits twice or outside, and the first seat is the host’s who plays', () => {
    const companies = fc.record({
      mode: fc.constantFrom(...MODES),
      players: fc.nat(20),
      level: fc.constant('simple'),
      humans: fc.integer({ min: 0, max: 20 }),
      bots: fc.array(fc.option(fc.constantFrom(bot('a'), bot('b'), bot('c', 'two'))), { maxLength: 20 }),
    });
    fc.assert(
      fc.property(companies, fc.integer({ min: 2, max: 17 }), (company, seats) => {
        const taken = playersOf(company, 'one', seats).map(({ seat }) => seat);
        expect(new Set(taken).size).toBe(taken.length);
        for (const seat of taken) {
          expect(seat).toBeGreaterThanOrEqual(company.mode === 'bots' ? 0 : 1);
          expect(seat).toBeLessThan(seats);
        }
        expect(botsAt(company, 'one', seats)).toHaveLength(botSeats(company, seats).length);
      }),
    );
  });
});
