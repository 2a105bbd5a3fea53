import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writePuzzle } from '@sanh-rong/analysis';
import { findGame, type GameId, isGameId } from '@sanh-rong/engine';
import { KINDS } from './kinds.ts';
import { puzzlesOf } from './scan.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: 'sanh-rong' },
    progress: { type: 'string', default: 'node_modules/.cache/sanh-rong' },
  },
});

const scan = (id: GameId, number: number): void => {
  const found = findGame(id);
  if (!found.ok) throw new Error(id);
  const file = join(values.progress, `puzzles-${id}-${values.seed}.txt`);
  mkdirSync(values.progress, { recursive: true });
  const done = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('# ')).length
    : 0;
  if (number < done) return;
  const lines = puzzlesOf(found.value, KINDS[id], values.seed, number).map(
    ({ puzzle, missedBy }) => `${number}\t${missedBy.join()}\t${writePuzzle(puzzle)}\n`,
  );
  appendFileSync(file, `${lines.join('')}# ${number} ${process.cpuUsage().user}\n`);
};

for (let number = 0; number < Number(values.games); number++) {
  for (const id of Object.keys(KINDS)) if (isGameId(id) && id.includes(values.only)) scan(id, number);
}
