import {
  avatar,
  chatHistory,
  HISTORY,
  messageId,
  PHRASES,
  personId,
  REPORT_REASONS,
  tableCode,
} from '@sanh-rong/protocol';
import type { Person, TableState } from '@sanh-rong/table';
import { z } from 'zod';
import { type Call, type Refused, type Reply, type Route, route } from '../http/route.ts';
import type { Chat } from './chat.ts';
import { type ChatCode, sayPhrase } from './messages/index.ts';
import type { ChatRefusal } from './refusal.ts';
import { tellMessage } from './tell.ts';

/** The chat over HTTP: what can be read later, whom one does not want to hear, and what the operator should see. */

export interface ChatRoutesOptions {
  readonly chat: Chat;
  readonly find: (code: string) => Promise<TableState | null>;
}

const STATUSES: Readonly<Record<ChatCode, Refused['status']>> = {
  NO_TABLE: 404,
  NOT_HERE: 403,
  CHAT_OFF: 403,
  CHAT_CLOSED: 409,
  CHAT_EMPTY: 400,
  CHAT_TOO_LONG: 400,
  CHAT_BAD_TEXT: 400,
  CHAT_TOO_FAST: 429,
  CHAT_QUOTA: 429,
  CHAT_REPEATED: 429,
  NO_PHRASE: 400,
  NO_MESSAGE: 404,
  OWN_MESSAGE: 403,
  ALREADY_REPORTED: 409,
  BAD_REASON: 400,
  REPORT_TOO_FAST: 429,
  NO_PERSON: 404,
  MUTE_SELF: 400,
  MUTE_TOO_FAST: 429,
  TOO_MANY_MUTES: 409,
};

type Refusing = Extract<Reply<never>, { ok: false }>;

const refused = ({ code, details }: ChatRefusal): Refusing => ({
  ok: false,
  refused: { status: STATUSES[code], code, details },
});

const signInFirst: Refusing = { ok: false, refused: { status: 401, code: 'SIGN_IN_FIRST' } };

/** Hands a route the person who asks. */
const asPerson =
  <Params, Query, Body, Answer>(
    handle: (who: Person, call: Call<Params, Query, Body>) => Promise<Reply<Answer>>,
  ): ((call: Call<Params, Query, Body>) => Promise<Reply<Answer>>) =>
  async (call) =>
    call.who === null ? signInFirst : handle(call.who.person, call);

const aTable = z.strictObject({ code: tableCode });
const aPerson = z.strictObject({ person: personId });
const aStretch = z.strictObject({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(HISTORY.most).optional(),
});

const mutesAnswer = z.strictObject({
  mutes: z.array(z.strictObject({ id: z.string(), name: z.string(), face: avatar })),
});
const mutedAnswer = z.strictObject({ person: z.string(), muted: z.boolean() });
const phrasesAnswer = z.strictObject({
  phrases: z.array(z.strictObject({ phrase: z.enum(PHRASES), text: z.string() })),
});
const aReport = z.strictObject({ message: messageId, reason: z.enum(REPORT_REASONS) });
const reportAnswer = z.strictObject({ message: messageId });

export const chatRoutes = ({ chat, find }: ChatRoutesOptions): readonly Route[] => [
  route({
    id: 'readMessages',
    method: 'get',
    path: '/api/tables/{code}/messages',
    tag: 'chat',
    who: 'person',
    params: aTable,
    query: aStretch,
    answer: chatHistory,
    handle: asPerson(async (who, { params, query, language }) => {
      const state = await find(params.code);
      if (state === null) return refused({ code: 'NO_TABLE', details: {} });
      const heard = await chat.history(state, who, query);
      if (!heard.ok) return refused(heard.error);
      const { messages, earlier } = heard.value;
      return { ok: true, answer: { messages: messages.map((message) => tellMessage(message, language)), earlier } };
    }),
  }),
  route({
    id: 'listPhrases',
    method: 'get',
    path: '/api/phrases',
    tag: 'chat',
    who: 'anyone',
    answer: phrasesAnswer,
    handle: async ({ language }) => ({
      ok: true,
      answer: { phrases: PHRASES.map((phrase) => ({ phrase, text: sayPhrase(phrase, language) })) },
    }),
  }),
  route({
    id: 'listMutes',
    method: 'get',
    path: '/api/me/mutes',
    tag: 'chat',
    who: 'person',
    answer: mutesAnswer,
    handle: asPerson(async (who) => ({ ok: true, answer: { mutes: [...(await chat.mutes(who))] } })),
  }),
  route({
    id: 'mutePerson',
    method: 'put',
    path: '/api/me/mutes/{person}',
    tag: 'chat',
    who: 'person',
    params: aPerson,
    answer: mutedAnswer,
    handle: asPerson(async (who, { params: { person } }) => {
      const muted = await chat.mute(who, person);
      return muted.ok ? { ok: true, answer: { person, muted: true } } : refused(muted.error);
    }),
  }),
  route({
    id: 'unmutePerson',
    method: 'delete',
    path: '/api/me/mutes/{person}',
    tag: 'chat',
    who: 'person',
    params: aPerson,
    answer: mutedAnswer,
    handle: asPerson(async (who, { params: { person } }) => {
      const unmuted = await chat.unmute(who, person);
      return unmuted.ok ? { ok: true, answer: { person, muted: false } } : refused(unmuted.error);
    }),
  }),
  route({
    id: 'reportMessage',
    method: 'post',
    path: '/api/reports',
    tag: 'chat',
    who: 'person',
    body: aReport,
    answer: reportAnswer,
    handle: asPerson(async (who, { body: { message, reason } }) => {
      const reported = await chat.report(who, message, reason);
      return reported.ok ? { ok: true, status: 201, answer: { message } } : refused(reported.error);
    }),
  }),
];
