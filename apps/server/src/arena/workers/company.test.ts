import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Standing } from '../ladders/standing-entries.ts';
import { oneAnOwner, waitsForCompany } from './company.ts';

const standing = (id: string, owner: string, lastPicked: number | null): Standing => ({
  id,
  owner,
  lastPicked,
  networks: [],
  rating: { mu: 25, sigma: 8 },
  isAnchor: false,
  contestant: { entry: id, bot: null, level: null },
});

describe('of each owner one', () => {
  test('whoever has waited longest, and whoever has never played first of all', () => {
    const entries = [
      standing('a', 'nam', 5),
      standing('b', 'lan', 9),
      standing('c', 'nam', 2),
      standing('d', 'lan', null),
    ];
    expect(oneAnOwner(entries).map(({ id }) => id)).toEqual(['d', 'c']);
  });

  test('nobody is left out who has only one', () => {
    const owners = fc.array(fc.tuple(fc.constantFrom('nam', 'lan', 'tí'), fc.option(fc.nat(9))), { maxLength: 9 });
    fc.assert(
      fc.property(owners, (all) => {
        const entries = all.map(([owner, picked], at) => standing(String(at), owner, picked));
        const called = oneAnOwner(entries);
        expect(called.map(({ owner }) => owner).sort()).toEqual([...new Set(all.map(([owner]) => owner))].sort());
        for (const one of called) {
          const own = entries.filter(({ owner }) => owner === one.owner);
          expect(Math.min(...own.map(({ lastPicked }) => lastPicked ?? 0))).toBe(one.lastPicked ?? 0);
        }
      }),
    );
  });
});

describe('a bot that would meet nobody but built-in players', () => {
  const [nam, second, lan] = [standing('a', 'nam', 1_000), standing('b', 'nam', 5), standing('c', 'lan', 2_000)];
  const anchors = ['level simple', 'level steady', 'level random'];
  const waits = (lead: Standing, picked: readonly string[], all: readonly Standing[], now: number) =>
    waitsForCompany(lead, { pool: 'remote', picked: [lead.id, ...picked], company: all, now });

  test('waits a while for others that are playing', () => {
    expect(waits(nam, anchors, [nam, second, lan], 30_000)).toBe(true);
    expect(waits(nam, anchors, [nam, second, lan], 61_000)).toBe(false);
  });

  test('waits less where matches are short', () => {
    const waitsHere = (now: number) =>
      waitsForCompany(nam, { pool: 'sandbox', picked: [nam.id, ...anchors], company: [lan], now });
    expect([waitsHere(20_000), waitsHere(22_000)]).toEqual([true, false]);
  });

  test('does not wait where one of them is at the table, where there is nobody, or before its first match', () => {
    expect(waits(nam, ['c', ...anchors], [nam, lan], 30_000)).toBe(false);
    expect(waits(nam, anchors, [nam, second], 30_000)).toBe(false);
    expect(waits(standing('d', 'nam', null), anchors, [nam, lan], 30_000)).toBe(false);
  });
});
