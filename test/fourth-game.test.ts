import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GameSourceCopy } from './fourth-game/game-source-copy.ts';
import { LINES } from './fourth-game/lines.ts';
import type * as Plays from './fourth-game/plays.ts';

/** CONTRIBUTING.md says what a new game takes; here one is added, and the compiler is asked what it misses. */

const root = join(import.meta.dirname, '..');
const CATALOGUE = 'packages/engine/src/catalogue.ts';

/** The registries that the guide names. */
const listed = (): string[] => {
  const [, section] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('## A new game\n');
  return [...section.matchAll(/^\| `([^`]+\.ts)` \|/gm)].map(([, path]) => path);
};

const copy = new GameSourceCopy();
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

test('a game that is only in the catalogue is missed in every registry, and the guide lists them all', () => {
  copy.register(CATALOGUE);
  expect([...copy.faults().keys()].sort()).toEqual(listed().sort());
  expect(Object.keys(LINES).sort()).toEqual([CATALOGUE, ...listed()].sort());
});

describe('with its folders and its lines', () => {
  let plays: typeof Plays;

  beforeAll(async () => {
    copy.addFolders();
    for (const path of listed()) copy.register(path);
    expect([...copy.faults().values()]).toEqual([]);
    plays = await copy.load<typeof Plays>('test/fourth-game/plays.ts');
  });

  test('it is played at a table', () => {
    const { hidden, points } = plays.atTable();
    expect(hidden?.map((hand) => hand === null)).toEqual([false, true]);
    expect([...(points ?? [])].sort()).toEqual([-1, 1]);
  });

  test('it is played in a terminal', async () => {
    const { code, name, text, errors } = await plays.inTerminal();
    expect([code, name, errors]).toEqual([0, 'High card', '']);
    expect(text).toContain('Keep it, or swap it?');
    expect(text).toMatch(/high card/);
  });

  test('it is played over the engine stream, and its text is read again', () => {
    const { dealt, swapped, refused, result, text, again } = plays.overStream();
    expect(dealt).toMatchObject({ ok: true, turn: 0, stock: 1, hands: [['3s'], ['Ah']] });
    expect(swapped).toMatchObject({ ok: true, turn: 1, stock: 0, hands: [['2h'], ['Ah']] });
    expect(refused.error).toEqual({ code: 'HC-1', message: 'There is no card left to swap for.' });
    expect(result).toMatchObject({ points: [1, -1], places: [1, 2] });
    expect(text).toBe('sr1 highcard/highcard seats=2 hands=3s/Ah top=2h | swap keep');
    expect(again).toBe(true);
  });

  test('a bot plays it in the arena, in a sandbox of its own', async () => {
    const { moves, strikes, points } = await plays.inArena();
    expect(moves).toEqual(['Swap it', 'Swap it']);
    expect(strikes).toEqual([0, 0]);
    expect(points.map((seats) => [...(seats ?? [])].sort())).toEqual([
      [-1, 1],
      [-1, 1],
    ]);
  });
});
