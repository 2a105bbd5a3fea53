import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newPace, PACE } from './pace.ts';

/** A client that sends a message every so many milliseconds for a while: how many pass, and whether it is cut. */
const send = (everyMs: number, seconds: number) => {
  let now = 0;
  const pace = newPace(() => now);
  let passed = 0;
  for (; now < seconds * 1_000; now += everyMs) {
    if (pace.take()) passed += 1;
    if (pace.floods) return { passed, cutAt: now };
  }
  return { passed, cutAt: null };
};

describe('the pace of a client', () => {
  test('lets through a burst and then so many a second, and cuts only who goes far beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 5, max: 120 }), (everyMs, seconds) => {
        const { passed, cutAt } = send(everyMs, seconds);
        const perSecond = 1_000 / everyMs;
        expect(passed).toBeLessThanOrEqual(PACE.burst + seconds * PACE.perSecond + 1);
        // At the pace nothing is refused, at twice the pace half of it; neither is cut, however long it lasts.
        if (perSecond <= PACE.perSecond) expect(passed).toBe(Math.ceil((seconds * 1_000) / everyMs));
        if (perSecond <= 2 * PACE.perSecond) expect(cutAt).toBeNull();
        const cutAfter = (PACE.burst + PACE.patience) / (perSecond - 2 * PACE.perSecond) + 1;
        if (perSecond > 3 * PACE.perSecond && seconds > cutAfter) expect(cutAt).not.toBeNull();
      }),
    );
  });

  test('cuts a client that always gets a message through in between', () => {
    const { passed, cutAt } = send(4, 60);
    expect(cutAt).toBeLessThan(3_000);
    expect(passed).toBeGreaterThan(PACE.burst);
  });

  test('forgives a client that has slowed down', () => {
    let now = 0;
    const pace = newPace(() => now);
    for (let sent = 0; sent < PACE.burst + PACE.patience + 2; sent += 1) pace.take();
    expect(pace.floods).toBe(true);
    now = 40_000;
    expect(pace.take()).toBe(true);
    expect(pace.floods).toBe(false);
  });
});
