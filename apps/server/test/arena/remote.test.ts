import { rmSync } from 'node:fs';
import {
  type ArenaAnswerOf,
  type ArenaMatch,
  type BotVersion,
  type LadderEntry,
  type LadderRow,
  REMOTE_LIMITS,
} from '@sanh-rong/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDataFolder } from '../support/databases.ts';
import { type NodeProcess, startNode } from '../support/node-process.ts';
import { Owner } from './bot-owner.ts';
import { FIGHTERS } from './bot-sources.ts';
import { first, last, Program } from './remote-program.ts';

/** Remote bots on one real server with its embedded database, over real sockets. */

const folder = newDataFolder();
let node: NodeProcess;
let nam: Owner;
let lan: Owner;

beforeAll(async () => {
  node = await startNode({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  nam = await Owner.signIn(node.url, 'Nam');
  lan = await Owner.signIn(node.url, 'Lan');
});
afterAll(async () => {
  expect(await node.kill('SIGTERM')).toBe(0);
  rmSync(folder, { recursive: true });
  expect(node.output.filter((line) => line.includes('"level"'))).toEqual([]);
});

const attached = async (owner: Owner, bot: string, play = first): Promise<Program> => {
  const program = new Program(owner.url, owner.token, play);
  expect(await program.attach(bot)).toMatchObject({ ok: true, bot: { id: bot, version: 1 } });
  return program;
};

test('AR-30 a challenge is played to its end over the connection, each deal once, and nothing hidden is told', async () => {
  const [one, two] = [await nam.bot(), await lan.bot({ name: 'Xa Lắc' })];
  await lan.ask('PATCH', `/api/bots/${two}`, { sharing: 'open' });
  const [mine, other] = [await attached(nam, one), await attached(lan, two, last)];
  const id = await nam.challenge(one, [{ bot: two }, { level: 'simple' }], 12);
  const match = await nam.over(id);
  expect(match).toMatchObject({ status: 'finished', pool: 'remote', played: 12, seats: 3 });
  expect(match.contestants.map(({ strikes }) => strikes)).toEqual([0, 0, 0]);
  expect(match.contestants.map(({ bot }) => bot?.remote)).toEqual([true, true, undefined]);
  expect(match.dealList.map(({ games }) => games.length)).toEqual(new Array(12).fill(1));
  const seen = new Map<number, number>();
  for (const { questions, match: asked } of mine.asks) {
    expect(asked).toBe(id);
    for (const { number, seat, state, legal } of questions) {
      expect(seen.get(number) ?? seat).toBe(seat);
      seen.set(number, seat);
      expect(legal.length).toBeGreaterThan(0);
      expect(state).toHaveProperty('validMoves');
    }
  }
  // Some hands win before a bot is asked.
  expect(seen.size).toBeGreaterThan(8);
  // In twelve deals everybody has been in every seat.
  expect(new Set(seen.values()).size).toBe(3);
  const told = JSON.stringify([mine.asks, other.asks]);
  expect(match.seed).not.toBeNull();
  expect(told).not.toContain(match.seed);
  for (const program of [mine, other]) program.close();
});

test('AR-30 a ladder of its own: only who is connected is called, and never against bots of the server', async () => {
  const bot = await nam.bot({ name: 'Leo Thang', game: 'phom' });
  const entered = await nam.ask<LadderEntry>('POST', '/api/arena/entries', { bot, ruleSet: 'ta-la' });
  expect(entered).toMatchObject({ status: 201, body: { pool: 'remote', bot: { remote: true } } });
  const source = FIGHTERS.anyFirst;
  const made = await lan.ask<{ id: string }>('POST', '/api/bots', { game: 'phom', name: 'Nhà', source });
  const housed = await lan.ask<LadderEntry>('POST', '/api/arena/entries', { bot: made.body.id, ruleSet: 'ta-la' });
  type Listed = { matches: ArenaMatch[] };
  const ofPool = (pool: string) => `/api/arena/matches?game=phom&ruleSet=ta-la&kind=ladder&pool=${pool}`;
  // A bot was called in the other ladder, so this one was looked at as well.
  await nam.until<Listed>(ofPool('sandbox'), ({ matches }) => matches.length > 0);
  expect((await nam.ask<Listed>('GET', ofPool('remote'))).body.matches).toEqual([]);
  const ladder = async (pool: string): Promise<LadderRow[]> =>
    (await nam.ask<ArenaAnswerOf<'ladder'>>('GET', `/api/arena/ladders/phom/ta-la?pool=${pool}`)).body.rows;
  const sandbox = await ladder('sandbox');
  expect(sandbox.flatMap((row) => row.bot?.id ?? [])).toEqual([made.body.id]);
  // It would be called again and again, beside all other tests.
  await lan.ask('DELETE', `/api/arena/entries/${housed.body.id}`);
  const program = await attached(nam, bot);
  const { matches } = await nam.until<Listed>(ofPool('remote'), (listed) =>
    listed.matches.some(({ status }) => status === 'finished'),
  );
  program.close();
  for (const { contestants } of matches) {
    expect(contestants.every(({ bot: who, level }) => level !== null || who?.remote === true)).toBe(true);
  }
  const remote = await ladder('remote');
  expect(remote.flatMap((row) => row.bot?.id ?? [])).toEqual([bot]);
  expect(remote.filter(({ level }) => level !== null)).toEqual(
    sandbox.filter(({ level }) => level !== null).map((anchor) => ({ ...anchor, place: expect.any(Number) })),
  );
  const before = remote.find((row) => row.bot?.id === bot)?.rating.sigma ?? 0;
  expect(before).toBeLessThan(20 * (25 / 3));

  const version = await nam.ask<BotVersion>('POST', `/api/bots/${bot}/versions`, { note: 'sâu hơn một nước' });
  expect(version).toMatchObject({ status: 200, body: { number: 2, note: 'sâu hơn một nước' } });
  const again = await nam.ask<LadderEntry>('POST', '/api/arena/entries', { bot, ruleSet: 'ta-la' });
  expect(again.body.bot?.version).toBe(2);
  expect(again.body.rating.sigma).toBeGreaterThan(before);
  await nam.ask('DELETE', `/api/arena/entries/${again.body.id}`);
});

test('AR-31 the connection breaks in the middle of a message and comes back: the same message again, and no strike', async () => {
  const bot = await nam.bot({ name: 'Dây Đứt' });
  const program = await attached(nam, bot);
  const playing = program.reply;
  let broken: string | null = null;
  program.reply = (ask) => {
    if (broken !== null || program.asks.length < 5) return playing(ask);
    broken = ask.id;
    program.socket.disconnect();
    return undefined;
  };
  const match = await nam.challenge(bot, [{ level: 'simple' }]);
  await program.until('the connection to break', () => broken !== null);
  await program.comeBack(bot);
  expect(await nam.over(match)).toMatchObject({ status: 'finished', contestants: [{ strikes: 0 }, { strikes: 0 }] });
  expect(program.asks.filter(({ id }) => id === broken)).toHaveLength(2);
  program.close();
});

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('whatever a program answers costs nobody but itself', () => {
  test.each<[string, unknown]>([
    ['nothing that can be read', 'no'],
    ['null', null],
    ['no answers', { answers: [] }],
    ['answers that are none', { answers: [1, null, 'x', [], {}] }],
    ['an action that is none', { answers: new Array(32).fill({ action: { type: 'play', cards: 'all' } }) }],
    ['no type', { answers: new Array(32).fill({ action: { cards: ['3s'] } }) }],
    ['cards that nobody has', { answers: new Array(32).fill({ action: { type: 'play', cards: ['3s', '2h', '2d'] } }) }],
    ['a move that is none', { answers: new Array(32).fill({ move: { action: 'play', cards: [{ rank: 99 }] } }) }],
    ['that it gave up', { answers: new Array(32).fill({ error: 'hết cách' }) }],
    ['a deep nest', { answers: new Array(5).fill({ action: { type: 'play', cards: nested(2_000) } }) }],
    ['a prototype', { answers: [JSON.parse('{"action":{"__proto__":{"type":"pass"}}}')] }],
    ['far too many', { answers: new Array(500).fill({ action: { type: 'pass' } }) }],
  ])('%s', async (_name, answer) => {
    const owner = await Owner.signIn(node.url, 'Kẻ Lạ');
    const bot = await owner.bot({ name: 'Lạ' });
    const program = await attached(owner, bot);
    program.reply = () => answer;
    const match = await owner.over(await owner.challenge(bot, [{ level: 'simple' }], 4));
    expect(match).toMatchObject({ status: 'finished', played: 4 });
    expect(match.contestants[0]).toMatchObject({ strikes: 3, disqualified: true });
    expect(match.contestants[1].strikes).toBe(0);
    program.close();
  });
});

describe('what a program says unasked, too late or far too much', () => {
  const stranger = async (): Promise<{ owner: Owner; bot: string; program: Program }> => {
    const owner = await Owner.signIn(node.url, 'Kẻ Lạ');
    const bot = await owner.bot({ name: 'Lạ' });
    return { owner, bot, program: await attached(owner, bot) };
  };

  test('answers that nobody asked for do nothing, and a flood of them ends the connection, beside a match that goes on', async () => {
    const { owner, bot, program } = await stranger();
    const mine = await nam.bot({ name: 'Yên Ổn' });
    const quiet = await attached(nam, mine);
    const match = await nam.challenge(mine, [{ level: 'simple' }]);
    await quiet.until('the first question', () => quiet.asks.length > 0);
    const ended = new Promise<string>((resolve) => program.socket.once('disconnect', resolve));
    for (let id = 0; id < 2_000; id++) program.acknowledge(id, { answers: [{ action: { type: 'pass' } }] });
    await ended;
    expect(await nam.over(match)).toMatchObject({ contestants: [{ strikes: 0 }, { strikes: 0 }] });
    expect(program.asks).toEqual([]);
    const { body } = await owner.ask<ArenaAnswerOf<'entries'>>('GET', `/api/bots/${bot}/entries`);
    expect(body.entries).toEqual([]);
    for (const each of [program, quiet]) each.close();
  });

  test('answers too late for their question are none: the match is over without them, and stays as it was', async () => {
    const { owner, bot, program } = await stranger();
    let late: () => void = () => {};
    program.reply = (ask) => {
      late = () => program.answerLate(ask.id, { answers: ask.questions.map(first) });
      return undefined;
    };
    const id = await owner.challenge(bot, [{ level: 'simple' }], 3);
    const match = await owner.over(id);
    expect(match.contestants[0]).toMatchObject({ strikes: 3, disqualified: true });
    late();
    // What comes behind it on the same connection is answered, so it was read.
    expect(await program.emit('arena_detach', { bot })).toMatchObject({ ok: true });
    expect((await owner.ask('GET', `/api/arena/matches/${id}`)).body).toEqual({ ok: true, ...match });
    program.close();
  });

  test('an answer beyond all measure ends the connection; whoever comes back is asked the same again', async () => {
    const { owner, bot, program } = await stranger();
    const playing = program.reply;
    const ended = new Promise<string>((resolve) => program.socket.once('disconnect', resolve));
    program.reply = () => ({ answers: [{ error: 'x'.repeat(100_000) }] });
    const id = await owner.challenge(bot, [{ level: 'simple' }], 4);
    await ended;
    program.reply = playing;
    expect(await program.comeBack(bot)).toMatchObject({ ok: true });
    expect(await owner.over(id)).toMatchObject({ status: 'finished', contestants: [{ strikes: 0 }, { strikes: 0 }] });
    expect(program.asks[1].id).toBe(program.asks[0].id);
    program.close();
  });

  test('one connection plays for so many bots and no more', async () => {
    const { owner, program } = await stranger();
    const codes: string[] = [];
    for (let count = 1; count <= REMOTE_LIMITS.bots; count++) {
      const answer = await program.attach(await owner.bot({ name: `Đông ${count}` }));
      codes.push(answer.ok ? 'ok' : answer.error.code);
    }
    expect(codes).toEqual([...new Array(REMOTE_LIMITS.bots - 1).fill('ok'), 'TOO_MANY_BOTS']);
    program.close();
  });

  test('messages that come too fast are refused with a code, and what was attached stays', async () => {
    const { owner, bot, program } = await stranger();
    const codes = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const answer = await program.emit('arena_attach', { bot });
        return answer.ok ? 'ok' : answer.error.code;
      }),
    );
    expect(new Set(codes)).toEqual(new Set(['ok', 'SLOW_DOWN']));
    expect(await owner.over(await owner.challenge(bot, [{ level: 'simple' }], 1))).toMatchObject({
      status: 'finished',
      contestants: [{ strikes: 0 }, { strikes: 0 }],
    });
    program.close();
  });
});

test('who may play for which bot', async () => {
  const bot = await nam.bot({ name: 'Của Nam' });
  const made = await nam.ask<{ id: string }>('POST', '/api/bots', { game: 'tienlen', name: 'Có Mã' });
  const program = new Program(lan.url, lan.token);
  expect(await program.attach(bot)).toMatchObject({ ok: false, error: { code: 'NO_BOT' } });
  await nam.ask('PATCH', `/api/bots/${bot}`, { sharing: 'open' });
  expect(await program.attach(bot)).toMatchObject({ ok: false, error: { code: 'NOT_YOURS' } });
  const own = new Program(nam.url, nam.token);
  expect(await own.attach(made.body.id)).toMatchObject({ ok: false, error: { code: 'NOT_REMOTE' } });
  for (const body of [undefined, null, 7, {}, { bot: 7 }, { bot, more: 1 }, { bot: '../../x' }]) {
    expect(await own.emit('arena_attach', body)).toMatchObject({ ok: false, error: { code: 'BAD_MESSAGE' } });
  }
  expect(await own.attach(bot)).toMatchObject({ ok: true });
  const next = await attached(nam, bot);
  await own.until('the other connection to take over', () => own.detached.includes(bot));
  for (const each of [program, own, next]) each.close();
});

test('what a remote bot cannot do is refused with a code', async () => {
  const bot = await nam.bot({ name: 'Không Mã' });
  const code = async (method: string, path: string, body?: object) =>
    (await nam.ask('GET' === method ? 'GET' : method, path, body)).body.error?.code;
  expect((await nam.ask<{ source: null }>('GET', `/api/bots/${bot}`)).body).toMatchObject({
    remote: true,
    source: null,
  });
  expect(await code('POST', `/api/bots/${bot}/test`, {})).toBe('REMOTE_BOT');
  expect(await code('POST', `/api/bots/${bot}/copies`, {})).toBe('REMOTE_BOT');
  expect(await code('POST', `/api/bots/${bot}/versions`, { source: 'let a;' })).toBe('REMOTE_BOT');
  expect(await code('POST', `/api/bots/${bot}/versions/1/restore`, {})).toBe('REMOTE_BOT');
  expect(await code('POST', `/api/bots/${bot}/versions`, { note: 'x'.repeat(201) })).toBe('BAD_NOTE');
  const made = await nam.ask<{ id: string }>('POST', '/api/bots', { game: 'tienlen', name: 'Có Mã Nữa' });
  expect(await code('POST', `/api/bots/${made.body.id}/versions`, { note: 'hay hơn' })).toBe('NOT_REMOTE');
  const challenge = (opponents: object[]) => ({ bot, ruleSet: 'mien-nam', opponents, deals: 1 });
  expect(await code('POST', '/api/arena/challenges', challenge([{ bot: made.body.id }]))).toBe('WRONG_POOL');
  expect(await code('POST', '/api/arena/challenges', challenge([{ level: 'simple' }]))).toBe('BOT_AWAY');
  const tournament = await nam.ask<{ id: string }>('POST', '/api/arena/tournaments', {
    ...{ name: 'Giải', game: 'tienlen', ruleSet: 'mien-nam', format: 'roundRobin', seats: 4, deals: 1 },
  });
  expect(tournament.status).toBe(201);
  expect(await code('POST', `/api/arena/tournaments/${tournament.body.id}/sign-ups`, { bot })).toBe('NO_REMOTE_BOTS');
  const program = new Program(nam.url, nam.token);
  await program.attach(bot);
  const seated = await program.emit('create_table', { settings: { game: 'tienlen' }, players: [{ seat: 1, bot }] });
  expect(seated).toMatchObject({ ok: false, error: { code: 'BAD_BOT' } });
  program.close();
});
