import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { STRENGTHS, strengthOf, writePuzzle } from '@sanh-rong/analysis';
import { findGame, type GameId, isGameId } from '@sanh-rong/engine';
import { KINDS } from './kinds.ts';
import { puzzlesOf } from './scan.ts';
import { selected } from './select.ts';

/**
 * Makes the puzzles of the house: `npm run puzzles -- [--games N] [--only GAME,GAME] [--seed TEXT] [--progress FOLDER]`. So many
 * games are looked through, one after the other; what was found is kept in the folder, so that a run that was ended goes on
 * where it was. With `--write` what was found becomes the libraries. The same seed and number of games give the same
 * libraries on every machine.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1500' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: 'sanh-rong' },
    progress: { type: 'string', default: 'node_modules/.cache/sanh-rong/puzzles' },
    write: { type: 'boolean', default: false },
  },
});
const GAMES = Number(values.games);
const LIBRARIES = 'apps/web/src/puzzles/library';

const ids = (Object.keys(KINDS) as GameId[]).filter(
  (id) => isGameId(id) && (values.only === '' || values.only.split(',').includes(id)),
);

/** What was found in games that were looked through: a line for each puzzle, and one that ends each game. */
const ENDS = '#';
const fileOf = (id: GameId): string => join(values.progress, `puzzles-${id}-${values.seed}.txt`);
const keptOf = (id: GameId): string[] =>
  existsSync(fileOf(id)) ? readFileSync(fileOf(id), 'utf8').trimEnd().split('\n') : [];

const lookThrough = (id: GameId, number: number): void => {
  const game = findGame(id);
  if (!game.ok) throw new Error(game.error.reason);
  const lines = puzzlesOf(game.value, KINDS[id], values.seed, number).map(
    ({ puzzle, missedBy }) => `${number}\t${missedBy.join()}\t${writePuzzle(puzzle)}\n`,
  );
  appendFileSync(fileOf(id), `${lines.join('')}${ENDS} ${number}\n`);
};

const write = (id: GameId): void => {
  const lines = keptOf(id).filter((line) => !line.startsWith(ENDS) && Number(line.split('\t')[0]) < GAMES);
  const puzzles = selected(lines.map((line) => line.split('\t').slice(2).join('\t')));
  const text = `${puzzles.map(writePuzzle).join('\n')}\n`;
  writeFileSync(join(LIBRARIES, `library-${id}.txt`), text);
  const counts = STRENGTHS.map((each) => `${puzzles.filter((puzzle) => strengthOf(puzzle) === each).length} ${each}`);
  const size = (gzipSync(text).length / 1000).toFixed(1);
  process.stdout.write(`${id}: ${puzzles.length} of ${lines.length} puzzles (${counts.join(', ')}), ${size} KB gzip\n`);
};

mkdirSync(values.progress, { recursive: true });
const begun = new Map(ids.map((id) => [id, keptOf(id).filter((line) => line.startsWith(ENDS)).length]));
for (let number = 0; number < GAMES; number++) {
  for (const id of ids) if (number >= (begun.get(id) ?? 0)) lookThrough(id, number);
}
if (values.write) for (const id of ids) write(id);
