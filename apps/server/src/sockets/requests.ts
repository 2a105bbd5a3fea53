import { type Language, refuse } from '@sanh-rong/engine';
import { type Answer, CLIENT_MESSAGES, type ClientMessage, type MessageOf } from '@sanh-rong/protocol';
import { type Person, seatOf, type TableState, viewTable } from '@sanh-rong/table';
import { messageError, refusalError } from '../messages/index.ts';
import type { Tables } from '../tables/tables.ts';

/** What a client's message does. Nothing here knows of sockets. */

/** A message that has been done: the answer, and the table the client now follows or no longer does. */
export interface Done {
  readonly answer: Answer;
  readonly follow?: string;
  readonly unfollow?: string;
}

type Handler<Name extends ClientMessage> = (request: Request<MessageOf<Name>>) => Promise<Done>;

interface Request<Message> {
  readonly tables: Tables;
  readonly who: Person;
  readonly language: Language;
  readonly message: Message;
}

const accepted = (state: TableState, who: Person, repeated = false): Answer => ({
  ok: true,
  seq: state.seq,
  view: viewTable(state, who.id),
  repeated,
});

const noTable = (language: Language): Done => ({ answer: refuse(messageError('NO_TABLE', language)) });

/** Asks something of a table and answers with the table as this person may see it. */
const ask = async (
  { tables, who, language }: Request<unknown>,
  tableId: string,
  command: unknown,
  actionId?: string,
): Promise<Answer> => {
  const ruling = await tables.ask(tableId, who, command, actionId);
  if (ruling === null) return refuse(messageError('NO_TABLE', language));
  if (!ruling.ok) return refuse(refusalError(ruling.error, language));
  return accepted(ruling.value.state, who, ruling.value.repeated);
};

/** A move, unless the client has not yet seen the last one. */
const move = async (
  request: Request<{ tableId: string; seq: number; actionId: string }>,
  action: unknown,
): Promise<Done> => {
  const { tables, who, language, message } = request;
  const { tableId, seq, actionId } = message;
  const state = await tables.find(tableId);
  if (state === null) return noTable(language);
  // A move that was done already is answered as it was the first time, however old it looks by now.
  if (seq < state.moved && !(await tables.wasDone(tableId, who, actionId))) {
    return { answer: refuse(messageError('STALE', language)) };
  }
  return { answer: await ask(request, tableId, { type: 'act', action }, actionId) };
};

const HANDLERS: { readonly [Name in ClientMessage]: Handler<Name> } = {
  async create_table({ tables, who, language, message }) {
    const created = await tables.create(who, message.settings);
    if (!created.ok) return { answer: refuse(refusalError(created.error, language)) };
    return { answer: accepted(created.value, who), follow: created.value.code };
  },

  async join_table(request) {
    const { tableId, seat, watch } = request.message;
    const command = watch ? { type: 'watch' } : { type: 'sit', ...(seat === undefined ? {} : { seat }) };
    const answer = await ask(request, tableId, command);
    return answer.ok ? { answer, follow: tableId } : { answer };
  },

  /** Coming back to a table, or to the door of one whose link one has: its game is for those who sit or watch. */
  async resume_table(request) {
    const { tables, who, language, message } = request;
    const state = await tables.find(message.tableId);
    if (state === null || state.phase === 'closed') return noTable(language);
    const knows = seatOf(state, who.id) >= 0;
    const answer = knows ? await ask(request, message.tableId, { type: 'back' }) : accepted(state, who);
    return answer.ok ? { answer, follow: message.tableId } : { answer };
  },

  async player_ready(request) {
    const { tableId, ...rest } = request.message;
    return { answer: await ask(request, tableId, { type: 'ready', ...rest }) };
  },

  async start_game(request) {
    return { answer: await ask(request, request.message.tableId, { type: 'start' }) };
  },

  play_cards: (request) => move(request, { type: 'play', cards: request.message.cards }),
  pass_turn: (request) => move(request, { type: 'pass' }),
  act: (request) => move(request, request.message.action),

  async table_command(request) {
    return { answer: await ask(request, request.message.tableId, request.message.command) };
  },

  async leave_table(request) {
    const { tableId } = request.message;
    const state = await request.tables.find(tableId);
    if (state === null) return noTable(request.language);
    const seated = seatOf(state, request.who.id) >= 0;
    const answer = await ask(request, tableId, { type: seated ? 'leave' : 'unwatch' });
    return { answer, unfollow: tableId };
  },
};

const isMessage = (name: string): name is ClientMessage => Object.hasOwn(CLIENT_MESSAGES, name);

/** Reads a message as a stranger sent it, does it, and answers, whatever it was. */
export const handle = async (
  tables: Tables,
  who: Person,
  language: Language,
  name: string,
  body: unknown,
): Promise<Done> => {
  const bad = { answer: refuse(messageError('BAD_MESSAGE', language)) };
  if (!isMessage(name)) return bad;
  const read = CLIENT_MESSAGES[name].safeParse(body);
  if (!read.success) return bad;
  return (HANDLERS[name] as Handler<ClientMessage>)({ tables, who, language, message: read.data });
};
