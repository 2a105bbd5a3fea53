import type { Revoked } from '../people/dependencies.ts';
import type { Rooms } from './rooms.ts';

/** Ids of what people sign in with. */
export interface CredentialIds<Ids> {
  readonly signIns: Ids;
  readonly apiTokens: Ids;
}

/** What the connections of this node came with: they end when it does. */
export class ConnectedCredentials {
  private readonly rooms: Rooms;

  constructor(rooms: Rooms) {
    this.rooms = rooms;
  }

  /** Cuts connections whose sign-in or token has just been ended. */
  cut({ person, signIns, apiTokens }: Revoked): void {
    const isEnded = (id: string | null, ended: readonly string[] | 'all'): boolean =>
      id !== null && (ended === 'all' || ended.includes(id));
    for (const socket of this.rooms.ofPerson(person)) {
      const { signedIn } = socket.data;
      if (isEnded(signedIn.signIn, signIns) || isEnded(signedIn.apiToken, apiTokens)) socket.disconnect(true);
    }
  }

  /** What the people connected to this node came with, or one of them. */
  ids(person?: string): CredentialIds<string[]> {
    const sockets = person === undefined ? this.rooms.all() : this.rooms.ofPerson(person);
    const all = sockets.map(({ data }) => data.signedIn);
    return {
      signIns: [...new Set(all.flatMap(({ signIn }) => signIn ?? []))],
      apiTokens: [...new Set(all.flatMap(({ apiToken }) => apiToken ?? []))],
    };
  }

  /** Of the connections with one of the `asked`, cuts those with none of the `kept`. */
  keepOnly(asked: CredentialIds<readonly string[]>, kept: CredentialIds<ReadonlySet<string>>): void {
    const ended = {
      signIns: new Set(asked.signIns.filter((id) => !kept.signIns.has(id))),
      apiTokens: new Set(asked.apiTokens.filter((id) => !kept.apiTokens.has(id))),
    };
    for (const socket of this.rooms.all()) {
      const { signIn, apiToken } = socket.data.signedIn;
      if (ended.signIns.has(signIn ?? '') || ended.apiTokens.has(apiToken ?? '')) socket.disconnect(true);
    }
  }
}
