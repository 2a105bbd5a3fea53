import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { need } from '../../../../test/need.ts';
import { newScratch } from '../../../../test/scratch.ts';
import { freePort } from './ports.ts';

/** A real PostgreSQL server for tests, thrown away afterwards. Most share one and have a database each (`databases.ts`). */

export interface PostgresServer {
  readonly url: string;
  /** The process that all others of the server come from. */
  readonly pid: number;
  stop(): void;
}

const isRoot = process.getuid?.() === 0;

const DEBIAN_FOLDER = '/usr/lib/postgresql';

const findBinaries = (): string | null => {
  if (existsSync(DEBIAN_FOLDER)) {
    const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
    const found = versions
      .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb')));
    if (found) return found;
  }
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = asked.status === 0 ? asked.stdout.trim() : '';
  return folder !== '' && existsSync(join(folder, 'initdb')) ? folder : null;
};

const binaries = (): string =>
  need('PostgreSQL', {
    find: findBinaries,
    debian: 'postgresql',
    ask: 'install the package "postgresql" (initdb, pg_ctl) and run them again',
  });

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
const run = (command: string, args: string[]): void => {
  const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  const { status, stderr } = spawnSync(file, all, { encoding: 'utf8', cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
};

const userId = (name: string): number => Number(execFileSync('id', ['-u', name], { encoding: 'utf8' }));

/** Nothing of it outlives the machine, so it need not wait for the disk; acknowledged is what the server has taken in. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];

export const startPostgres = async (): Promise<PostgresServer> => {
  const bin = binaries();
  const folder = newScratch('pg');
  if (isRoot) chownSync(folder, userId('postgres'), userId('postgres'));
  const data = join(folder, 'data');
  const port = await freePort();
  run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} ${SETTINGS.map((setting) => `-c ${setting}`).join(' ')}`;
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
