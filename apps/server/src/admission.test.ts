import { describe, expect, test } from 'vitest';
import { Admission } from './admission.ts';

/** An event loop that is as busy as it is told to be, and a clock that goes on with each look at it. */
const openAdmission = (busyness: number) => {
  let time = 0;
  const loop = { busyness };
  const admission = new Admission({
    utilization: () => loop.busyness,
    now: () => {
      time += 1;
      return time;
    },
  });
  const order: string[] = [];
  const come = (network: string): Promise<void> => admission.turn(network).then(() => void order.push(network));
  return { loop, order, come, passed: () => time };
};

describe('work beside the tables', () => {
  test('begins at once, in the order it comes, while the loop has time', async () => {
    const { order, come } = openAdmission(0.1);
    await Promise.all([...Array(9).fill('crowd'), 'lan'].map(come));
    expect(order.filter((network) => network === 'crowd')).toHaveLength(9);
    expect(order).toContain('lan');
  });

  test('waits while the loop is busy, never without end, and goes from network to network', async () => {
    const { order, come, passed } = openAdmission(1);
    const all = [...Array(40).fill('crowd'), 'lan', ...Array(40).fill('horde'), 'phone'].map(come);
    await Promise.all(all);
    expect(order).toHaveLength(82);
    expect(order.indexOf('lan')).toBeLessThan(5);
    expect(order.indexOf('phone')).toBeLessThan(5);
    // Each has waited for its own time to pass.
    expect(passed()).toBeGreaterThan(82 * 4);
  });

  test('goes on as before when the loop has time again', async () => {
    const { loop, order, come, passed } = openAdmission(1);
    await come('lan');
    loop.busyness = 0;
    // The next look comes after a while.
    while (passed() < 100) await come('lan');
    const before = passed();
    await Promise.all(Array(10).fill('lan').map(come));
    expect(passed() - before).toBeLessThan(60);
    expect(order.length).toBeGreaterThan(10);
  });

  test('is let in by a real loop', async () => {
    const admission = new Admission();
    await Promise.all(Array.from({ length: 50 }, (_, at) => admission.turn(`network ${at % 3}`)));
  });
});
