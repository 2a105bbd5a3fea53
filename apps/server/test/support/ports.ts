import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections that go out: one of those could take a port between the look at it and
 * its use.
 */
const FIRST = 12_000;

/**
 * Of each worker of a run: files that run at the same time never look at the same port, not even while a server that is
 * killed and started again is away from its own.
 */
const PORTS = 200;
const WORKERS = 100;

const first = FIRST + (Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS) * PORTS;

/** Two runs on one machine begin at different ports. */
let taken = randomInt(PORTS);

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that no process listens on. */
export const freePort = async (): Promise<number> => {
  taken = (taken + 1) % PORTS;
  const port = first + taken;
  return (await isFree(port)) ? port : freePort();
};
