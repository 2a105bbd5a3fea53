import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import type { Database } from '../../src/database/open.ts';
import { presence } from '../../src/database/schema.ts';
import { LASTING } from '../../src/sockets/attendance.ts';
import type { Client } from '../support/client.ts';
import { openNewEmbedded, openNewPostgres } from '../support/databases.ts';
import { SocketFixture } from './socket-fixture.ts';

/**
 * A person who is connected is there, even while connections break and nodes die. On a server: between two answers of
 * one anything may happen.
 */

let database: Database;
let now = 1_800_000_000_000;
let fixture: SocketFixture;

beforeAll(async () => {
  database = await openNewPostgres();
});
afterAll(() => database.close());

beforeEach(async () => {
  now += 3_600_000;
  fixture = await SocketFixture.open(database, () => now);
});

afterEach(async () => {
  await fixture.close();
  expect(fixture.failures).toEqual([]);
});

const compare = (): Promise<void> =>
  fixture.presence.reconcile(
    (code, socket) => fixture.sockets.attendance.isPresent(code, socket),
    (missing) => fixture.sockets.attendance.miss(missing),
  );

/** The row that says a person is connected is lost, as when the node was taken for dead, and they are missed. */
const takeForAway = async (code: string, person: string): Promise<void> => {
  await database.sql.delete(presence).where(eq(presence.person, person));
  await fixture.sockets.attendance.miss({ code, person });
};

/** A person hangs up and stays away. */
const gone = async ({ socket }: Client): Promise<void> => {
  const { id } = socket;
  socket.disconnect();
  await fixture.gone(id ?? '');
  now += LASTING;
  await fixture.sockets.attendance.settleLasting();
};

const SETTINGS = { game: 'tienlen', seats: 2, games: 1 } as const;

describe('comparing connections with what is stored', () => {
  test('SY-24 throws out nobody who comes in meanwhile', async () => {
    const PAIRS = 20;
    let isDone = false;
    const comparing = (async () => {
      while (!isDone) await compare();
    })();
    const opened = await Promise.all(
      Array.from({ length: PAIRS }, async (_, at) => {
        const [host, guest] = await Promise.all([fixture.client(`host ${at}`), fixture.client(`guest ${at}`)]);
        const { code } = await host.view('create_table', { settings: SETTINGS });
        await guest.view('join_table', { tableId: code });
        return code;
      }),
    );
    await compare();
    isDone = true;
    await comparing;
    for (const [at, code] of opened.entries()) {
      const { host, seats, seq } = await fixture.stored(code);
      // Nothing has happened but that one opened the table and the other sat down.
      expect({ host, seq }).toEqual({ host: `host ${at}`, seq: 2 });
      expect(seats).toMatchObject([{ away: false }, { away: false }]);
    }
  });

  test('finds whoever broke off unseen', async () => {
    const [host, guest] = await Promise.all([fixture.client('host'), fixture.client('guest')]);
    const { code } = await host.view('create_table', { settings: SETTINGS });
    await guest.view('join_table', { tableId: code });
    await fixture.presence.enter(code, 'guest', 'a connection that is no more');
    await guest.must('leave_table', { tableId: code });
    const again = await fixture.client('guest');
    await again.view('join_table', { tableId: code });
    await gone(again);
    // Another connection of theirs is still stored, so they do not seem to be away.
    await until(
      'the connection to be gone',
      async () => (await database.sql.select().from(presence).where(eq(presence.person, 'guest'))).length,
      (rows) => rows === 1,
    );
    expect((await fixture.stored(code)).seats[1]).toMatchObject({ away: false });
    await compare();
    expect((await fixture.stored(code)).seats[1]).toMatchObject({ away: true });
  });
});

describe('somebody who was taken for away', () => {
  test('SY-23 is back with the first thing they do, and is missed when they really go', async () => {
    const [host, guest] = await Promise.all([fixture.client('host'), fixture.client('guest')]);
    const { code } = await host.view('create_table', { settings: SETTINGS });
    await guest.view('join_table', { tableId: code });
    await takeForAway(code, 'guest');
    await host.until(() => host.at(code).seats.some((seat) => seat.kind === 'person' && seat.away));
    await guest.must('player_ready', { tableId: code });
    expect((await fixture.stored(code)).seats[1]).toMatchObject({ ready: true, away: false });
    await gone(guest);
    await host.until(() => host.at(code).seats.some((seat) => seat.kind === 'person' && seat.away));
  });

  test('SY-23 is back also with something that is refused', async () => {
    const [host, guest] = await Promise.all([fixture.client('host'), fixture.client('guest')]);
    const { code } = await host.view('create_table', { settings: SETTINGS });
    await guest.view('join_table', { tableId: code });
    await takeForAway(code, 'guest');
    expect(await guest.code('start_game', { tableId: code })).toBe('NOT_HOST');
    expect((await fixture.stored(code)).seats[1]).toMatchObject({ away: false });
  });

  test('watches on when they came back at that very moment', async () => {
    // The embedded database does one thing after the other, so that the moment can be chosen.
    const ordered = await openNewEmbedded();
    const other = await SocketFixture.open(ordered, () => now);
    onTestFinished(async () => {
      await other.close();
      await ordered.close();
    });
    const [host, watcher] = await Promise.all([other.client('host'), other.client('watcher')]);
    const { code } = await host.view('create_table', { settings: SETTINGS });
    await watcher.view('join_table', { tableId: code, watch: true });
    // What is stored comes after the look at who is connected, and before the next one.
    let comingBack: Promise<void> | null = null;
    other.tables.listen(({ event }) => {
      if (event.type === 'unwatched') comingBack ??= other.presence.enter(code, 'watcher', watcher.socket.id ?? '');
    });
    await ordered.sql.delete(presence).where(eq(presence.person, 'watcher'));
    await other.sockets.attendance.miss({ code, person: 'watcher' });
    expect(comingBack).not.toBeNull();
    expect((await other.stored(code)).watchers).toEqual([{ id: 'watcher', name: 'watcher' }]);
  });
});
