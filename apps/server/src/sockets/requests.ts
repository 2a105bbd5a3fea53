import { isRecord, type Language, refuse } from '@sanh-rong/engine';
import { type Answer, CLIENT_MESSAGES, type ClientMessage, type MessageOf } from '@sanh-rong/protocol';
import { isConnected, isPerson, type Person, seatOf, standingHost, type TableState, viewTable } from '@sanh-rong/table';
import type { Bots } from '../bots/bots.ts';
import type { Chat, ChatMessage } from '../chat/chat.ts';
import { tellMessage } from '../chat/tell.ts';
import type { Hall, NotFound } from '../hall/hall.ts';
import { botError, chatError, messageError, refusalError } from '../messages/index.ts';
import type { GuestQuotas } from '../rate-limits/guest-quotas.ts';
import type { RateLimiters } from '../rate-limits/rate-limiter.ts';
import type { RequestGuards, Tables } from '../tables/tables.ts';
import type { REQUESTS } from './rate-limits.ts';

/** What a client's message does. Nothing here knows of sockets. */

/** What becomes of the connection that a message came through, once the message is answered. */
export type Effect =
  /** It follows this table from now on. */
  | { readonly type: 'follow'; readonly table: string }
  /** Its person has left this table. */
  | { readonly type: 'leave'; readonly table: string }
  /** It no longer shows this table, where its person may still have a seat. */
  | { readonly type: 'unfollow'; readonly table: string }
  /** It follows the list of public tables, or no longer does. */
  | { readonly type: 'followList' }
  | { readonly type: 'unfollowList' }
  /** It plays for this bot, or no longer does. */
  | { readonly type: 'attach'; readonly bot: string }
  | { readonly type: 'detach'; readonly bot: string }
  /** A chat message through it is stored, and not yet told. */
  | { readonly type: 'tell'; readonly message: ChatMessage };

/** What came of a message: the answer, and its effects in their order. */
export interface Outcome {
  readonly answer: Answer;
  readonly effects: readonly Effect[];
}

/** What messages are handled with. */
export interface RequestDependencies {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly hall: Pick<Hall, 'find' | 'release'>;
  readonly limits: RateLimiters<keyof typeof REQUESTS>;
  /** What guests may open together. */
  readonly quotas: Pick<GuestQuotas, 'take'>;
  readonly bots: Pick<Bots, 'show'>;
}

type Handler<Name extends ClientMessage> = (request: Request<MessageOf<Name>>) => Promise<Outcome>;

interface Sender {
  readonly who: Person;
  readonly language: Language;
  /** The table that they come to look at, as it is stored; null when there is none, or they ask for something else. */
  readonly table: TableState | null;
}

interface Request<Message> extends RequestDependencies, Sender {
  readonly message: Message;
}

const answered = (answer: Answer, ...effects: readonly Effect[]): Outcome => ({ answer, effects });

const accepted = (...effects: readonly Effect[]): Outcome => answered({ ok: true }, ...effects);

const shown = (state: TableState, who: Person): Answer => ({
  ok: true,
  seq: state.seq,
  view: viewTable(state, who.id),
});

const slowDown = (language: Language): Outcome => answered(refuse(messageError('SLOW_DOWN', language)));

const noTable = (language: Language): Outcome => answered(refuse(messageError('NO_TABLE', language)));

/** Asks something of a table; its followers have been told what came of it. */
const ask = async (
  { tables, who, language }: Request<unknown>,
  tableId: string,
  command: unknown,
  guards: RequestGuards = {},
): Promise<Answer> => {
  const ruling = await tables.ask(tableId, who, command, guards);
  if (ruling === null) return refuse(messageError('NO_TABLE', language));
  if (!ruling.ok) return refuse(refusalError(ruling.error, language));
  const { state, repeated } = ruling.value;
  return { ok: true, seq: state.seq, repeated };
};

/** A move, unless the client has not yet seen the last one. */
const move = async (
  request: Request<{ tableId: string; seq: number; actionId: string }>,
  action: unknown,
): Promise<Outcome> => {
  const { tableId, seq, actionId } = request.message;
  return answered(await ask(request, tableId, { type: 'act', action }, { actionId, seen: seq }));
};

/** Asks for something that all at the table are told, not too often. Texts for the shuffle come with every game. */
const askRateLimited: typeof ask = async (request, ...asked) => {
  const { limits, who, language } = request;
  return limits.come.allows(who.id) ? ask(request, ...asked) : refuse(messageError('SLOW_DOWN', language));
};

/** What a client may ask of a table in the table's own words; everything else has a message of its own. */
const COMMANDS: readonly unknown[] = [
  'bringText',
  'kick',
  'seatPlayer',
  'seatBot',
  'stand',
  'configure',
  'handOver',
  'rebuy',
  'hideCount',
  'again',
];

/** Those of them after which the table promises its deals anew. */
const PROMISING: readonly unknown[] = ['configure', 'again'];

/** What follows from sitting down at a table of friends: a seat among strangers is given up for it. */
const leaveStrangers = async ({ hall, who }: Request<unknown>, table: string): Promise<readonly Effect[]> => {
  const left = await hall.release(who, table);
  return left === null ? [] : [{ type: 'leave', table: left }];
};

/** Comes to a table: the answer shows it, and from then on the client is told what changes. */
const come = async (
  request: Request<unknown>,
  tableId: string,
  command: unknown,
  asked: typeof ask = askRateLimited,
): Promise<Outcome> => {
  const answer = await asked(request, tableId, command);
  if (!answer.ok) return answered(answer);
  return answered(answer, ...(await leaveStrangers(request, tableId)), { type: 'follow', table: tableId });
};

/** Takes a table from what guests may open. */
const takeTable = async ({ quotas, who }: Request<unknown>): Promise<boolean> =>
  (await quotas.take('tables', who.id, 1)).ok;

const tooManyTables = (language: Language): Outcome => answered(refuse(messageError('TOO_MANY_TABLES', language)));

const notFound = (refusal: NotFound, language: Language): Answer => {
  if (refusal.kind === 'table') return refuse(refusalError(refusal.error, language));
  if (refusal.kind === 'busy') return refuse(messageError('SLOW_DOWN', language));
  if (refusal.kind === 'tooManyTables') return refuse(messageError('TOO_MANY_TABLES', language));
  return refuse({ ...messageError('SEATED_ELSEWHERE', language), tableId: refusal.code });
};

const HANDLERS: { readonly [Name in ClientMessage]: Handler<Name> } = {
  async create_table(request) {
    const { tables, limits, who, language, message } = request;
    if (!limits.create.allows(who.id)) return tooManyTables(language);
    const begun = await tables.begin(who, message.settings, { players: message.players, sits: message.sits });
    if (!begun.ok) return answered(refuse(refusalError(begun.error, language)));
    // What cannot be opened is charged to no network.
    if (!(await takeTable(request))) return tooManyTables(language);
    const created = await begun.value();
    if (!created.ok) return answered(refuse(refusalError(created.error, language)));
    const { code } = created.value;
    return answered(shown(created.value, who), ...(await leaveStrangers(request, code)), {
      type: 'follow',
      table: code,
    });
  },

  /** A seat among strangers: at a table that has room, or a new one. */
  async find_table(request) {
    const { hall, limits, who, language, message } = request;
    if (!limits.find.allows(who.id)) return slowDown(language);
    const found = await hall.find(who, {
      ...message,
      mayCreate: async () => limits.create.allows(who.id) && takeTable(request),
    });
    if (!found.ok) return answered(notFound(found.error, language));
    const { state, left } = found.value;
    const leaving: Effect[] = left === undefined ? [] : [{ type: 'leave', table: left }];
    return answered(shown(state, who), ...leaving, { type: 'follow', table: state.code });
  },

  async join_table(request) {
    const { tableId, seat, watch } = request.message;
    return come(request, tableId, watch ? { type: 'watch' } : { type: 'sit', ...(seat === undefined ? {} : { seat }) });
  },

  /** Coming back to a table, or to the door of one whose link one has: its game is for those who sit or watch. */
  async resume_table(request) {
    const { table, limits, who, language, message } = request;
    const follow: Effect = { type: 'follow', table: message.tableId };
    if (table === null || table.phase === 'closed') return noTable(language);
    if (seatOf(table, who.id) < 0 && standingHost(table)?.id !== who.id) {
      return limits.look.allows(who.id) ? answered(shown(table, who), follow) : slowDown(language);
    }
    if (!isConnected(table, who)) return come(request, message.tableId, { type: 'back' }, ask);
    return answered({ ok: true, seq: table.seq }, ...(await leaveStrangers(request, message.tableId)), follow);
  },

  async player_ready(request) {
    const { tableId, ...rest } = request.message;
    // The table itself says how often a person may pledge: as often as a deal asks for it.
    const asked = rest.pledge === undefined ? askRateLimited : ask;
    return answered(await asked(request, tableId, { type: 'ready', ...rest }));
  },

  async start_game(request) {
    return answered(await askRateLimited(request, request.message.tableId, { type: 'start' }));
  },

  play_cards: (request) => move(request, { type: 'play', cards: request.message.cards }),
  pass_turn: (request) => move(request, { type: 'pass' }),
  act: (request) => move(request, request.message.action),

  async table_command(request) {
    const { message, limits, who, language } = request;
    const { tableId, command } = message;
    if (!isRecord(command) || !COMMANDS.includes(command.type)) {
      return answered(refuse(messageError('BAD_MESSAGE', language)));
    }
    if (PROMISING.includes(command.type) && !limits.promise.allows(who.id)) {
      return answered(refuse(messageError('SLOW_DOWN', language)));
    }
    const asked = command.type === 'bringText' ? ask : askRateLimited;
    return answered(await asked(request, tableId, command));
  },

  async leave_table(request) {
    const { tableId } = request.message;
    const state = await request.tables.find(tableId);
    if (state === null) return noTable(request.language);
    const holder = state.seats[seatOf(state, request.who.id)];
    const seated = isPerson(holder) && !holder.gone;
    const answer = await ask(request, tableId, { type: seated ? 'leave' : 'unwatch' });
    return answered(answer, { type: 'leave', table: tableId });
  },

  async unfollow_table({ limits, who, language, message }) {
    if (!limits.come.allows(who.id)) return slowDown(language);
    return accepted({ type: 'unfollow', table: message.tableId });
  },

  async follow_tables({ limits, who, language }) {
    return limits.list.allows(who.id) ? accepted({ type: 'followList' }) : slowDown(language);
  },
  unfollow_tables: async () => accepted({ type: 'unfollowList' }),

  async send_message({ tables, chat, who, language, message }) {
    const state = await tables.find(message.tableId);
    if (state === null) return noTable(language);
    const input =
      'text' in message
        ? ({ kind: 'text', body: message.text } as const)
        : ({ kind: 'phrase', phrase: message.phrase } as const);
    const said = await chat.send(state, who, input, message.actionId);
    if (!said.ok) return answered(refuse(chatError(said.error, language)));
    return said.value.repeated ? accepted() : accepted({ type: 'tell', message: said.value.message });
  },

  async read_messages({ tables, chat, who, language, message }) {
    const { tableId, ...stretch } = message;
    const state = await tables.find(tableId);
    if (state === null) return noTable(language);
    const heard = await chat.history(state, who, stretch);
    if (!heard.ok) return answered(refuse(chatError(heard.error, language)));
    const messages = heard.value.messages.map((said) => tellMessage(said, language));
    return answered({ ok: true, messages, earlier: heard.value.earlier });
  },

  async mute_person({ chat, who, language, message }) {
    const { person, muted } = message;
    const ruling = await (muted ? chat.mute(who, person) : chat.unmute(who, person));
    return ruling.ok ? accepted() : answered(refuse(chatError(ruling.error, language)));
  },

  async arena_attach({ bots, limits, who, language, message }) {
    if (!limits.come.allows(who.id)) return slowDown(language);
    const found = await bots.show(who.id, message.bot);
    if (!found.ok) return answered(refuse(botError(found.error, language)));
    const { id, name, game, version, mine, remote } = found.value;
    if (!mine) return answered(refuse(botError({ code: 'NOT_YOURS' }, language)));
    if (!remote) return answered(refuse(botError({ code: 'NOT_REMOTE' }, language)));
    return answered({ ok: true, bot: { id, name, game, version } }, { type: 'attach', bot: id });
  },

  async arena_detach({ message }) {
    return accepted({ type: 'detach', bot: message.bot });
  },

  async report_message({ chat, who, language, message }) {
    const ruling = await chat.report(who, message.message, message.reason);
    return ruling.ok ? accepted() : answered(refuse(chatError(ruling.error, language)));
  },
};

const isMessage = (name: string): name is ClientMessage => Object.hasOwn(CLIENT_MESSAGES, name);

/** Reads a message as a stranger sent it, does it, and answers, even one that cannot be read. */
export const handle = async (
  dependencies: RequestDependencies,
  sender: Sender,
  name: string,
  body: unknown,
): Promise<Outcome> => {
  const bad = answered(refuse(messageError('BAD_MESSAGE', sender.language)));
  if (!isMessage(name)) return bad;
  const read = CLIENT_MESSAGES[name].safeParse(body);
  if (!read.success) return bad;
  return (HANDLERS[name] as Handler<ClientMessage>)({ ...dependencies, ...sender, message: read.data });
};
