import { describe, expect, test } from 'vitest';
import { Pace } from './chat/pace.ts';
import { ExpiringMap } from './expiring-map.ts';

describe('what is remembered for a while', () => {
  test('is forgotten when its time is over', () => {
    let now = 0;
    const recent = new ExpiringMap<number>(10, 1_000, () => now);
    recent.set('a', 1);
    now = 999;
    expect(recent.get('a')).toBe(1);
    now = 1_000;
    expect(recent.get('a')).toBeUndefined();
    recent.set('b', 2);
    expect(recent.size).toBe(1);
  });

  test('never grows beyond its bound: what was set longest ago goes first', () => {
    const recent = new ExpiringMap<number>(100, 1_000, () => 0);
    for (let i = 0; i < 10_000; i++) recent.set(String(i), i);
    expect(recent.size).toBe(100);
    expect(recent.get('9899')).toBeUndefined();
    expect(recent.get('9900')).toBe(9_900);
    recent.set('9900', 1);
    recent.set('new', 2);
    expect(recent.get('9900')).toBe(1);
    expect(recent.get('9901')).toBeUndefined();
  });
});

describe('a pace', () => {
  test('gives so many at once and one for each stretch of time after that, never more', () => {
    let now = 0;
    const pace = new Pace({ burst: 3, every: 100 }, () => now);
    let taken = 0;
    for (now = 0; now < 10_000; now += 7) if (pace.take('nam') === 0) taken += 1;
    expect(taken).toBe(3 + Math.floor(9_996 / 100));
    expect(pace.take('lan')).toBe(0);
  });

  test('says how long there is to wait', () => {
    let now = 0;
    const pace = new Pace({ burst: 1, every: 100 }, () => now);
    expect(pace.take('nam')).toBe(0);
    now = 30;
    expect(pace.take('nam')).toBe(70);
    now = 100;
    expect(pace.take('nam')).toBe(0);
  });
});
