import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Attempts } from './attempts.ts';
import { Limits, USUAL_LIMITS } from './limits.ts';

describe('attempts', () => {
  const LIMIT = { most: 3, within: 60_000 };

  test('are counted from the first one on, and forgotten when their time is over', () => {
    let now = 1_000;
    const attempts = new Attempts(LIMIT, () => now);
    for (let count = 0; count < 3; count += 1) {
      expect(attempts.wait('a')).toBe(0);
      attempts.take('a');
      now += 10_000;
    }
    expect(attempts.wait('a')).toBe(30);
    expect(attempts.wait('b')).toBe(0);
    now += 29_001;
    expect(attempts.wait('a')).toBe(1);
    now += 999;
    expect(attempts.wait('a')).toBe(0);
    expect(attempts.size).toBe(0);
  });

  test('that were good do not count', () => {
    const attempts = new Attempts(LIMIT, () => 0);
    for (let count = 0; count < 10; count += 1) {
      attempts.take('a');
      attempts.giveBack('a');
    }
    expect(attempts.wait('a')).toBe(0);
    attempts.giveBack('never heard of');
    expect(attempts.size).toBe(1);
  });

  test('never pass the limit within the time, and never need more memory than they may', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), after: fc.nat(30_000) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        let now = 0;
        const attempts = new Attempts(LIMIT, () => now, 5);
        const passed: { key: string; at: number }[] = [];
        for (const { key, after } of steps) {
          now += after;
          if (attempts.wait(key) === 0) {
            attempts.take(key);
            passed.push({ key, at: now });
          }
          expect(attempts.size).toBeLessThanOrEqual(5);
        }
        for (const first of passed) {
          const near = passed.filter(
            ({ key, at }) => key === first.key && at >= first.at && at < first.at + LIMIT.within,
          );
          // A window that ends may be followed at once by the next.
          expect(near.length).toBeLessThanOrEqual(2 * LIMIT.most);
        }
      }),
    );
  });

  test('of too many places: the oldest is forgotten first', () => {
    const attempts = new Attempts({ most: 1, within: 60_000 }, () => 0, 2);
    for (const key of ['a', 'b', 'c']) attempts.take(key);
    expect(['a', 'b', 'c'].map((key) => attempts.wait(key) > 0)).toEqual([false, true, true]);
  });
});

describe('limits', () => {
  test('whoever has a network of addresses counts as one', () => {
    const limits = new Limits({ ...USUAL_LIMITS, guests: { most: 1, within: 1_000 } }, () => 0);
    expect(limits.newGuest('2001:db8:1:2::1').ok).toBe(true);
    expect(limits.newGuest('2001:db8:1:2:ffff::9').ok).toBe(false);
    expect(limits.newGuest('2001:db8:1:3::1').ok).toBe(true);
    expect(limits.newGuest('192.0.2.1').ok).toBe(true);
    expect(limits.newGuest('::ffff:192.0.2.1').ok).toBe(false);
    expect(limits.newGuest('').ok).toBe(true);
  });

  test('a good password does not make up for what the same address tried with other usernames', () => {
    const limits = new Limits({ ...USUAL_LIMITS, failuresOfAddress: { most: 3, within: 1_000 } }, () => 0);
    const tryOut = (username: string) => limits.password(username, '192.0.2.1');
    for (const username of ['lan', 'mai', 'own']) {
      const attempt = tryOut(username);
      if (attempt.ok && username === 'own') attempt.value.succeeded();
    }
    expect(tryOut('nam').ok).toBe(true);
    expect(tryOut('hoa').ok).toBe(false);
  });
});
