import { GAMES } from '@sanh-rong/engine';
import type { Answer, ClientMessage, MessageOf, TableUpdate } from '@sanh-rong/protocol';
import type { TableHost } from './host.ts';
import { type Guest, homeCode, PLAY_ON } from './wire.ts';

const TABLES: readonly string[] = [...GAMES.map(({ id }) => id), PLAY_ON];

/** Which table a message is about. What names none that can be here goes to the first, which refuses it in words. */
const tableAsked = (name: ClientMessage, message: unknown): string => {
  const { tableId, settings } = Object(message) as { readonly tableId?: unknown; readonly settings?: unknown };
  const { game } = Object(settings) as { readonly game?: unknown };
  const isAsked = (table: string): boolean => (name === 'create_table' ? table === game : homeCode(table) === tableId);
  return TABLES.find(isAsked) ?? TABLES[0];
};

/**
 * The tables of this device, one for each game and one to play on at: a new one takes the place of the last of its own
 * kind and of no other.
 */
export class HomeTables {
  private readonly open: (table: string) => TableHost;
  private readonly hosts = new Map<string, TableHost>();
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  private guest: Guest | null = null;

  constructor(open: (table: string) => TableHost) {
    this.open = open;
  }

  ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer> {
    return this.hostOf(tableAsked(name, message)).ask(name, message);
  }

  be(guest: Guest): void {
    this.guest = guest;
    for (const host of this.hosts.values()) host.be(guest);
  }

  onTold(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Lets go of all tables: another tab runs them from now on. */
  stop(): void {
    for (const host of this.hosts.values()) host.stop();
  }

  /** A table is read from where it is kept when it is first asked for. */
  private hostOf(table: string): TableHost {
    const known = this.hosts.get(table);
    if (known !== undefined) return known;
    const host = this.open(table);
    host.onTold((update) => {
      for (const listener of this.listeners) listener(update);
    });
    if (this.guest !== null) host.be(this.guest);
    this.hosts.set(table, host);
    return host;
  }
}
