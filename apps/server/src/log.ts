import pino, { type Logger } from 'pino';

export type { Logger };

/** Only what is known to be harmless: database errors carry the values of the query in their message, cards included. */
const describe = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    kind: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
    stack: frames.slice(0, 8).map((line) => line.trim()),
  };
};

export const createLog = (level: string, to?: pino.DestinationStream): Logger =>
  pino({ level, base: null, serializers: { error: describe }, timestamp: pino.stdTimeFunctions.isoTime }, to);
