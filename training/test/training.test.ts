import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Estimate, estimate, NOTHING, observe } from '@sanh-rong/arena';
import { Random } from '@sanh-rong/engine';
import { MIEN_NAM } from '@sanh-rong/engine/tienlen/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '../../packages/players/src/tienlen/network/champion/decode.ts';
import { Network, type Widths } from '../../packages/players/src/tienlen/network/network.ts';
import { NetworkPolicy } from '../../packages/players/src/tienlen/network/policy.ts';
import { PolicyGames } from '../../packages/players/src/tienlen/steady/games.ts';
import { SteadyPolicy } from '../../packages/players/src/tienlen/steady/policy.ts';
import { weightsFor } from '../../packages/players/src/tienlen/steady/weights.ts';
import { need } from '../../test/need.ts';
import { findPython } from '../tienlen/python.mjs';

/** The whole way from nothing to weights that players read, as small as it can be and still learn something. */

const SEATS = 2;
const WIDTHS: Widths = { first: 96, second: 96, third: 64, joined: 32 };
const SMALL = [
  ...['--kinds', 'mienNam2', '--widths', Object.values(WIDTHS).join(','), '--critic', '128,64'],
  ...['--actors', '1', '--device', 'cpu'],
];
const TINY = [...SMALL, '--tables', '8', '--steps', '8', '--batch', '64'];
const LEARNING = [
  ...SMALL,
  '--tables',
  '128',
  '--steps',
  '32',
  '--batch',
  '512',
  '--epochs',
  '2',
  '--rate',
  '1e-3',
  '--bonus',
  '1.5',
];

interface Card {
  readonly sha256: string;
  readonly bytes: number;
  readonly iterations: number;
  readonly decisions: number;
}

let folder = '';
const at = (name: string): string => join(folder, name);

const run = (program: string, args: readonly string[]): void => {
  const path = fileURLToPath(new URL(`../tienlen/${program}.mjs`, import.meta.url));
  execFileSync(process.execPath, [path, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
};

const train = (name: string, ...args: string[]): void => run('train', ['--out', at(name), ...args]);

/** Publishes what was trained under a name, to be read under another. */
const publish = (name: string, as = `${name}-out`): Card => {
  run('publish', [at(name), at(as)]);
  return JSON.parse(readFileSync(join(at(as), 'card.json'), 'utf8'));
};

const weightsText = (name: string): string => readFileSync(join(at(`${name}-out`), 'weights.ts'), 'utf8');

const policyOf = (name: string): NetworkPolicy => {
  const [, text] = weightsText(name).match(/'(.+)'/) ?? [];
  return new NetworkPolicy(new Network(decode(text), WIDTHS));
};

/** Points a game of one policy against another, every deal played from both seats. */
const match = (one: NetworkPolicy, other: NetworkPolicy, deals: number): Estimate => {
  const games = new PolicyGames(SEATS, MIEN_NAM);
  const random = new Random('the small network');
  let moments = NOTHING;
  for (let deal = 0; deal < deals; deal++) {
    games.deal(random);
    let points = 0;
    for (let own = 0; own < SEATS; own++) {
      games.play(own === 0 ? [one, other] : [other, one]);
      points += games.points[own] / SEATS;
    }
    moments = observe(moments, points);
  }
  return estimate(moments);
};

beforeAll(() => {
  need('PyTorch', {
    find: findPython,
    debian: 'python3-torch',
    ask: 'PyTorch and NumPy for Python, named with PYTHON',
  });
  folder = mkdtempSync(join(tmpdir(), 'sanh-rong-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one seed trains one network, a resume goes on with it, and publishing it again writes the same', () => {
  train('one', ...TINY, '--iterations', '3', '--to-progress', '0.5');
  train('two', ...TINY, '--iterations', '3', '--to-progress', '0.5');
  const one = publish('one');
  expect(publish('two')).toEqual(one);
  expect(weightsText('two')).toBe(weightsText('one'));
  expect(publish('one', 'two-out')).toEqual(one);
  expect(weightsText('two')).toBe(weightsText('one'));
  train('two', ...TINY, '--iterations', '2', '--resume');
  const resumed = publish('two');
  expect([resumed.iterations, resumed.decisions]).toEqual([5, (one.decisions / 3) * 5]);
  expect(resumed.sha256).not.toBe(one.sha256);
});

test('an untrained network plays as the steady player, and a trained one beats it', () => {
  train('untrained', ...LEARNING, '--iterations', '0');
  publish('untrained');
  const untrained = policyOf('untrained');
  const steady = new SteadyPolicy(weightsFor(MIEN_NAM, SEATS));
  const games = new PolicyGames(SEATS, MIEN_NAM);
  const random = new Random('as the steady player');
  let scored = 0;
  const both = {
    get plays() {
      return steady.plays;
    },
    choose: (...asked: Parameters<NetworkPolicy['choose']>): number => {
      const chosen = untrained.choose(...asked);
      if (untrained.isScored) scored += 1;
      const [rules, position, goneLow, goneHigh] = asked;
      expect(steady.choose(rules, position, goneLow, goneHigh)).toBe(chosen);
      return chosen;
    },
  };
  for (let deal = 0; deal < 50; deal++) {
    games.deal(random);
    games.play([both, both]);
  }
  expect(scored).toBeGreaterThan(0);

  train('trained', ...LEARNING, '--iterations', '60');
  publish('trained');
  const gain = match(policyOf('trained'), untrained, 4_000);
  expect(gain.low, JSON.stringify(gain)).toBeGreaterThan(0);
});
