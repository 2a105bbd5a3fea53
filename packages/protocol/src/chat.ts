import { z } from 'zod';
import { actionId, tableCode as tableId } from './ids.ts';
import { avatar } from './people.ts';

/** What people say at a table: the messages a client may send, and how everything said is told. */

/** Quick phrases. Everybody reads them in their own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'hurry',
  'wait',
  'cut',
  'ouch',
  'wow',
  'unlucky',
  'lucky',
  'close',
  'sorry',
  'thanks',
  'noWorries',
  'fun',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const REPORT_REASONS = ['spam', 'abuse', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How much may be read at once. */
export const HISTORY = { usual: 50, most: 100 } as const;

/** The number of a stored message; a number beyond every message names none. */
export const messageId = z.int().positive();

/** A person's id, of the server or of a practice table. */
export const personId = z.string().regex(/^[\x21-\x7e]{1,64}$/);

/** Far more than any message that is accepted; the chat itself counts what people see as characters. */
const text = z.string().max(4_000);

/** Messages from clients by name. */
export const CHAT_MESSAGES = {
  send_message: z.union([
    z.strictObject({ tableId, text, actionId: actionId.optional() }),
    z.strictObject({ tableId, phrase: z.enum(PHRASES), actionId: actionId.optional() }),
  ]),
  read_messages: z.strictObject({
    tableId,
    before: messageId.optional(),
    limit: z.int().min(1).max(HISTORY.most).optional(),
  }),
  mute_person: z.strictObject({ person: personId, muted: z.boolean() }),
  report_message: z.strictObject({ message: messageId, reason: z.enum(REPORT_REASONS) }),
} as const;

export type ChatClientMessage = keyof typeof CHAT_MESSAGES;

/** Something said at a table, as one listener reads it. */
const chatTold = z.strictObject({
  tableId: z.string(),
  /** Null for what the table itself says: that is not stored. */
  id: messageId.nullable(),
  /** When, in milliseconds by the server's clock. */
  at: z.int(),
  /** Null for what the table itself says. */
  from: z.strictObject({ id: z.string(), name: z.string(), face: avatar.optional() }).nullable(),
  kind: z.enum(['text', 'phrase', 'system']),
  /** Plain text. Phrases and what the table says stand in the listener's language. */
  text: z.string(),
  /** The phrase, or what the table tells of. */
  code: z.string().optional(),
});
export type ChatTold = z.infer<typeof chatTold>;

/** A stretch of what was said, oldest first. */
export const chatHistory = z.strictObject({
  messages: z.array(chatTold),
  /** What to give as `before` to read on; null when there is nothing earlier. */
  earlier: messageId.nullable(),
});
