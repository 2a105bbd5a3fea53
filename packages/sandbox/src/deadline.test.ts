import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Deadline, LONG, type TimeUp } from './deadline.ts';

const TIME = 1_000;

/** What a machine gives a process that would work all the time: a share of each millisecond. */
const machine = ({ share, sleeps = false }: { readonly share: number | null; readonly sleeps?: boolean }) => {
  const from = performance.now();
  let up: readonly [TimeUp, number] | null = null;
  const deadline = new Deadline(
    TIME,
    { work: () => (share === null ? null : (performance.now() - from) * share), isAsleep: () => sleeps },
    (how) => {
      up = [how, Math.round(performance.now() - from)];
      deadline.clear();
    },
  );
  deadline.restart();
  return { deadline, up: () => up };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('BT-2 the time of a bot', () => {
  test.each([1, 2, 0.85])('is up at its limit on a machine that is free (%f of a processor)', async (share) => {
    const { up } = machine({ share });
    await vi.advanceTimersByTimeAsync(TIME - 10);
    expect(up()).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    expect(up()?.[0]).toBe('late');
  });

  test('is up at its limit where the system does not tell who worked', async () => {
    const { up } = machine({ share: null });
    await vi.advanceTimersByTimeAsync(TIME + 10);
    expect(up()?.[0]).toBe('late');
  });

  test.each([0.7, 0.5, 0.3])('is longer where the machine gave it %f of a processor', async (share) => {
    const { up } = machine({ share });
    await vi.advanceTimersByTimeAsync(4 * TIME);
    const [how, at] = up() ?? [null, 0];
    expect(how).toBe('late');
    expect(at * share).toBeGreaterThanOrEqual(TIME * 0.8);
    expect(at * share).toBeLessThanOrEqual(TIME * 1.1);
  });

  test.each([0, 0.05])('ends without blame where it never had it (%f of a processor)', async (share) => {
    const { up } = machine({ share });
    await vi.advanceTimersByTimeAsync(Math.max(4 * TIME, LONG) - 10);
    expect(up()).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
    expect(up()?.[0]).toBe('starved');
  });

  test('is not longer for one that sleeps', async () => {
    const { up } = machine({ share: 0, sleeps: true });
    await vi.advanceTimersByTimeAsync(TIME + 100);
    expect(up()?.[0]).toBe('late');
  });

  test('begins anew with each answer, and never ends after the last', async () => {
    const { deadline, up } = machine({ share: 1 });
    for (let answers = 0; answers < 3; answers++) {
      await vi.advanceTimersByTimeAsync(TIME - 100);
      expect(deadline.isUsedUp).toBe(true);
      deadline.restart();
      expect(deadline.isUsedUp).toBe(false);
    }
    deadline.clear();
    await vi.advanceTimersByTimeAsync(10 * TIME);
    expect(up()).toBeNull();
  });
});
