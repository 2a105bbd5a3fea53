import { TIMES, turnOf } from '@sanh-rong/table';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { LASTING } from '../../src/sockets/attendance.ts';
import type { Client } from '../support/client.ts';
import { newPostgres } from '../support/databases.ts';
import { makeRedis, type TestRedis } from '../support/redis.ts';
import { TestServer, type Visitor } from '../support/test-server.ts';

/** Invitations as browsers and programs meet them: over HTTP and sockets, on several nodes, after a restart. */

interface Shown {
  readonly code: string;
  readonly from: string;
  readonly taken: number;
}

const invitationsOf = async (server: TestServer, { token }: Visitor): Promise<readonly Shown[]> => {
  const { json } = await server.http('GET', '/api/me/invitations', { token });
  return json.invitations as readonly Shown[];
};

const SETTINGS = { game: 'lieng', seats: 2, games: 1, turnSeconds: 120 } as const;

/** A session of one game, over, with both still at the table; its code, and the id of the game. */
const played = async (server: TestServer, [nam, lan]: readonly Visitor[]) => {
  const created = await server.tables.create(nam, SETTINGS);
  if (!created.ok) throw new Error(created.error.code);
  const { code } = created.value;
  await server.tables.ask(code, lan, { type: 'sit' });
  await server.tables.ask(code, lan, { type: 'ready' });
  await server.tables.ask(code, nam, { type: 'start' });
  const dealt = await server.pass(TIMES.countdown, code);
  const first = turnOf(dealt) === 0 ? nam : lan;
  await server.tables.ask(code, first, { type: 'act', action: { type: 'bo' } });
  const { json } = await server.http('GET', `/api/tables/${code}/games`, { token: nam.token });
  return { code, game: (json.games as { id: string }[])[0].id };
};

/** The same, and the second has left. */
const playedAndLeft = async (server: TestServer, people: readonly Visitor[]) => {
  const session = await played(server, people);
  await server.tables.ask(session.code, people[1], { type: 'leave' });
  return session;
};

const isTold = (client: Client): number => client.heard.filter((line) => line.includes('invitations_changed')).length;

describe('on one node', () => {
  let url: string;
  let server: TestServer;

  beforeAll(async () => {
    url = await newPostgres();
    server = await TestServer.open({ url });
  });
  afterAll(() => server.stop());

  test('who is connected is told, comes with one message, and the invitation goes', async () => {
    const people = await server.guests(['Nam', 'Lan']);
    const [nam, lan] = people;
    const { code, game } = await playedAndLeft(server, people);
    const client = await server.client(lan.token);
    const invited = await server.http('POST', '/api/invitations', { token: nam.token, body: { game } });
    expect([invited.status, invited.json]).toEqual([200, { ok: true, table: code, invited: [lan.id] }]);
    await client.until(() => isTold(client) > 0);
    expect(await invitationsOf(server, lan)).toMatchObject([{ code, from: 'Nam', taken: 1 }]);
    const heard = isTold(client);
    await client.view('join_table', { tableId: code });
    await client.until(() => isTold(client) > heard);
    expect(await invitationsOf(server, lan)).toEqual([]);
  });

  test('who has just closed the page is invited too, and told once the table knows that they are away', async () => {
    const people = await server.guests(['Nam', 'Lan']);
    const [nam, lan] = people;
    const { code, game } = await played(server, people);
    const before = await server.client(lan.token);
    await before.view('resume_table', { tableId: code });
    before.socket.disconnect();
    const invited = await server.http('POST', '/api/invitations', { token: nam.token, body: { game } });
    expect(invited.json).toMatchObject({ table: code, invited: [lan.id] });
    const after = await server.client(lan.token);
    server.now += LASTING;
    const waiting = await until(
      'the invitation',
      () => invitationsOf(server, lan),
      ({ length }) => length > 0,
    );
    expect(waiting).toMatchObject([{ code, from: 'Nam' }]);
    await after.until(() => isTold(after) > 0);
    // Back at the table she is not waited for, and after leaving it she is not asked again.
    await after.view('resume_table', { tableId: code });
    expect(await invitationsOf(server, lan)).toEqual([]);
    await after.must('leave_table', { tableId: code });
    await until(
      'nothing that waits',
      () => invitationsOf(server, lan),
      ({ length }) => length === 0,
    );
  });

  test('it goes when the table starts, and who was invited is told', async () => {
    const people = await server.guests(['Nam', 'Lan', 'Bắc']);
    const [nam, lan, bac] = people;
    const { code, game } = await playedAndLeft(server, people);
    await server.http('POST', '/api/invitations', { token: nam.token, body: { game } });
    const client = await server.client(lan.token);
    await server.tables.ask(code, bac, { type: 'sit' });
    await server.tables.ask(code, bac, { type: 'ready' });
    await server.tables.ask(code, nam, { type: 'start' });
    await server.pass(TIMES.countdown, code);
    await client.until(() => isTold(client) >= 2);
    // Back in its lobby with a free seat, it does not call again by itself.
    const state = await server.state(code);
    const first = turnOf(state) === 0 ? nam : bac;
    await server.tables.ask(code, first, { type: 'act', action: { type: 'bo' } });
    await server.tables.ask(code, bac, { type: 'leave' });
    await server.tables.ask(code, nam, { type: 'again' });
    await until(
      'nothing that waits',
      () => invitationsOf(server, lan),
      ({ length }) => length === 0,
    );
  });

  test('what makes no sense is refused in words, and changes nothing', async () => {
    const [nam, lan] = await server.guests(['Nam', 'Lan']);
    const ask = async (body: unknown): Promise<string> =>
      (await server.http('POST', '/api/invitations', { token: nam.token, body })).code;
    for (const body of [
      {},
      { game: 7 },
      { game: 'x', people: [] },
      { game: 'x', people: ['a b'] },
      { game: 'x', to: 1 },
    ]) {
      expect(await ask(body)).toBe('BAD_REQUEST');
    }
    expect(await ask({ game: 'nosuchgame', people: [lan.id] })).toBe('NO_SHARED_GAME');
    const nobody = await server.http('POST', '/api/invitations', { body: { game: 'x' } });
    expect(nobody.code).toBe('SIGN_IN_FIRST');
    const vi = await server.http('GET', '/api/links/aaaaaaaaaa', { headers: { 'accept-language': 'vi' } });
    expect([vi.status, vi.json.error]).toMatchObject([404, { message: expect.stringContaining('Đường dẫn') }]);
    expect(await server.http('DELETE', '/api/me/invitations/ABCDEFGH', { token: lan.token })).toMatchObject({
      code: 'ok',
    });
  });

  test('an own link shows no id and no more of the table than the way there', async () => {
    const [nam, lan] = await server.guests(['Nam', 'Lan']);
    const { json } = await server.http('GET', '/api/me/link', { token: nam.token });
    const path = `/api/links/${json.link}`;
    const before = await server.http('GET', path);
    expect(before.json).toEqual({ ok: true, name: 'Nam', mine: false, table: null });
    const host = await server.client(nam.token);
    const { code } = await host.view('create_table', { settings: { ...SETTINGS, visibility: 'private' } });
    const after = await server.http('GET', path, { token: lan.token });
    const table = { code, game: 'lieng', ruleSet: 'lieng', may: 'sit' };
    expect(after.json).toEqual({ ok: true, name: 'Nam', mine: false, table });
    expect((await server.http('GET', path, { token: nam.token })).json.mine).toBe(true);
    const renewed = await server.http('POST', '/api/me/link', { token: nam.token });
    expect(renewed.json.link).not.toBe(json.link);
    expect((await server.http('GET', path)).code).toBe('NO_LINK');
    expect((await server.http('GET', `/api/links/${renewed.json.link}`)).json.table).toEqual(table);
    // A host who has lost the line, say to send the link, keeps the table, and the link leads there.
    host.socket.disconnect();
    expect((await server.http('GET', `/api/links/${renewed.json.link}`)).json.table).toEqual(table);
  });

  test('after a restart invitations and links are what they were', async () => {
    const people = await server.guests(['Nam', 'Lan']);
    const [nam, lan] = people;
    const { code, game } = await playedAndLeft(server, people);
    await server.http('POST', '/api/invitations', { token: nam.token, body: { game } });
    const { json } = await server.http('GET', '/api/me/link', { token: nam.token });
    await server.stop();
    server = await TestServer.open({ url });
    expect(await invitationsOf(server, lan)).toMatchObject([{ code, from: 'Nam' }]);
    const followed = await server.http('GET', `/api/links/${json.link}`);
    expect(followed.json.table).toMatchObject({ code, may: 'sit' });
  });
});

describe.each(['with Redis between them', 'without Redis'])('on two nodes, %s', (how) => {
  let redis: TestRedis | null = null;
  let nodes: TestServer[] = [];

  beforeAll(async () => {
    const url = await newPostgres();
    if (how === 'with Redis between them') {
      redis = await makeRedis();
      await redis.start();
    }
    const options = { url, ...(redis === null ? {} : { redis: redis.url }) };
    nodes = [await TestServer.open(options), await TestServer.open(options)];
  });
  beforeEach(() => {
    for (const node of nodes) node.now += 60_000;
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await redis?.remove();
  });

  test('who is connected to the other one is told', async () => {
    const people = await nodes[0].guests(['Nam', 'Lan']);
    const [nam, lan] = people;
    const { code, game } = await playedAndLeft(nodes[0], people);
    const client = await nodes[1].client(lan.token);
    await nodes[0].http('POST', '/api/invitations', { token: nam.token, body: { game } });
    await client.until(() => isTold(client) > 0);
    expect(await invitationsOf(nodes[1], lan)).toMatchObject([{ code, from: 'Nam' }]);
    await client.view('join_table', { tableId: code });
    expect(await invitationsOf(nodes[0], lan)).toEqual([]);
  });

  test('the limits count on both together', async () => {
    const people = await nodes[0].guests(['Nam', 'Lan']);
    const [nam] = people;
    const { game } = await playedAndLeft(nodes[0], people);
    const asked = { token: nam.token, body: { game } };
    const codes = await Promise.all(
      nodes.map(async (node) => {
        const { code, json } = await node.http('POST', '/api/invitations', asked);
        return code === 'ok' ? (json.invited as string[]).length : code;
      }),
    );
    // Both may have looked before either stored; one invitation was sent all the same.
    expect(codes.filter((code) => code === 1)).toHaveLength(1);
    expect([0, 'INVITED_ALREADY']).toContain(codes.find((code) => code !== 1));
    for (const node of nodes) expect((await node.http('POST', '/api/invitations', asked)).code).toBe('INVITED_ALREADY');
  });
});
