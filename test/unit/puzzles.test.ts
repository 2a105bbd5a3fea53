import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearBestOf, readPuzzle, writePuzzle } from '@sanh-rong/analysis';
import { type AnyGame, findGame, readRecord } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { KINDS, type PuzzleKind } from '../../bench/puzzles/kinds.ts';
import { puzzlesOf } from '../../bench/puzzles/scan.ts';
import { examples } from '../examples.ts';

/** How puzzles are made, and whether another look comes to the same answers. */

const MADE = Object.entries(KINDS).flatMap(([id, kind]): [string, PuzzleKind][] => (kind === null ? [] : [[id, kind]]));

const opened = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
};

/** How a game is looked through here: in few worlds, so that it is quick, and by a small margin, so that something is found. */
const quick = (kind: PuzzleKind): PuzzleKind => ({ ...kind, worlds: 24, margin: 0 });

const libraryOf = (id: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, `../../apps/web/src/puzzles/library/library-${id}.txt`), 'utf8')
    .trimEnd()
    .split('\n');

/** Of each library as many, evenly spread. */
const SAMPLE = examples(2, 100);
/** Of which so many have the same best choice in other worlds. */
const SAME = 0.95;

describe.each(MADE)('puzzles of %s', (id, kind) => {
  test('are the same for the same seed', () => {
    const made = (seed: string, number: number): string[] =>
      puzzlesOf(opened(id), quick(kind), seed, number).map(({ puzzle }) => writePuzzle(puzzle));
    // Some games have nothing to find.
    let number = 0;
    let once = made('a seed', number);
    while (once.length === 0) once = made('a seed', ++number);
    expect(made('a seed', number)).toEqual(once);
  });

  test('have the same best choice when they are judged in other worlds', () => {
    const lines = libraryOf(id);
    const step = Math.max(1, Math.floor(lines.length / SAMPLE));
    const sample = lines.filter((_, at) => at % step === 0).slice(0, SAMPLE);
    const same = sample.filter((line) => {
      const puzzle = readPuzzle(line);
      const read = puzzle === null ? null : readRecord(puzzle.record);
      if (puzzle === null || !read?.ok) throw new Error(line);
      const { game, steps } = read.value;
      const { state } = steps[steps.length - 1];
      const view = game.view(state, game.turn(state) ?? 0);
      const choices = puzzle.choices.map(({ word }) => game.readAction(word)).filter((action) => action !== null);
      // Whatever looks best, by however little.
      const request = { seed: 'judged again', worlds: kind.worlds, margin: Number.NEGATIVE_INFINITY, choices };
      const best = clearBestOf(id, view, request);
      return best !== null && game.writeAction(best.choices[0].action) === puzzle.choices[0].word;
    });
    expect(same.length).toBeGreaterThanOrEqual(Math.floor(SAME * sample.length));
  });
});
