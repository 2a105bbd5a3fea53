import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { judgedWord, STRENGTHS, strengthOf } from '@sanh-rong/analysis/puzzle';
import { readRecord } from '@sanh-rong/engine';
import { themeWords } from '@sanh-rong/presentation/themes';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from './named-puzzle.ts';
import { positionOf } from './position.ts';

/** Every puzzle that comes with the house. */

const FOLDER = join(import.meta.dirname, 'library');
const LIBRARIES = readdirSync(FOLDER).map((file) => [/^library-(\w+)\.txt$/.exec(file)?.[1] ?? '', file] as const);

/** What a page may load for the puzzles of a game, and how many there are at least. */
const MOST_BYTES = 60_000;
const LEAST = 300;
/** The least of each strength. */
const LEAST_OF_STRENGTH = 95;

describe.each(LIBRARIES)('the puzzles of %s', (game, file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const puzzles = readPuzzles(text);

  it('are as many as they are said to be, of all strengths, and weigh little', () => {
    expect(puzzles.length).toBe(text.trimEnd().split('\n').length);
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    for (const strength of STRENGTHS) {
      const count = puzzles.filter((puzzle) => strengthOf(puzzle) === strength).length;
      expect(count, strength).toBeGreaterThanOrEqual(LEAST_OF_STRENGTH);
    }
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
  });

  it('differ from each other', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    // The same hand at the same table is the same puzzle, whatever the others hold.
    const views = puzzles.map(({ record }) => {
      const position = positionOf(record, '');
      return JSON.stringify([position?.view.hands, position?.view.history]);
    });
    expect(new Set(views).size).toBe(puzzles.length);
  });

  it('have one best choice, and no other is right; every move of the rules is one of the choices', () => {
    for (const { record, choices, following } of puzzles) {
      const read = readRecord(record);
      if (!read.ok) throw new Error(`${record}: ${read.error.reason}`);
      const { game: rules, steps } = read.value;
      const { state } = steps[steps.length - 1];
      expect(rules.turn(state), record).not.toBeNull();
      const words = choices.map(({ word }) => word);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) {
        const action = rules.readAction(word);
        expect(action !== null && rules.apply(state, action).ok, `${record}: ${word}`).toBe(true);
      }
      for (const action of rules.legal(state)) {
        const word = 'min' in action ? 'to:0' : rules.writeAction(action);
        expect(judgedWord(words, word), `${record}: ${word}`).not.toBeNull();
      }
      const [best, ...others] = choices;
      expect(best.isRight).toBe(true);
      for (const other of others) {
        expect(other.points, record).toBeLessThan(best.points);
        expect(other.isRight).toBe(false);
      }
      let after = state;
      for (const word of [best.word, ...following]) {
        const action = rules.readAction(word);
        const step = action === null ? null : rules.apply(after, action);
        if (!step?.ok) throw new Error(`${record}: ${word} does not follow`);
        after = step.value.state;
      }
    }
  });

  it('have themes and reasons that there are words for', () => {
    const { reasons, themes } = themeWords(game);
    for (const { theme, choices } of puzzles) {
      const said = [theme, ...choices.flatMap(({ reason }) => reason ?? [])];
      for (const each of said) {
        for (const words of [reasons, themes]) expect([words.vi[each], words.en[each]]).not.toContain(undefined);
      }
    }
  });
});
