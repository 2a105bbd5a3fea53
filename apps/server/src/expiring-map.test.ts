import { describe, expect, test } from 'vitest';
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
