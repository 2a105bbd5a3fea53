import { GAMES } from '@sanh-rong/engine';
import type { Answer, ClientMessage, MessageOf, TableUpdate } from '@sanh-rong/protocol';
import type { TableHost } from './host.ts';
import { type Guest, homeCode } from './wire.ts';

/** Whose table a message is about. What names none that can be here goes to the first, which refuses it in words. */
const gameAsked = (name: ClientMessage, message: unknown): string => {
  const { tableId, settings } = Object(message) as { readonly tableId?: unknown; readonly settings?: unknown };
  const { game } = Object(settings) as { readonly game?: unknown };
  const isAsked = ({ id }: { readonly id: string }): boolean =>
    name === 'create_table' ? id === game : homeCode(id) === tableId;
  return (GAMES.find(isAsked) ?? GAMES[0]).id;
};

/** The tables of this device, one for each game: a new one takes the place of the last of its own game and of no other. */
export class HomeTables {
  private readonly open: (game: string) => TableHost;
  private readonly hosts = new Map<string, TableHost>();
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  private guest: Guest | null = null;

  constructor(open: (game: string) => TableHost) {
    this.open = open;
  }

  ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer> {
    return this.hostOf(gameAsked(name, message)).ask(name, message);
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
  private hostOf(game: string): TableHost {
    const known = this.hosts.get(game);
    if (known !== undefined) return known;
    const host = this.open(game);
    host.onTold((update) => {
      for (const listener of this.listeners) listener(update);
    });
    if (this.guest !== null) host.be(this.guest);
    this.hosts.set(game, host);
    return host;
  }
}
