import { sql as query } from 'drizzle-orm';
import { sweepDepartures } from '../hall/departures.ts';
import { Offers, warmSeatAfter } from '../hall/offers.ts';
import type { Services } from '../services.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import { PeriodicTasks } from './periodic-tasks.ts';
import type { Speaker } from './speaker.ts';

/** What a node does besides answering: clocks, signs of life, and hearing of what happens on other nodes. */

/** Milliseconds between two runs of each task. */
const EVERY = {
  /** Clocks and built-in players: a turn that is over is played out at most this late. */
  sweep: 100,
  /** What delayed watchers may hear by now. */
  past: 500,
  /** Signs of life. */
  beat: 3_000,
  /** Looking for nodes that give none. */
  bury: 5_000,
  reconcile: 60_000,
  /** Connections that broke a while ago. */
  absences: 500,
  /** Connections that have never asked anything. */
  silent: 30_000,
  /** Looking for what other nodes did and this one did not hear of. */
  catchUp: 1_000,
  catchUpWithNotices: 2_000,
  list: 1_000,
  /** Bots that were not asked for a while. */
  botSeats: 10_000,
  /** Finished games that leaderboards have not counted. */
  leaders: 5_000,
  /** Tournaments that begin by themselves, and rounds that ended without the next being drawn. */
  tournaments: 5_000,
  /** Signs of life of remote bots. */
  connections: 5_000,
  /** Sign-ins that were ended through another node. */
  signIns: 15_000,
  /** Windows of limits that have ended. */
  rateLimits: 60_000,
  /** Invitations that are of no use any more. */
  invitations: 60_000,
  /** Deals of the days to come that are not drawn yet. */
  daily: 60_000,
  /** Guests who never played and have been away for long. */
  guests: 600_000,
  tidy: 3_600_000,
} as const;

const listenToNodes = (
  { tables, people, chat, remoteBots, notices, metrics, database, invitationTeller, failed, now }: Services,
  sockets: Sockets,
  speaker: Speaker,
) => {
  const offers = new Offers({ sql: database.sql, tables, rooms: sockets.rooms, now });
  tables.onStored((happened) => {
    const { state, event } = happened;
    notices.tell({ kind: 'table', code: state.code, seq: state.seq });
    const seat = warmSeatAfter(happened);
    if (seat !== null) {
      notices.tell({ kind: 'warmSeat', ...seat });
      offers.offer(seat).catch(failed);
    }
    if (event.type === 'acted') metrics.moved(state.settings.game, event.by);
  });
  invitationTeller.begin(sockets.rooms, tables);
  people.onRevoked((revoked) => {
    sockets.credentials.cut(revoked);
    notices.tell({ kind: 'revoked', person: revoked.person });
  });
  notices.listen((notice) => {
    const heard = async (): Promise<void> => {
      if (notice.kind === 'table') await tables.catchUpTo(notice.code, notice.seq);
      if (notice.kind === 'warmSeat') await offers.heard(notice);
      if (notice.kind === 'revoked') await cutEnded(people, sockets, notice.person);
      if (notice.kind === 'invitations') invitationTeller.tell(notice.person);
      if (notice.kind === 'absence') sockets.attendance.heard(notice);
      if (notice.kind === 'question' && remoteBots.connections.of(notice.bot) !== null)
        await remoteBots.look([notice.bot]);
      if (notice.kind === 'answered') remoteBots.answered(notice.question);
      const message = notice.kind === 'message' ? await chat.recall(notice.id) : null;
      if (message !== null) await speaker.tell(message);
    };
    heard().catch(failed);
  });
};

/** Cuts connections that were signed out through another node. */
const cutEnded = async (people: Services['people'], sockets: Sockets, person?: string): Promise<void> => {
  const { signIns, apiTokens } = sockets.credentials.ids(person);
  const [keptSignIns, keptTokens] = await Promise.all([people.aliveSignIns(signIns), people.aliveTokens(apiTokens)]);
  sockets.credentials.keepOnly({ signIns, apiTokens }, { signIns: keptSignIns, apiTokens: keptTokens });
};

/** Expired sign-ins, deleted bots, old replays and forgotten tournaments of the arena, who left strangers, and what kept actions of closed tables from being done twice. */
const tidy = async ({ people, bots, arena, tournaments, database, now }: Services): Promise<void> => {
  await people.sweep();
  await bots.sweep();
  await arena.sweep();
  await tournaments.sweep();
  await sweepDepartures(database.sql, now());
  await database.sql.execute(query`delete from table_answers using tables
    where tables.code = table_answers.code and tables.phase = 'closed' and tables.changed_at < now() - interval '1 hour'`);
};

const always = (milliseconds: number) => () => milliseconds;

export const startChores = (
  services: Services,
  sockets: Sockets,
  speaker: Speaker,
  list: OpenTables,
): PeriodicTasks => {
  const { tables, people, presence, notices, metrics, database, failed } = services;
  listenToNodes(services, sockets, speaker);
  const tasks = new PeriodicTasks(failed);
  tasks.add('sweep', always(EVERY.sweep), async () => {
    await tables.sweep();
    metrics.tablesHeld(tables.held);
  });
  tasks.add('past', always(EVERY.past), () => sockets.teller.advance());
  tasks.add('beat', always(EVERY.beat), async () => {
    if (!(await presence.beat())) await sockets.attendance.reappear();
  });
  tasks.add('bury', always(EVERY.bury), async () => {
    while ((await presence.bury((missing) => sockets.attendance.miss(missing))) && !tasks.stopping);
  });
  tasks.add('reconcile', always(EVERY.reconcile), () =>
    presence.reconcile(
      (code, socket) => sockets.attendance.isPresent(code, socket),
      (missing) => sockets.attendance.miss(missing),
    ),
  );
  tasks.add('absences', always(EVERY.absences), () => sockets.attendance.settleLasting());
  tasks.add('silent', always(EVERY.silent), () => sockets.entrance.endSilent());
  tasks.add('signIns', always(EVERY.signIns), () => cutEnded(people, sockets));
  tasks.add('botSeats', always(EVERY.botSeats), () => services.botSeats.tidy());
  tasks.add('leaders', always(EVERY.leaders), async () => {
    while ((await services.leaders.count()) > 0 && !tasks.stopping);
  });
  tasks.add('tournaments', always(EVERY.tournaments), () => services.tournaments.advance());
  tasks.add('connections', always(EVERY.connections), () => services.remoteBots.connections.beat());
  if (database.shared)
    tasks.add(
      'remoteBots',
      () => services.remoteBots.pause,
      () => services.remoteBots.look(),
    );
  tasks.add('rateLimits', always(EVERY.rateLimits), () => services.sharedLimiter.sweep());
  tasks.add('invitations', always(EVERY.invitations), () => services.invitations.sweep());
  tasks.add('daily', always(EVERY.daily), () => services.daily.deals.prepare(() => tasks.stopping));
  tasks.add('guests', always(EVERY.guests), () => people.removeIdleGuests(() => tasks.stopping));
  tasks.add('tidy', always(EVERY.tidy), () => tidy(services));
  tasks.add('list', always(EVERY.list), async () => {
    if (sockets.rooms.hasListReaders) await sockets.rooms.tellList(await list.look());
  });
  if (database.shared) {
    const wait = () => (notices.connected ? EVERY.catchUpWithNotices : EVERY.catchUp);
    tasks.add('catchUp', wait, async () => {
      const codes = sockets.rooms.codes();
      await tables.catchUpAll(codes);
      await speaker.catchUp(services.chat, codes);
      await services.invitationTeller.catchUp();
    });
  }
  return tasks;
};
