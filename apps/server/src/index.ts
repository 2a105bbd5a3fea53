/** What benchmarks use of the server as it is built: programs that open its database cannot be bundled with it. */

export { readConfig } from './config.ts';
export { openEmbedded, openServer } from './database/open.ts';
export { createLog } from './log.ts';
export { createPeople } from './people/people.ts';
export { openNetworks } from './rate-limits/networks.ts';
export { SharedRateLimiter } from './rate-limits/shared-rate-limiter.ts';
export { startServer } from './server.ts';
