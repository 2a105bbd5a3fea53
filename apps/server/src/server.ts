import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql as query } from 'drizzle-orm';
import { createChat } from './chat/chat.ts';
import { CHAT_SENTENCES, CHAT_SUMMARIES } from './chat/messages/index.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Config } from './config.ts';
import { type Database, openFor } from './database/open.ts';
import { createDoors } from './history/doors.ts';
import { createHistory } from './history/history.ts';
import { HISTORY_SENTENCES, HISTORY_SUMMARIES } from './history/messages/index.ts';
import { historyRoutes } from './history/routes.ts';
import { createHttp } from './http/http.ts';
import { createMetrics } from './http/metrics.ts';
import type { Logger } from './log.ts';
import { type Notices, noNotices, redisNotices } from './nodes/notices.ts';
import { Presence, sharedSecret } from './nodes/presence.ts';
import { Rounds } from './nodes/rounds.ts';
import { PEOPLE_SENTENCES, PEOPLE_SUMMARIES } from './people/messages/index.ts';
import { createPeople } from './people/people.ts';
import { peopleRoutes } from './people/routes.ts';
import { Allowances } from './sockets/pace.ts';
import { Sockets } from './sockets/sockets.ts';
import { MAX_LISTED, OpenTablesWatch } from './tables/open-tables.ts';
import { sqlTableStore } from './tables/store.ts';
import { Tables, type TablesEnvironment } from './tables/tables.ts';

/** Milliseconds between rounds of each kind. */
const EVERY = {
  /** Clocks and built-in players: a turn that is over is played out at most this late. */
  sweep: 100,
  /** What delayed watchers may hear by now. */
  past: 500,
  /** Signs of life, and looking for nodes that give none. */
  beat: 5_000,
  /** Looking for what other nodes did and this one did not hear of. */
  lookAfter: 1_000,
  lookAfterWithNotices: 5_000,
  list: 1_000,
  /** Sign-ins that were ended through another node. */
  signIns: 15_000,
} as const;

/** How long an answer that is being worked on may take after the stop was asked for. */
const LAST_ANSWERS = 5_000;

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly tables: Tables;
  stop(): Promise<void>;
}

export interface ServerSurroundings extends Pick<TablesEnvironment, 'secret'> {
  readonly log: Logger;
  readonly now?: () => number;
}

const listen = (http: HttpServer, { port, host }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve((http.address() as AddressInfo).port);
    });
  });

/** Everything that serves, put together. Whatever was opened is closed again if a later part fails. */
export const startServer = async (config: Config, surroundings: ServerSurroundings): Promise<RunningServer> => {
  const opened: (() => Promise<void>)[] = [];
  try {
    return await start(config, surroundings, opened);
  } catch (error) {
    for (const close of opened.reverse()) await close();
    throw error;
  }
};

const start = async (
  config: Config,
  { log, now = Date.now, secret }: ServerSurroundings,
  opened: (() => Promise<void>)[],
): Promise<RunningServer> => {
  const failed = (error: unknown): void => log.error({ error }, 'failed');
  const node = randomBytes(9).toString('base64url');
  const database: Database = await openFor(config.database);
  opened.push(() => database.close());
  const { sql } = database;
  const notices: Notices = config.redis === null ? noNotices : await redisNotices(config.redis, node, failed);
  opened.push(() => notices.close());

  const metrics = createMetrics();
  const tables = new Tables(sqlTableStore(database), { now, failed, ...(secret === undefined ? {} : { secret }) });
  const origins = config.publicUrl === null ? null : [config.publicUrl];
  const people = createPeople({
    sql,
    now,
    secret: config.secret ?? (await sharedSecret(sql, 'cookies', () => randomBytes(32).toString('hex'))),
    secureCookies: config.publicUrl?.startsWith('https:') ?? false,
  });
  const doors = createDoors(sql);
  const chat = createChat({ sql, now, tables });
  const presence = new Presence(sql, node, now);
  await presence.beat();

  let stopping = false;
  const http = createServer(
    createHttp({
      routes: [
        ...peopleRoutes(people),
        ...historyRoutes({ history: createHistory(sql), doors, people }),
        ...chatRoutes({ chat, find: (code) => tables.find(code) }),
      ],
      identify: (credentials) => people.identify(credentials),
      logger: log,
      metrics,
      tables: doors,
      ready: async () => !stopping && (await sql.execute(query`select 1`).then(() => true)),
      sentences: [PEOPLE_SENTENCES, HISTORY_SENTENCES, CHAT_SENTENCES],
      summaries: [PEOPLE_SUMMARIES, HISTORY_SUMMARIES, CHAT_SUMMARIES],
      origins,
      trustProxy: config.trustProxy,
      now,
    }),
  );
  const allowances = new Allowances(now);
  const sockets = new Sockets(http, {
    tables,
    chat,
    presence,
    metrics,
    origins,
    failed,
    now,
    identify: (credentials) => people.identify(credentials),
    mayCreate: (person) => allowances.take(person),
    said: (message) => {
      notices.tell({ kind: 'message', code: message.code, id: message.id });
      sockets.tellSaid(message).catch(failed);
    },
    listTables: async () => ({ ok: true, tables: await doors.list(MAX_LISTED) }),
  });

  tables.listen(({ state, event }) => {
    notices.tell({ kind: 'table', code: state.code, seq: state.seq });
    if (event.type === 'acted') metrics.moved(state.settings.game, event.by);
  });
  people.onRevoked((revoked) => {
    sockets.cut(revoked);
    notices.tell({ kind: 'revoked', person: revoked.person });
  });
  const cutEnded = async (): Promise<void> => {
    const { signIns, apiTokens } = sockets.credentials();
    const [keptSignIns, keptTokens] = await Promise.all([people.aliveSignIns(signIns), people.aliveTokens(apiTokens)]);
    sockets.keepOnly(keptSignIns, keptTokens);
  };
  notices.listen((notice) => {
    if (notice.kind === 'table') tables.heardOf(notice.code, notice.seq).catch(failed);
    if (notice.kind === 'revoked') cutEnded().catch(failed);
    if (notice.kind === 'message') {
      chat
        .recall(notice.id)
        .then((message) => message && sockets.tellSaid(message), failed)
        .catch(failed);
    }
  });

  const rounds = new Rounds(failed);
  const every = (milliseconds: number) => () => milliseconds;
  let listWatch: OpenTablesWatch | null = null;
  rounds.add('sweep', every(EVERY.sweep), async () => {
    await tables.sweep();
    metrics.tablesHeld(tables.held);
  });
  rounds.add('past', every(EVERY.past), () => sockets.advance());
  rounds.add('beat', every(EVERY.beat), async () => {
    if (!(await presence.beat())) await sockets.reappear();
    await presence.bury((missing) => sockets.miss(missing));
  });
  rounds.add('signIns', every(EVERY.signIns), cutEnded);
  rounds.add('list', every(EVERY.list), async () => {
    if (!sockets.hasListReaders) {
      listWatch = null;
      return;
    }
    listWatch ??= new OpenTablesWatch(sql);
    sockets.tellList(await listWatch.look());
  });
  if ('url' in config.database) {
    const wait = () => (notices.connected ? EVERY.lookAfterWithNotices : EVERY.lookAfter);
    rounds.add('lookAfter', wait, () => tables.lookAfter(sockets.followed()));
  }
  opened.push(() => rounds.stop());

  const port = await listen(http, config);
  return {
    url: config.publicUrl ?? `http://localhost:${port}`,
    port,
    tables,
    async stop() {
      stopping = true;
      await rounds.stop();
      await sockets.close(LAST_ANSWERS);
      await notices.close();
      await database.close();
    },
  };
};
