import { setFlagsFromString } from 'node:v8';
import { logWall } from './bot-seats/wall-log.ts';
import { BadConfig, readConfig } from './config.ts';
import { BadFolder, ForeignFolder } from './database/folder.ts';
import { FolderTaken } from './database/folder-lock.ts';
import { createLog, type Logger } from './log.ts';
import { sayStart } from './messages/index.ts';
import { RedisAway } from './nodes/notices.ts';
import { BadUser, runAs } from './run-as.ts';
import { type RunningServer, startServer } from './server.ts';

/** The process: reads the environment, serves, and closes in order when it is asked to end. */

/**
 * Thousands of quiet connections are what this process holds. Left alone, V8 lets the heap grow to more than twice of what
 * is in use before it looks; looking a little more often costs a tenth of the CPU and halves the memory (bench:load). The
 * start itself makes much that stays: it is done by then.
 */
const keepSmall = (): void => setFlagsFromString('--heap-growing-percent=40');

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** An end in order takes no longer than this (milliseconds), even if a part hangs. */
const PATIENCE = 18_000;

/** Codes of the system and of PostgreSQL for a database that is not there, not ready, or not ours. */
const NO_DATABASE = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|08|28|3D000|57P)/;

const codeOf = (error: unknown): string => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return error instanceof Error ? error.name : 'unknown';
};

/** Why the server did not start, in a sentence that says what to do. */
const explain = (error: unknown): string => {
  if (error instanceof BadConfig) return sayStart('badConfig', { names: error.variables.join(', ') });
  if (error instanceof BadUser) return sayStart('badUser', { user: error.user, code: codeOf(error) });
  if (error instanceof FolderTaken) return sayStart('folderTaken', { pid: error.pid, folder: error.folder });
  if (error instanceof BadFolder) return sayStart('badFolder', { folder: error.folder, code: codeOf(error) });
  if (error instanceof ForeignFolder) return sayStart('foreignFolder', { folder: error.folder, owner: error.owner });
  if (error instanceof RedisAway) return sayStart('noRedis', { code: codeOf(error) });
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const port = Number(error instanceof Error && 'port' in error ? error.port : process.env.PORT);
    const isOperations = port === Number(process.env.OPERATIONS_PORT || Number.NaN);
    return sayStart(isOperations ? 'operationsPortTaken' : 'portTaken', { port });
  }
  const isDatabase = NO_DATABASE.test(code) && Boolean(process.env.DATABASE_URL);
  return sayStart(isDatabase ? 'noDatabase' : 'failed', { code });
};

let server: RunningServer | null = null;
let stopping = false;

/** Ends the process in order; before it serves there is nothing to put in order. */
const stop = (log: Logger): void => {
  if (stopping) return;
  stopping = true;
  print(sayStart('stopping'));
  setTimeout(() => process.exit(1), PATIENCE).unref();
  (server?.stop() ?? Promise.resolve()).then(
    () => process.exit(0),
    (error) => {
      log.error({ error }, 'stop failed');
      process.exit(1);
    },
  );
};

/** What this process writes can be read by its own user alone. */
const MASK = 0o077;

const run = async (): Promise<void> => {
  process.umask(MASK);
  const config = readConfig(process.env);
  if (config.runAs !== null) runAs(config.runAs);
  const log = createLog(config.logLevel);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(log));
  // A rejection that no code handles must not end the process: what was stored stands, and the log says what happened.
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled'));
  const opened = await startServer(config, { log });
  server = opened;
  keepSmall();
  print(sayStart('open', { url: opened.url }));
  print(sayStart('more', { url: opened.url }));
  logWall({
    inspect: () => opened.inspectSandboxes(),
    demand: config.sandbox.wall,
    isRoot: process.geteuid?.() === 0,
    log,
  }).catch((error) => {
    if (!stopping) log.error({ error }, 'bots cannot run here');
  });
};

run().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
