import { build } from './install.mjs';

/** `npm run build` builds everything, or the parts that are named: cli, sandbox, server, client. */
const parts = process.argv.slice(2);
if (!build(parts.length > 0 ? parts : undefined)) process.exitCode = 1;
