import { hmacSha256, sha256, utf8 } from './sha256.ts';

/**
 * Deals that anyone can check. Before a session the server draws a secret and publishes a commitment to it; each
 * player adds a text of their own; game k is dealt from both; after game k its link is shown.
 *
 * One commitment serves a whole session because the links form a chain: the last link is the secret, each earlier link
 * is the hash of the next one, and the commitment is the hash of the first. A link shown after a game can be checked
 * against the one before it and tells nothing about the ones to come.
 */

const HEX = [...Array(256).keys()].map((byte) => byte.toString(16).padStart(2, '0'));

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => HEX[byte]).join('');

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const fingerprint = (text: string): string => hex(sha256(utf8(text)));

/** The links of a session of `games` games: `links[0]` is the commitment, `links[k]` belongs to game k. */
export const linksOf = (secret: string, games: number): string[] => {
  const links = [secret];
  for (let k = 0; k < games; k++) links.unshift(fingerprint(links[0]));
  return links;
};

/** Whether a link shown after a game is the one that was promised by the link (or commitment) before it. */
export const isNextLink = (before: string, link: string): boolean => fingerprint(link) === before;

/** Texts of the players by seat; seats that bring none stand as null. */
export type Contributions = readonly (string | null)[];

/**
 * The seed of game k: HMAC-SHA-256 with the link as key over the game's number and every player's text. Texts are
 * written as the hexadecimal digits of their UTF-8, so that no two lists of texts are written alike.
 */
export const fairSeed = (link: string, contributions: Contributions, game: number): string => {
  const texts = contributions.map((text) => (text === null ? '-' : `+${hex(utf8(text))}`));
  return hex(hmacSha256(utf8(link))(utf8([`game:${game}`, ...texts].join(' '))));
};
