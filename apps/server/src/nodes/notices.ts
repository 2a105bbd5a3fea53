import { z } from 'zod';

/** Codes and ids: a text that is longer names nothing. */
const NAME = z.string().max(64);

/**
 * What nodes tell each other: that a table has moved on, that a person was signed out or invited. Notices carry nothing
 * else, and losing one loses nothing: what matters is in the database, and every node also looks there now and then. Nor
 * is one believed, since any program that reaches Redis can send it: it only says where to look.
 */
const NOTICE = z.union([
  z.strictObject({ kind: z.literal('table'), code: NAME, seq: z.int() }),
  z.strictObject({ kind: z.literal('message'), code: NAME, id: z.int() }),
  /** The connection of a person at a table broke or came back through another node, for the time being. */
  z.strictObject({ kind: z.literal('absence'), code: NAME, person: NAME, isGone: z.boolean() }),
  /** A game of strangers has ended through another node, and there is room for one more person. */
  z.strictObject({
    kind: z.literal('warmSeat'),
    code: NAME,
    game: NAME,
    ruleSet: NAME,
    people: z.int(),
    until: z.int(),
  }),
  /** Another node asks a remote bot something; what it asked has an answer. */
  z.strictObject({ kind: z.literal('question'), bot: NAME }),
  z.strictObject({ kind: z.literal('answered'), question: NAME }),
  z.strictObject({ kind: z.literal('revoked'), person: NAME }),
  /** The invitations of a person have changed. */
  z.strictObject({ kind: z.literal('invitations'), person: NAME }),
]);
export type Notice = z.infer<typeof NOTICE>;

export interface Notices {
  tell(notice: Notice): void;
  listen(listener: (notice: Notice) => void): void;
  /** Whether notices reach other nodes at the moment. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** One node alone has no other to tell. */
export const noNotices: Notices = {
  tell() {},
  listen() {},
  connected: false,
  async close() {},
};

const CHANNEL = 'sanh-rong';

/** Characters of a notice: none of ours comes near. */
const MAX_LENGTH = 1_000;

/** Null for what no node would say. */
export const readNotice = (text: string): Notice | null => {
  if (text.length > MAX_LENGTH) return null;
  try {
    return NOTICE.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Redis could not be reached at the start: that is a mistake in the configuration, not something to wait for. */
export class RedisAway extends Error {}

/** Notices over Redis. While Redis is away they are dropped, and both connections come back by themselves. */
export const redisNotices = async (url: string, node: string, failed: (error: unknown) => void): Promise<Notices> => {
  // Most servers stand alone: they start sooner without what they never use.
  const { createClient } = await import('./redis-client.ts');
  // A connection that once stood comes back by itself, a little later after each failure; one that never stood does not.
  let stood = false;
  const reconnectStrategy = (failures: number, cause: Error): number | Error =>
    stood ? Math.min(100 * 2 ** Math.min(failures, 5), 2_000) : cause;
  const open = () =>
    createClient({
      url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: 5_000,
      pingInterval: 10_000,
      socket: { reconnectStrategy, connectTimeout: 5_000, socketTimeout: 30_000 },
    }).on('error', failed);
  const [sender, receiver] = [open(), open()];
  const listeners = new Set<(notice: Notice) => void>();
  try {
    await Promise.all([sender.connect(), receiver.connect()]);
    stood = true;
  } catch (cause) {
    for (const client of [sender, receiver]) if (client.isOpen) client.destroy();
    // The client keeps the reason beside the error instead of behind it.
    const reason = cause instanceof Error && 'originalError' in cause ? cause.originalError : cause;
    throw new RedisAway('redis', { cause: reason });
  }
  await receiver.subscribe(CHANNEL, (text) => {
    const mark = text.indexOf(' ');
    const notice = text.slice(0, mark) === node ? null : readNotice(text.slice(mark + 1));
    if (notice !== null) for (const listener of listeners) listener(notice);
  });
  return {
    tell(notice) {
      if (sender.isReady) sender.publish(CHANNEL, `${node} ${JSON.stringify(notice)}`).catch(failed);
    },
    listen(listener) {
      listeners.add(listener);
    },
    get connected() {
      return sender.isReady && receiver.isReady;
    },
    async close() {
      sender.destroy();
      receiver.destroy();
    },
  };
};
