import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { STRENGTHS, strengthOf, writePuzzle } from '@sanh-rong/analysis';
import { type AnyGame, findGame } from '@sanh-rong/engine';
import { KINDS, type PuzzleKind } from './kinds.ts';
import { measured } from './measure.ts';
import { puzzlesOf } from './scan.ts';
import { selected } from './select.ts';

/**
 * Makes the puzzles of the house: `npm run puzzles -- [--only GAME,GAME] [--seed TEXT] [--progress FOLDER]`. Games
 * are looked through, one after the other, until enough puzzles of each are found; what was found is kept in the folder, so
 * that a run that was ended goes on where it was. With `--write` it becomes the libraries, which take what suits best. The
 * same seed gives the same libraries on every machine. `--measure` makes nothing: it says how hard the puzzles there are.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: 'sanh-rong' },
    progress: { type: 'string', default: 'node_modules/.cache/sanh-rong/puzzles' },
    write: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});
const LIBRARIES = 'apps/web/src/puzzles/library';

interface Maker {
  readonly id: string;
  readonly game: AnyGame;
  readonly kind: PuzzleKind;
}

const makers = Object.entries(KINDS).flatMap(([id, kind]): Maker[] => {
  const game = findGame(id);
  const isWanted = values.only === '' || values.only.split(',').includes(id);
  return game.ok && kind !== null && isWanted ? [{ id, game: game.value, kind }] : [];
});

/** What was found in games that were looked through: a line for each puzzle, and one that ends each game. */
const ENDS = '#';
const fileOf = (id: string): string => join(values.progress, `puzzles-${id}-${values.seed}.txt`);
const keptOf = (id: string): string[] =>
  existsSync(fileOf(id)) ? readFileSync(fileOf(id), 'utf8').trimEnd().split('\n') : [];

const isFound = (line: string): boolean => line !== '' && !line.startsWith(ENDS);

/** Looks through one game more. */
const lookThrough = ({ id, game, kind }: Maker, number: number): number => {
  const lines = puzzlesOf(game, kind, values.seed, number).map(
    ({ puzzle, missedBy }) => `${number}\t${missedBy.join()}\t${writePuzzle(puzzle)}\n`,
  );
  appendFileSync(fileOf(id), `${lines.join('')}${ENDS} ${number}\n`);
  return lines.length;
};

const write = ({ id, kind }: Maker): void => {
  const lines = keptOf(id).filter(isFound).slice(0, kind.enough);
  const puzzles = selected(
    kind,
    lines.map((line) => line.split('\t').slice(2).join('\t')),
  );
  const text = `${puzzles.map(writePuzzle).join('\n')}\n`;
  writeFileSync(join(LIBRARIES, `library-${id}.txt`), text);
  const counts = STRENGTHS.map((each) => `${puzzles.filter((puzzle) => strengthOf(puzzle) === each).length} ${each}`);
  const size = (gzipSync(text).length / 1000).toFixed(1);
  process.stdout.write(`${id}: ${puzzles.length} of ${lines.length} puzzles (${counts.join(', ')}), ${size} KB gzip\n`);
};

const make = (): void => {
  mkdirSync(values.progress, { recursive: true });
  const progress = makers.map((maker) => {
    const lines = keptOf(maker.id);
    return {
      maker,
      games: lines.filter((line) => line.startsWith(ENDS)).length,
      found: lines.filter(isFound).length,
    };
  });
  /** The one that is farthest from having enough; null where all have. */
  const nextOne = () => {
    const [least] = progress.toSorted(
      (one, other) => one.found / one.maker.kind.enough - other.found / other.maker.kind.enough,
    );
    return least === undefined || least.found >= least.maker.kind.enough ? null : least;
  };
  for (let each = nextOne(); each !== null; each = nextOne()) each.found += lookThrough(each.maker, each.games++);
  if (values.write) for (const maker of makers) write(maker);
};

const measure = ({ id }: Maker): void => {
  process.stdout.write(`${id}\n${measured(readFileSync(join(LIBRARIES, `library-${id}.txt`), 'utf8'))}`);
};

if (values.measure) for (const maker of makers) measure(maker);
else make();
