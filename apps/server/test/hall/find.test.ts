import { type CardId, checkProof, findGame, type Proof } from '@sanh-rong/engine';
import { gameNumber } from '@sanh-rong/presentation/names';
import { isPerson, type Person, seatOf, TIMES, turnOf, viewTable } from '@sanh-rong/table';
import { sql as query } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/database/open.ts';
import { Counts } from '../../src/hall/counts.ts';
import { LATER, offerable, REMEMBERED, sweepDepartures } from '../../src/hall/departures.ts';
import { createHistory } from '../../src/history/history.ts';
import { createTableDirectory } from '../../src/history/table-directory.ts';
import { SeatedElsewhere } from '../../src/tables/store.ts';
import { LOOKING } from '../history/history-server.ts';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { HallNode, seatsKept } from './hall-node.ts';

/** Which table a person is given who looks for company. */

describe.each(DATABASES)('finding company on $name', ({ open }) => {
  let database: TestDatabase;
  let node: HallNode;
  let now = 1_800_000_000_000;
  let people = 0;

  const newPerson = (): Person => ({ id: `p${++people}`, name: `Khách ${people}` });

  beforeAll(async () => {
    database = await open();
    node = new HallNode(database, () => now);
  });
  afterAll(() => database.close());

  /** The people of the test before have been forgotten. */
  beforeEach(async () => {
    now += 2 * REMEMBERED;
    for (const seat of await seatsKept(database)) {
      const [id, code] = seat.split(' ');
      await node.tables.ask(code, { id, name: id }, { type: 'leave' });
    }
    await sweepDepartures(database.sql, now);
  });

  const leave = async (who: Person, code: string): Promise<void> => {
    const left = await node.tables.ask(code, who, { type: 'leave' });
    expect(left?.ok).toBe(true);
  };

  /** Those who are there play what is allowed first; whether one of them did. */
  const act = async (code: string): Promise<boolean> => {
    const state = await node.tables.find(code);
    const holder = state === null ? undefined : state.seats[turnOf(state)];
    if (state === null || !isPerson(holder) || holder.away || holder.gone) return false;
    const [action] = viewTable(state, holder.person.id).game?.legal ?? [];
    return (await node.tables.ask(code, holder.person, { type: 'act', action }))?.ok ?? false;
  };

  /** Time goes by, and those who are there play, until the table is in this phase. */
  const reach = async (code: string, phase: string): Promise<void> => {
    for (let looks = 0; looks < 3_000; looks++) {
      const state = await node.tables.find(code);
      if (state?.phase === phase) return;
      if (await act(code)) continue;
      now = Math.max(now, state?.wake ?? now);
      await node.tables.sweep();
    }
    throw new Error(`${code} is never ${phase}`);
  };

  /** A game of Tiến Lên that is on: a deal may be over at once, then the next one is waited for. */
  const reachGame = (code: string): Promise<void> => reach(code, 'playing');

  /** Such a game that is not dealt anew any more for people who come. */
  const reachMiddle = async (code: string): Promise<void> => {
    await reachGame(code);
    now += TIMES.strangersDealAnew + 1;
  };

  test('the first gets a table with built-in players, and cards within five seconds', async () => {
    const asked = now;
    const { state } = await node.found(newPerson());
    expect(state).toMatchObject({ host: null, settings: { company: 'strangers', games: 1, turnSeconds: 20 } });
    expect(state.seats.map(({ kind }) => kind)).toEqual(['person', 'player', 'player', 'player']);
    now += TIMES.strangersPledges;
    await node.tables.sweep();
    now += TIMES.strangersCountdown;
    await node.tables.sweep();
    expect((await node.tables.find(state.code))?.dealtAt).toBeLessThanOrEqual(asked + 5_000);
  });

  test('the second sits down at the same table before its cards are dealt, or when its game is over', async () => {
    const { state } = await node.found(newPerson());
    const second = await node.found(newPerson());
    expect(second.state.code).toBe(state.code);
    await reach(state.code, 'completed');
    const third = await node.found(newPerson());
    expect(third.state.code).toBe(state.code);
    expect(third.state.phase).toBe('waiting');
  });

  test('nobody waits for a game: whoever comes in the middle gets a table of their own', async () => {
    const { state } = await node.found(newPerson());
    await reachMiddle(state.code);
    const second = await node.found(newPerson());
    expect(second.state.code).not.toBe(state.code);
  });

  test('people who ask within seconds sit together, though the first has cards already', async () => {
    const [one, two] = [newPerson(), newPerson()];
    const { state } = await node.found(one);
    await reachGame(state.code);
    now += 5_000;
    const second = await node.found(two);
    expect(second.state).toMatchObject({ code: state.code, phase: 'waiting', game: null });
    // The game of two is nobody's to give up.
    await reachGame(state.code);
    expect((await node.found(newPerson())).state.code).not.toBe(state.code);
  });

  test('they do so however many others think about their first move for longer', async () => {
    const begin = async (): Promise<string> => {
      const opened = await node.tables.createForStrangers(newPerson(), { game: 'lieng' });
      if (!opened.ok) throw new Error(opened.error.code);
      return opened.value.code;
    };
    const deal = async (): Promise<void> => {
      for (const wait of [TIMES.strangersPledges, TIMES.strangersCountdown]) {
        now += wait;
        await node.tables.sweep();
      }
    };
    for (let others = 0; others < 8; others++) await begin();
    await deal();
    now += TIMES.strangersDealAnew + 1;
    const code = await begin();
    await deal();
    expect((await node.found(newPerson(), { game: 'lieng' })).state.code).toBe(code);
  });

  test('where there are several, the one with the most people is taken; another game or rule set is another hall', async () => {
    const one = await node.found(newPerson());
    await reachMiddle(one.state.code);
    const two = await node.found(newPerson());
    const three = await node.found(newPerson());
    expect(three.state.code).toBe(two.state.code);
    const thirteen = await node.found(newPerson(), { ruleSet: 'thirteen' });
    const phom = await node.found(newPerson(), { game: 'phom' });
    expect(thirteen.state.settings.ruleSet).toBe('thirteen');
    expect(new Set([one, two, thirteen, phom].map(({ state }) => state.code)).size).toBe(4);
    await reach(two.state.code, 'completed');
    while ((await node.tables.find(one.state.code))?.phase === 'playing' && (await act(one.state.code)));
    expect((await node.found(newPerson())).state.code).toBe(two.state.code);
  });

  test('asking again gives the same table, however often', async () => {
    const who = newPerson();
    const first = await node.found(who);
    await reachGame(first.state.code);
    const again = await node.found(who);
    expect(again.state.code).toBe(first.state.code);
    expect(again.left).toBeUndefined();
  });

  test('two ways in at the same moment lead to one seat: the database refuses the second', async () => {
    const other = new HallNode(database, () => now);
    for (let times = 0; times < 5; times++) {
      const who = newPerson();
      const found = await Promise.all([node.found(who), other.found(who), node.found(who)]);
      expect(new Set(found.map(({ state }) => state.code)).size).toBe(1);
      // Asked behind the back of the hall, as if it did not look first.
      await expect(node.tables.createForStrangers(who, { game: 'phom' })).rejects.toThrow(SeatedElsewhere);
    }
  });

  test('what is not played here, and a table too many, is refused, and nothing changes', async () => {
    const who = newPerson();
    expect(await node.refused(who, { game: 'cờ' })).toMatchObject({ kind: 'table', error: { code: 'BAD_SETTINGS' } });
    expect(await node.refused(who, { ruleSet: 'tala' })).toMatchObject({ kind: 'table' });
    expect(await node.refused(who, { mayCreate: async () => false })).toEqual({ kind: 'tooManyTables' });
    expect(await seatsKept(database)).toEqual([]);
  });

  test('a game with friends goes before it', async () => {
    const [who, friend] = [newPerson(), newPerson()];
    const { tables } = node;
    const created = await tables.create(who, { game: 'tienlen', seats: 2, games: 16 });
    if (!created.ok) throw new Error('no table');
    const { code } = created.value;
    await tables.ask(code, friend, { type: 'sit' });
    // A lobby where a friend waits, and then the game itself; connected or not.
    expect(await node.refused(who)).toEqual({ kind: 'seatedElsewhere', code });
    await tables.ask(code, friend, { type: 'ready' });
    await tables.ask(code, who, { type: 'start' });
    await reachGame(code);
    expect(await node.refused(who)).toEqual({ kind: 'seatedElsewhere', code });
    await tables.ask(code, who, { type: 'leave' });
    expect((await node.found(who)).state.code).not.toBe(code);
  });

  /** A table of friends where one of them waits. */
  const openWith = async (friend: Person): Promise<string> => {
    const created = await node.tables.create(friend, { game: 'tienlen', seats: 2, games: 16 });
    if (!created.ok) throw new Error('no table');
    return created.value.code;
  };

  const sit = async (who: Person, code: string): Promise<void> => {
    expect((await node.tables.ask(code, who, { type: 'sit' }))?.ok).toBe(true);
  };

  test('who follows a friend in the middle of a game leaves no seat behind, and comes no later in line for it', async () => {
    const [one, two, three, friend] = [newPerson(), newPerson(), newPerson(), newPerson()];
    const { state } = await node.found(one);
    await node.found(two);
    await node.found(three);
    await reachGame(state.code);
    const code = await openWith(friend);
    // The friend has sent the link from another program, which cuts the line.
    await node.tables.ask(code, friend, { type: 'away' });
    await sit(two, code);
    expect(await node.hall.release(two, code)).toBe(state.code);
    const table = await node.tables.find(state.code);
    expect(table?.seats[seatOf(table, two.id)]).toMatchObject({ gone: true, standIn: true });
    expect(await seatsKept(database)).toEqual([one, three].map(({ id }) => `${id} ${state.code}`).sort());
    expect(await offerable(database.sql, [two.id], 'OTHER', now)).toContain(two.id);
    expect(await node.hall.release(two, code)).toBeNull();
    // A table where no one waits is no excuse for those who are left.
    const own = await openWith(one);
    expect(await node.hall.release(one, own)).toBe(state.code);
    expect(await offerable(database.sql, [one.id], 'OTHER', now)).not.toContain(one.id);
  });

  test('where the node died before the seat among strangers was given up, the next search gives it up', async () => {
    const [one, two, friend] = [newPerson(), newPerson(), newPerson()];
    const { state } = await node.found(one);
    await node.found(two);
    await reachGame(state.code);
    const code = await openWith(friend);
    await sit(two, code);
    expect(await node.refused(two)).toEqual({ kind: 'seatedElsewhere', code });
    expect(await seatsKept(database)).toEqual([`${one.id} ${state.code}`]);
    expect(await offerable(database.sql, [two.id], 'OTHER', now)).toContain(two.id);
    // Only a table where one has sat down releases anything.
    expect(await node.hall.release(one, code)).toBeNull();
    expect(await node.hall.release(one, state.code)).toBeNull();
  });

  test('a game with friends goes before it, however many other tables somebody has opened', async () => {
    const [who, friend] = [newPerson(), newPerson()];
    const { tables } = node;
    const open = async (): Promise<string> => {
      const created = await tables.create(who, { game: 'tienlen', seats: 2 });
      if (!created.ok) throw new Error('no table');
      return created.value.code;
    };
    for (let idle = 0; idle < 20; idle++) await open();
    const code = await open();
    await tables.ask(code, friend, { type: 'sit' });
    for (let idle = 0; idle < 20; idle++) await open();
    expect(await node.refused(who)).toEqual({ kind: 'seatedElsewhere', code });
    await tables.ask(code, friend, { type: 'ready' });
    await tables.ask(code, who, { type: 'start' });
    await reachGame(code);
    expect(await node.refused(who)).toEqual({ kind: 'seatedElsewhere', code });
    expect(await seatsKept(database)).toEqual([]);
  });

  test('a table of one’s own where nobody waits is left for it, and not lost', async () => {
    const [who, friend] = [newPerson(), newPerson()];
    const { tables } = node;
    const created = await tables.create(who, { game: 'tienlen', seats: 2 });
    const joined = await tables.create(friend, { game: 'phom', seats: 3 });
    if (!created.ok || !joined.ok) throw new Error('no table');
    await tables.ask(joined.value.code, who, { type: 'sit' });
    await tables.ask(joined.value.code, friend, { type: 'away' });
    await node.found(who);
    expect(await tables.find(created.value.code)).toMatchObject({ phase: 'closed' });
    expect(await tables.find(joined.value.code)).toMatchObject({ phase: 'waiting', seats: { 1: { kind: 'empty' } } });
  });

  test('who plays with built-in players alone may move to company, in one go; who has company stays', async () => {
    const [one, two, three] = [newPerson(), newPerson(), newPerson()];
    const first = await node.found(one);
    await reachMiddle(first.state.code);
    const second = await node.found(two);
    await reachMiddle(second.state.code);
    // No seat is warm yet: nothing is left for nothing.
    const stayed = await node.found(two, { from: second.state.code });
    expect(stayed).toMatchObject({ state: { code: second.state.code } });
    await reach(first.state.code, 'completed');
    const moved = await node.found(two, { from: second.state.code });
    expect(moved).toMatchObject({ state: { code: first.state.code }, left: second.state.code });
    expect((await node.tables.find(second.state.code))?.phase).toBe('closed');
    // The answer was lost and it is asked again: the table is the same.
    expect((await node.found(two, { from: second.state.code })).state.code).toBe(first.state.code);
    const third = await node.found(three, { game: 'phom' });
    expect((await node.found(two, { from: first.state.code })).state.code).toBe(first.state.code);
    // Alone and in the mood for another game: that is no reason to stay either.
    expect((await node.found(three)).left).toBe(third.state.code);
  });

  test('of two tables with one person each, both between two games, a fixed one is left: it is asked for at once by both', async () => {
    for (let round = 0; round < 4; round++) {
      const people = [newPerson(), newPerson()];
      const codes: string[] = [];
      for (const who of people) {
        const opened = await node.tables.createForStrangers(who, { game: 'tienlen' });
        if (!opened.ok) throw new Error('no table');
        codes.push(opened.value.code);
      }
      const found = await Promise.all(people.map((who, i) => node.found(who, { from: codes[i] })));
      const [stays] = [...codes].sort();
      expect(found.map(({ state }) => state.code)).toEqual([stays, stays]);
      for (const who of people) await leave(who, stays);
    }
  });

  test('somebody to whom company has come while they waited to move stays with it', async () => {
    const [one, two, three] = [newPerson(), newPerson(), newPerson()];
    const codes: string[] = [];
    for (const who of [one, two, three]) {
      const opened = await node.tables.createForStrangers(who, { game: 'tienlen' });
      if (!opened.ok) throw new Error('no table');
      codes.push(opened.value.code);
    }
    const found = await Promise.all([one, two, three].map((who, i) => node.found(who, { from: codes[i] })));
    expect(new Set(found.map(({ state }) => state.code)).size).toBe(1);
  });

  test('nobody is sent back to the table that they have just left', async () => {
    const [one, two] = [newPerson(), newPerson()];
    const { state } = await node.found(one);
    await node.found(two);
    await leave(two, state.code);
    expect((await node.found(two)).state.code).not.toBe(state.code);
  });

  test('who leaves people in the middle of a game comes later in line for a while; who leaves built-in players does not', async () => {
    const [one, two, three, four] = [newPerson(), newPerson(), newPerson(), newPerson()];
    const { state } = await node.found(one);
    await node.found(two);
    await reachGame(state.code);
    await leave(two, state.code);
    const alone = await node.found(three);
    await reachGame(alone.state.code);
    await leave(three, alone.state.code);
    await node.found(four);
    expect([...(await offerable(database.sql, [two.id, three.id], 'OTHER', now))]).toEqual([three.id]);
    expect([await node.hall.isLater(two.id), await node.hall.isLater(three.id)]).toEqual([true, false]);
    const later = await node.found(two);
    expect(later.state.seats.filter(({ kind }) => kind === 'person')).toHaveLength(1);
    // Others may come to them, after everybody else.
    const five = newPerson();
    const company = await node.found(five);
    expect(seatOf(company.state, four.id)).toBeGreaterThanOrEqual(0);
    await leave(two, later.state.code);
    now += LATER.each;
    expect(await node.hall.isLater(two.id)).toBe(false);
    const again = await node.found(two);
    expect(again.state.seats.filter(({ kind }) => kind === 'person').length).toBeGreaterThanOrEqual(1);
    expect([...(await offerable(database.sql, [two.id], 'OTHER', now))]).toEqual([two.id]);
  });

  test('whose line is lost and not back when the game ends has left in the middle; who is back has not', async () => {
    const [one, two, three] = [newPerson(), newPerson(), newPerson()];
    const { state } = await node.found(one);
    await node.found(two);
    await node.found(three);
    await reachGame(state.code);
    for (const who of [two, three]) await node.tables.ask(state.code, who, { type: 'away' });
    await node.tables.ask(state.code, three, { type: 'back' });
    await reach(state.code, 'completed');
    const present = await offerable(database.sql, [one.id, two.id, three.id], 'OTHER', now);
    expect(present.has(two.id)).toBe(false);
  });

  test('what was left is forgotten after a while', async () => {
    const who = newPerson();
    const { state } = await node.found(who);
    await leave(who, state.code);
    const departures = async (): Promise<unknown[]> =>
      rowsOf(await database.sql.execute(query`select code from hall_departures where person = ${who.id}`));
    expect(await departures()).toEqual([{ code: state.code }]);
    now += REMEMBERED;
    await sweepDepartures(database.sql, now);
    expect(await departures()).toEqual([]);
  });

  test('a seat that an older node did not take out of the list is found out, and keeps nobody from another', async () => {
    const who = newPerson();
    await database.sql.execute(query`insert into hall_seats (person, code) values (${who.id}, 'GONE')`);
    expect((await node.found(who)).state.phase).toBe('waiting');
  });

  test('who looks alone is not told of themselves', async () => {
    const counts = new Counts(database.sql, () => now);
    const [alone, other] = [newPerson(), newPerson()];
    now += 3_001;
    const before = (await counts.read()).find(({ game }) => game === 'lieng')?.looking ?? 0;
    await node.found(alone, { game: 'lieng' });
    now += 3_001;
    const lookingTo = async (viewer: string | null) =>
      (await counts.read(viewer)).find(({ game }) => game === 'lieng')?.looking;
    expect(await lookingTo(null)).toBe(before + 1);
    expect(await lookingTo(other.id)).toBe(before + 1);
    expect(await lookingTo(alone.id)).toBe(before);
  });

  test('how many look for company and play is told by game, and read once in a while', async () => {
    const counts = new Counts(database.sql, () => now);
    const of = async (game: string) => (await counts.read()).find((each) => each.game === game);
    expect(await of('tienlen')).toMatchObject({ looking: 0 });
    await node.found(newPerson());
    expect(await of('tienlen')).toMatchObject({ looking: 0 });
    now += 3_001;
    expect(await of('tienlen')).toMatchObject({ looking: 1 });
    const before = await of('tienlen');
    await node.found(newPerson());
    now += 3_001;
    expect(await of('tienlen')).toEqual({ game: 'tienlen', looking: 0, playing: (before?.playing ?? 0) + 2 });
    expect((await counts.read()).map(({ game }) => game)).toEqual(['tienlen', 'phom', 'lieng']);
  });

  test('games follow each other: history numbers them, each deal is proven, and chips go on from one to the next', async () => {
    const [one, two] = [newPerson(), newPerson()];
    const { state } = await node.found(one, { game: 'lieng' });
    await node.found(two, { game: 'lieng' });
    for (let game = 0; game < 3; game++) {
      await reach(state.code, 'completed');
      await reach(state.code, 'waiting');
    }
    const history = createHistory(database.sql, LOOKING);
    const { games } = await history.gamesAt(state.code, one.id, { limit: 3 });
    expect(games.map(({ company, session, number }) => [company, session, number])).toEqual([
      ['strangers', 3, 1],
      ['strangers', 2, 1],
      ['strangers', 1, 1],
    ]);
    expect(games.map(gameNumber)).toEqual([3, 2, 1]);
    const replays = await Promise.all(games.map(({ id }) => history.replay(id, one.id)));
    for (const replay of replays) {
      if (typeof replay === 'string') throw new Error(replay);
      const proof = replay.proof as Proof;
      const lieng = findGame('lieng');
      if (!lieng.ok) throw new Error('no Liêng');
      const checked = checkProof(lieng.value, proof, {
        commitment: proof.commitment,
        number: replay.game.number,
        contributions: proof.contributions,
        games: 1,
        deal: replay.deal,
        hands: replay.steps[0].view.hands as CardId[][],
      });
      expect(checked).toMatchObject({ ok: true });
      expect(replay.deal.previous === null).toBe(replay.game.session === 1);
    }
    const [{ sessions }] = await history.statistics(one.id, one.id);
    expect(sessions).toBe(1);
  });

  test('tables of strangers stand in no list', async () => {
    const { state } = await node.found(newPerson());
    const listed = await createTableDirectory(database.sql, () => now).list(200);
    expect(listed.map(({ code }) => code)).not.toContain(state.code);
  });
});
