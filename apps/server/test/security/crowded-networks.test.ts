import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import type { Database } from '../../src/database/open.ts';
import type { Client } from '../support/client.ts';
import { openNewEmbedded } from '../support/databases.ts';
import { SocketFixture } from '../tables/socket-fixture.ts';
import { RawSocket } from './raw-socket.ts';

/** One network cannot take all the connections of a node. */

const OPEN = { network: 3, inAll: 17 };
const REFUSED = 'TOO_MANY_CONNECTIONS';

let database: Database;
let server: SocketFixture;
let people = 0;

/** Everybody is a person of their own: no limit of people is met. */
const connect = (address: string): Promise<Client> => {
  people += 1;
  return server.client(`guest ${people}`, 'vi', { 'x-forwarded-for': address });
};

const connectAll = async (addresses: readonly string[]): Promise<Client[]> => Promise.all(addresses.map(connect));

/** Somebody from there is let in as soon as the server has taken note that another one left. */
const comesIn = (address: string): Promise<boolean> =>
  until(
    `room for somebody from ${address}`,
    () => connect(address).then(Boolean, () => false),
    (isIn) => isIn,
  );

describe('connections', () => {
  beforeAll(async () => {
    database = await openNewEmbedded();
    server = await SocketFixture.open(database, Date.now, { openSockets: OPEN });
  });
  afterEach(async () => {
    for (const { socket } of server.clients.splice(0)) socket.disconnect();
    await until(
      'all to be gone',
      () => server.sockets.rooms.all().length,
      (left) => left === 0,
    );
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  test('of one network are bounded, others come in, and whoever hangs up makes room', async () => {
    const [first] = await connectAll(['1.2.3.4', '1.2.3.4', '::ffff:1.2.3.4']);
    await expect(connect('1.2.3.4')).rejects.toThrow(REFUSED);
    await connect('1.2.3.5');
    first.socket.disconnect();
    await comesIn('1.2.3.4');
    await expect(connect('1.2.3.4')).rejects.toThrow(REFUSED);
  });

  test('of a /48 are bounded as well, at five times as many', async () => {
    const homes = Array.from({ length: 5 * OPEN.network }, (_, i) => `2001:db8:1:${i % 5}::${i}`);
    await connectAll(homes);
    await expect(connect('2001:db8:1:4::99')).rejects.toThrow(REFUSED);
    await expect(connect('2001:db8:1:5::1')).rejects.toThrow(REFUSED);
    await connect('2001:db8:2::1');
  });

  test('of a node are bounded, wherever they come from', async () => {
    await connectAll(Array.from({ length: OPEN.inAll }, (_, i) => `1.2.3.${i}`));
    await expect(connect('1.2.3.99')).rejects.toThrow(REFUSED);
  });

  test('on which nothing is said count too; those for which there is no room are few, then none is opened', async () => {
    const opened: RawSocket[] = [];
    const open = async (): Promise<RawSocket> => {
      const raw = await RawSocket.connection(Number(new URL(server.url).port));
      opened.push(raw);
      return raw;
    };
    for (let i = 0; i < 2 * OPEN.network; i++) expect((await open()).text).toContain('"sid"');
    expect((await open()).text).toContain(REFUSED);
    await connect('1.2.3.4');
    for (const raw of opened) await raw.end();
    await comesIn('127.0.0.1');
  });
});
