import { randomBytes } from 'node:crypto';
import { template } from '@sanh-rong/bot-kit/examples';
import { setHashing } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import { Sandboxes } from '@sanh-rong/sandbox';
import { Admission } from './admission.ts';
import { type Arena, openArena } from './arena/arena.ts';
import { RemoteBotRequests } from './arena/remote/remote-bot-requests.ts';
import { createTournaments, type Tournaments } from './arena/tournaments/tournaments.ts';
import { ableSoFar, openAbility } from './bot-seats/ability.ts';
import { BotSeats } from './bot-seats/bot-seats.ts';
import { type Bots, createBots } from './bots/bots.ts';
import { type Chat, createChat } from './chat/chat.ts';
import type { Config } from './config.ts';
import { Daily } from './daily/daily.ts';
import { keepPrivate, makeFolder } from './database/folder.ts';
import { type Database, openFor } from './database/open.ts';
import { Counts } from './hall/counts.ts';
import { Hall } from './hall/hall.ts';
import { createHistory, type History } from './history/history.ts';
import { createTableDirectory, type TableDirectory } from './history/table-directory.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import type { AllowedOrigins } from './http/origin.ts';
import { createInvitations, type Invitations } from './invitations/invitations.ts';
import { createOwnLinks, type OwnLinks } from './invitations/own-links.ts';
import { InvitationTeller } from './invitations/telling.ts';
import { createLeaders, type Leaders } from './leaders/leaders.ts';
import type { Logger } from './log.ts';
import { NATIVE_HASHING } from './native-hashing.ts';
import { type Notices, noNotices, redisNotices } from './nodes/notices.ts';
import { nodeName, Outages } from './nodes/outages.ts';
import { Presence, sharedSecret } from './nodes/presence.ts';
import { ParsingThreads } from './parsing-threads/parsing-threads.ts';
import { createPeople, type People } from './people/people.ts';
import { GuestQuotas } from './rate-limits/guest-quotas.ts';
import { type Networks, openNetworks } from './rate-limits/networks.ts';
import { SharedRateLimiter } from './rate-limits/shared-rate-limiter.ts';
import { sqlTableStore } from './tables/store.ts';
import { Tables, type TablesEnvironment } from './tables/tables.ts';
import { Thinkers } from './thinking/thinkers.ts';
import { ThinkingSeats } from './thinking/thinking-seats.ts';

/** Everything a node works with, opened and put together; nothing in here listens to the network yet. */
export interface Services {
  readonly database: Database;
  readonly notices: Notices;
  readonly metrics: Metrics;
  /** When work may begin that is no move in a game. */
  readonly admission: Admission;
  /** Limits that hold over all nodes, and the networks that many of them are for. */
  readonly sharedLimiter: SharedRateLimiter;
  readonly networks: Networks;
  /** What guests may use together. */
  readonly quotas: GuestQuotas;
  readonly tables: Tables;
  /** Seats people who look for company, and counts them. */
  readonly hall: Hall;
  readonly counts: Counts;
  readonly people: People;
  readonly directory: TableDirectory;
  readonly history: History;
  readonly leaders: Leaders;
  readonly daily: Daily;
  readonly chat: Chat;
  /** Links to people's own tables, invitations between those who played together, and who tells of them. */
  readonly links: OwnLinks;
  readonly invitations: Invitations;
  readonly invitationTeller: InvitationTeller;
  readonly bots: Bots;
  readonly botSeats: BotSeats;
  readonly thinkingSeats: ThinkingSeats;
  readonly arena: Arena;
  /** Where remote bots are connected and asked. */
  readonly remoteBots: RemoteBotRequests;
  readonly tournaments: Tournaments;
  readonly presence: Presence;
  readonly sandboxes: Sandboxes;
  readonly origins: AllowedOrigins;
  readonly log: Logger;
  readonly failed: (error: unknown) => void;
  readonly now: () => number;
  close(): Promise<void>;
}

export interface ServicesOptions extends Pick<TablesEnvironment, 'secret'> {
  readonly log: Logger;
  readonly now?: () => number;
}

/** In a folder of this process's own is all that must stay secret. */
const guardFolder = ({ database }: Config, log: Logger): void => {
  if (!('folder' in database)) return;
  makeFolder(database.folder);
  const privacy = keepPrivate(database.folder);
  if (privacy === 'repaired') log.warn('other users of this machine could read DATA_DIR; now they cannot any more');
  if (privacy === 'exposed') log.error('DATA_DIR cannot be kept from other users of this machine');
};

const drawSecret = (): string => randomBytes(32).toString('hex');

export const openServices = async (
  config: Config,
  { log, now = Date.now, secret }: ServicesOptions,
): Promise<Services> => {
  const failed = (error: unknown): void => log.error({ error }, 'failed');
  if (config.trustProxy > 0 && config.publicUrl === null)
    log.warn('TRUST_PROXY without PUBLIC_URL: cookies are not marked Secure');
  setHashing(NATIVE_HASHING);
  const node = nodeName(now(), randomBytes(9).toString('base64url'));
  guardFolder(config, log);
  const database = await openFor(config.database, failed);
  let notices = noNotices;
  try {
    if (config.redis !== null) notices = await redisNotices(config.redis, node, failed);
    const { sql, playing } = database;
    const metrics = createMetrics();
    const signing = config.secret ?? (await sharedSecret(sql, 'cookies', drawSecret));
    const sharedLimiter = new SharedRateLimiter({ database, secret: signing, now });
    const networks = openNetworks(signing);
    const quotas = new GuestQuotas({ sql, sharedLimiter, now });
    const sandboxes = new Sandboxes(config.sandbox);
    const { loadChecked } = sandboxes;
    const parsingThreads = new ParsingThreads();
    const mayPlay = openAbility({
      load: sandboxes.load,
      now,
      unable: (error) => log.error({ error }, 'bots cannot run here'),
    });
    const bots = createBots({
      sql,
      now,
      loadChecked,
      mayRun: mayPlay,
      template,
      quotas,
      check: (source, turn) => parsingThreads.checkSource(source, turn),
    });
    // Who comes and goes must not keep moves waiting: a crowd may do so without end.
    const presence = new Presence(sql, node, now);
    const outages = new Outages({ presence, node, shared: database.shared, now });
    const tables = new Tables(sqlTableStore(playing, database), {
      now,
      failed,
      overdueTurnOutcome: (code, turn) => outages.outcomeOf(code, turn),
      findBot: async (id, person) => ((await ableSoFar(mayPlay())) ? bots.findSeatable(id, person) : 'off'),
      takeGamesAlone: (people, games) => quotas.take('games', people, games),
      ...(secret === undefined ? {} : { secret }),
    });
    const { sourceOf, report, tableRests } = bots;
    const botSeats = new BotSeats({
      tables,
      loadChecked,
      sourceOf,
      turnOf: (person) => quotas.turnOf(person),
      report,
      tableRests,
      counted: metrics.botCalled,
      starved: (error) => log.warn({ error }, 'the machine was too busy for a bot'),
      failed,
      now,
    });
    const thinkers = new Thinkers({ most: config.thinkers });
    const thinkingSeats = new ThinkingSeats({
      tables,
      players: playersFor,
      think: (thought, signal, turn) => thinkers.think(thought, signal, turn),
      turnOf: (person) => quotas.turnOf(person),
      counted: metrics.playerThought,
      failed: (error) => log.warn({ error }, 'a built-in player did not answer'),
      now,
    });
    const remoteBots = new RemoteBotRequests({ database, node, now, notices, failed });
    const arena = await openArena({
      database,
      remoteBots,
      now,
      runners: config.runners,
      runner: { wall: config.sandbox.wall },
      guestAge: config.guestAge,
      quotas,
      mayRun: mayPlay,
      sourceOf,
      failed: (error) => log.warn({ error }, 'the arena was held up'),
    });
    const tournaments = createTournaments({ sql, now, guestAge: config.guestAge, arena, failed });
    const links = createOwnLinks({ sql, sharedLimiter, networks, now });
    const invitations = createInvitations({ sql, tables, quotas, sharedLimiter, now });
    arena.onEnded(({ status }) => metrics.matchEnded(status));
    await presence.beat();
    return {
      database,
      notices,
      metrics,
      admission: new Admission(),
      sharedLimiter,
      networks,
      quotas,
      tables,
      hall: new Hall({ sql, tables, now }),
      counts: new Counts(sql, now),
      people: createPeople({
        sql,
        now,
        sharedLimiter,
        networks,
        secret: signing,
        secureCookies: config.publicUrl?.startsWith('https:') ?? false,
        log: (message) => log.error({ message }, 'better-auth'),
        joined: async (guest, account) => {
          await bots.handOver(guest, account);
          await tournaments.handOver(guest, account);
          await links.handOver(guest, account);
          await invitations.handOver(guest, account);
        },
      }),
      directory: createTableDirectory(sql, now),
      history: createHistory(
        sql,
        {
          back: (...asked) => parsingThreads.lookBack(...asked),
          throughBots: (...asked) => parsingThreads.botSnapshots(...asked),
        },
        now,
      ),
      leaders: createLeaders({ sql, now }),
      daily: new Daily({
        sql,
        now,
        secret: drawSecret,
        failed,
        tables,
        takeTable: async (person) => (await quotas.take('tables', person, 1)).ok,
      }),
      chat: createChat({ sql, now, tables, quotas }),
      links,
      invitations,
      invitationTeller: new InvitationTeller({ invitations, notices, failed, now }),
      bots,
      botSeats,
      thinkingSeats,
      arena,
      remoteBots,
      tournaments,
      presence,
      sandboxes,
      origins: config.publicUrl === null ? null : [config.publicUrl],
      log,
      failed,
      now,
      async close() {
        await Promise.all([botSeats.close(), thinkingSeats.close(), arena.close()]);
        await Promise.all([thinkers.close(), parsingThreads.close()]);
        await sandboxes.close();
        await notices.close();
        await database.close();
      },
    };
  } catch (error) {
    await notices.close();
    await database.close();
    throw error;
  }
};
