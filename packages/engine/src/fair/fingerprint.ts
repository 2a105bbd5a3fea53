import { hmacSha256, sha256, utf8 } from '../sha256.ts';

const HEX = [...Array(256).keys()].map((byte) => byte.toString(16).padStart(2, '0'));

const hex = (bytes: Uint8Array): string => {
  let digits = '';
  for (const byte of bytes) digits += HEX[byte];
  return digits;
};

/** The two hashes of texts that deals are made of, both as 64 hexadecimal digits of the text's UTF-8. */
export interface Hashing {
  /** SHA-256 of a text. */
  fingerprint(text: string): string;
  /** HMAC-SHA-256 under a key. */
  keyedFingerprint(key: string): (text: string) => string;
}

/** In plain code, the same on every platform. */
export const PLAIN_HASHING: Hashing = {
  fingerprint: (text) => hex(sha256(utf8(text))),
  keyedFingerprint(key) {
    const mac = hmacSha256(utf8(key));
    return (text) => hex(mac(utf8(text)));
  },
};

let hashing = PLAIN_HASHING;

/**
 * Lets a platform that has these hashes itself do them: promising 32 games of Liêng takes 3,400, which a server
 * must not wait for. The results are the same, so nothing that is dealt depends on it.
 */
export const setHashing = (faster: Hashing): void => {
  hashing = faster;
};

export const fingerprint: Hashing['fingerprint'] = (text) => hashing.fingerprint(text);

export const keyedFingerprint: Hashing['keyedFingerprint'] = (key) => hashing.keyedFingerprint(key);

/** Texts of the players by seat; seats that bring none stand as null. */
export type Contributions = readonly (string | null)[];

/**
 * The number of a game and every player's text as one text. Texts are written as the hexadecimal digits of their UTF-8,
 * so that no two lists of texts are written alike.
 */
export const gameAndTexts = (game: number, contributions: Contributions): string =>
  [`game:${game}`, ...contributions.map((text) => (text === null ? '-' : `+${hex(utf8(text))}`))].join(' ');

/**
 * What a player shows of a text before the first text is opened, so that no player chooses theirs knowing the others.
 * It holds for one commitment only: a text that was opened once cannot be brought again under another.
 */
export const pledgeOf = (commitment: string, text: string): string =>
  fingerprint(`text:${commitment}:${hex(utf8(text))}`);

/** Pledges by seat; null for seats that bring no text. */
export type Pledges = readonly (string | null)[];

/** The texts are those that were pledged: none replaced or added. Some may not have come (`unbroughtSeats`). */
export const keepsPledges = (commitment: string, contributions: Contributions, pledges: Pledges): boolean =>
  contributions.length === pledges.length &&
  contributions.every((text, seat) => text === null || pledgeOf(commitment, text) === pledges[seat]);

/** The seats that pledged a text and have none in the shuffle. */
export const unbroughtSeats = (contributions: Contributions, pledges: Pledges): number[] =>
  contributions.flatMap((text, seat) => (text === null && (pledges[seat] ?? null) !== null ? [seat] : []));
