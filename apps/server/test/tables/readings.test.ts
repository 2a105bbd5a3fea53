import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { LASTING } from '../../src/sockets/attendance.ts';
import type { Client } from '../support/client.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { SocketFixture } from './socket-fixture.ts';

/**
 * How often a table is read from the store when a person comes to it: once to decide whether they come in, and once for what
 * happened until they were stored as present.
 */

let database: Database;
let now = 1_800_000_000_000;
let fixture: SocketFixture;
let nam: Client;
let bac: Client;
let code: string;

beforeAll(async () => {
  database = await openNewEmbedded();
});
afterAll(() => database.close());

beforeEach(async () => {
  now += 3_600_000;
  fixture = await SocketFixture.open(database, () => now);
  nam = await fixture.client('nam');
  bac = await fixture.client('bac');
  code = (await nam.view('create_table', { settings: { game: 'tienlen', seats: 3 } })).code;
});

afterEach(async () => {
  await fixture.close();
  expect(fixture.failures).toEqual([]);
});

const readingsOf = async (client: Client, message: string, body: object = {}): Promise<readonly string[]> => {
  fixture.readings.splice(0);
  await client.must(message, { tableId: code, ...body });
  return [...fixture.readings];
};

describe('a table in the cache of a node is read', () => {
  test('once for a person who sits down, twice for one who watches', async () => {
    expect(await readingsOf(bac, 'join_table')).toEqual(['newer']);
    const xem = await fixture.client('xem');
    expect(await readingsOf(xem, 'join_table', { watch: true })).toEqual(['newer', 'newer']);
  });

  test('twice for a person who comes back to their seat, and for one who has the link', async () => {
    await bac.must('join_table', { tableId: code });
    expect(await readingsOf(await fixture.client('bac'), 'resume_table')).toEqual(['newer', 'newer']);
    expect(await readingsOf(await fixture.client('nam'), 'resume_table')).toEqual(['newer', 'newer']);
    expect(await readingsOf(await fixture.client('xem'), 'resume_table')).toEqual(['newer', 'newer']);
  });

  test('twice for a person who was away', async () => {
    await bac.must('join_table', { tableId: code });
    const { id } = bac.socket;
    bac.socket.disconnect();
    await fixture.gone(id ?? '');
    now += LASTING;
    await fixture.sockets.attendance.settleLasting();
    expect((await fixture.stored(code)).seats[1]).toMatchObject({ away: true });
    expect(await readingsOf(await fixture.client('bac'), 'resume_table')).toEqual(['newer', 'newer']);
    expect((await fixture.stored(code)).seats[1]).toMatchObject({ away: false });
  });
});

test('a table that a node meets is opened once, and then asked for what is new', async () => {
  await fixture.close();
  fixture = await SocketFixture.open(database, () => now);
  expect(await readingsOf(await fixture.client('nam'), 'resume_table')).toEqual(['snapshot', 'read', 'newer']);
  await fixture.close();
  fixture = await SocketFixture.open(database, () => now);
  expect(await readingsOf(await fixture.client('bac'), 'join_table')).toEqual(['snapshot', 'read', 'newer']);
});
