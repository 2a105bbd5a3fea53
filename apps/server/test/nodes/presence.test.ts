import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { presence } from '../../src/database/schema.ts';
import { type Missing, NODE_SILENCE, Presence, sharedSecret } from '../../src/nodes/presence.ts';
import { DATABASES } from '../support/databases.ts';
import { Turns } from '../support/turns.ts';

/** Who is connected through which node, and what becomes of the people of a node that dies. */

describe.each(DATABASES)('presence kept in $name', ({ open }) => {
  let database: Database;
  let now = 1_800_000_000_000;
  let one: Presence;
  let two: Presence;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    now += 10 * NODE_SILENCE;
    [one, two] = ['one', 'two'].map((node) => new Presence(database.sql, `${node} ${now}`, () => now));
    await Promise.all([one.beat(), two.beat()]);
    await two.bury(async () => {});
  });

  const buried = async (by: Presence): Promise<Missing[]> => {
    const missing: Missing[] = [];
    const note = async (each: Missing): Promise<void> => {
      missing.push(each);
    };
    while (await by.bury(note));
    return missing;
  };

  test('SY-21 somebody is gone when their last connection is, on whatever node', async () => {
    await one.enter('AAAA', 'nam', 'first');
    await two.enter('AAAA', 'nam', 'second');
    await two.enter('BBBB', 'nam', 'second');
    expect(await one.exit('AAAA', 'nam', 'first')).toBe(false);
    expect(await two.exit('AAAA', 'nam', 'second')).toBe(true);
    expect(await two.exit('BBBB', 'nam', 'second')).toBe(true);
  });

  test('SY-34 the people of a silent node are missed once, unless they came back through another', async () => {
    await one.enter('AAAA', 'nam', 'first');
    await one.enter('AAAA', 'lan', 'third');
    await two.enter('AAAA', 'lan', 'fourth');
    expect(await buried(two)).toEqual([]);
    now += NODE_SILENCE + 1;
    await two.beat();
    expect(await buried(two)).toEqual([{ code: 'AAAA', person: 'nam' }]);
    expect(await buried(two)).toEqual([]);
    expect(await two.exit('AAAA', 'lan', 'fourth')).toBe(true);
  });

  test('however many people a dead node leaves behind, each is missed once, by one of the living', async () => {
    const three = new Presence(database.sql, `three ${now}`, () => now);
    await Promise.all(Array.from({ length: 250 }, (_, i) => one.enter('AAAA', `person ${i}`, `socket ${i}`)));
    now += NODE_SILENCE + 1;
    await Promise.all([two.beat(), three.beat()]);
    const found = (await Promise.all([buried(two), buried(three)])).flat();
    expect(new Set(found.map(({ person }) => person)).size).toBe(250);
    expect(found).toHaveLength(250);
  });

  test('a connection that broke while the database was away is found by comparing with those that stand', async () => {
    await one.enter('AAAA', 'nam', 'broken');
    await one.enter('AAAA', 'lan', 'standing');
    const missing: Missing[] = [];
    await one.reconcile(
      (code, socket) => `${code} ${socket}` === 'AAAA standing',
      async (each) => {
        missing.push(each);
      },
    );
    expect(missing).toEqual([{ code: 'AAAA', person: 'nam' }]);
    expect(await one.isThere({ code: 'AAAA', person: 'lan' })).toBe(true);
  });

  test('thousands of connections are compared with what is stored a page at a time', async () => {
    const all = Array.from({ length: 1_201 }, (_, number) => ({
      code: 'AAAA',
      person: `person ${number}`,
      socket: `s${number}`,
    }));
    await database.sql.insert(presence).values(all.map((each) => ({ ...each, node: `one ${now}` })));
    const asked = new Set<string>();
    const missing: Missing[] = [];
    const turns = new Turns();
    await one.reconcile(
      (_code, socket) => {
        asked.add(socket);
        turns.count();
        return !['s7', 's1200'].includes(socket);
      },
      async (each) => {
        missing.push(each);
      },
    );
    expect(asked.size).toBe(1_201);
    expect(turns.end().most).toBeLessThanOrEqual(500);
    expect(missing.map(({ person }) => person).sort()).toEqual(['person 1200', 'person 7']);
  });

  test('a node that was taken for dead is told so by its next sign of life', async () => {
    expect(await one.beat()).toBe(true);
    now += NODE_SILENCE + 1;
    await two.beat();
    await buried(two);
    expect(await one.beat()).toBe(false);
    expect(await one.beat()).toBe(true);
  });

  test('nodes that start at once share one secret', async () => {
    const secrets = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) => sharedSecret(database.sql, `test ${now}`, () => letter)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(await sharedSecret(database.sql, `test ${now}`, () => 'another')).toBe(secrets[0]);
  });
});
