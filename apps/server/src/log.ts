import pino, { type Logger } from 'pino';

export type { Logger };

/** A line of a stack: a place in the code and nothing else. */
const PLACE = /^\s+at [^"'{}]*(file:\/\/|node:|\/)[^\s"'{}]+:\d+:\d+\)?$/;

/** A stack begins with the message, which may itself have lines that look like places. */
const placesOf = ({ stack = '', message }: Error): string[] => {
  const at = stack.indexOf(message);
  return at < 0 ? [] : stack.slice(at + message.length).split('\n');
};

/** Only what is known to be harmless: database errors carry the values of the query in their message, cards included. */
const describe = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = placesOf(error).filter((line) => PLACE.test(line));
  return {
    kind: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
    stack: frames.slice(0, 8).map((line) => line.trim()),
  };
};

export const createLog = (level: string, to?: pino.DestinationStream): Logger =>
  pino({ level, base: null, serializers: { error: describe }, timestamp: pino.stdTimeFunctions.isoTime }, to);
