import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that systems give to connections that go out: one of those could take a port between the look at it and
 * its use.
 */
const FIRST = 12_000;

/** Ports of a range, and how many ranges there are. */
const PORTS = 100;
const RANGES = 200;

const listenOn = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/**
 * A range for this process alone, which listens on its first port as long as it lives: no other worker and no other run on
 * this machine looks at these ports, not even while a server that is killed and started again is away from its own.
 */
const takeRange = async (): Promise<number> => {
  const any = randomInt(RANGES);
  for (let at = 0; at < RANGES; at++) {
    const first = FIRST + ((any + at) % RANGES) * PORTS;
    const holder = await listenOn(first);
    if (holder === null) continue;
    holder.unref();
    return first;
  }
  throw new Error(`all ${RANGES} ranges of ports are taken`);
};

let range: Promise<number> | null = null;
let taken = 0;

/** A port of this machine that no process listens on. */
export const freePort = async (): Promise<number> => {
  range ??= takeRange();
  const first = await range;
  taken = (taken % (PORTS - 1)) + 1;
  const port = first + taken;
  const probe = await listenOn(port);
  if (probe === null) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
};
