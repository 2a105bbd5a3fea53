import { CLIENT_MESSAGES } from '@sanh-rong/protocol';
import { COMMANDS, TIMES, turnOf } from '@sanh-rong/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { LASTING } from '../../src/sockets/attendance.ts';
import { newPostgres } from '../support/databases.ts';
import { TestServer } from '../support/test-server.ts';
import {
  ASKERS,
  type Asker,
  gatherThings,
  REQUEST_RIGHTS,
  type RequestRight,
  type Things,
} from './requests-by-right.ts';
import { ANYWHERE, MOVES, NO_COMMANDS, RIGHTS, type Right } from './rights.ts';
import { NO_CODE, PeopleByRole, type Phase, ROLES, type Role, type Scene } from './roles.ts';
import { ENDINGS, Newcomers } from './sign-in-endings.ts';

/** Who may do what: everybody × everything, asked of the whole server. */

let databaseUrl: string;
let server: TestServer;
let byRole: PeopleByRole;
let newcomers: Newcomers;

beforeAll(async () => {
  databaseUrl = await newPostgres();
  server = await TestServer.open({ url: databaseUrl, logLevel: 'error' });
  byRole = await PeopleByRole.gather(server);
  newcomers = new Newcomers(server);
});

afterAll(async () => {
  expect(server.logged).toEqual([]);
  await server.stop();
});

/** The table's code, for the roles that have it. */
const codeFor = (role: Role, { code }: Scene): string => (role === 'outsider' ? NO_CODE : code);

/** A game that is over with its first move is over soonest. */
const newScene = (phase: Phase): Promise<Scene> => byRole.scene(phase, phase === 'completed' ? { game: 'lieng' } : {});

/** Asks as every role, those first who will be refused: what is done is done on a table of its own. */
const askAll = async (
  { phase, name, body, codes }: Right,
  withTable: (role: Role, scene: Scene) => object,
): Promise<string[]> => {
  const answers: string[] = [];
  let scene = await newScene(phase);
  for (const [i, role] of ROLES.entries()) {
    const { seq } = await server.state(scene.code);
    answers.push(await byRole.clients[role].code(name, { ...withTable(role, scene), ...body(scene) }));
    const now = await server.state(scene.code);
    if (answers[i] !== 'ok') expect(now.seq, `${role} was refused`).toBe(seq);
    if (codes[i] !== 'ok' || now.seq === seq) continue;
    await byRole.close(scene);
    scene = await newScene(phase);
  }
  await byRole.close(scene);
  return answers;
};

describe('at a table', () => {
  test('every message and every command is asked about', () => {
    const asked = new Set([...RIGHTS, ...ANYWHERE, ...MOVES].map(({ name }) => name));
    expect([...asked].sort()).toEqual(Object.keys(CLIENT_MESSAGES).sort());
    const commands = RIGHTS.filter(({ name }) => name === 'table_command').map(({ note }) => note.split(' ')[0]);
    expect([...new Set([...commands, ...NO_COMMANDS])].sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  test.each(RIGHTS)('$phase: $name $note', async (right) => {
    const answers = await askAll(right, (role, scene) => ({ tableId: codeFor(role, scene) }));
    expect(Object.fromEntries(ROLES.map((role, i) => [role, answers[i]]))).toEqual(
      Object.fromEntries(ROLES.map((role, i) => [role, right.codes[i]])),
    );
  });

  test.each(ANYWHERE)('$name $note', async (right) => {
    expect(await askAll(right, () => ({}))).toEqual(right.codes);
  });

  test.each(MOVES)('playing: $name is for whoever is to act, and for nobody else', async ({ name, codes }) => {
    const scene = await byRole.scene('playing');
    const { toAct, waits } = byRole.turns(scene);
    const roles = [toAct, waits, 'sentAway', 'watcher', 'stranger', 'outsider'] as const;
    const [first] = (await byRole.clients[toAct].view('resume_table', { tableId: scene.code })).game?.legal ?? [];
    const move = { seq: scene.state.seq, actionId: 'mine' };
    const bodies: Record<string, object> = {
      act: { ...move, action: first },
      play_cards: { ...move, cards: (first as unknown as { cards: string[] }).cards },
      pass_turn: move,
    };
    // The player to act comes last, so that it is their turn until then.
    for (const [i, role] of [...roles.entries()].reverse()) {
      const answer = await byRole.clients[role].code(name, { tableId: codeFor(role, scene), ...bodies[name] });
      expect([role, answer]).toEqual([role, codes[i]]);
    }
    await byRole.close(scene);
  });

  test.each(NO_COMMANDS)('%s is no command that anybody may send', async (type) => {
    const scene = await byRole.scene('lobby');
    for (const role of ROLES) {
      const body = { tableId: scene.code, command: { type, seat: 2, ready: true, action: { type: 'pass' } } };
      expect([role, await byRole.clients[role].code('table_command', body)]).toEqual([role, 'BAD_MESSAGE']);
    }
    expect((await server.state(scene.code)).seq).toBe(scene.state.seq);
    await byRole.close(scene);
  });
});

describe('what is seen of a game that is on', () => {
  /** Hands that are seen, by role: one's own, none, or no game at all. */
  const VISIBLE = {
    live: { host: 'own', seated: 'own', program: 'own', sentAway: 'none', watcher: 'game', stranger: 'none' },
    delayed: { host: 'own', seated: 'own', program: 'own', sentAway: 'none', watcher: 'none', stranger: 'none' },
  } as const;

  test.each(Object.entries(VISIBLE))('%s watching', async (watchers, visible) => {
    const scene = await byRole.scene('playing', { watchers });
    for (const [role, expected] of Object.entries(visible)) {
      const { game, you } = await byRole.clients[role as Role].view('resume_table', { tableId: scene.code });
      const seen = game === null ? 'none' : game.hands.some((hand) => hand !== null) ? 'own' : 'game';
      expect([role, seen]).toEqual([role, expected]);
      if (game !== null) expect(game.hands.map((hand) => hand !== null)).toEqual([0, 1].map((seat) => seat === you));
    }
    // A minute later the one who watches with a delay sees the deal, and still no hand.
    server.now += TIMES.watchDelay;
    const { watcher } = byRole.clients;
    await watcher.until(() => watcher.at(scene.code).game !== null);
    expect(watcher.at(scene.code).game?.hands).toEqual([null, null]);
    await byRole.close(scene);
  });

  test.each(['live', 'delayed'])(
    'whoever stops watching a %s table sees its game in no other window',
    async (watchers) => {
      const scene = await byRole.scene('playing', { watchers });
      const { code } = scene;
      const [first, second] = [byRole.clients.watcher, await server.client(byRole.people.watcher.token)];
      server.now += TIMES.watchDelay;
      await second.view('resume_table', { tableId: code });
      await second.until(() => second.at(code).game !== null);
      await first.must('leave_table', { tableId: code });
      await second.until(() => second.at(code).game === null);
      expect(second.at(code).watchers).toEqual([]);
      const { toAct } = byRole.turns(scene);
      const { game, seq } = await byRole.clients[toAct].view('resume_table', { tableId: code });
      await byRole.clients[toAct].must('act', { tableId: code, seq, actionId: 'on', action: game?.legal[0] });
      server.now += TIMES.watchDelay;
      // A watcher hears of the move; by then the second window would have heard of it too.
      const another = await server.client(byRole.people.stranger.token);
      await another.view('join_table', { tableId: code, watch: true });
      await another.until(() => (another.at(code).game?.history.length ?? 0) > 0);
      await second.must('unfollow_tables', {});
      expect(second.at(code).game).toBeNull();
      expect(second.heard.slice(-6).join()).not.toContain('"cards"');
      await byRole.close(scene);
      second.socket.disconnect();
      another.socket.disconnect();
    },
  );

  test('a private table stands in no list and behind no other address', async () => {
    const scene = await byRole.scene('playing');
    const { tables } = await byRole.clients.outsider.must('follow_tables', {});
    expect(JSON.stringify(tables)).not.toContain(scene.code);
    for (const path of [
      '/',
      '/api/tables?limit=50',
      '/api/games?limit=50',
      `/api/people/${byRole.people.host.id}/games`,
    ]) {
      const { text, status } = await server.http('GET', path, { token: byRole.people.outsider.token });
      expect([path, status, text.includes(scene.code)]).toEqual([path, 200, false]);
    }
    expect((await server.http('GET', `/t/${scene.code.slice(0, -1)}`)).status).toBe(404);
    expect((await server.http('GET', `/t/${scene.code}`)).status).toBe(200);
    await byRole.close(scene);
  });
});

describe('over HTTP', () => {
  let things: Things;
  let credentials: Readonly<Record<Asker, string | undefined>>;

  beforeAll(async () => {
    things = await gatherThings(byRole, newcomers);
    credentials = {
      nobody: undefined,
      revoked: await newcomers.endedSignIn(),
      guest: byRole.people.stranger.token,
      account: byRole.people.seated.token,
      program: byRole.people.program.token,
    };
  });

  /** What this one asks with; where the asking ends a sign-in, one of its own. */
  const tokenOf = async (asker: Asker, { spends }: RequestRight): Promise<string | undefined> => {
    if (!spends || asker === 'nobody' || asker === 'program') return credentials[asker];
    if (asker === 'revoked') return newcomers.endedSignIn();
    return (await (asker === 'guest' ? newcomers.guest() : newcomers.account())).token;
  };

  test('every route is asked about', async () => {
    const { paths } = (await server.http('GET', '/api/openapi.json')).json as { paths: Record<string, object> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...new Set(REQUEST_RIGHTS.map(({ method, route }) => `${method} ${route}`))].sort()).toEqual(routes.sort());
  });

  test.each(REQUEST_RIGHTS)('$method $route $note', async (right) => {
    const codes: string[] = [];
    for (const asker of ASKERS) {
      const token = await tokenOf(asker, right);
      const { code } = await server.http(right.method, right.path(things), { token, body: right.body?.(things) });
      codes.push(code);
    }
    expect(codes).toEqual(right.codes);
  });

  test('private games are listed for those who played in them alone, and everybody has their own lists', async () => {
    for (const asker of ASKERS) {
      const token = credentials[asker];
      const listed = await server.http('GET', `/api/tables/${things.code}/games`, { token });
      const played = await server.http('GET', `/api/people/${things.host}/games?limit=50`, { token });
      const took = asker === 'account' || asker === 'program';
      expect([asker, listed.text.includes(things.privateGame)]).toEqual([asker, took]);
      expect([asker, played.text.includes(things.privateGame)]).toEqual([asker, took]);
      expect([asker, played.text.includes(things.code)]).toEqual([asker, took]);
    }
    const lists = ['/api/me/sign-ins', '/api/me/tokens', '/api/me/mutes'];
    for (const path of lists) {
      const { text } = await server.http('GET', path, { token: byRole.people.seated.token });
      for (const id of [things.foreignSignIn, things.foreignToken]) expect(text).not.toContain(id);
    }
    await server.http('PUT', `/api/me/mutes/${things.host}`, { token: credentials.guest });
    const { text } = await server.http('GET', '/api/me/mutes', { token: credentials.account });
    expect(text).not.toContain(things.host);
  });
});

describe('a sign-in that was ended', () => {
  test.each(Object.entries(ENDINGS))(
    '%s: it opens nothing any more, and what it had opened is closed',
    async (_way, make) => {
      const { token, cookie, end } = await make(newcomers);
      const scene = await byRole.scene('lobby');
      const open = await server.client(token);
      await open.view('join_table', { tableId: scene.code });
      const windows = [open, await server.client(token)];
      const cut = windows.map((window) => window.disconnected());
      expect((await end()).code).toBe('ok');
      expect(await Promise.all(cut)).toEqual(windows.map(() => 'io server disconnect'));

      expect((await server.http('GET', '/api/me', { token })).code).toBe('SIGN_IN_FIRST');
      if (cookie !== null) expect((await server.http('GET', '/api/me', { cookie })).code).toBe('SIGN_IN_FIRST');
      await expect(server.client(token)).rejects.toThrow('NOT_SIGNED_IN');
      // The seat waits for the player who sat there.
      const { host } = byRole.clients;
      await host.view('resume_table', { tableId: scene.code });
      server.now += LASTING;
      await host.until(() => host.at(scene.code).seats.some((seat) => seat.kind === 'person' && seat.away));
      await byRole.close(scene);
    },
  );

  test('an API token goes on when only sign-ins are ended', async () => {
    const { token } = await newcomers.account();
    const program = await server.client((await newcomers.apiToken(token)).secret);
    await newcomers.post('/api/sign-out-everywhere', token, {});
    expect(await program.code('unfollow_tables', {})).toBe('ok');
  });

  test('what looks like a token and is none opens nothing', async () => {
    const [secret, signature] = byRole.people.host.token.split('.');
    const other = byRole.people.seated.token.split('.')[1];
    const twisted = ['', signature.slice(0, -2), 'A'.repeat(signature.length), other].map(
      (sign) => `${secret}.${sign}`,
    );
    const strange = [secret, signature, 'sr_', `sr_${'a'.repeat(64)}`, '', 'null', byRole.people.host.id];
    for (const bad of [...twisted, ...strange]) {
      await expect(server.client(bad)).rejects.toThrow('NOT_SIGNED_IN');
      expect((await server.http('GET', '/api/me', { token: bad })).code).toBe('SIGN_IN_FIRST');
    }
  });
});

describe('two at once on one turn', () => {
  const TURNS = examples(10, 25);

  test.each(['one node', 'two nodes without any notice between them'])('%s: exactly one wins', async (nodes) => {
    const second = nodes === 'one node' ? server : await TestServer.open({ url: databaseUrl, logLevel: 'error' });
    const scene = await byRole.scene('playing');
    second.now = server.now;
    const { code } = scene;
    const seats = ['host', 'seated'] as const;
    const here = seats.map((role) => byRole.clients[role]);
    const there = await Promise.all(seats.map((role) => second.client(byRole.people[role].token)));
    const lost: string[] = [];
    for (let i = 0; i < TURNS; i++) {
      const { seq, phase } = await server.state(code);
      if (phase !== 'playing') break;
      const turn = turnOf(await server.state(code));
      const { game } = await here[turn].view('resume_table', { tableId: code });
      await there[turn].view('resume_table', { tableId: code });
      const [first, other = first] = game?.legal ?? [];
      const move = (actionId: string, action = first) => ({ tableId: code, seq, actionId, action });
      const codes = await Promise.all([
        here[turn].code('act', move(`here ${i}`)),
        there[turn].code('act', move(`there ${i}`, other)),
        there[1 - turn].code('act', move(`not mine ${i}`)),
      ]);
      expect(codes.filter((answer) => answer === 'ok')).toHaveLength(1);
      lost.push(...codes.filter((answer) => answer !== 'ok'));
      const acted = (await server.tables.events(code)).slice(seq).filter(({ type }) => type === 'acted');
      expect(acted).toHaveLength(1);
      server.now += 1_000;
      second.now = server.now;
    }
    expect(lost.filter((answer) => !['NOT_YOUR_TURN', 'STALE'].includes(answer))).toEqual([]);
    await byRole.close(scene);
    if (second !== server) await second.stop();
  });
});
