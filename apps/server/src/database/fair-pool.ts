import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { FairGate } from '../fair-gate.ts';

/** The network that work is done for. What the server does by itself is done for none. */
const origin = new AsyncLocalStorage<string>();

/** Does work for those of one network, who take turns with all others at the connections to the database. */
export const onBehalfOf = <Value>(network: string, work: () => Value): Value => origin.run(network, work);

/** The network for which work is being done; empty for the server's own. */
export const workedFor = (): string => origin.getStore() ?? '';

/** How many connections those of all networks have together: one stays for what the server does by itself. */
const sharedOf = (connections: number): number => Math.max(1, connections - 1);

/**
 * Connections that are handed out by turns: however much one network asks at once, the others wait for one piece of its work
 * each, and not for all of it.
 */
export class FairPool extends pg.Pool {
  private readonly gate: FairGate;

  constructor(options: pg.PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }) {
    super(options);
    this.gate = new FairGate({ atOnce: sharedOf(options.max), waiting: Number.POSITIVE_INFINITY });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const network = origin.getStore();
    const connecting = network === undefined ? super.connect() : this.connectFor(network);
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  /** Its place in the gate is free again when the connection is given back. */
  private connectFor(network: string): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isWaiting = true;
      const tooLong = (): void => {
        isWaiting = false;
        reject(new Error('timeout exceeded when waiting for a connection'));
      };
      const timer = setTimeout(tooLong, this.options.connectionTimeoutMillis).unref();
      const hold = async (): Promise<void> => {
        clearTimeout(timer);
        if (!isWaiting) return;
        const client = await super.connect();
        await new Promise<void>((released) => {
          const release = client.release.bind(client);
          client.release = (broken) => {
            released();
            release(broken);
          };
          resolve(client);
        });
      };
      this.gate.enter(network, hold).catch(reject);
    });
  }
}

/** Drizzle knows a pool, which lends out a connection for a transaction, by the name of its class. */
class UngatedPool {
  private readonly pool: FairPool;

  constructor(pool: FairPool) {
    this.pool = pool;
  }

  connect(): Promise<pg.PoolClient> {
    return origin.exit(() => this.pool.connect());
  }

  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return origin.exit(() => this.pool.query(config, values));
  }
}

/** The connections of a fair pool for work that takes no turns with networks, whichever it is done for. */
export const ungated = (pool: FairPool): pg.Pool => new UngatedPool(pool) as unknown as pg.Pool;
