import { ok, type Result } from '@sanh-rong/engine';
import { type AvatarId, HISTORY, PHRASES, type Phrase } from '@sanh-rong/protocol';
import { mayHear, type Person, type TableState } from '@sanh-rong/table';
import { and, asc, desc, eq, getTableColumns, gt, lt, lte, max, notInArray, sql as query } from 'drizzle-orm';
import { isAmong } from '../database/among.ts';
import type { Sql } from '../database/open.ts';
import { chatMessages, chatMutes, people } from '../database/schema.ts';
import { ExpiringMap } from '../expiring-map.ts';
import { readAvatar } from '../people/profile.ts';
import type { GuestQuotas } from '../rate-limits/guest-quotas.ts';
import type { Tables } from '../tables/tables.ts';
import { hearingDelay, listenerAt } from './here.ts';
import { createMutes, type Mutes } from './mutes.ts';
import { type ChatRefusal, refuseChat } from './refusal.ts';
import { createReports, type Reports } from './reports.ts';
import { Speech } from './speech.ts';
import { readText } from './text.ts';

/** What people say at a table, in its lobby and while they play. Nothing here knows how it reaches them. */

export type ChatInput =
  | { readonly kind: 'text'; readonly body: string }
  | { readonly kind: 'phrase'; readonly phrase: string };

/** Under the name they had when they said it, and with the avatar they have by now. */
interface Author extends Pick<Person, 'id' | 'name'> {
  readonly face: AvatarId | null;
}

/** A message as it is stored. */
export interface ChatMessage {
  readonly id: number;
  readonly code: string;
  readonly from: Author;
  readonly kind: 'text' | 'phrase';
  /** What was written, or the key of the phrase. */
  readonly body: string;
  /** When, in milliseconds. */
  readonly at: number;
}

/** A message that was accepted; repeated: it had been sent before, and told. */
export interface Said {
  readonly message: ChatMessage;
  readonly repeated: boolean;
}

export interface Stretch {
  /** Only messages before the one of this number. */
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** A stretch of what was said, oldest first; `earlier` is what to give as `before` to read on. */
export interface ChatHistory {
  readonly messages: readonly ChatMessage[];
  readonly earlier: number | null;
}

export interface Chat extends Mutes, Reports {
  /**
   * Stores a message; only then may it be told. An action id makes sending twice within a minute the same as sending
   * once, as long as both reach the same node.
   */
  send(state: TableState, who: Person, input: ChatInput, actionId?: string): Promise<Result<Said, ChatRefusal>>;
  /** What was said, for a person who may hear it, as far as they hear it by now, without those they have muted. */
  history(state: TableState, who: Person, stretch?: Stretch): Promise<Result<ChatHistory, ChatRefusal>>;
  /** A message that another node stored. */
  recall(id: number): Promise<ChatMessage | null>;
  /** The number of the newest message anywhere. */
  newest(): Promise<number>;
  /** What was said at these tables after a message; those stored at the same moment on two nodes are told again. */
  since(id: number, codes: readonly string[]): Promise<ChatMessage[]>;
}

export interface ChatEnvironment {
  readonly sql: Sql;
  readonly now: () => number;
  readonly tables: Pick<Tables, 'find' | 'past'>;
  readonly quotas: Pick<GuestQuotas, 'take'>;
}

/** Numbers are given before messages are stored, so a lower one may come after a higher one. */
const SINCE = { overlap: 100, most: 500 } as const;

/** So many messages of a table are kept, the newest; a report keeps what it is about. */
export const MOST_KEPT = 500;

/** What a message takes besides its text. */
const ROW_BYTES = 100;

/** Action ids that are remembered, and for how many milliseconds. */
const ACTIONS = { most: 50_000, for: 60_000 } as const;

const isPhrase = (input: unknown): input is Phrase => PHRASES.some((phrase) => phrase === input);

const bodyOf = (input: ChatInput): Result<string, ChatRefusal> => {
  if (input.kind === 'text') return readText(input.body);
  return isPhrase(input.phrase) ? ok(input.phrase) : refuseChat('NO_PHRASE');
};

const isNumber = (value: number | undefined): value is number => Number.isSafeInteger(value);

const limitOf = (asked: number | undefined): number =>
  isNumber(asked) ? Math.min(Math.max(asked, 1), HISTORY.most) : HISTORY.usual;

type Row = typeof chatMessages.$inferSelect & { readonly image: string | null };

const messageOf = ({ id, code, person, name, kind, body, at, image }: Row): ChatMessage => ({
  id,
  code,
  from: { id: person, name, face: readAvatar(image) },
  kind,
  body,
  at,
});

/** Messages with what their authors look like. */
const selectMessages = (sql: Sql) =>
  sql
    .select({ ...getTableColumns(chatMessages), image: people.image })
    .from(chatMessages)
    .leftJoin(people, eq(people.id, chatMessages.person));

export const createChat = ({ sql, now, tables, quotas }: ChatEnvironment): Chat => {
  const speech = new Speech(now);
  const sent = new ExpiringMap<Promise<Result<ChatMessage, ChatRefusal>>>(ACTIONS.most, ACTIONS.for, now);

  /** Beside the insert, which it does not see: what it leaves is one fewer than what is kept. */
  const dropOldest = (code: string) => {
    const newestToGo = sql
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(eq(chatMessages.code, code))
      .orderBy(desc(chatMessages.id))
      .offset(MOST_KEPT - 1)
      .limit(1);
    return sql.$with('dropped').as(
      sql
        .delete(chatMessages)
        .where(and(eq(chatMessages.code, code), lte(chatMessages.id, query`(${newestToGo})`)))
        .returning({ id: chatMessages.id }),
    );
  };

  const say = async (state: TableState, who: Person, input: ChatInput): Promise<Result<ChatMessage, ChatRefusal>> => {
    const author = listenerAt(state, who.id);
    if (author === null) return refuseChat('NOT_HERE');
    if (state.phase === 'closed') return refuseChat('CHAT_CLOSED');
    if (!state.settings.chat) return refuseChat('CHAT_OFF');
    const body = bodyOf(input);
    if (!body.ok) return body;
    const refused = speech.refuse(who.id, body.value);
    if (refused) return refused;
    const quota = await quotas.take('chat', who.id, Buffer.byteLength(body.value) + ROW_BYTES);
    if (!quota.ok) return refuseChat('CHAT_QUOTA', { minutes: Math.ceil(quota.error.seconds / 60) });
    const [row] = await sql
      .with(dropOldest(state.code))
      .insert(chatMessages)
      .values({
        code: state.code,
        person: author.id,
        name: author.name,
        kind: input.kind,
        body: body.value,
        at: now(),
      })
      .returning();
    return ok(messageOf({ ...row, image: who.face ?? null }));
  };

  /** Remembered while it is on its way, so that the same action coming twice at once is stored once. */
  const sayOnce = (key: string, work: () => Promise<Result<ChatMessage, ChatRefusal>>) => {
    const saying = work();
    sent.set(key, saying);
    const forget = (): void => {
      if (sent.get(key) === saying) sent.delete(key);
    };
    // What was not stored may be tried again.
    saying.then((said) => {
      if (!said.ok) forget();
    }, forget);
    return saying;
  };

  return {
    ...createMutes(sql, now),
    ...createReports(sql, now, tables),

    async send(state, who, input, actionId) {
      const key = JSON.stringify([state.code, who.id, actionId]);
      const before = actionId === undefined ? undefined : sent.get(key);
      const work = () => say(state, who, input);
      const said = await (before ?? (actionId === undefined ? work() : sayOnce(key, work)));
      return said.ok ? ok({ message: said.value, repeated: before !== undefined }) : said;
    },

    async newest() {
      const [row] = await sql.select({ id: max(chatMessages.id) }).from(chatMessages);
      return row?.id ?? 0;
    },

    async since(id, codes) {
      if (codes.length === 0) return [];
      const rows = await selectMessages(sql)
        .where(and(gt(chatMessages.id, id - SINCE.overlap), isAmong(chatMessages.code, codes)))
        .orderBy(asc(chatMessages.id))
        .limit(SINCE.most);
      return rows.map(messageOf);
    },

    async recall(id) {
      const [row] = await selectMessages(sql).where(eq(chatMessages.id, id));
      return row === undefined ? null : messageOf(row);
    },

    async history(state, who, { before, limit } = {}) {
      if (!mayHear(state, who.id)) return refuseChat('NOT_HERE');
      const muted = sql.select({ id: chatMutes.muted }).from(chatMutes).where(eq(chatMutes.person, who.id));
      const most = limitOf(limit);
      const delay = hearingDelay(state, who.id);
      const rows = await selectMessages(sql)
        .where(
          and(
            eq(chatMessages.code, state.code),
            notInArray(chatMessages.person, muted),
            isNumber(before) ? lt(chatMessages.id, before) : undefined,
            delay > 0 ? lte(chatMessages.at, now() - delay) : undefined,
          ),
        )
        .orderBy(desc(chatMessages.id))
        .limit(most + 1);
      const messages = rows.slice(0, most).reverse().map(messageOf);
      return ok({ messages, earlier: rows.length > most ? messages[0].id : null });
    },
  };
};
