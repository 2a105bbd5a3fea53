import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** What stands in front of several nodes: hands each new connection to the next node that takes it. */
export interface Balancer {
  readonly url: string;
  /** Ports of the nodes, in the order in which they are asked. */
  nodes: readonly number[];
  /** How many connections each port has been given. */
  readonly given: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

export const startBalancer = async (nodes: readonly number[]): Promise<Balancer> => {
  const given = new Map<number, number>();
  const open = new Set<Socket>();
  let turn = 0;
  const pair = (client: Socket, tried: number): void => {
    if (balancer.nodes.length === 0 || tried >= balancer.nodes.length) {
      client.destroy();
      return;
    }
    const port = balancer.nodes[turn++ % balancer.nodes.length];
    const node = connect(port, '127.0.0.1');
    let stands = false;
    node.once('connect', () => {
      stands = true;
      given.set(port, (given.get(port) ?? 0) + 1);
      client.pipe(node).pipe(client);
    });
    node.on('error', () => (stands ? client.destroy() : pair(client, tried + 1)));
    node.on('close', () => stands && client.destroy());
    client.on('error', () => node.destroy());
    client.on('close', () => node.destroy());
  };
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    pair(client, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const balancer: Balancer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nodes,
    given,
    close: () => {
      for (const client of open) client.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return balancer;
};
