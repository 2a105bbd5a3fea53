import { TIMES } from '@sanh-rong/table';
import { createClient } from 'redis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import type { Notice } from '../../src/nodes/notices.ts';
import type { Client } from '../support/client.ts';
import { newPostgres } from '../support/databases.ts';
import { makeRedis, type TestRedis } from '../support/redis.ts';
import { TestServer, type Visitor } from '../support/test-server.ts';

/** Any program that reaches Redis can send notices: a node believes none, and looks for itself where it is told to. */

const HEARD = ['seat_offer', 'presence_changed', 'message_received', 'game_state_update', 'player_left', 'game_ended'];

describe('forged notices', () => {
  let redis: TestRedis;
  let server: TestServer;
  const forger = { publish: async (_text: string): Promise<unknown> => null, stop: () => {} };
  let nam: Visitor;
  let client: Client;
  let heard: string[];

  beforeAll(async () => {
    redis = await makeRedis();
    await redis.start();
    server = await TestServer.open({ url: await newPostgres(), redis: redis.url });
    const connection = createClient({ url: redis.url });
    await connection.connect();
    forger.publish = (text) => connection.publish('sanh-rong', text);
    forger.stop = () => connection.destroy();
  });

  afterAll(async () => {
    forger.stop();
    await server.stop();
    await redis.remove();
  });

  beforeEach(async () => {
    nam = await server.guest('Nam');
    client = await server.client(nam.token);
    heard = [];
    for (const name of HEARD) client.socket.on(name, () => heard.push(name));
  });

  /** Sends a notice, and waits until the node has heard it and done what it does. */
  const forge = async (...notices: readonly (Notice | string)[]): Promise<void> => {
    let isHeard = false;
    client.socket.once('invitations_changed', () => {
      isHeard = true;
    });
    // Notices arrive in their order.
    for (const notice of [...notices, { kind: 'invitations', person: nam.id } as const]) {
      await forger.publish(typeof notice === 'string' ? notice : `forger ${JSON.stringify(notice)}`);
    }
    await until('the last notice', () => isHeard);
    // Each of these asks the database behind what the notices made the node ask.
    for (let asked = 0; asked < 20; asked++) await server.http('GET', '/api/me', { token: nam.token });
  };

  test('of a seat that nobody has offer it to nobody', async () => {
    const { code, settings } = await client.view('find_table', { game: 'lieng' });
    await server.pass(TIMES.strangersPledges, code);
    await server.pass(TIMES.strangersCountdown, code);
    await client.until(() => client.at(code).phase === 'playing');
    const seat = { game: 'lieng', ruleSet: settings.ruleSet, people: 3, until: server.now + 60_000 };
    await forge({ kind: 'warmSeat', code: 'MGKN79VR6', ...seat });
    expect(heard).not.toContain('seat_offer');
    expect(await client.code('leave_table', { tableId: code })).toBe('ok');
  });

  test('of people who do not sit there show nobody as gone', async () => {
    const { code } = await client.view('create_table', { settings: { game: 'tienlen', seats: 2 } });
    await forge({ kind: 'absence', code, person: 'somebody', isGone: true });
    expect(heard).not.toContain('presence_changed');
  });

  test('of what never happened change nothing', async () => {
    const view = await client.view('create_table', { settings: { game: 'tienlen', seats: 2 } });
    const { code } = view;
    await forge(
      { kind: 'table', code, seq: view.seq + 1_000 },
      { kind: 'table', code: 'MGKN79VR6', seq: 3 },
      { kind: 'message', code, id: 1 },
      { kind: 'revoked', person: nam.id },
      { kind: 'question', bot: 'f9s7j7k3kwfuhs4r' },
      { kind: 'answered', question: 'f9s7j7k3kwfuhs4r' },
      { kind: 'absence', code, person: nam.id, isGone: true },
    );
    expect(heard).toEqual([]);
    expect(client.socket.connected).toBe(true);
    expect(await client.view('resume_table', { tableId: code })).toEqual(view);
  });

  test('that no node would write are passed over', async () => {
    const person = 'x'.repeat(5_000_000);
    await forge('', 'forger', 'forger {', 'forger null', 'forger {"kind":"revoked"}', `forger {"person":"${person}"}`);
    expect(server.logged.filter((line) => line.includes('"failed"'))).toEqual([]);
  });
});
