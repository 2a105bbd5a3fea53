import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { GAMES } from '@sanh-rong/engine';
import { TABLE_POSITIONS } from '@sanh-rong/players';

/** What a run is asked to do. */
export interface Plan {
  readonly games: readonly string[] | null;
  /** Settings whose key contains this. */
  readonly only: string;
  readonly deals: number;
  /** The most a setting may take. */
  readonly seconds: number;
  readonly seed: string;
  readonly positions: number;
  readonly time: boolean;
  readonly unusual: boolean;
  /** Games for each level, or null for matches. */
  readonly soak: number | null;
  readonly endgames: number;
  readonly threads: number;
  readonly write: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

export const HELP = `npm run bench:players -- [options]

  --games tienlen,phom   only these games
  --only TEXT            only settings whose name contains TEXT, such as mien-nam/4 or /steady-
  --deals N              deals for matches of players who do not search, 4000; searching ones get a tenth
  --seconds S            begin no more deals of a match after S seconds
  --seed TEXT            other cards and dice
  --positions N          budget of searching players, ${TABLE_POSITIONS}
  --time                 searching players under clocks of 50 ms, 200 ms and 1 s instead
  --unusual              with drawn options, every other deal a later game of a session: to look at, not to be written
  --soak N               N games for every level with drawn options, seats and sessions instead of matches;
                         with --time searching players have 50 ms a move
  --endgames N           choices in N solved positions, where there is a solver (0: none)
  --threads N            as many as there are cores
  --write                bring docs/players.md and packages/players/src/measured.ts up to date
  --json                 print everything as JSON`;

const DEALS = 4000;
const ENDGAMES = 1000;

const whole = (name: string, text: string | undefined, usual: number): number => {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new RangeError(`--${name}: ${text}`);
  return value;
};

const gamesNamed = (text: string): string[] => {
  const games = text.split(',');
  const unknown = games.find((game) => !GAMES.some(({ id }) => id === game));
  if (unknown !== undefined) throw new RangeError(`--games: ${unknown}`);
  return games;
};

export const readPlan = (args: readonly string[]): Plan => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: text,
      only: text,
      deals: text,
      seconds: text,
      seed: text,
      positions: text,
      time: flag,
      unusual: flag,
      soak: text,
      endgames: text,
      threads: text,
      write: flag,
      json: flag,
      help: flag,
    },
  });
  const { time, unusual, write } = values;
  if (unusual && write) throw new RangeError('--unusual: --write');
  // Who has a clock must not wait for a core: one stays free for everything else.
  const cores = availableParallelism();
  return {
    games: values.games === undefined ? null : gamesNamed(values.games),
    only: values.only ?? '',
    deals: Math.max(2, whole('deals', values.deals, DEALS)),
    seconds: values.seconds === undefined ? Infinity : whole('seconds', values.seconds, 0),
    seed: values.seed ?? 'players',
    positions: whole('positions', values.positions, TABLE_POSITIONS),
    time,
    unusual,
    soak: values.soak === undefined ? null : whole('soak', values.soak, 0),
    endgames: whole('endgames', values.endgames, ENDGAMES),
    threads: Math.max(1, whole('threads', values.threads, time ? cores - 1 : cores)),
    write,
    json: values.json,
    help: values.help,
  };
};
