import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type KeyedHash, keyedHash } from '../rate-limits/keyed-hash.ts';

/**
 * Browsers in which a person has signed in before. Such a browser keeps a cookie with an id and, for each account, a
 * mark that only the server can make; a password that is tried there counts against that browser, not against all who
 * try the same name. The cookie says that the password was once known here, and is no sign-in: stolen, it is worth a
 * few guesses. It outlives signing out, which is when it is needed. A mark holds for one password: after a change only
 * the browser that made the change is known, since the change may be due to a stranger who has signed in elsewhere.
 */

/** Accounts that one browser is known for; the one that has signed in longest ago is forgotten first. */
const MAX_ACCOUNTS = 8;
/** Browsers keep no cookie for longer. */
const SECONDS = 400 * 24 * 60 * 60;
const MAX_COOKIE = 16_384;
const ID_BYTES = 16;
/** Of an id and of a mark. */
const WORD = /^[\w-]{22}$/;

export interface DevicesOptions {
  readonly secret: string;
  readonly secureCookies: boolean;
}

interface Device {
  readonly id: string;
  readonly marks: readonly string[];
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export class Devices {
  private readonly hash: KeyedHash;
  private readonly name: string;
  private readonly attributes: string;

  constructor({ secret, secureCookies }: DevicesOptions) {
    this.hash = keyedHash(secret, 'devices');
    this.name = `${secureCookies ? '__Secure-' : ''}sanh_rong_device`;
    // Only the API reads it.
    this.attributes = `Max-Age=${SECONDS}; Path=/api; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`;
  }

  /** The id of a browser in which this account has signed in with the password it has now; null for any other. */
  known(cookie: string | undefined, username: string, passwordHash: string): string | null {
    const device = this.read(cookie);
    if (device === null) return null;
    const mark = this.mark(device.id, username, passwordHash);
    return device.marks.some((other) => isSame(mark, other)) ? device.id : null;
  }

  /** A Set-Cookie that makes the browser known for this account, besides those it was known for. */
  remember(cookie: string | undefined, username: string, passwordHash: string): string {
    const { id, marks } = this.read(cookie) ?? { id: randomBytes(ID_BYTES).toString('base64url'), marks: [] };
    const newest = new Set([this.mark(id, username, passwordHash), ...marks]);
    return `${this.name}=${[id, ...[...newest].slice(0, MAX_ACCOUNTS)].join('.')}; ${this.attributes}`;
  }

  private mark(id: string, username: string, passwordHash: string): string {
    return this.hash(`${id} ${username} ${passwordHash}`);
  }

  private read(cookie: string | undefined): Device | null {
    if (cookie === undefined || cookie.length > MAX_COOKIE) return null;
    const start = `${this.name}=`;
    const text = cookie
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(start));
    const [id, ...marks] = text?.slice(start.length).split('.') ?? [];
    return id !== undefined && marks.length <= MAX_ACCOUNTS && [id, ...marks].every((word) => WORD.test(word))
      ? { id, marks }
      : null;
  }
}
