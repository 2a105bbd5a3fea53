import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GAMES } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor } from '@sanh-rong/players';
import type { WallReport } from '@sanh-rong/sandbox';
import { sql as query } from 'drizzle-orm';
import type { Express } from 'express';
import { ARENA_SENTENCES, ARENA_SUMMARIES } from './arena/messages/vi.ts';
import { createArenaReading } from './arena/reading/reading.ts';
import { arenaRoutes } from './arena/routes/routes.ts';
import { BOT_SENTENCES, BOT_SUMMARIES } from './bots/messages/vi.ts';
import { botRoutes } from './bots/routes.ts';
import { CHAT_SENTENCES, CHAT_SUMMARIES } from './chat/messages/index.ts';
import { chatRoutes } from './chat/routes.ts';
import type { Address, Config } from './config.ts';
import { DAILY_SENTENCES, DAILY_SUMMARIES } from './daily/messages/vi.ts';
import { dailyRoutes } from './daily/routes.ts';
import { within } from './deadlines.ts';
import { HALL_SUMMARIES } from './hall/messages/vi.ts';
import { hallRoutes } from './hall/routes.ts';
import { HISTORY_SENTENCES, HISTORY_SUMMARIES } from './history/messages/vi.ts';
import { historyRoutes } from './history/routes.ts';
import { readClient } from './http/client/built-client.ts';
import { createHttp } from './http/http.ts';
import { createListener, guardConnections } from './http/listener.ts';
import { createOperations } from './http/operations.ts';
import { INVITATION_SENTENCES, INVITATION_SUMMARIES } from './invitations/messages/vi.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { LEADERS_SENTENCES, LEADERS_SUMMARIES } from './leaders/messages/vi.ts';
import { leadersRoutes } from './leaders/routes.ts';
import { startChores } from './nodes/chores.ts';
import { Speaker } from './nodes/speaker.ts';
import { PEOPLE_SENTENCES, PEOPLE_SUMMARIES } from './people/messages/vi.ts';
import { peopleRoutes } from './people/routes.ts';
import { openServices, type Services, type ServicesOptions } from './services.ts';
import { Sockets } from './sockets/sockets.ts';
import { OpenTables } from './tables/open-tables.ts';
import type { Tables } from './tables/tables.ts';

/** How long an answer that is being worked on may take after the stop was asked for (milliseconds). */
const LAST_ANSWERS = 5_000;

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Where operators ask; null: nowhere. */
  readonly operationsPort: number | null;
  readonly tables: Tables;
  /** Which parts of the wall around bots stand on this machine. */
  inspectSandboxes(): Promise<WallReport>;
  stop(): Promise<void>;
}

const openHttp = (services: Services, { trustProxy, publicUrl, webFolder }: Config): Express => {
  const {
    database,
    people,
    history,
    leaders,
    daily,
    directory,
    chat,
    counts,
    hall,
    links,
    invitations,
    invitationTeller,
    bots,
    arena,
    tournaments,
    tables,
    metrics,
    admission,
    origins,
    log,
    now,
  } = services;
  const client = readClient(webFolder);
  if (client === null) log.warn('the web client is not built: npm start builds it, WEB_DIR says where it is');
  return createHttp({
    admission,
    routes: [
      ...peopleRoutes(people),
      ...historyRoutes({ history, directory, people }),
      ...leadersRoutes({ leaders, people }),
      ...dailyRoutes(daily),
      ...hallRoutes(counts, hall),
      ...chatRoutes({ chat, find: (code) => tables.find(code) }),
      ...invitationRoutes({ links, invitations, changed: (people) => invitationTeller.changed(people) }),
      ...botRoutes(bots),
      ...arenaRoutes({
        arena,
        reading: createArenaReading({ sql: database.sql, anchorOf: arena.anchorOf, now }),
        tournaments,
        now,
      }),
    ],
    identify: (credentials) => people.identify(credentials),
    hasExpired: (credentials) => people.hasExpired(credentials),
    logger: log,
    metrics,
    tables: directory,
    client,
    publicUrl,
    sentences: [
      PEOPLE_SENTENCES,
      HISTORY_SENTENCES,
      LEADERS_SENTENCES,
      DAILY_SENTENCES,
      CHAT_SENTENCES,
      INVITATION_SENTENCES,
      BOT_SENTENCES,
      ARENA_SENTENCES,
    ],
    summaries: [
      PEOPLE_SUMMARIES,
      HISTORY_SUMMARIES,
      LEADERS_SUMMARIES,
      DAILY_SUMMARIES,
      HALL_SUMMARIES,
      CHAT_SUMMARIES,
      INVITATION_SUMMARIES,
      BOT_SUMMARIES,
      ARENA_SUMMARIES,
    ],
    origins,
    trustProxy,
    now,
  });
};

const listen = (http: HttpServer, { port, host }: Address): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve((http.address() as AddressInfo).port);
    });
  });

const openOperations = ({ database, metrics, log, now }: Services, isStopping: () => boolean): HttpServer =>
  createServer(
    createOperations({
      ready: async () => !isStopping() && (await database.sql.execute(query`select 1`).then(() => true)),
      metrics,
      logger: log,
      now,
    }),
  );

const openSockets = (
  http: HttpServer,
  services: Services,
  config: Config,
): { sockets: Sockets; speaker: Speaker; list: OpenTables } => {
  const {
    tables,
    hall,
    chat,
    people,
    bots,
    remoteBots,
    quotas,
    directory,
    presence,
    notices,
    metrics,
    admission,
    origins,
    failed,
    now,
  } = services;
  const list = new OpenTables(directory, now);
  const sockets = new Sockets(http, {
    tables,
    hall,
    chat,
    bots,
    remoteBots,
    quotas,
    presence,
    metrics,
    admission,
    origins,
    failed,
    now,
    identify: (credentials) => people.identify(credentials),
    trustProxy: config.trustProxy,
    openSockets: config.openSockets,
    tellNodes: (absence) => notices.tell({ kind: 'absence', ...absence }),
    said: (message) => {
      notices.tell({ kind: 'message', code: message.code, id: message.id });
      speaker.tell(message).catch(failed);
    },
    listTables: async () => ({ ok: true, tables: await list.now() }),
  });
  const speaker = new Speaker(sockets.teller, now);
  tables.keepFollowed((code) => sockets.rooms.hasFollowers('now', code) || sockets.rooms.hasFollowers('past', code));
  return { sockets, speaker, list };
};

/** Players that do not search choose in the event loop: what takes them long the first time is done before anybody asks. */
const preparePlayers = async (): Promise<void> => {
  const players = GAMES.flatMap(({ id }): readonly AnyPlayer[] => playersFor(id));
  await Promise.all(players.map(({ searches, prepare }) => (searches === true ? null : prepare?.())));
};

/** Everything that serves. What was opened is closed again if a later part fails. */
export const startServer = async (config: Config, options: ServicesOptions): Promise<RunningServer> => {
  await preparePlayers();
  const services = await openServices(config, options);
  let stopping = false;
  const http = createListener(openHttp(services, config));
  const operations = openOperations(services, () => stopping);
  const { sockets, speaker, list } = openSockets(http, services, config);
  guardConnections(http);
  const listenAll = async () => ({
    // First: a node that then does not start must not have answered before.
    operationsPort: config.operations === null ? null : await listen(operations, config.operations),
    port: await listen(http, config),
  });
  const { port, operationsPort } = await listenAll().catch(async (error) => {
    operations.close();
    await services.close();
    throw error;
  });
  const chores = startChores(services, sockets, speaker, list);
  services.arena.start();
  return {
    url: config.publicUrl ?? `http://localhost:${port}`,
    port,
    operationsPort,
    tables: services.tables,
    inspectSandboxes: () => services.sandboxes.inspect(),
    async stop() {
      stopping = true;
      const { arena, botSeats, thinkingSeats } = services;
      await within(LAST_ANSWERS, Promise.all([chores.stop(), botSeats.close(), thinkingSeats.close(), arena.close()]));
      await sockets.close(LAST_ANSWERS);
      operations.close();
      operations.closeAllConnections();
      await services.close();
    },
  };
};
