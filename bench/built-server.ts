import { join } from 'node:path';

/** The server's own modules as they are built: its database cannot be bundled with a benchmark. */
export const builtServer = (): Promise<typeof import('../apps/server/src/index.ts')> =>
  import(join(process.cwd(), 'apps/server/dist/index.js'));
