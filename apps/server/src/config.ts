import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readWallDemand, type WallDemand } from '@sanh-rong/sandbox';
import { z } from 'zod';
import { usualRunners } from './arena/runner/runner.ts';
import { CLIENT_FOLDER } from './folders.ts';
import { usualThinkers } from './thinking/thinkers.ts';

/** What an operator can say through the environment. Everything has a usual value. */

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Bots at work share the processors: with many more of them than that, each would wait longer than it thinks. */
export const usualMost = (processors = availableParallelism()): number => Math.min(1_000, Math.max(4, 4 * processors));

const SHAPE = z.object({
  PORT: port.default(3_000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where operators ask how the node does (`/readyz`, `/metrics`); without a port nowhere. */
  OPERATIONS_PORT: port.optional(),
  OPERATIONS_HOST: z.string().min(1).default('127.0.0.1'),
  /** A PostgreSQL server; without one the database lives inside this process, in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(20),
  DATA_DIR: z.string().min(1).default('data'),
  /** Between nodes that share a database. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//)
    .optional(),
  /** Where people reach the site, when that is not the address they ask for. */
  PUBLIC_URL: origin.optional(),
  /** How many proxies stand in front; their X-Forwarded-* headers are believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Connections that may be open at this node from one network, and in all. */
  SOCKETS_PER_NETWORK: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  SOCKETS_MOST: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  /** Signs cookies; without one the nodes draw their own and keep it in the database. */
  SECRET: z.string().min(32).optional(),
  /** The folder of the built web client. */
  WEB_DIR: z.string().min(1).optional(),
  /** Processes that wait for a bot, and those that may have one at the same time. */
  SANDBOX_WARM: z.coerce.number().int().min(0).max(100).default(2),
  SANDBOX_MOST: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(() => usualMost()),
  /** What must stand around a process before it gets a bot. */
  SANDBOX_WALL: z
    .string()
    .default('auto')
    .transform((text, { addIssue }) => {
      const demand = readWallDemand(text);
      if (demand === null) addIssue('no wall');
      return demand ?? z.NEVER;
    }),
  /** Threads in which built-in players think. */
  THINKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(() => usualThinkers()),
  /** Matches of the arena that are played here at the same time, each in a process of its own; 0 leaves them to others. */
  ARENA_RUNNERS: z.coerce
    .number()
    .int()
    .min(0)
    .max(64)
    .default(() => usualRunners()),
  /** How long ago a guest must have come to bring bots into the arena; 0: every guest may. */
  ARENA_GUEST_HOURS: z.coerce.number().min(0).max(8_760).default(24),
  /** For whom a process that was started by root gives root up. */
  RUN_AS: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Where a server listens. */
export interface Address {
  readonly port: number;
  readonly host: string;
}

export interface Config extends Address {
  /** For operators alone; null: nowhere. */
  readonly operations: Address | null;
  readonly database: { readonly url: string; readonly connections: number } | { readonly folder: string };
  readonly redis: string | null;
  readonly publicUrl: string | null;
  readonly trustProxy: number;
  readonly openSockets: { readonly network: number; readonly inAll: number };
  readonly secret: string | null;
  readonly webFolder: string;
  readonly sandbox: { readonly warm: number; readonly most: number; readonly wall: WallDemand };
  readonly thinkers: number;
  readonly runners: number;
  /** Milliseconds after which guests may bring bots into the arena. */
  readonly guestAge: number;
  readonly runAs: string | null;
  readonly logLevel: z.infer<typeof SHAPE>['LOG_LEVEL'];
}

/** Names of variables that cannot be used as they are. */
export class BadConfig extends Error {
  readonly variables: readonly string[];

  constructor(variables: readonly string[]) {
    super(`bad configuration: ${variables.join(', ')}`);
    this.variables = variables;
  }
}

/** An empty variable is as good as none. */
const filled = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])));

export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const read = SHAPE.safeParse(filled(environment));
  if (!read.success) throw new BadConfig([...new Set(read.error.issues.map(({ path }) => String(path[0])))]);
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    operations: data.OPERATIONS_PORT === undefined ? null : { port: data.OPERATIONS_PORT, host: data.OPERATIONS_HOST },
    database:
      data.DATABASE_URL === undefined
        ? { folder: resolve(data.DATA_DIR) }
        : { url: data.DATABASE_URL, connections: data.DATABASE_CONNECTIONS },
    redis: data.REDIS_URL ?? null,
    publicUrl: data.PUBLIC_URL ?? null,
    trustProxy: data.TRUST_PROXY,
    openSockets: { network: data.SOCKETS_PER_NETWORK, inAll: data.SOCKETS_MOST },
    secret: data.SECRET ?? null,
    webFolder: resolve(data.WEB_DIR ?? CLIENT_FOLDER),
    sandbox: { warm: data.SANDBOX_WARM, most: data.SANDBOX_MOST, wall: data.SANDBOX_WALL },
    thinkers: data.THINKERS,
    runners: data.ARENA_RUNNERS,
    guestAge: data.ARENA_GUEST_HOURS * 3_600_000,
    runAs: data.RUN_AS ?? null,
    logLevel: data.LOG_LEVEL,
  };
};
