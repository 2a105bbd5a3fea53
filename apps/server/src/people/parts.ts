import { AVATAR_IDS, type AvatarId, HOUSE_ID, type Profile } from '@sanh-rong/protocol';
import type { Sql } from '../database/open.ts';
import type { people } from '../database/schema.ts';
import type { Devices } from './devices.ts';
import type { Identity } from './identity.ts';
import type { Limits } from './limits.ts';

/** Where somebody asks from. */
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

/** What is good no longer, whoever holds it. */
export interface Revoked {
  readonly person: string;
  readonly signIns: readonly string[] | 'all';
  readonly apiTokens: readonly string[] | 'all';
}

/** What everything about people is made of. */
export interface Parts {
  readonly sql: Sql;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly devices: Devices;
  readonly now: () => number;
  readonly tell: (revoked: Revoked) => void;
  /** A guest has signed in to an account: what only the guest could get at goes along. */
  readonly joined: (guest: string, account: string) => Promise<void>;
}

/** The figure that somebody chose; null for what is none of ours. */
export const readAvatar = (image: string | null): AvatarId | null => AVATAR_IDS.find((id) => id === image) ?? null;

export const profileOf = (row: typeof people.$inferSelect): Profile => ({
  id: row.id,
  name: row.name,
  username: row.username,
  guest: row.isAnonymous,
  since: row.createdAt.getTime(),
  face: readAvatar(row.image),
});

/** Whether this can be the id of anything that better-auth made. */
export const isId = (value: unknown): value is string => typeof value === 'string' && HOUSE_ID.test(value);
