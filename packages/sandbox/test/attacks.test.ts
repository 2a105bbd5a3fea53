import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../test/until.ts';
import { Sandboxes } from '../src/index.ts';
import { ATTACKS, type Attack } from './attacks/index.ts';
import { firstCall } from './calls.ts';
import { Neighbour } from './neighbour.ts';
import { descendants } from './processes.ts';

const WARM = 2;

let before: readonly number[];
let sandboxes: Sandboxes;
let neighbour: Neighbour;

beforeAll(async () => {
  before = descendants();
  sandboxes = new Sandboxes({ warm: WARM, most: 4 });
  void sandboxes.warmUp();
  neighbour = await Neighbour.moveIn(sandboxes);
});

afterAll(async () => {
  await sandboxes.close();
  expect(descendants().filter((pid) => !before.includes(pid))).toEqual([]);
});

/** Loads it, asks it while the neighbour is asked as well, and lets it go. */
const attack = async ({ source, time, outcome, asked = 2, inGames }: Attack): Promise<void> => {
  const loading = await sandboxes.load({ game: 'tienlen', source, time, owner: 'an attacker' });
  const isAsked = outcome.loaded(loading);
  if (!loading.ok) return;
  const asking = loading.bot.decide(
    Array.from({ length: asked }, (_, n) => firstCall('tienlen', inGames === true ? n : 1)),
  );
  await neighbour.isWell();
  const answers = await asking;
  loading.bot.stop();
  expect(answers).toHaveLength(asked);
  if (isAsked) outcome.answered(answers);
};

describe('attacks and accidents', () => {
  test('there are at least forty kinds of them', () => {
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  test.each(ATTACKS.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
    await attack(each);
    // Nothing has reached the bot next door, nor this process.
    await neighbour.isWell();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('polluted' in {}).toBe(false);
    // Those who wait, the neighbour, and who starts them: the attacker is gone.
    await until(
      'the attacker to be gone',
      () => descendants().filter((pid) => !before.includes(pid)),
      ({ length }) => length === WARM + 2,
    );
  });
});
