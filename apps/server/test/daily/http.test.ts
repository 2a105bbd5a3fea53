import { checkProof, findGame, GAMES, type Proof, Random } from '@sanh-rong/engine';
import type { DailyAnswer, Replay } from '@sanh-rong/protocol';
import { turnOf, viewTable } from '@sanh-rong/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAt, timesOf } from '../../src/daily/calendar.ts';
import { type Database, openServer } from '../../src/database/open.ts';
import { dailyDeals } from '../../src/database/schema.ts';
import { newPostgres } from '../support/databases.ts';
import { TestServer, type Visitor } from '../support/test-server.ts';
import { anyOf } from './daily-node.ts';

/** The deal of the day as browsers meet it: over HTTP and sockets, with everything that was sent looked through. */

describe('the deal of the day over HTTP', () => {
  let server: TestServer;
  let database: Database;
  /** Everything that was answered and told. */
  const heard: string[] = [];

  beforeAll(async () => {
    const url = await newPostgres();
    server = await TestServer.open({ url });
    database = await openServer(url);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const ask = async (method: string, path: string, visitor: Visitor | null = null) => {
    const answer = await server.http(method, path, visitor === null ? {} : { cookie: visitor.cookie });
    heard.push(answer.text);
    return answer;
  };

  const shown = async (visitor: Visitor | null, day = ''): Promise<DailyAnswer<'day'>> =>
    (await ask('GET', `/api/daily${day}`, visitor)).json as unknown as DailyAnswer<'day'>;

  const ofGame = (answer: DailyAnswer<'day'>, game: string) => answer.games.find((deal) => deal.game === game);

  /** A try from its beginning to its end, over a socket; the id of its game. */
  const played = async (visitor: Visitor, game: string, moves: string): Promise<string> => {
    const started = await ask('POST', `/api/daily/${game}`, visitor);
    expect(started.code).toBe('ok');
    const table = String(started.json.table);
    const client = await server.client(visitor.token);
    await client.ask('resume_table', { tableId: table });
    const random = new Random(moves);
    for (;;) {
      const state = await server.state(table);
      const turn = turnOf(state);
      if (turn < 0) break;
      if (turn > 0) {
        await server.pass(Math.max(0, (state.wake ?? 0) - server.now), table);
        continue;
      }
      const action = anyOf(random)(viewTable(state, visitor.id).game?.legal ?? []);
      const answer = await client.ask('act', { tableId: table, seq: state.seq, actionId: `m${state.seq}`, action });
      if (!answer.ok) throw new Error(JSON.stringify(answer));
    }
    await client.ask('resume_table', { tableId: table });
    heard.push(...client.heard);
    client.socket.disconnect();
    const own = ofGame(await shown(visitor), game)?.own;
    if (own?.state !== 'finished') throw new Error(JSON.stringify(own));
    return own.replay;
  };

  const replayOf = async (id: string, visitor: Visitor | null) => ask('GET', `/api/games/${id}/replay`, visitor);

  test('strangers look, guests play, programs are refused, nonsense has a code', async () => {
    const lan = await server.guest('Lan');
    expect((await ask('GET', '/api/daily')).code).toBe('ok');
    expect((await ask('POST', '/api/daily/tienlen')).code).toBe('SIGN_IN_FIRST');
    expect((await ask('POST', '/api/daily/chess', lan)).code).toBe('NO_DEAL');
    for (const path of ['/api/daily/2026-02-30', '/api/daily/2999-01-01', '/api/daily/2026-02-30/tienlen']) {
      expect((await ask('GET', path, lan)).code).toBe('NO_DAY');
    }
    expect((await ask('GET', '/api/daily/2999-01-01/tienlen', lan)).code).toBe('NO_DEAL');
    for (const path of ['/api/daily/yesterday', '/api/daily/2026-11-19/%00', "/api/daily/2026-11-19/'"]) {
      expect((await ask('GET', path, lan)).status).toBe(400);
    }
    const registered = await server.http('POST', '/api/me/account', {
      cookie: (await server.guest('Máy')).cookie,
      body: { username: 'may_tinh', password: 'mot mat khau dai' },
    });
    expect(registered.code).toBe('ok');
    const signedIn = await server.http('POST', '/api/sign-in', {
      body: { username: 'may_tinh', password: 'mot mat khau dai' },
    });
    const { token } = signedIn.json as { token: string };
    const made = await server.http('POST', '/api/me/tokens', { token, body: { name: 'bot' } });
    const { secret } = made.json as { secret: string };
    expect((await server.http('POST', '/api/daily/tienlen', { token: secret })).code).toBe('NEEDS_SIGN_IN');
    expect((await server.http('POST', '/api/daily/tienlen', { token })).code).toBe('ok');
  });

  test('of every game: play it once, see how others did, check it when the day is over; nothing is told before', async () => {
    const [lan, minh, stranger] = await server.guests(['Lan', 'Minh', 'Lạ']);
    const day = dayAt(server.now);
    const replays: Record<string, readonly string[]> = {};
    for (const { id: game } of GAMES) {
      const first = await played(lan, game, 'lan');
      expect((await ask('GET', `/api/daily/${day}/${game}`, minh)).code).toBe('TRY_FIRST');
      // The game of another is not there for who has not played it.
      for (const who of [minh, stranger, null]) expect((await replayOf(first, who)).code).toBe('NO_GAME');
      expect((await ask('GET', `/api/games/${first}/text`, minh)).code).toBe('NO_GAME');
      const second = await played(minh, game, 'minh');
      expect((await replayOf(first, minh)).code).toBe('ok');
      expect((await ask('POST', `/api/daily/${game}`, minh)).code).toBe('TRIED_ALREADY');
      expect((await ask('GET', `/api/daily/${day}/${game}`, minh)).json).toMatchObject({ tries: 2, accounts: [] });
      replays[game] = [first, second];
    }
    for (const path of ['/api/games', `/api/people/${lan.id}`, `/api/people/${lan.id}/games`, '/api/tables']) {
      const { text } = await ask('GET', path, stranger);
      for (const id of Object.values(replays).flat()) expect(text).not.toContain(id);
    }
    expect((await ask('GET', `/api/people/${lan.id}`, lan)).json).toMatchObject({ statistics: [] });

    const deals = await database.sql.select().from(dailyDeals);
    expect(deals.length).toBeGreaterThanOrEqual(GAMES.length);
    for (const { secret } of deals) {
      expect([...heard, ...server.logged].some((text) => text.includes(secret))).toBe(false);
    }
    for (const { id: game } of GAMES) {
      const { json } = await replayOf(replays[game][0], lan);
      expect(json.proof).toBeNull();
      expect(String(json.text)).not.toContain('seed=');
    }

    server.now = timesOf(day).revealedAt;
    const revealed = await shown(stranger, `/${day}`);
    for (const { id: game } of GAMES) {
      const found = findGame(game);
      if (!found.ok) throw new Error(game);
      for (const [id, who] of [
        [replays[game][0], lan],
        [replays[game][1], lan],
        [replays[game][1], stranger],
      ] as const) {
        const replay = (await replayOf(id, who)).json as unknown as Replay;
        const checked = checkProof(found.value, replay.proof as Proof, {
          commitment: ofGame(revealed, game)?.commitment ?? '',
          number: 1,
          contributions: [null, null, null, null],
          deal: replay.deal,
          hands: replay.steps[0].view.hands as never,
        });
        expect(checked.ok, game).toBe(true);
      }
    }
    // Folded hands stay with their owners for good, the seed of such a deal as well (LG-7).
    const folded = deals.find((deal) => deal.game === 'lieng' && deal.day === day)?.secret ?? '';
    expect(heard.some((text) => text.includes(folded))).toBe(false);
  });
});
