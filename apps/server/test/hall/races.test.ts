import { Random } from '@sanh-rong/engine';
import type { Person } from '@sanh-rong/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { until } from '../../../../test/until.ts';
import { type Database, openServer } from '../../src/database/open.ts';
import type { Found } from '../../src/hall/hall.ts';
import { openNewPostgres, type TestDatabase } from '../support/databases.ts';
import { HallNode, seatsKept, seatsTold, storedTables } from './hall-node.ts';

/** Two nodes on one PostgreSQL, asked for the same people at the same moment. */

const person = (id: string): Person => ({ id, name: id });

describe('two nodes that seat strangers at once', () => {
  let database: TestDatabase;
  let other: Database;
  let now = 1_800_000_000_000;
  let nodes: readonly HallNode[];

  beforeAll(async () => {
    database = await openNewPostgres();
    other = await openServer(database.url ?? '');
    nodes = [database, other].map((each) => new HallNode(each, () => now));
  });
  afterAll(async () => {
    await other.close();
    await database.close();
  });

  const expectOneSeatEach = async (): Promise<string[]> => {
    const told = seatsTold(await storedTables(database));
    const people = told.map((each) => each.split(' ')[0]);
    expect(new Set(people).size).toBe(people.length);
    expect(await seatsKept(database)).toEqual(told);
    return told;
  };

  test('somebody who asks both gets the same table from both', async () => {
    for (let round = 0; round < 10; round++) {
      const who = person(`both${round}`);
      const found = await Promise.all([...nodes, ...nodes].map((node) => node.found(who)));
      expect(new Set(found.map(({ state }) => state.code)).size).toBe(1);
    }
    await expectOneSeatEach();
  });

  test('many who ask at once have a seat each, and share tables', async () => {
    now += 60_000;
    const people = Array.from({ length: 24 }, (_, i) => person(`many${i}`));
    const found = await Promise.all(people.map((who, i) => nodes[i % 2].found(who, { game: 'phom' })));
    const told = await expectOneSeatEach();
    for (const [i, { state }] of found.entries()) expect(told).toContain(`many${i} ${state.code}`);
    expect(new Set(found.map(({ state }) => state.code)).size).toBeLessThan(people.length);
  });

  test('two who are each offered the table of the other, and both go, end at one table', async () => {
    for (let round = 0; round < 6; round++) {
      now += 60_000;
      const [one, two] = [person(`one${round}`), person(`two${round}`)];
      const first = await nodes[0].found(one, { game: 'lieng' });
      const second = await nodes[1].tables.createForStrangers(two, { game: 'lieng' });
      if (!second.ok) throw new Error('no table');
      const places = [first.state.code, second.value.code];
      // Neither sits down before the other has left, or stays.
      let chosen = 0;
      const choose = async (node: HallNode, who: Person, from: string): Promise<Found> => {
        const asked = node.tables.ask.bind(node.tables);
        node.tables.ask = async (...request) => {
          if ((request[2] as { type: string }).type === 'takeSeat') {
            chosen += 1;
            await until('what the other does', () => chosen >= 2);
          }
          return asked(...request);
        };
        const found = await node.found(who, { game: 'lieng', from });
        chosen += 1;
        node.tables.ask = asked;
        return found;
      };
      const moved = await Promise.all([choose(nodes[0], one, places[0]), choose(nodes[1], two, places[1])]);
      const told = (await expectOneSeatEach()).filter((each) => each.includes(`${round} `));
      const codes = new Set(moved.map(({ state }) => state.code));
      expect(codes.size).toBe(1);
      const [code] = codes;
      expect(places).toContain(code);
      expect(told).toEqual(expect.arrayContaining([`one${round} ${code}`, `two${round} ${code}`]));
      for (const who of [one, two]) await nodes[0].tables.ask(code, who, { type: 'leave' });
    }
  });

  test('who sits down with friends through one node while the other looks for strangers has one seat in the end', async () => {
    for (let round = 0; round < 10; round++) {
      now += 60_000;
      const [who, friend] = [person(`follows${round}`), person(`waits${round}`)];
      const opened = await nodes[0].tables.create(friend, { game: 'lieng', seats: 2 });
      if (!opened.ok) throw new Error('no table');
      const { code } = opened.value;
      const follow = async (): Promise<void> => {
        await nodes[0].tables.ask(code, who, { type: 'sit' });
        await nodes[0].hall.release(who, code);
      };
      await Promise.all([nodes[1].find(who, { game: 'lieng' }), follow()]);
      expect((await expectOneSeatEach()).filter((each) => each.startsWith(`${who.id} `))).toEqual([]);
      expect(await nodes[1].refused(who, { game: 'lieng' })).toEqual({ kind: 'seatedElsewhere', code });
      await nodes[0].tables.ask(code, friend, { type: 'leave' });
      await nodes[0].tables.ask(code, who, { type: 'leave' });
    }
  });

  test('whatever people do at once, through whichever node, nobody sits twice and nothing is left behind', async () => {
    const random = new Random('races');
    const people = Array.from({ length: 8 }, (_, i) => person(`crowd${i}`));
    const games = ['tienlen', 'phom', 'lieng'];
    for (let burst = 0; burst < examples(25, 200); burst++) {
      now += random.pick([100, 1_100, 4_000, 25_000]);
      const seats = new Map((await seatsKept(database)).map((each) => each.split(' ') as [string, string]));
      await Promise.all(
        Array.from({ length: 1 + random.below(10) }, async () => {
          const who = random.pick(people);
          const node = random.pick(nodes);
          const code = seats.get(who.id);
          const game = random.pick(games);
          const kind = random.below(6);
          if (kind === 0) return node.tables.sweep();
          if (kind === 1 && code !== undefined) return node.tables.ask(code, who, { type: 'leave' });
          if (kind === 2 && code !== undefined) return node.tables.ask(code, who, { type: 'away' });
          if (kind === 3 && code !== undefined) return node.found(who, { game, from: code });
          return node.found(who, { game });
        }),
      );
      await expectOneSeatEach();
    }
    // Everybody sleeps: built-in players play on, and table after table closes by itself.
    for (let rounds = 0; rounds < 2_000 && (await seatsKept(database)).length > 0; rounds++) {
      now += 20_000;
      for (const node of nodes) await node.tables.sweep();
    }
    expect(await seatsKept(database)).toEqual([]);
    const open = (await storedTables(database)).filter(({ phase }) => phase !== 'closed');
    expect(open.map(({ code }) => code)).toEqual([]);
  });
});
