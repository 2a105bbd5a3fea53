import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MESSAGES, REFUSED_MESSAGES } from '../sockets/rate-limits.ts';
import { NetworkRateLimiter, networksOf } from './networks.ts';
import { RateLimiter } from './rate-limiter.ts';

describe('a rate limiter', () => {
  test('gives so many at once and one for each stretch of time after that, never more', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 3, every: 100 }, () => now);
    let taken = 0;
    for (now = 0; now < 10_000; now += 7) if (limiter.allows('nam')) taken += 1;
    expect(taken).toBe(3 + Math.floor(9_996 / 100));
    expect(limiter.allows('lan')).toBe(true);
  });

  test('says how long there is to wait', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 1, every: 100 }, () => now);
    expect(limiter.take('nam')).toBe(0);
    now = 30;
    expect(limiter.take('nam')).toBe(70);
    now = 100;
    expect(limiter.take('nam')).toBe(0);
  });

  test('forgets keys, the oldest first, so that memory has an end', () => {
    const limiter = new RateLimiter({ burst: 1, every: 1_000 }, () => 0, 100);
    for (let i = 0; i < 1_000; i++) limiter.take(`10.0.${i >> 8}.${i & 255}`);
    expect(limiter.size).toBe(100);
    expect(limiter.allows('10.0.3.231')).toBe(false);
    expect(limiter.allows('10.0.0.0')).toBe(true);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
    ['2001:db8::1', '2001:db8:0:0:9::1', false],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
    ['::1', '::2', false],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', true],
  ])('%s and %s: another one is %s', (first, second, another) => {
    const limiter = new RateLimiter({ burst: 1, every: 1_000 }, () => 0);
    expect(limiter.allows(networksOf(first)[0])).toBe(true);
    expect(limiter.allows(networksOf(second)[0])).toBe(another);
  });

  test('counts a /48 as well: it has five times what one network has, and makes no keys beyond that', () => {
    let now = 0;
    const limiter = new NetworkRateLimiter({ burst: 4, every: 100 }, () => now);
    const from = (network: number) => limiter.allows(networksOf(`2001:db8:1:${network.toString(16)}::1`));
    const taken = Array.from({ length: 65_536 }, (_, network) => from(network)).filter(Boolean);
    expect(taken).toHaveLength(20);
    expect(limiter.allows(networksOf('2001:db8:2::1'))).toBe(true);
    expect(limiter.size).toBe(20 + 1 + 2);
    now += 20;
    expect([from(1), from(1)]).toEqual([true, false]);
  });

  test('a network that is over its own limit takes nothing from the /48 around it', () => {
    const limiter = new NetworkRateLimiter({ burst: 2, every: 100 }, () => 0);
    const from = (network: number) => limiter.allows(networksOf(`2001:db8:1:${network}::1`));
    for (let times = 0; times < 50; times += 1) expect(from(1)).toBe(times < 2);
    expect([from(2), from(2), from(2)]).toEqual([true, true, false]);
  });

  test('gets nothing from a clock that goes back, and is not broken by it', () => {
    let at = 1_000;
    const limiter = new RateLimiter({ burst: 1, every: 1_000 }, () => at);
    expect(limiter.allows('a')).toBe(true);
    at = 0;
    expect(limiter.allows('a')).toBe(false);
    at = 1_000;
    expect(limiter.allows('a')).toBe(true);
  });

  test('takes nothing from a key because the clock was set back', () => {
    let at = 1_000_000;
    const limiter = new RateLimiter({ burst: 10, every: 1_000 }, () => at);
    for (let i = 0; i < 4; i++) expect(limiter.allows('a')).toBe(true);
    at -= 500_000;
    for (let i = 0; i < 6; i++) expect(limiter.allows('a')).toBe(true);
    expect(limiter.take('a')).toBe(1_000);
  });
});

/** A client that sends a message every so many milliseconds for a while: how many pass, and whether it is cut. */
const send = (everyMs: number, seconds: number) => {
  let now = 0;
  const messages = new RateLimiter(MESSAGES, () => now);
  const refused = new RateLimiter(REFUSED_MESSAGES, () => now);
  let passed = 0;
  for (; now < seconds * 1_000; now += everyMs) {
    if (messages.allows('nam')) passed += 1;
    else if (!refused.allows('nam')) return { passed, cutAt: now };
  }
  return { passed, cutAt: null };
};

describe('the messages of a client', () => {
  const perSecond = 1_000 / MESSAGES.every;

  test('pass in a burst and then so many a second, and only a client that goes far beyond is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 5, max: 120 }), (everyMs, seconds) => {
        const { passed, cutAt } = send(everyMs, seconds);
        const sent = 1_000 / everyMs;
        expect(passed).toBeLessThanOrEqual(MESSAGES.burst + seconds * perSecond + 1);
        // At the rate nothing is refused, at twice the rate half of it; neither is cut, however long it lasts.
        if (sent <= perSecond) expect(passed).toBe(Math.ceil((seconds * 1_000) / everyMs));
        if (sent <= 2 * perSecond) expect(cutAt).toBeNull();
        const cutAfter = (MESSAGES.burst + REFUSED_MESSAGES.burst) / (sent - 2 * perSecond) + 1;
        if (sent > 3 * perSecond && seconds > cutAfter) expect(cutAt).not.toBeNull();
      }),
    );
  });

  test('cut a client that always gets one through in between', () => {
    const { passed, cutAt } = send(4, 60);
    expect(cutAt).toBeLessThan(3_000);
    expect(passed).toBeGreaterThan(MESSAGES.burst);
  });

  test('that were refused are forgiven when it has slowed down', () => {
    let now = 0;
    const refused = new RateLimiter(REFUSED_MESSAGES, () => now);
    for (let sent = 0; sent < REFUSED_MESSAGES.burst; sent += 1) refused.take('nam');
    expect(refused.allows('nam')).toBe(false);
    now = 40_000;
    expect(refused.allows('nam')).toBe(true);
  });
});
