import type { CardId, Random } from '@sanh-rong/engine';
import type { Answer, TableUpdate } from '@sanh-rong/protocol';
import { seatOf, type TableState, TIMES } from '@sanh-rong/table';
import { anyMove, Client } from '../support/client.ts';
import type { TestServer, Visitor } from '../support/test-server.ts';
import { insideIn, Ledger, leaksIn, type Vantage } from './knowledge.ts';

/** What each table of a server has not told yet, and what must never be told. */
export class Ledgers {
  readonly leaks: string[] = [];
  /** Pieces that were searched, and their bytes. */
  readonly searched = { texts: 0, bytes: 0 };
  private readonly tables = new Map<string, Ledger>();
  private readonly server: TestServer;
  /** What proves who people are. */
  private readonly proofs: string[] = [];

  constructor(server: TestServer) {
    this.server = server;
    server.tables.listen((happened) => {
      const { code } = happened.state;
      const ledger = this.tables.get(code) ?? new Ledger();
      this.tables.set(code, ledger);
      ledger.take(happened);
    });
  }

  /** From now on this must not be read anywhere. */
  conceal(...texts: readonly string[]): void {
    this.proofs.push(...texts);
  }

  at(code: string): Ledger {
    const ledger = this.tables.get(code);
    if (ledger === undefined) throw new Error(`no table ${code}`);
    return ledger;
  }

  /** Searches a text for what no one may read; and for everything that is not said to be known. */
  search(where: string, text: string, known: ReadonlySet<CardId>, isSealed: (text: string) => boolean): void {
    this.searched.texts += 1;
    this.searched.bytes += text.length;
    const proofs = this.proofs.filter((proof) => text.includes(proof));
    for (const leak of [...leaksIn(text, known, isSealed), ...proofs]) this.leaks.push(`${where}: ${leak}`);
  }

  /** A text that belongs to no moment of any table: it holds no card and no secret of any of them. */
  searchApart(where: string, text: string, known: ReadonlySet<CardId> = new Set()): void {
    this.search(where, text, known, (long) => [...this.tables.values()].some((ledger) => ledger.keeps(long)));
  }

  get codes(): string[] {
    return [...this.tables.keys()];
  }

  get now(): number {
    return this.server.now;
  }
}

/** From where a person follows a table. */
export type Place = 'seat' | 'watching' | 'door';

interface Heard {
  readonly text: string;
  readonly update: TableUpdate | null;
  readonly answer: Answer | null;
  /** When what is told of happened or was said; null for answers. */
  readonly at: number | null;
}

/** A packet of the socket as the client got it. */
const readPacket = (data: string): Heard | null => {
  const [, kind, body] = /^([0-9])\d*(.*)$/s.exec(data) ?? [];
  if (kind !== '2' && kind !== '3') return null;
  const [first, second] = JSON.parse(body) as [unknown, unknown];
  const isUpdate = kind === '2' && typeof second === 'object' && second !== null && 'changes' in second;
  const isTold = isUpdate || first === 'message_received';
  return {
    text: body,
    update: isUpdate ? (second as TableUpdate) : null,
    answer: kind === '3' ? (first as Answer) : null,
    at: isTold ? (second as { at: number }).at : null,
  };
};

/** A client at a table, all of whose bytes are searched as they come in. */
export class SearchingClient {
  readonly client: Client;
  readonly visitor: Visitor;
  readonly place: Place;
  private readonly ledgers: Ledgers;
  private code: string | null = null;
  /** The number of the table as this client last heard of it. */
  private seq = 0;
  private moves = 0;

  constructor(server: TestServer, ledgers: Ledgers, visitor: Visitor, place: Place, language: string) {
    this.ledgers = ledgers;
    this.visitor = visitor;
    this.place = place;
    this.client = new Client(server.url, visitor.token, { language });
    this.client.socket.io.engine.on('packet', ({ type, data }) => {
      if (type === 'message' && typeof data === 'string') this.hear(data);
    });
  }

  private hear(data: string): void {
    const heard = readPacket(data);
    if (heard === null) return;
    const { text, update, answer, at } = heard;
    const view = answer?.ok ? answer.view : undefined;
    this.code = view?.code ?? update?.tableId ?? this.code;
    this.seq = view?.seq ?? update?.seq ?? this.seq;
    if (this.code === null || this.seq === 0) {
      this.ledgers.searchApart(this.visitor.name, text);
      return;
    }
    const ledger = this.ledgers.at(this.code);
    const { state, at: reached } = ledger.page(this.seq);
    const vantage = this.vantage(state);
    const delayed = this.place === 'watching' && state.settings.watchers === 'delayed';
    const due = this.ledgers.now - TIMES.watchDelay;
    if (delayed && at !== null && Math.max(at, update === null ? 0 : reached) > due) {
      const early = `${at} and ${reached}, due up to ${due}`;
      this.ledgers.leaks.push(
        `${this.visitor.name} is at ${this.seq} before its time (${early}): ${text.slice(0, 300)}`,
      );
    }
    const over = vantage === 'door' ? 0 : state.session.results.length;
    const where = `${this.code} ${this.visitor.name} at ${this.seq}`;
    this.ledgers.search(where, text, ledger.cards(this.seq, vantage), (long) =>
      ledger.isSealed(long, state.sessions, over),
    );
    for (const inside of insideIn(text)) this.ledgers.leaks.push(`${where}: ${inside}`);
  }

  /** From where this client looks at the table at a moment. */
  vantage(state: TableState): Vantage {
    const seat = seatOf(state, this.visitor.id);
    if (seat >= 0) return seat;
    const watches = state.watchers.some(({ id }) => id === this.visitor.id);
    const looksBack = this.place === 'watching' && state.settings.watchers === 'delayed';
    return watches || looksBack ? 'watcher' : 'door';
  }

  /** Makes any move, after having heard of everything before it. */
  async move(seq: number, random: Random): Promise<void> {
    if (this.code === null) throw new Error('not at a table');
    await this.client.reached(seq, this.code);
    const action = anyMove(this.client.at(this.code), random);
    const actionId = `move ${this.moves++}`;
    await this.client.must('act', { tableId: this.code, seq, actionId, action });
  }

  close(): void {
    this.client.socket.disconnect();
  }
}
