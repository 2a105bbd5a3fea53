import type { TableChanges } from '@sanh-rong/table';
import type { Wire } from '../../apps/server/test/support/wire.ts';

/** A table and its clients, each of which moves when it is its turn, the table at its pace. */

interface Update {
  readonly seq: number;
  readonly changes: TableChanges;
}

interface Seen {
  turn: number | null;
  seq: number;
  legal: readonly unknown[];
}

export class LoadTable {
  readonly code: string;
  waits: number[] = [];
  updates = 0;
  bytes = 0;
  refused = 0;
  private readonly wires: readonly Wire[];
  private readonly pace: number;
  private readonly seen: Seen[];
  private moves = 0;
  private lastMove = 0;

  private constructor(code: string, wires: readonly Wire[], pace: number) {
    this.code = code;
    this.wires = wires;
    this.pace = pace;
    this.seen = wires.map(() => ({ turn: null, seq: 0, legal: [] }));
  }

  static async open(wires: readonly Wire[], game: string, pace: number): Promise<LoadTable> {
    const [host, ...others] = wires;
    const settings = { game, seats: wires.length, games: 32, turnSeconds: 120 };
    const created = await host.ask('create_table', { settings });
    if (!created.ok) throw new Error(created.error.code);
    const tableId = created.view?.code ?? '';
    const table = new LoadTable(tableId, wires, pace);
    for (const [i, wire] of wires.entries()) wire.onEvent = (name, body) => table.take(i, name, body as Update);
    for (const wire of others) {
      for (const [name, body] of [
        ['join_table', { tableId }],
        ['player_ready', { tableId }],
      ] as const) {
        const answer = await wire.ask(name, body);
        if (!answer.ok) throw new Error(answer.error.code);
      }
    }
    return table;
  }

  play(): void {
    // Tables begin one after the other, as people do.
    setTimeout(() => void this.wires[0].ask('start_game', { tableId: this.code }), Math.random() * this.pace);
  }

  forget(): void {
    this.waits = [];
    this.updates = 0;
    this.bytes = 0;
    this.refused = 0;
  }

  private take(i: number, name: string, update: Update): void {
    if (name === 'message_received' || update.changes === undefined) return;
    this.updates += 1;
    if (this.updates % 16 === 0) this.bytes += 16 * Buffer.byteLength(JSON.stringify([name, update]));
    const seen = this.seen[i];
    const { changes } = update;
    seen.seq = update.seq;
    if (changes.from === null) return;
    if (changes.table !== undefined && 'turn' in changes.table) seen.turn = changes.table.turn ?? null;
    const game = changes.game === undefined ? null : 'now' in changes.game ? changes.game.now : changes.game.whole;
    if (game !== null) seen.legal = game.legal;
    if (seen.turn === i && seen.legal.length > 0 && game !== null) this.move(i, seen);
  }

  private move(i: number, { seq, legal }: Seen): void {
    const due = Math.max(this.lastMove + this.pace, performance.now());
    this.lastMove = due;
    const actionId = `m${this.moves++}`;
    // Any play rather than a pass keeps games short and hands changing.
    const action = legal[0];
    setTimeout(async () => {
      const began = performance.now();
      const answer = await this.wires[i].ask('act', { tableId: this.code, seq, actionId, action });
      this.waits.push(performance.now() - began);
      if (!answer.ok) this.refused += 1;
    }, due - performance.now());
  }
}
