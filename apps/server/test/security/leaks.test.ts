import { type CardId, GAMES, LANGUAGES, Random } from '@sanh-rong/engine';
import {
  changesFor,
  changesPast,
  seatOf,
  summarize,
  TIMES,
  tellEvent,
  tellPast,
  turnOf,
  viewPast,
  viewTable,
} from '@sanh-rong/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { systemLines } from '../../src/chat/lines.ts';
import { tellLine } from '../../src/chat/tell.ts';
import { lookBack } from '../../src/history/replay.ts';
import { finishedGame } from '../../src/tables/finished.ts';
import { newPostgres } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { TestServer } from '../support/test-server.ts';
import { again } from '../support/within.ts';
import { BrokenDatabase } from './broken-database.ts';
import { cardsIn, insideIn, Ledger, leaksIn, type Moment, type Vantage } from './knowledge.ts';
import { ONLOOKERS, RandomTable, SITTERS } from './random-table.ts';
import { type Company, FIXED_PAGES, SearchedTable } from './searched-table.ts';
import { Ledgers, SearchingClient } from './searching-client.ts';

/**
 * Every byte that a person is sent is searched for what they may not know: cards in other hands, cards that no one has
 * seen, seeds, secrets, links of games that are not over, salts, and what proves who people are.
 */

const GAMES_EACH = examples(40, 200);
/** Games that are played of a session of sixteen over sockets. */
const GAMES_OF_LONG = examples(3, 16);

test('the search finds cards however they are written, and every text that is to be kept', () => {
  const text = '["3s","10h"] 4c.5d Q♠ /t/2d "Không" 3sx A10s 1234567890abcdef1234567890abcdef {"deck":1}';
  expect(cardsIn(text)).toEqual(['3s', '10h', '4c', '5d', 'Qs', '2d']);
  const kept = '1234567890abcdef1234567890abcdef';
  expect(leaksIn(text, new Set(['3s', '10h', '4c', '5d', 'Qs']), (long) => long === kept)).toEqual(['2d', kept]);
  expect([...insideIn(text)]).toEqual(['"deck":']);
});

/** Everything that one person is sent because of an event, and from where they look at the table. */
const sentFor = ({ before, state, event, told }: Moment, person: string, whole: boolean): readonly string[] => [
  JSON.stringify(tellEvent(state, event, told, person)),
  JSON.stringify(changesFor(before, state, person)),
  ...(whole ? [JSON.stringify(viewTable(state, person)), JSON.stringify(changesFor(null, state, person))] : []),
];

const sentForPast = ({ before, state, event, told }: Moment, whole: boolean): readonly string[] => [
  JSON.stringify(tellPast(state, event, told)),
  JSON.stringify(changesPast(before, state)),
  ...(whole ? [JSON.stringify(viewPast(state))] : []),
];

const sentForAll = ({ before, state, event }: Moment): readonly string[] => [
  JSON.stringify(summarize(state)),
  ...LANGUAGES.flatMap((language) =>
    systemLines(event, before, state).map((line) => JSON.stringify(tellLine(state.code, event.at, line, language))),
  ),
];

const vantageOf = ({ state }: Moment, person: string): Vantage => {
  const seat = seatOf(state, person);
  if (seat >= 0) return seat;
  const watches = state.watchers.some(({ id }) => id === person);
  return watches && state.settings.watchers === 'live' ? 'watcher' : 'door';
};

describe.each(GAMES)('$id', ({ id, ruleSets }) => {
  test(`${GAMES_EACH} games: no text for anybody holds what they may not know`, () => {
    const leaks: string[] = [];
    let over = 0;
    for (let i = 0; over < GAMES_EACH; i++) {
      const seed = `${id} ${i}`;
      const random = new Random(seed);
      const ledger = new Ledger();
      const table = new RandomTable(seed, random, (happened) => {
        ledger.take(happened);
        const { state, before, event } = happened;
        const { seq, sessions, session } = state;
        const search = (text: string, vantage: Vantage, games: number): void => {
          const found = leaksIn(text, ledger.cards(seq, vantage), (long) => ledger.isSealed(long, sessions, games));
          for (const leak of [...found, ...insideIn(text)]) leaks.push(`${seed}: ${vantage} at ${seq}: ${leak}`);
        };
        const whole = event.type !== 'acted' || random.below(8) === 0;
        for (const { id: person } of [...SITTERS, ...ONLOOKERS]) {
          const vantage = vantageOf(happened, person);
          const games = vantage === 'door' ? 0 : session.results.length;
          for (const text of sentFor(happened, person, whole)) search(text, vantage, games);
        }
        if (state.settings.watchers !== 'live') {
          const vantage = state.settings.watchers === 'none' ? 'door' : 'watcher';
          for (const text of sentForPast(happened, whole)) search(text, vantage, session.results.length);
        }
        for (const text of sentForAll(happened)) search(text, 'door', 0);
        const finished = finishedGame(before, state, event.at);
        if (finished === null) return;
        over += 1;
        const { text, proof } = finished.game;
        for (const viewer of [...Array(state.seats.length).keys(), 'watcher' as const]) {
          const seen = lookBack(text, proof, viewer);
          if (seen === null) throw new Error(`${seed}: no way to look back`);
          const known = ledger.cardsAfter(seq, viewer);
          const told = JSON.stringify(seen);
          const opened = new Set([...told.matchAll(/"card":"(\w+)","salt":"(\w+)"/g)].map(([, , salt]) => salt));
          const kept = (long: string): boolean =>
            !opened.has(long) && ledger.isSealed(long, sessions, session.results.length);
          for (const leak of leaksIn(told, known, kept)) leaks.push(`${seed}: replay for ${viewer}: ${leak}`);
        }
      });
      table.play({
        game: id,
        ruleSet: ruleSets[i % ruleSets.length].id,
        seats: 2 + random.below(3),
        games: i % 3 === 0 ? 16 : 1,
        watchers: random.pick(['live', 'delayed', 'none']),
        visibility: 'public',
      });
    }
    expect(leaks.slice(0, 20)).toEqual([]);
  });
});

describe('over real sockets', () => {
  /** Sessions of a single game, and sessions of sixteen. */
  const SESSIONS: Readonly<Record<string, { readonly single: number; readonly long: number }>> = {
    tienlen: { single: examples(3, 9), long: 1 },
    phom: { single: examples(3, 9), long: 1 },
    lieng: { single: examples(6, 22), long: examples(1, 2) },
  };
  let databaseUrl: string;
  let server: TestServer;
  let ledgers: Ledgers;
  let company: Company;
  const fixed = new Map<string, ReadonlySet<CardId>>();

  beforeAll(async () => {
    databaseUrl = await newPostgres();
    server = await TestServer.open({ url: databaseUrl, logLevel: 'debug' });
    for (const path of FIXED_PAGES) fixed.set(path, new Set(cardsIn((await server.http('GET', path)).text)));
    ledgers = new Ledgers(server);
    const [watcher, looker, stranger, ...sitters] = await server.guests([
      'Xem',
      'Ngó',
      'Lạ',
      'Nam',
      'Lan',
      'Bắc',
      'Hoa',
    ]);
    company = { watcher, looker, stranger, sitters };
    ledgers.conceal(SECRET);
    for (const { token, cookie } of [watcher, looker, stranger, ...sitters])
      ledgers.conceal(...token.split('.'), cookie);
  });

  afterAll(async () => {
    await server.stop();
  });

  test.each(GAMES)('$id: nobody is sent what they may not know', async ({ id, ruleSets }) => {
    const { single, long } = SESSIONS[id];
    let games = 0;
    for (let i = 0; i < single + long; i++) {
      const random = new Random(`sockets ${id} ${i}`);
      const most = i < single ? 1 : GAMES_OF_LONG;
      const table = new SearchedTable(server, ledgers, company, random, fixed, most);
      await table.play({
        game: id,
        ruleSet: ruleSets[i % ruleSets.length].id,
        seats: 2 + (i % 3),
        games: i < single ? 1 : 16,
        watchers: random.pick(['live', 'delayed', 'none']),
        visibility: random.pick(['public', 'private']),
      });
      games += table.games;
    }
    expect(ledgers.leaks).toEqual([]);
    expect(games).toBeGreaterThanOrEqual(examples(6, 24));
  });

  test('what fails inside tells nobody anything, whatever the database shouts', async () => {
    const broken = await BrokenDatabase.open(databaseUrl);
    const failures = (): number => server.logged.filter((line) => line.includes('"failed"')).length;
    const [nam, lan] = await Promise.all(
      company.sitters.slice(0, 2).map((visitor) => new SearchingClient(server, ledgers, visitor, 'seat', 'en')),
    );
    await Promise.all([nam, lan].map(({ client }) => client.connected()));
    const settings = { game: 'lieng', seats: 2, games: 1 };
    const { code } = await nam.client.view('create_table', { settings });
    await lan.client.view('join_table', { tableId: code });
    await lan.client.must('player_ready', { tableId: code });
    await nam.client.must('start_game', { tableId: code });

    // The deal, with the whole deck in it.
    const { seq: ready } = await server.state(code);
    await broken.without('table_events', async () => {
      server.now += TIMES.countdown;
      const before = failures();
      await again(
        'a deal that fails',
        failures,
        (count) => count > before,
        () => server.tables.sweep(),
      );
    });
    expect((await server.state(code)).seq).toBe(ready);
    server.now += 10_000;
    const { seq } = await server.pass(0, code);
    // A move; then the last one, with the game's text and its proof.
    const who = [nam, lan][turnOf(await server.state(code))];
    await who.client.reached(seq, code);
    const move = { tableId: code, seq, actionId: 'last', action: { type: 'bo' } };
    for (const table of ['table_events', 'table_answers', 'games', 'game_seats']) {
      expect(await broken.without(table, () => who.client.code('act', move))).toBe('SERVER_ERROR');
    }
    expect(await who.client.ask('act', move)).toMatchObject({ ok: true, repeated: false });
    const say = { tableId: code, text: 'chào' };
    expect(await broken.without('chat_messages', () => nam.client.code('send_message', say))).toBe('SERVER_ERROR');
    expect(await broken.without('presence', () => nam.client.code('resume_table', { tableId: code }))).toBe(
      'SERVER_ERROR',
    );

    const password = 'mật khẩu không ai biết';
    ledgers.conceal(password);
    const { token } = await server.guest('Bí');
    ledgers.conceal(...token.split('.'));
    const account = { token, body: { username: 'nguoi_bi_mat', password } };
    const requests = [
      ['people', '/api/guest', { body: { name: 'Ai' } }],
      ['sign_ins', '/api/guest', { body: { name: 'Ai' } }],
      ['accounts', '/api/me/account', account],
    ] as const;
    for (const [table, path, asking] of requests) {
      const answer = await broken.without(table, () => server.http('POST', path, asking));
      expect([answer.status, answer.code]).toEqual([500, 'SERVER_ERROR']);
      ledgers.searchApart(path, answer.text);
    }
    const registered = await server.http('POST', '/api/me/account', account);
    expect(registered.status).toBe(201);
    const made = await broken.without('api_tokens', () =>
      server.http('POST', '/api/me/tokens', { token: server.visitor(registered).token, body: { name: 'Máy' } }),
    );
    expect([made.status, made.code]).toEqual([500, 'SERVER_ERROR']);
    expect(failures()).toBeGreaterThanOrEqual(10);
    for (const searcher of [nam, lan]) searcher.close();
    await broken.close();
    expect(ledgers.leaks).toEqual([]);
  });

  test('no line of the log holds a card, a secret, the key to a table, or what proves who somebody is', () => {
    ledgers.conceal(...ledgers.codes);
    for (const line of server.logged) ledgers.searchApart('log', line);
    expect(server.logged.length).toBeGreaterThan(examples(100, 500));
    expect(ledgers.leaks).toEqual([]);
  });
});
