import { hmacSha256, sha256, utf8 } from '../sha256.ts';

const HEX = [...Array(256).keys()].map((byte) => byte.toString(16).padStart(2, '0'));

const hex = (bytes: Uint8Array): string => {
  let digits = '';
  for (const byte of bytes) digits += HEX[byte];
  return digits;
};

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const fingerprint = (text: string): string => hex(sha256(utf8(text)));

/** HMAC-SHA-256 under a key, as 64 hexadecimal digits. */
export const keyedFingerprint = (key: string): ((text: string) => string) => {
  const mac = hmacSha256(utf8(key));
  return (text) => hex(mac(utf8(text)));
};

/** Texts of the players by seat; seats that bring none stand as null. */
export type Contributions = readonly (string | null)[];

/**
 * The number of a game and every player's text as one text. Texts are written as the hexadecimal digits of their UTF-8,
 * so that no two lists of texts are written alike.
 */
export const gameAndTexts = (game: number, contributions: Contributions): string =>
  [`game:${game}`, ...contributions.map((text) => (text === null ? '-' : `+${hex(utf8(text))}`))].join(' ');

/**
 * What a player shows of a text before anybody opens theirs, so that nobody chooses a text knowing the others. It holds
 * for one commitment only: a text that was opened once cannot be brought again under another.
 */
export const pledgeOf = (commitment: string, text: string): string =>
  fingerprint(`text:${commitment}:${hex(utf8(text))}`);

/** Pledges by seat; null for seats that bring no text. */
export type Pledges = readonly (string | null)[];

/** The texts are those that were pledged: none replaced, left out or added. */
export const keepsPledges = (commitment: string, contributions: Contributions, pledges: Pledges): boolean =>
  contributions.length === pledges.length &&
  contributions.every((text, seat) => (text === null ? null : pledgeOf(commitment, text)) === pledges[seat]);
