import { endingOf, GAMES } from '@sanh-rong/engine';
import type { Answer } from '@sanh-rong/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestHome } from '../practice/test/home.ts';
import { HOME_CODE } from '../practice/wire.ts';
import { TableLink } from './table-link.ts';
import { TableWitness } from './table-witness.ts';
import { refusedAs, TestConnection, unanswered } from './test/test-connection.ts';

/** A table that is really played, over a connection that is not always well. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game in which we are to act; some are over with the deal. */
const onTurn = async (seed: string): Promise<TestHome> => {
  for (let deal = 0; ; deal++) {
    const home = new TestHome(`${seed} ${deal}`);
    await home.start({ game: GAMES[0].id, seats: 2, games: 1 });
    while (home.legal.length === 0 && home.wait());
    if (home.legal.length > 0) return home;
  }
};

const dealt = async (seed: string) => {
  const home = await onTurn(seed);
  const connection = new TestConnection(home);
  const link = new TableLink(connection, HOME_CODE);
  await link.resume();
  return { home, connection, link };
};

/** Everything that takes no time has happened. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Others have done something since. */
const movedOn = async (home: TestHome, since: number): Promise<void> => {
  while (home.view?.seq === since) if (!home.wait()) await Promise.resolve();
};

/** The table as a person without a seat sees it. */
const seenFromOutside = (home: TestHome, watching: boolean): Answer => ({
  ok: true,
  seq: home.view?.seq ?? 0,
  view: { ...(home.view as NonNullable<TestHome['view']>), you: null, watching, game: null },
});

test('a table goes by the code that was asked for: evidence is kept by it, whatever the server calls the table', async () => {
  const { home, connection, link } = await dealt('renamed');
  const renamed = { ...(home.view as NonNullable<TestHome['view']>), code: 'ELSEWHERE' };
  connection.interject = () => ({ ok: true, seq: renamed.seq, view: renamed });
  await link.resume();
  expect(link.snapshot().view).toEqual(home.view);
});

test('how a game went is kept as it was told, whatever a later view of the whole table says', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const { home, connection } = await dealt('rewritten');
  const link = new TableLink(connection, HOME_CODE, new TableWitness());
  await link.resume();
  const view = home.view as NonNullable<TestHome['view']>;
  const game = view.game as NonNullable<typeof view.game>;
  let seq = view.seq;
  const tell = (type: 'configured' | 'dealt' | 'acted', changed: object): void => {
    seq += 1;
    const whole = { ...view, seq, ...changed };
    const update = { tableId: HOME_CODE, seq, at: 0, type, seat: null, game: [], changes: { from: null, view: whole } };
    connection.tell({ kind: 'update', update: update as never });
  };
  const went = (...cards: string[]) => ({
    ...game,
    history: cards.map((card, at) => ({ seat: at, action: { type: 'play', cards: [card] } })) as never,
    result: null,
  });
  const over = { ...went('3s', '2h'), result: {} as never };
  tell('configured', { phase: 'ready', played: 0, game: null });
  tell('dealt', { phase: 'playing', played: 0, game: went() });
  tell('acted', { phase: 'playing', played: 0, game: went('3s', '2h') });
  // The card that another seat has played becomes another one, the game is taken away meanwhile, and it ends so.
  tell('configured', { phase: 'playing', played: 0, game: went('3s', '4h') });
  tell('configured', { phase: 'playing', played: 0, game: null });
  tell('configured', { phase: 'playing', played: 0, game: { ...went('3s', '4h'), result: {} } });
  tell('acted', { phase: 'completed', played: 1, game: { ...went('3s', '4h'), result: {} } });
  link.close();
  vi.unstubAllGlobals();
  const [{ deals }] = JSON.parse(kept.get('sanh-rong.promises') ?? '[]');
  expect(deals).toMatchObject([{ number: 1, ending: endingOf(over) }]);
});

describe('why a move was refused', () => {
  test('is kept until the game goes on', async () => {
    const { home, link } = await dealt('refused');
    await link.act({ type: 'no such move' });
    expect(link.snapshot()).toMatchObject({ refusal: { code: 'BAD_ACTION' }, pending: null });
    await link.act(home.legal[0]);
    expect(link.snapshot().refusal).toBeNull();
    await link.act({ type: 'no such move' });
    expect(link.snapshot().refusal).not.toBeNull();
    while (home.view?.turn !== 0 && home.wait());
    expect(link.snapshot().refusal).toBeNull();
  });

  test('is forgotten when the table is read again', async () => {
    const { link } = await dealt('again');
    await link.act({ type: 'no such move' });
    await link.resume();
    expect(link.snapshot().refusal).toBeNull();
  });

  test('is not why anything else was refused: that is for whoever asked', async () => {
    const { link } = await dealt('others');
    const answers = await Promise.all([
      link.ready(true),
      link.start(),
      link.command({ type: 'kick', seat: 1 }),
      link.sit(1),
      link.watch(),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, false, false, false]);
    expect(link.snapshot().refusal).toBeNull();
  });
});

describe('a table that cannot be read', () => {
  test.each(['NO_TABLE', 'TABLE_CLOSED', 'SENT_AWAY', 'BAD_MESSAGE'])('%s: there is none', async (code) => {
    const { connection, link } = await dealt(code);
    connection.interject = (name) => (name === 'resume_table' ? refusedAs(code) : undefined);
    await link.resume();
    expect(link.snapshot().failure).toMatchObject({ code });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(['SLOW_DOWN', 'SERVER_ERROR', 'SERVER_STOPPING', 'TOO_MANY_FOLLOWED'])(
    '%s: it is shown as it was, and read again until it can be',
    async (code) => {
      const { connection, link } = await dealt(code);
      const { view } = link.snapshot();
      connection.interject = (name) => (name === 'resume_table' ? refusedAs(code) : undefined);
      await link.resume();
      for (let tries = 2; tries < 6; tries++) {
        await vi.advanceTimersToNextTimerAsync();
        expect(connection.asked.filter((name) => name === 'resume_table')).toHaveLength(tries + 1);
      }
      expect(link.snapshot()).toMatchObject({ view, failure: null });
      connection.interject = () => undefined;
      await vi.advanceTimersToNextTimerAsync();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('is asked for less and less often', async () => {
    const { connection, link } = await dealt('patience');
    connection.interject = (name) => (name === 'resume_table' ? refusedAs('SERVER_ERROR') : undefined);
    await link.resume();
    const before = connection.asked.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.asked.length - before).toBeLessThan(20);
    link.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('SY-7 a move without an answer is sent again, and done once', async () => {
  const { home, connection, link } = await dealt('lost answer');
  const moves = home.state.game?.history.length ?? 0;
  // It arrives, and the answer is lost with the connection.
  connection.interject = (name, message) => {
    if (name !== 'act') return undefined;
    connection.interject = () => undefined;
    connection.become('broken');
    return home.ask('act', message as never).then(() => unanswered);
  };
  const action = home.legal[0];
  await link.act(action);
  expect(home.state.game?.history.slice(moves).filter(({ seat }) => seat === 0)).toHaveLength(1);
  expect(link.snapshot().pending).toEqual(action);
  connection.become('open');
  await vi.runAllTimersAsync();
  expect(link.snapshot()).toMatchObject({ pending: null, refusal: null });
  expect(home.state.game?.history.slice(moves).filter(({ seat }) => seat === 0)).toHaveLength(1);
});

describe('an answer that is read after what was told later', () => {
  /** The table as it is answered now. */
  const wholeOf = (home: TestHome): Promise<Answer> => home.ask('resume_table', { tableId: HOME_CODE });

  test('SY-12 does not take the table back', async () => {
    const { home, connection, link } = await dealt('overtaken');
    const old = await wholeOf(home);
    await link.act(home.legal[0]);
    const { view } = link.snapshot();
    connection.interject = (name) => (name === 'resume_table' ? old : undefined);
    await link.resume();
    expect(link.snapshot().view).toEqual(view);
  });

  test('is not the last word where that could not be taken in', async () => {
    const { home, connection, link } = await dealt('overtaken and missed');
    connection.become('broken');
    await home.act(home.legal[0]);
    const old = await wholeOf(home);
    const before = home.view?.seq ?? 0;
    // The connection is back; the answer was given before what is told next, and is read after it.
    connection.interject = (name) => {
      if (name !== 'resume_table') return undefined;
      connection.interject = () => undefined;
      return movedOn(home, before).then(() => old);
    };
    connection.become('open');
    await settle();
    expect(home.view?.seq).toBeGreaterThan(before);
    expect(link.snapshot().view).toEqual(home.view);
  });
});

describe('a connection of somebody else that has just broken', () => {
  const awayAt = (link: TableLink): boolean[] =>
    (link.snapshot().view?.seats ?? []).map((seat) => seat.kind === 'person' && seat.away);

  test('is seen at once, whatever happens meanwhile, until they are back', async () => {
    const { home, connection, link } = await dealt('a moment away');
    connection.tell({ kind: 'presence', tableId: HOME_CODE, away: [0] });
    expect(awayAt(link)).toEqual([true, false]);
    await link.act(home.legal[0]);
    await link.resume();
    expect(awayAt(link)).toEqual([true, false]);
    connection.tell({ kind: 'presence', tableId: 'ANOTHER', away: [] });
    expect(awayAt(link)).toEqual([true, false]);
    connection.tell({ kind: 'presence', tableId: HOME_CODE, away: [] });
    expect(awayAt(link)).toEqual([false, false]);
  });

  test('is told anew to whoever lost their own', async () => {
    const { connection, link } = await dealt('both away');
    connection.tell({ kind: 'presence', tableId: HOME_CODE, away: [0] });
    connection.become('broken');
    connection.become('open');
    await link.resume();
    expect(awayAt(link)).toEqual([false, false]);
  });
});

describe('whoever stops looking', () => {
  test('says so once, and hears nothing any more', async () => {
    const { home, connection, link } = await dealt('unfollow');
    const { view } = link.snapshot();
    link.close();
    link.close();
    await home.act(home.legal[0]);
    expect(connection.asked.filter((name) => name === 'unfollow_table')).toHaveLength(1);
    expect(link.snapshot().view).toBe(view);
  });

  test('and looks again at once says so in this order', async () => {
    const { connection, link } = await dealt('remount');
    connection.asked.length = 0;
    link.close();
    const again = new TableLink(connection, HOME_CODE);
    await again.resume();
    expect(connection.asked.slice(0, 2)).toEqual(['unfollow_table', 'resume_table']);
    expect(again.snapshot().view).not.toBeNull();
  });

  test('does not open a connection for that', async () => {
    const { connection, link } = await dealt('no line');
    connection.become('broken');
    connection.asked.length = 0;
    link.close();
    expect(connection.asked).toEqual([]);
  });
});

describe('whoever watched and lost the connection', () => {
  const watching = async (seed: string) => {
    const all = await dealt(seed);
    const { home, connection, link } = all;
    connection.interject = (name) => (name === 'join_table' ? seenFromOutside(home, true) : undefined);
    await link.watch();
    expect(link.snapshot().view).toMatchObject({ you: null, watching: true });
    connection.become('broken');
    connection.asked.length = 0;
    return all;
  };

  test('watches again when it is back', async () => {
    const { home, connection, link } = await watching('again');
    connection.interject = (name) =>
      name === 'resume_table' || name === 'join_table' ? seenFromOutside(home, name === 'join_table') : undefined;
    connection.become('open');
    await link.resume();
    expect(connection.asked).toContain('join_table');
    expect(link.snapshot().view?.watching).toBe(true);
  });

  test('is shown the table as it is, though the answer was given before what was told', async () => {
    const { home, connection, link } = await dealt('watching late');
    connection.interject = (name) =>
      name === 'resume_table' || name === 'join_table' ? seenFromOutside(home, true) : undefined;
    await link.watch();
    connection.become('broken');
    await home.act(home.legal[0]);
    const before = home.view?.seq ?? 0;
    connection.interject = (name) => {
      if (name === 'resume_table') return seenFromOutside(home, false);
      if (name !== 'join_table') return undefined;
      const old = seenFromOutside(home, true);
      connection.interject = (next) => (next === 'resume_table' ? seenFromOutside(home, true) : undefined);
      return movedOn(home, before).then(() => old);
    };
    connection.become('open');
    await settle();
    expect(home.view?.seq).toBeGreaterThan(before);
    expect(link.snapshot().view).toMatchObject({ seq: home.view?.seq, watching: true });
  });

  test('does not ask again where they still count as watching', async () => {
    const { home, connection, link } = await watching('still');
    connection.interject = (name) => (name === 'resume_table' ? seenFromOutside(home, true) : undefined);
    connection.become('open');
    await link.resume();
    expect(connection.asked).not.toContain('join_table');
  });

  test('stands at the door when there is no room any more', async () => {
    const { home, connection, link } = await watching('full');
    connection.interject = (name) =>
      name === 'join_table'
        ? refusedAs('WATCHERS_FULL')
        : name === 'resume_table'
          ? seenFromOutside(home, false)
          : undefined;
    connection.become('open');
    await link.resume();
    expect(link.snapshot()).toMatchObject({ view: { watching: false }, refusal: null, failure: null });
  });

  test('is shown the door of a crowded table, and looks again after a while', async () => {
    const { home, connection, link } = await watching('crowded');
    let asked = 0;
    connection.interject = (name) => {
      if (name === 'join_table') return refusedAs('WATCHERS_FULL');
      if (name !== 'resume_table') return undefined;
      asked += 1;
      return { ...seenFromOutside(home, false), crowded: asked < 3 };
    };
    connection.become('open');
    await link.resume();
    expect(link.snapshot()).toMatchObject({ view: { watching: false }, failure: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(3);
    link.close();
  });

  test('keeps what is shown while the table is full, and comes again', async () => {
    const { home, connection, link } = await watching('no room');
    let asked = 0;
    connection.interject = (name) => {
      if (name !== 'resume_table') return undefined;
      asked += 1;
      return asked === 1 ? refusedAs('WATCHERS_FULL') : seenFromOutside(home, true);
    };
    connection.become('open');
    await link.resume();
    expect(link.snapshot()).toMatchObject({ failure: null, view: { watching: true } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(2);
  });

  test('is left in peace after leaving', async () => {
    const { home, connection, link } = await dealt('left');
    connection.interject = (name) =>
      name === 'join_table' || name === 'resume_table' ? seenFromOutside(home, name === 'join_table') : { ok: true };
    await link.watch();
    await link.leave();
    connection.asked.length = 0;
    await link.resume();
    expect(connection.asked).not.toContain('join_table');
  });
});
