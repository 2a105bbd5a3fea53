import { checkProof, GAMES, readRecord, shownProof } from '@sanh-rong/engine';
import { TIMES, turnOf } from '@sanh-rong/table';
import { describe, expect, test } from 'vitest';
import { homeView } from './home-view.ts';
import type { PracticeGame } from './kept.ts';
import { TestHome } from './test/home.ts';
import { HOME_CODE } from './wire.ts';

const PLAYED = GAMES.map(({ id, ruleSets }) => ({ game: id, seats: ruleSets[0].seats.usual }));

describe.each(PLAYED)('a session of $game at home', ({ game, seats }) => {
  test('is played to its end by whatever the person does, and nobody plays for them', async () => {
    const home = new TestHome(`session ${game}`);
    await home.start({ game, seats });
    while (!home.isOver) {
      await home.step();
      expect(home.view).toEqual(homeView(home.state));
      expect(home.view?.until).toBeNull();
    }
    const own = home.keeper.events.filter((event) => event.type === 'acted' && event.seat === 0);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((event) => event.type === 'acted' && event.by === 'person')).toBe(true);
    expect(home.view?.played).toBe(home.keeper.games.length);
  });

  test('leaves its games behind: each can be read again, its points stand, its deal is proven', async () => {
    const home = new TestHome(`games ${game}`);
    await home.start({ game, seats, games: 1 });
    while (!home.isOver) await home.step();
    const [kept, ...more] = home.keeper.games;
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ game, you: 0, number: 1, games: 1, opponents: Array(seats - 1).fill('random') });
    expect(kept.points).toEqual(home.view?.scores[0]);
    const read = readRecord(kept.record);
    if (!read.ok) throw new Error(read.error.reason);
    const { game: rules, steps } = read.value;
    expect(rules.result(steps[steps.length - 1].state)?.points).toEqual(kept.points);
    const dealt = steps[0].state;
    const { hands } = rules.view(dealt, kept.you);
    const proof = shownProof(
      kept.proof,
      hands.flatMap((hand) => hand ?? []),
    );
    const { commitment, contributions } = home.view?.fair ?? { commitment: '', contributions: [] };
    const evidence = { commitment, contributions, number: 1, deal: dealt.setup, hands };
    expect(checkProof(rules, proof, evidence)).toMatchObject({ ok: true });
  });
});

describe('a table at home', () => {
  const start = async (settings: object = {}): Promise<TestHome> => {
    const home = new TestHome(JSON.stringify(settings));
    await home.start({ game: GAMES[0].id, seats: 4, games: 1, ...settings });
    return home;
  };

  /** Until the person must act. */
  const toOwnTurn = async (home: TestHome): Promise<TestHome> => {
    while (home.legal.length === 0) await home.step();
    return home;
  };

  test('deals with one tap, without a countdown', async () => {
    const home = await start();
    const types = home.told.map(({ type, at }) => `${type} ${at - 1_000_000}`);
    expect(types).toEqual(['created 0', 'playerSat 0', 'playerSat 0', 'playerSat 0', 'countdown 0', 'dealt 0']);
    expect(home.view).toMatchObject({ phase: 'playing', you: 0, until: null, turn: expect.any(Number) });
    expect(home.view?.settings).toMatchObject({ practice: true, chat: false, watchers: 'none', visibility: 'private' });
  });

  test('deals a newcomer’s very first game so that it is played; later ones may be over at the deal (MN-17)', async () => {
    const firstTurns = async (finished: readonly PracticeGame[]): Promise<readonly boolean[]> => {
      const turns: boolean[] = [];
      for (let at = 0; at < 60; at++) {
        const home = new TestHome(`newcomer ${at}`);
        home.keeper.games.push(...finished);
        await home.start({ game: 'tienlen', seats: 4 });
        turns.push(home.view?.game?.result === null);
      }
      return turns;
    };
    expect((await firstTurns([])).every(Boolean)).toBe(true);
    const home = await start({ game: 'lieng', seats: 2 });
    while (!home.isOver) await home.step();
    expect((await firstTurns(home.keeper.games)).every(Boolean)).toBe(false);
  });

  test('has sessions of sixteen games unless a single one is asked for', async () => {
    const home = new TestHome('length');
    const created = await home.ask('create_table', { settings: { game: GAMES[0].id } });
    expect(created.ok && created.view?.settings.games).toBe(16);
  });

  test('waits for the person as long as they like', async () => {
    const home = await toOwnTurn(await start());
    const { seq } = home.view ?? {};
    expect(home.isBusy).toBe(false);
    home.now += 3 * TIMES.idle;
    expect(home.wait()).toBe(false);
    expect(home.view?.seq).toBe(seq);
    expect((await home.act(home.anyAction())).ok).toBe(true);
  });

  test('lets built-in players think about as long as on the server, however often somebody taps', async () => {
    const home = await toOwnTurn(await start());
    await home.act(home.anyAction());
    while (turnOf(home.state) <= 0) await home.step();
    const { seq } = home.view ?? {};
    const began = home.now;
    for (let taps = 1; taps <= 10; taps++) {
      home.now = began + taps * TIMES.thinking;
      expect(await home.act({ type: 'pass' })).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
      expect(await home.ask('resume_table', { tableId: HOME_CODE })).toMatchObject({ ok: true, seq });
    }
    home.now = began;
    home.wait();
    expect(home.view?.seq).toBe((seq ?? 0) + 1);
    expect(home.now - began).toBeGreaterThanOrEqual(TIMES.thinking / 2);
    expect(home.now - began).toBeLessThanOrEqual(TIMES.thinking * 1.5);
  });

  test('is dealt before its players are here; they act once they are, and not before', async () => {
    const home = new TestHome('late players');
    home.arePlayersHere = false;
    await home.start({ game: GAMES[0].id, seats: 4, games: 1 });
    expect(home.view).toMatchObject({ phase: 'playing', you: 0, turn: expect.any(Number) });
    while (turnOf(home.state) === 0) await home.act(home.anyAction());
    const { seq } = home.view ?? {};
    expect(await home.command({ type: 'hurry' })).toMatchObject({ ok: true, seq });
    expect(home.wait()).toBe(true);
    expect(home.view?.seq).toBe(seq);
    home.arePlayersHere = true;
    expect(home.wait()).toBe(true);
    expect(home.view?.seq).toBe((seq ?? 0) + 1);
  });

  test('hurries a player who thinks, and nobody else', async () => {
    const home = await start();
    while (turnOf(home.state) <= 0) await home.step();
    const { seq } = home.view ?? {};
    expect(await home.command({ type: 'hurry' })).toMatchObject({ ok: true, seq: (seq ?? 0) + 1 });
    await toOwnTurn(home);
    const own = home.view?.seq;
    expect(await home.command({ type: 'hurry' })).toMatchObject({ ok: true, seq: own });
    expect(await home.command({ type: 'next' })).toMatchObject({ ok: true, seq: own });
  });

  test('deals the next game when it is asked for and not before; asking twice deals once', async () => {
    const home = await start({ games: 16 });
    while (home.view?.played === 0) await home.step();
    home.now += TIMES.deserted + TIMES.betweenGames;
    expect(home.isBusy).toBe(false);
    await Promise.all([home.command({ type: 'next' }), home.command({ type: 'next' })]);
    const dealt = home.keeper.events.filter(({ type }) => type === 'dealt');
    expect(dealt.map(({ at }) => at)).toEqual([1_000_000, home.now]);
    expect(home.view).toMatchObject({ phase: 'playing', played: 1, turn: expect.any(Number) });
  });

  test('plays a session again with one tap, the same opponents in their seats', async () => {
    const home = await start();
    while (!home.isOver) await home.step();
    expect((await home.command({ type: 'again' })).ok).toBe(true);
    expect(home.view).toMatchObject({ phase: 'playing', played: 0 });
    expect(home.view?.seats.map(({ kind }) => kind)).toEqual(['person', 'player', 'player', 'player']);
  });

  test('does an action that is sent twice only once', async () => {
    const home = await toOwnTurn(await start());
    const action = home.anyAction();
    const sent = { seq: home.view?.seq ?? 0, actionId: 'twice' };
    expect(await home.act(action, sent)).toMatchObject({ ok: true, repeated: false });
    const events = home.keeper.events.length;
    expect(await home.act(action, sent)).toMatchObject({ ok: true, repeated: true });
    expect(home.keeper.events).toHaveLength(events);
  });

  test('refuses a move on a table that has moved on since', async () => {
    const home = await toOwnTurn(await start());
    const old = home.view?.seq ?? 0;
    await home.act(home.anyAction());
    while (home.legal.length === 0 && !home.isOver) await home.step();
    const answer = await home.act(home.anyAction(), { seq: old });
    expect(answer).toMatchObject({ ok: false, error: { code: 'STALE' } });
  });

  test('stands still while nobody looks, and goes on when somebody does', async () => {
    const home = await start();
    while (!home.isBusy) await home.step();
    const { seq } = home.view ?? {};
    expect((await home.ask('leave_table', { tableId: HOME_CODE })).ok).toBe(true);
    expect(home.isBusy).toBe(false);
    expect(home.keeper.summary).toMatchObject({ unfinished: true, game: GAMES[0].id });
    const back = await home.ask('resume_table', { tableId: HOME_CODE });
    expect(back.ok && back.view?.seq).toBe(seq);
    expect(home.isBusy).toBe(true);
  });

  test('is put away when it is left after its session', async () => {
    const home = await start();
    while (!home.isOver) await home.step();
    await home.ask('leave_table', { tableId: HOME_CODE });
    expect(home.keeper).toMatchObject({ events: [], summary: null });
    const gone = await home.ask('resume_table', { tableId: HOME_CODE });
    expect(gone).toMatchObject({ ok: false, error: { code: 'NO_TABLE' } });
  });

  test('gives way to a new one, but not to one that cannot be', async () => {
    const home = await start();
    const before = [...home.keeper.events];
    const players = [{ seat: 1, level: 'none such' }];
    const refused = await home.ask('create_table', { settings: { game: GAMES[1].id }, players });
    expect(refused.ok).toBe(false);
    expect(home.keeper.events).toEqual(before);
    await home.start({ game: GAMES[1].id, seats: 2, games: 1 });
    expect(home.view).toMatchObject({ code: HOME_CODE, settings: { game: GAMES[1].id } });
    while (!home.isOver) await home.step();
  });

  test('says no in the language of whoever plays', async () => {
    const home = await start();
    const refusals = [];
    for (const language of ['vi', 'en'] as const) {
      home.host.be({ name: 'Nam', language });
      for (const answer of [await home.command({ type: 'again' }), await home.command({ type: 'sit' })]) {
        refusals.push(answer.ok ? '' : answer.error.message);
      }
    }
    expect(refusals).toEqual([
      'Phiên vẫn đang chơi.',
      'Bàn chơi với máy không làm được việc này.',
      'The session is still going on.',
      'A practice table cannot do that.',
    ]);
  });

  test('forgets a table that this version cannot read', async () => {
    const home = await start();
    home.keeper.events.push({ type: 'acted', at: 0, seat: 0, action: { type: 'nothing like this' }, by: 'person' });
    home.reopen();
    expect(await home.ask('resume_table', { tableId: HOME_CODE })).toMatchObject({ error: { code: 'NO_TABLE' } });
    expect(home.keeper.events).toEqual([]);
  });
});
