import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections that go out: one of those could take a port between the look at it and
 * its use.
 */
const FIRST = 12_000;
const LAST = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that no process listens on. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : freePort();
};
