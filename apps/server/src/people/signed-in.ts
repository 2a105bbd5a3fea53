import type { Profile } from '@sanh-rong/protocol';
import type { Person } from '@sanh-rong/table';

/** A person whose credentials were checked: a browser's cookie, a sign-in's token or an API token. */
export interface SignedIn {
  readonly person: Person;
  /** No username and no password yet. */
  readonly guest: boolean;
  readonly username: string | null;
  /** The sign-in that was used; null for an API token. */
  readonly signIn: string | null;
  /** The API token that was used; null for a sign-in. */
  readonly apiToken: string | null;
}

/** The headers of a request or handshake that say who asks. */
export interface Credentials {
  readonly cookie?: string | undefined;
  /** Without "Bearer ". */
  readonly token?: string | undefined;
}

/** Where a request comes from. */
export interface From {
  /** For limits only; nothing of it is stored but the keyed hashes of its networks. */
  readonly address: string;
  readonly userAgent?: string | undefined;
  /** All that the browser brought: it may be a known device. */
  readonly cookie?: string | undefined;
}

/** A sign-in that was just made. */
export interface SignInMade {
  readonly profile: Profile;
  /** For programs; browsers get the cookies. */
  readonly token: string;
  /** Values of Set-Cookie. */
  readonly cookies: readonly string[];
}
