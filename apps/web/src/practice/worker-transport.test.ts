import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { GAMES } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { TableLink } from '../link/table-link.ts';
import { type ConnectionState, NO_ANSWER } from '../link/transport.ts';
import { serve } from './serve.ts';
import { TestHome } from './test/home.ts';
import type { FromWorker, ToWorker } from './wire.ts';
import { HOME_CODE } from './wire.ts';
import { type WorkerPort, WorkerTransport } from './worker-transport.ts';

/** A host at the far end of a real channel: what goes over it is copied as between a page and its worker. */
class FarHost {
  readonly home: TestHome;
  broken: () => void = () => {};
  terminated = false;
  private readonly port: MessagePort;
  readonly workerPort: WorkerPort;

  constructor(home: TestHome) {
    this.home = home;
    const { port1, port2 } = new MessageChannel();
    this.port = port2;
    this.workerPort = {
      postMessage: (message: ToWorker) => port1.postMessage(message),
      addEventListener: (type: 'message' | 'error', listener: (event: { readonly data: FromWorker }) => void) => {
        if (type === 'message') port1.on('message', (data: FromWorker) => listener({ data }));
        else this.broken = listener as () => void;
      },
      terminate: () => {
        this.terminated = true;
        port1.close();
      },
    };
    serve(home.host, {
      postMessage: (message) => port2.postMessage(message),
      addEventListener: (_type, listener) => port2.on('message', (data: ToWorker) => listener({ data })),
    });
  }

  say(message: FromWorker): void {
    this.port.postMessage(message);
  }
}

const house = (): { transport: WorkerTransport; hosts: FarHost[]; connections: ConnectionState[] } => {
  const hosts: FarHost[] = [];
  const home = new TestHome('wire');
  const hire = (): WorkerPort => {
    const host = new FarHost(home);
    hosts.push(host);
    host.say({ kind: 'open' });
    return host.workerPort;
  };
  const transport = new WorkerTransport(hire, () => ({ name: 'Nam', language: 'en' }));
  const connections: ConnectionState[] = [];
  transport.onConnection((connection) => connections.push(connection));
  return { transport, hosts, connections };
};

const SETTINGS = { game: GAMES[0].id, seats: 2, games: 1 };
const PLAYERS = [{ seat: 1, level: 'random' }];

describe('the connection to the table of this device', () => {
  test('opens itself, carries a whole game to whoever follows the table, and back', async () => {
    const { transport, hosts, connections } = house();
    const created = await transport.ask('create_table', { settings: SETTINGS, players: PLAYERS });
    expect(created).toMatchObject({ ok: true, view: { code: HOME_CODE, seats: [{ name: 'Nam' }, {}] } });
    const link = new TableLink(transport, HOME_CODE);
    await link.resume();
    await link.start();
    const [{ home }] = hosts;
    while (link.snapshot().view?.phase === 'playing') {
      const { view } = link.snapshot();
      const legal = view?.game?.legal ?? [];
      if (legal.length > 0) expect(await link.act(home.random.pick(legal))).toMatchObject({ ok: true });
      else home.wait();
      // What was told before an answer has arrived before it.
      await transport.ask('unfollow_tables', {});
    }
    expect(link.snapshot()).toMatchObject({
      view: { phase: 'completed', played: 1 },
      connection: 'open',
      refusal: null,
    });
    expect(link.snapshot().view).toEqual(home.view);
    expect(connections).toEqual(['open']);
    link.close();
    transport.close();
  });

  test('says so when another tab takes the table, and takes it back only when asked to', async () => {
    const { transport, hosts, connections } = house();
    await transport.ask('create_table', { settings: SETTINGS, players: PLAYERS });
    const waiting = transport.ask('start_game', { tableId: HOME_CODE });
    hosts[0].say({ kind: 'taken' });
    await waiting;
    while (connections[connections.length - 1] !== 'closed') await new Promise(setImmediate);
    expect(hosts[0].terminated).toBe(true);
    expect(await transport.ask('resume_table', { tableId: HOME_CODE })).toMatchObject({ error: { code: NO_ANSWER } });
    expect(hosts).toHaveLength(1);
    transport.open();
    expect(await transport.ask('resume_table', { tableId: HOME_CODE })).toMatchObject({ ok: true });
    expect(connections).toEqual(['open', 'closed', 'opening', 'open']);
    transport.close();
  });

  test('answers everything that waits when the worker breaks, and hires another', async () => {
    const { transport, hosts, connections } = house();
    await transport.ask('create_table', { settings: SETTINGS, players: PLAYERS });
    const waiting = transport.ask('start_game', { tableId: HOME_CODE });
    hosts[0].broken();
    expect(await waiting).toMatchObject({ ok: false, error: { code: NO_ANSWER } });
    expect(await transport.ask('resume_table', { tableId: HOME_CODE })).toMatchObject({ ok: true });
    expect(connections).toEqual(['open', 'broken', 'opening', 'open']);
    transport.close();
  });
});
