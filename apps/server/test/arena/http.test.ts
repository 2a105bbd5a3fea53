import { readRecord } from '@sanh-rong/engine';
import type { ArenaAnswerOf, ArenaMatchDetail, ArenaTournamentDetail } from '@sanh-rong/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { SECRET_WORDS, SOURCES } from '../bots/table-bot-sources.ts';
import { PASSWORD } from '../security/roles.ts';
import { Newcomers } from '../security/sign-in-endings.ts';
import { type Answered, TestServer, type Visitor } from '../support/test-server.ts';
import { FIGHTERS } from './bot-sources.ts';

/** The arena as programs and pages meet it: the whole server, real bots in real sandboxes, and nothing but HTTP. */

let server: TestServer;
let lan: Visitor;
let minh: Visitor;

beforeAll(async () => {
  server = await TestServer.open({ logLevel: 'error' });
  [lan, minh] = await server.guests(['Lan', 'Minh']);
});
afterAll(() => server.stop());

const get = (path: string, token?: string): Promise<Answered> => server.http('GET', path, { token });
const post = (path: string, { token }: Visitor, body?: object): Promise<Answered> =>
  server.http('POST', path, { token, body });

const read = async <Answer>(path: string, token?: string): Promise<Answer> => {
  const answered = await get(path, token);
  if (answered.code !== 'ok') throw new Error(`${path}: ${answered.text}`);
  return answered.json as Answer;
};

/** Asks again until something is so. */
const untilAnswered = <Answer>(path: string, isSo: (answer: Answer) => boolean): Promise<Answer> =>
  until(`GET ${path} to be answered as wanted`, () => read<Answer>(path), isSo);

const aBot = async (
  owner: Visitor,
  name: string,
  source: string = SOURCES.good,
  { sharing = 'private', game = 'tienlen' } = {},
) => {
  const made = await post('/api/bots', owner, { game, name, source });
  const { id } = made.json as { id: string };
  if (sharing !== 'private') await server.http('PATCH', `/api/bots/${id}`, { token: owner.token, body: { sharing } });
  return id;
};

const finished = (id: string): Promise<ArenaMatchDetail> =>
  untilAnswered<ArenaMatchDetail>(
    `/api/arena/matches/${id}`,
    ({ status }) => status === 'finished' || status === 'failed',
  );

describe('ladders', () => {
  test('a bot is entered, plays, has a page, and is withdrawn', async () => {
    // In this ladder no built-in player searches, which would take most of the time.
    const bot = await aBot(lan, 'Rồng con', FIGHTERS.anyFirst, { game: 'phom' });
    const entered = await post('/api/arena/entries', lan, { bot, ruleSet: 'ta-la' });
    expect(entered.status).toBe(201);
    const { id } = entered.json as { id: string };
    expect(entered.json).toMatchObject({
      bot: { id: bot, name: 'Rồng con', version: 1, owner: { id: lan.id, name: 'Lan' } },
      rating: { shown: 1_000 },
      matches: 0,
      mine: true,
      active: true,
    });
    type Page = ArenaAnswerOf<'entryDetail'>;
    const page = await untilAnswered<Page>(`/api/arena/entries/${id}`, ({ matches }) => matches > 0);
    expect(page.history).toHaveLength(page.matches);
    expect(page.headToHead.length).toBeGreaterThan(0);
    expect(page.headToHead.every(({ level }) => level !== null)).toBe(true);
    const ladder = await read<ArenaAnswerOf<'ladder'>>('/api/arena/ladders/phom/ta-la', lan.token);
    expect(ladder.rows.find(({ entry }) => entry === id)).toMatchObject({ mine: true, bot: { id: bot } });
    expect(ladder.rows.filter(({ level }) => level !== null).length).toBeGreaterThan(2);
    expect((await post('/api/arena/entries', lan, { bot, ruleSet: 'ta-la' })).code).toBe('ALREADY_ENTERED');
    expect((await server.http('DELETE', `/api/arena/entries/${id}`, { token: lan.token })).code).toBe('ok');
    expect(await read(`/api/bots/${bot}/entries`)).toMatchObject({ entries: [{ id, active: false, place: null }] });

    const [{ id: match }] = page.recent;
    const { seed, dealList } = await finished(match);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    const { text, points } = await read<ArenaAnswerOf<'matchGame'>>(
      `/api/arena/matches/${match}/games/${dealList[3].games[1].number}`,
    );
    expect(text).toContain(`seed=${seed}`);
    const replay = readRecord(text);
    if (!replay.ok) throw new Error(replay.error.reason);
    const { game, steps } = replay.value;
    expect(game.result(steps[steps.length - 1].state)?.points).toEqual(points);
  });

  test('what is refused, with a sentence in both languages', async () => {
    const broken = await aBot(lan, 'Hỏng', SOURCES.broken);
    const cases: [Promise<Answered>, string, number][] = [
      [get('/api/arena/ladders/tienlen/poker'), 'NO_LADDER', 404],
      [get('/api/arena/ladders/poker/mien-nam'), 'NO_LADDER', 404],
      [get('/api/arena/entries/nothing'), 'NO_ENTRY', 404],
      [post('/api/arena/entries', lan, { bot: 'nothing', ruleSet: 'mien-nam' }), 'NO_BOT', 404],
      [post('/api/arena/entries', lan, { bot: broken, ruleSet: 'mien-nam' }), 'UNSOUND_BOT', 409],
      [post('/api/arena/entries', lan, { bot: broken, ruleSet: 'ta-la' }), 'NO_LADDER', 404],
      [post('/api/arena/entries', lan, { bot: broken, ruleSet: 'mien-nam', version: 9 }), 'NO_VERSION', 404],
      [post('/api/arena/entries', lan, { bot: broken }), 'BAD_REQUEST', 400],
      [server.http('DELETE', '/api/arena/entries/nothing', { token: lan.token }), 'NO_ENTRY', 404],
      [get('/api/arena/matches/nothing'), 'NO_MATCH', 404],
      [get('/api/arena/matches/nothing/live'), 'NO_MATCH', 404],
      [get('/api/arena/matches/nothing/games/0'), 'NO_MATCH', 404],
      [get('/api/arena/tournaments/nothing'), 'NO_TOURNAMENT', 404],
      [get('/api/arena/tournaments/nothing/export'), 'NO_TOURNAMENT', 404],
      [get('/api/arena/tournaments/nothing/export.csv'), 'NO_TOURNAMENT', 404],
    ];
    for (const [asked, code, status] of cases) {
      const answered = await asked;
      expect([answered.code, answered.status]).toEqual([code, status]);
    }
    for (const [language, sentence] of [
      ['vi', 'Không có trận này. Trận cũ được dọn đi sau một thời gian.'],
      ['en', 'There is no such match. Old matches are cleared away after a while.'],
    ]) {
      const { json } = await get(`/api/arena/matches/nothing?lang=${language}`);
      expect(json.error).toEqual({ code: 'NO_MATCH', message: sentence });
    }
  });

  test.each([
    '/api/arena/entries/%00',
    "/api/arena/entries/x'--",
    '/api/arena/matches/..%2f..%2fme',
    '/api/arena/matches/x/games/-1',
    '/api/arena/matches/x/games/1.5',
    '/api/arena/matches/x/games/99999999999',
    '/api/arena/matches?limit=51',
    '/api/arena/matches?limit=0',
    '/api/arena/matches?status=over',
    '/api/arena/matches?owner=x',
    '/api/arena/matches?entry=%00',
    '/api/arena/ladders/__proto__/mien-nam',
    '/api/arena/ladders/tienlen/%F0%9F%90%89',
    '/api/arena/tournaments?status=x',
    `/api/arena/tournaments/${'x'.repeat(65)}`,
    '/api/bots/%00/entries',
  ])('%s makes no sense and is told so', async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('challenges', () => {
  test('a bot plays at once; what it printed and did wrong is its owner’s alone', async () => {
    const talking = await aBot(lan, 'Nói nhiều', SOURCES.talking);
    const wrong = await aBot(minh, 'Làm sai', SOURCES.wrong, { sharing: 'open' });
    const asked = await post('/api/arena/challenges', lan, {
      bot: talking,
      ruleSet: 'mien-nam',
      opponents: [{ bot: wrong }, { level: 'random' }],
      deals: 2,
    });
    expect(asked.status).toBe(201);
    const { id, seed } = asked.json as unknown as ArenaMatchDetail;
    expect(seed).toBeNull();
    const match = await finished(id);
    expect(match).toMatchObject({ kind: 'challenge', status: 'finished', played: 2, deals: 2 });
    expect(match.contestants.map(({ bot, level }) => bot?.id ?? level)).toEqual([talking, wrong, 'random']);
    expect(match.contestants[1]).toMatchObject({ strikes: 3, disqualified: true, place: 3, rating: null });
    const faulty = match.dealList.flatMap(({ games }) => games).filter(({ faults }) => faults > 0);
    expect(faulty.length).toBeGreaterThan(0);
    const game = await get(`/api/arena/matches/${id}/games/${faulty[0].number}`);
    const { faults } = game.json as unknown as ArenaAnswerOf<'matchGame'>;
    expect(Object.keys(faults[0]).toSorted()).toEqual(['kind', 'move', 'seat']);

    const own = await get(`/api/bots/${talking}/arena-reports`, lan.token);
    expect(own.text).toContain(SECRET_WORDS);
    const { reports } = own.json as unknown as ArenaAnswerOf<'reports'>;
    expect(reports.every((each) => each.match === id && each.fault === null)).toBe(true);
    const faults2 = await read<ArenaAnswerOf<'reports'>>(`/api/bots/${wrong}/arena-reports`, minh.token);
    expect(faults2.reports.map(({ fault }) => fault?.kind)).toContain('exception');
    expect((await get(`/api/bots/${talking}/arena-reports`, minh.token)).code).toBe('NO_BOT');
    expect((await get(`/api/bots/${wrong}/arena-reports`, lan.token)).code).toBe('NOT_YOURS');
    const open = [
      game,
      await get(`/api/arena/matches/${id}`, lan.token),
      await get(`/api/arena/matches/${id}/live`, lan.token),
      await get('/api/arena/matches?limit=50', minh.token),
    ];
    for (const { text } of open) expect(text).not.toContain(SECRET_WORDS);
  });

  test('what is refused', async () => {
    const bot = await aBot(lan, 'Thách');
    const hidden = await aBot(minh, 'Kín');
    const ask = (body: object) => post('/api/arena/challenges', lan, { bot, ruleSet: 'mien-nam', deals: 1, ...body });
    const level = { level: 'random' };
    const codes: [object, string][] = [
      [{ opponents: [{ bot: hidden }] }, 'NO_BOT'],
      [{ opponents: [{ level: 'nobody' }] }, 'BAD_LINEUP'],
      [{ opponents: [] }, 'BAD_REQUEST'],
      [{ opponents: [{ bot: hidden, ...level }] }, 'BAD_REQUEST'],
      [{ opponents: [level], deals: 97 }, 'BAD_REQUEST'],
      [{ opponents: [level], ruleSet: 'ta-la' }, 'NO_LADDER'],
      [{ opponents: [level, level, level, level] }, 'BAD_LINEUP'],
    ];
    for (const [body, code] of codes) expect([body, (await ask(body)).code]).toEqual([body, code]);
  });

  test('a challenge is cancelled by whoever asked for it, once, and nobody else’s match is', async () => {
    const bot = await aBot(lan, 'Đổi ý');
    const asked = await post('/api/arena/challenges', lan, {
      bot,
      ruleSet: 'mien-nam',
      opponents: [{ level: 'expert' }],
      deals: 96,
    });
    const { id, mine } = asked.json as unknown as ArenaMatchDetail;
    const cancel = (who: Visitor, match = id) => post(`/api/arena/matches/${match}/cancel`, who);
    expect(mine).toBe(true);
    expect(await read(`/api/arena/matches/${id}`, minh.token)).toMatchObject({ mine: false });
    expect((await cancel(minh)).code).toBe('NOT_CHALLENGER');
    expect((await cancel(minh, 'nothing')).code).toBe('NO_MATCH');
    const cancelled = await cancel(lan);
    expect(cancelled.json).toMatchObject({ id, status: 'cancelled', mine: true });
    expect(cancelled.json).not.toHaveProperty('waiting');
    expect((cancelled.json as unknown as ArenaMatchDetail).endedAt).not.toBeNull();
    expect(await cancel(lan)).toMatchObject({ code: 'MATCH_OVER', status: 409 });
    const { matches } = await read<ArenaAnswerOf<'matches'>>('/api/arena/matches?kind=ladder&limit=1');
    for (const ladder of matches) expect((await cancel(lan, ladder.id)).code).toBe('NOT_A_CHALLENGE');
    expect(matches).toHaveLength(1);
  });
});

describe('tournaments', () => {
  const WANTED = {
    name: 'Cúp Rồng',
    game: 'tienlen',
    ruleSet: 'mien-nam',
    format: 'roundRobin',
    seats: 2,
    deals: 1,
    finals: true,
  };

  test('from the announcement to the winner, with names that a spreadsheet would take for formulas', async () => {
    const made = await post('/api/arena/tournaments', lan, WANTED);
    expect(made.status).toBe(201);
    const { id } = made.json as unknown as ArenaTournamentDetail;
    const path = `/api/arena/tournaments/${id}`;
    const crook = await server.guest('@SUM(A1:A9)');
    const signUps: [Visitor, string, string][] = [
      [lan, 'Bình thường', SOURCES.good],
      [crook, '=cmd|"/C calc"!A0', SOURCES.good],
      [minh, '-2+3', SOURCES.wrong],
    ];
    for (const [owner, name, source] of signUps) {
      const signedUp = await post(`${path}/sign-ups`, owner, { bot: await aBot(owner, name, source) });
      expect(signedUp.code).toBe('ok');
    }
    expect((await post(`${path}/start`, minh)).code).toBe('NOT_ORGANISER');
    const begun = await post(`${path}/start`, lan);
    expect(begun.json).toMatchObject({ status: 'running', round: 1, rounds: 3, bots: 3, seed: null });
    type Detail = ArenaTournamentDetail;
    const ended = await untilAnswered<Detail>(path, ({ status }) => status === 'finished');
    expect(ended.roundList.map(({ isFinal, matches }) => [isFinal, matches.length])).toEqual([
      [false, 1],
      [false, 1],
      [false, 1],
      [true, 1],
      // Two of them are the same code, so the finals leave them level, and so does the play-off.
      [true, 1],
    ]);
    expect(ended.winner?.bot?.id).toBe(ended.standings[0].bot?.id);
    expect(ended.winners?.map(({ bot }) => bot?.name).toSorted()).toEqual(['=cmd|"/C calc"!A0', 'Bình thường']);
    expect(ended.standings.map(({ place, finals }) => [place, finals?.mean])).toEqual([
      [1, 0],
      [1, 0],
      [3, undefined],
    ]);
    expect(ended.standings[2].bot?.name).toBe('-2+3');
    expect(ended.standings[2].strikes).toBeGreaterThanOrEqual(3);

    const exported = await read<ArenaAnswerOf<'tournamentExport'>>(`${path}/export`);
    const { ok: _ok, ...shown } = await read<Detail & { ok: true }>(path);
    expect(exported).toMatchObject({ tournament: shown, exportedAt: server.now });
    const table = await get(`${path}/export.csv?lang=en`);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(table.headers.get('content-disposition')).toBe('attachment');
    const [header, ...lines] = table.text.split('\r\n');
    expect(header).toBe(
      '"Place","Bot","Version","Owner","Matches","Points a game","From","To","Points a game in the finals","Strikes"',
    );
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe('');
    const text = lines.join('\n');
    expect(text).toContain(`,"'=cmd|""/C calc""!A0",1,"'@SUM(A1:A9)",2,`);
    expect(text).toContain(`,"'-2+3",1,"Minh",2,`);
    expect(text).toContain(',"Bình thường",1,"Lan",2,');
    expect((await get(`${path}/export.csv`)).text).toContain('"Hạng","Bot"');
    expect((await post(`${path}/cancel`, lan)).code).toBe('NOT_OPEN');
    expect(await read('/api/arena/tournaments?status=finished')).toMatchObject({ tournaments: [{ id }] });
  });

  test('somebody leaves again; an empty one cannot begin; it is cancelled', async () => {
    const { id } = (await post('/api/arena/tournaments', lan, { ...WANTED, format: 'swiss' })).json as { id: string };
    const path = `/api/arena/tournaments/${id}`;
    const bot = await aBot(minh, 'Bỏ cuộc');
    expect((await post(`${path}/sign-ups`, lan, { bot })).code).toBe('NO_BOT');
    expect((await post(`${path}/sign-ups`, minh, { bot })).json).toMatchObject({ bots: 1 });
    const left = await server.http('DELETE', `${path}/sign-ups/${bot}`, { token: minh.token });
    expect(left.json).toMatchObject({ ok: true, bots: 0, standings: [] });
    const refused = await server.http('POST', `${path}/start?lang=en`, { token: lan.token });
    expect(refused.json.error).toEqual({ code: 'TOO_FEW_BOTS', message: 'It takes at least 2 bots to begin.' });
    expect((await post(`${path}/cancel`, lan)).json).toMatchObject({ status: 'cancelled' });
    expect((await post(`${path}/sign-ups`, minh, { bot })).code).toBe('NOT_OPEN');
  });

  test('a guest who signs in to their account brings their tournaments along', async () => {
    const account = await new Newcomers(server).account();
    const guest = await server.guest('Khách');
    const { id } = (await post('/api/arena/tournaments', guest, WANTED)).json as { id: string };
    const body = { username: account.username, password: PASSWORD };
    const signedIn = await server.http('POST', '/api/sign-in', { token: guest.token, body });
    const { token } = signedIn.json as { token: string };
    expect(await read(`/api/arena/tournaments/${id}`, token)).toMatchObject({
      mine: true,
      organiser: { id: account.id },
    });
  });

  test.each([
    { name: ' ' },
    { game: 'poker' },
    { seats: 1 },
    { seats: 5 },
    { deals: 0 },
    { deals: 101 },
    { rounds: 16, format: 'swiss' },
    { format: 'knockout' },
    { startsAt: 'tomorrow' },
    { startsAt: -1 },
    { seed: 'mine' },
  ])('%j is refused', async (changes) => {
    const { status, code } = await post('/api/arena/tournaments', lan, { ...WANTED, ...changes });
    expect([400, 404]).toContain(status);
    expect(['BAD_NAME', 'BAD_REQUEST', 'NO_LADDER']).toContain(code);
  });
});
