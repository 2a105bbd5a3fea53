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
    for (const socket of this.rooms.all()) {
      const { signedIn } = socket.data;
      if (signedIn.person.id !== person) continue;
      if (isEnded(signedIn.signIn, signIns) || isEnded(signedIn.apiToken, apiTokens)) socket.disconnect(true);
    }
  }

  /** What the people connected to this node came with, or one of them. */
  ids(person?: string): CredentialIds<string[]> {
    const everybody = this.rooms.all().map(({ data }) => data.signedIn);
    const all = person === undefined ? everybody : everybody.filter((each) => each.person.id === person);
    return {
      signIns: [...new Set(all.flatMap(({ signIn }) => signIn ?? []))],
      apiTokens: [...new Set(all.flatMap(({ apiToken }) => apiToken ?? []))],
    };
  }

  /** Of the connections with one of the `asked`, cuts those with none of the `kept`. */
  keepOnly(asked: CredentialIds<readonly string[]>, kept: CredentialIds<ReadonlySet<string>>): void {
    const ended = {
      signIns: asked.signIns.filter((id) => !kept.signIns.has(id)),
      apiTokens: asked.apiTokens.filter((id) => !kept.apiTokens.has(id)),
    };
    for (const socket of this.rooms.all()) {
      const { signIn, apiToken } = socket.data.signedIn;
      if (ended.signIns.includes(signIn ?? '') || ended.apiTokens.includes(apiToken ?? '')) socket.disconnect(true);
    }
  }
}
