import { rmSync } from 'node:fs';
import { Random } from '@sanh-rong/engine';
import { TIMES } from '@sanh-rong/table';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import type { Database } from '../../src/database/open.ts';
import { FAIR_CHANCE, nodeName, Outages, type OverdueTurnOutcome } from '../../src/nodes/outages.ts';
import { Presence } from '../../src/nodes/presence.ts';
import { ALWAYS_PLAYED } from '../support/always-played.ts';
import { anyMove, Client } from '../support/client.ts';
import { DATABASES, newDataFolder, newPostgres } from '../support/databases.ts';
import { newGuest, startNode } from '../support/node-process.ts';
import { freePort } from '../support/ports.ts';

/** After a restart of the server no player's clock runs out before they had a fair chance to act. */

const folder = newDataFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where other nodes may live, one that was killed looks alive for a while. */
const KINDS = [
  { name: 'the embedded database', signal: 'SIGTERM', environment: async () => ({ DATA_DIR: folder }) },
  { name: 'a PostgreSQL server', signal: 'SIGKILL', environment: async () => ({ DATABASE_URL: await newPostgres() }) },
] as const;

/** The shortest there is. */
const TURN_SECONDS = 10;

describe.each(KINDS)('a server that was away longer than a turn lasts, on $name', ({ environment, signal }) => {
  test(`SY-33 ${signal}: whoever was to act still is, with time to do so`, async () => {
    const where = { ...(await environment()), LOG_LEVEL: 'error', SANDBOX_WARM: '0', ARENA_RUNNERS: '0' };
    const port = await freePort();
    const first = await startNode(where, port);
    const people = [await newGuest(first.url, 'Nam'), await newGuest(first.url, 'Lan')];
    const [host, guest] = await Promise.all(people.map(({ token }) => new Client(first.url, token).connected()));
    const settings = { ...ALWAYS_PLAYED, seats: 2, games: 1, turnSeconds: TURN_SECONDS };
    const { code } = await host.view('create_table', { settings });
    await guest.view('join_table', { tableId: code });
    await guest.must('player_ready', { tableId: code });
    await host.must('start_game', { tableId: code });
    await host.until(() => host.at(code).game !== null);
    await first.kill(signal);
    // What they knew at the end: a server that took long to stop on a busy machine may have seen a turn run out before.
    const { turn, until: ends, game } = host.at(code);
    await until(
      'the end of the turn that runs',
      async () => Date.now(),
      (now) => now > (ends ?? 0),
    );

    const opened = Date.now();
    const again = await startNode(where, port);
    const actor = await new Client(again.url, people[turn ?? 0].token).connected();
    await actor.view('resume_table', { tableId: code });
    // Looked at by the clock: held, and not played.
    await actor.until(() => (actor.at(code).until ?? 0) > opened);
    const view = actor.at(code);
    expect([view.turn, view.game?.history]).toEqual([turn, game?.history]);
    expect((view.until ?? 0) - opened).toBeGreaterThanOrEqual(TIMES.heldSeat);
    const action = anyMove(view, new Random('outage'));
    const acted = await actor.ask('act', { tableId: code, seq: view.seq, actionId: 'late', action });
    // Only on a machine that took longer than the held turn to come this far may the clock have been first.
    if (Date.now() < (view.until ?? 0)) expect(acted).toMatchObject({ ok: true });
    expect(actor.updates.some(({ byClock }) => byClock)).toBe(!acted.ok);
    for (const { socket } of [host, guest, actor]) socket.disconnect();
    await again.kill('SIGTERM');
  });
});

describe.each(DATABASES)('a turn whose time is up, judged by a node that has just opened, in $name', ({ open }) => {
  const NAM = { id: 'nam', name: 'Nam' };
  let database: Database;
  let now = 1_800_000_000_000;
  let names = 0;
  let code = '';
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    now += 1_000_000;
    code = `TABLE${++names}`;
  });

  const newNode = async (): Promise<{
    presence: Presence;
    outcomeOf: (began: number) => Promise<OverdueTurnOutcome>;
  }> => {
    const node = nodeName(now, String(++names));
    const presence = new Presence(database.sql, node, () => now);
    const outages = new Outages({ presence, node, shared: true, now: () => now });
    await presence.beat();
    return { presence, outcomeOf: (began) => outages.outcomeOf(code, { person: NAM, began }) };
  };

  test('runs out for whoever stayed connected through a node that was there all the time', async () => {
    const old = await newNode();
    await old.presence.enter(code, NAM.id, 'line');
    now += 60_000;
    const began = now;
    await old.presence.beat();
    now += 20_000;
    const young = await newNode();
    now += 3_000;
    await old.presence.beat();
    expect(await young.outcomeOf(began)).toBe('runsOut');
  });

  test('waits for a sign of life of a node that may have died a moment ago, and is held when none comes', async () => {
    const old = await newNode();
    now += 20_000;
    const began = now;
    await old.presence.enter(code, NAM.id, 'line');
    now += 10_000;
    await old.presence.beat();
    now += 2_000;
    const young = await newNode();
    expect(await young.outcomeOf(began)).toBe('unknown');
    now += 5_000;
    expect(await young.outcomeOf(began)).toBe('heldForAbsent');
    await young.presence.enter(code, NAM.id, 'new line');
    expect(await young.outcomeOf(began)).toBe('heldForPresent');
  });

  test('is held where all nodes are new, whichever of them looks and whichever has the connection', async () => {
    const began = now;
    now += 60_000;
    const [one, two] = [await newNode(), await newNode()];
    now += 1_000;
    await one.presence.beat();
    await one.presence.enter(code, NAM.id, 'line');
    expect([await one.outcomeOf(began), await two.outcomeOf(began)]).toEqual(['heldForPresent', 'heldForPresent']);
  });

  test('runs out where it began after the node opened, and once there was time to come back', async () => {
    const node = await newNode();
    expect(await node.outcomeOf(now + 1)).toBe('runsOut');
    const began = now - 1;
    expect(await node.outcomeOf(began)).toBe('heldForAbsent');
    now += FAIR_CHANCE;
    expect(await node.outcomeOf(began)).toBe('runsOut');
  });
});
