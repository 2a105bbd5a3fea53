import type { AddressInfo } from 'node:net';
import { proofOf } from '@sanh-rong/engine';
import type { TableSummary } from '@sanh-rong/table';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { gameSeats, games, tables } from '../../src/database/schema.ts';
import { botSnapshots } from '../../src/history/bot-snapshots.ts';
import { createHistory, type Looking } from '../../src/history/history.ts';
import { HISTORY_SENTENCES } from '../../src/history/messages/vi.ts';
import { lookBack } from '../../src/history/replay.ts';
import { historyRoutes } from '../../src/history/routes.ts';
import { createTableDirectory } from '../../src/history/table-directory.ts';
import { createHttp } from '../../src/http/http.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { createLog } from '../../src/log.ts';
import { type Played, SESSION, STARTED } from './played-games.ts';

/** History over HTTP, on every kind of database, with the games that a test keeps. */

export interface Refusal {
  readonly ok: false;
  readonly error: { readonly code: string };
}

export interface Keeping {
  readonly code?: string;
  readonly visibility?: 'public' | 'private';
  readonly practice?: boolean;
  /** By seat; null for a built-in player. */
  readonly people: readonly (string | null)[];
  readonly endedAt?: number;
  readonly session?: number;
  readonly number?: number;
}

const summaryOf = (code: string, changes: Partial<TableSummary> = {}): TableSummary => ({
  code,
  name: 'Chiếu',
  game: 'tienlen',
  ruleSet: 'mien-nam',
  phase: 'waiting',
  seats: 4,
  mode: 'people',
  people: ['Nam'],
  players: 0,
  bots: 0,
  free: 3,
  host: 'Nam',
  games: SESSION,
  played: 0,
  watchers: 'live',
  watching: 0,
  chat: true,
  practice: false,
  turnSeconds: 30,
  company: 'friends',
  warm: 0,
  ...changes,
});

export const paths = (id: string): string[] =>
  ['', '/replay', '/text', '/bots'].map((rest) => `/api/games/${id}${rest}`);

/** Games are played again here and now. */
export const LOOKING: Looking = {
  back: async (...asked) => lookBack(...asked),
  throughBots: async (...asked) => botSnapshots(...asked),
};

/** Serves the tests of one block, from a database of its own. */
export const historyServer = (openDatabase: () => Promise<Database>) => {
  const clock = { now: STARTED };
  let database: Database;
  let url = '';
  let close = (): void => {};
  let kept = 0;

  beforeAll(async () => {
    database = await openDatabase();
    const { sql } = database;
    const people = { nam: 'Nam', lan: 'Lan', bac: 'Bắc' } as const;
    const app = createHttp({
      routes: historyRoutes({
        history: createHistory(sql, LOOKING, () => clock.now),
        directory: createTableDirectory(sql, () => clock.now),
        people: {
          find: async (id) =>
            id in people
              ? { id, name: people[id as keyof typeof people], username: null, guest: true, since: STARTED, face: null }
              : null,
        },
      }),
      // A token is the id of its person.
      identify: async ({ token }) =>
        token === undefined
          ? null
          : { person: { id: token, name: token }, guest: true, username: null, signIn: token, apiToken: null },
      logger: createLog('silent'),
      metrics: createMetrics(),
      tables: createTableDirectory(sql),
      client: null,
      sentences: [HISTORY_SENTENCES],
      rate: { burst: 1_000_000, every: 1_000 },
    });
    await new Promise<void>((resolve) => {
      const listening = app.listen(0, '127.0.0.1', () => {
        // Else a connection may be closed at the very moment it is used again.
        listening.keepAliveTimeout = 0;
        url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
        close = () => {
          listening.closeAllConnections();
          listening.close();
        };
        resolve();
      });
    });
  });
  afterAll(async () => {
    close();
    await database.close();
  });

  const ask = async (path: string, as: string | null): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${url}${path}`, { headers: as === null ? {} : { authorization: `Bearer ${as}` } });
    return { status: response.status, text: await response.text() };
  };

  const got = async <Answer>(path: string, as: string | null): Promise<Answer> => {
    const { status, text } = await ask(path, as);
    expect(status, text).toBe(200);
    return JSON.parse(text) as Answer;
  };

  const refused = async (path: string, as: string | null): Promise<[number, string]> => {
    const { status, text } = await ask(path, as);
    return [status, (JSON.parse(text) as Refusal).error.code];
  };

  /** A table's code that no other table has. */
  const newCode = (): string => {
    kept += 1;
    return `T${[...String(kept).padStart(7, '0')].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')}`;
  };

  const keepTable = async (
    code: string,
    visibility: 'public' | 'private',
    changes: Partial<TableSummary> = {},
  ): Promise<void> => {
    const summary = summaryOf(code, changes);
    await database.sql
      .insert(tables)
      .values({ code, seq: 1, phase: summary.phase, game: summary.game, visibility, summary });
  };

  /** Keeps a game as the server does when it is over; its id. */
  const keep = async (played: Played, keeping: Keeping): Promise<string> => {
    const { game, ruleSet, state, text, contributions, secret } = played;
    const { visibility = 'public', practice = false, people, endedAt = STARTED, session = 1, number = 1 } = keeping;
    const code = keeping.code ?? newCode();
    if (keeping.code === undefined) await keepTable(code, visibility);
    kept += 1;
    const id = `game${kept}x`;
    const result = game.result(state);
    if (result === null) throw new Error('not over');
    await database.sql.insert(games).values({
      id,
      code,
      session,
      number,
      game: game.id,
      ruleSet,
      seats: people.length,
      visibility,
      practice,
      text,
      result,
      statistics: game.statistics(state),
      proof: proofOf(game, secret, SESSION, 1, contributions),
      startedAt: endedAt - 60_000,
      endedAt,
    });
    await database.sql.insert(gameSeats).values(
      people.map((person, seat) => ({
        gameId: id,
        seat,
        person,
        name: person === null ? 'simple' : `Name of ${person}`,
        points: result.points[seat],
        place: result.places[seat],
        endedAt,
      })),
    );
    return id;
  };

  return { clock, ask, got, refused, newCode, keepTable, keep, sql: () => database.sql };
};
