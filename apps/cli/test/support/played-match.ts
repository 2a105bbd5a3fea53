import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { match } from '../../src/match/command.ts';
import { runCommand } from './commands.ts';

export interface PlayedOptions {
  readonly game: string;
  readonly seats: number;
  readonly deals: number;
  readonly seed: string;
  /** `simple` and `random` unless others are named. */
  readonly contestants?: readonly string[];
}

/** The text of a match file that `sanhrong match` really wrote. */
export const playedMatch = async (options: PlayedOptions): Promise<string> => {
  const { game, seats, deals, seed, contestants = ['simple', 'random'] } = options;
  const folder = mkdtempSync(join(tmpdir(), 'sanhrong-match-'));
  try {
    const path = join(folder, 'match.json');
    const table = ['--game', game, '--seats', String(seats), '--deals', String(deals), '--seed', seed];
    const { code, errors } = await runCommand(match, [...contestants, ...table, '--out', path, '--quiet']);
    if (code !== 0) throw new Error(errors);
    return readFileSync(path, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
