import { type Contributions, fingerprint, gameAndTexts, keyedFingerprint } from './fingerprint.ts';

/**
 * Deals that every player can check, for games that hide nothing in the end. Before a session the server draws a secret and
 * publishes a commitment to it; each player adds a text of their own; game k is dealt from both; after game k its link
 * is shown.
 *
 * One commitment serves a whole session because the links form a chain: the last link is the secret, each earlier link
 * is the hash of the next one, and the commitment is the hash of the first. A link shown after a game can be checked
 * against the one before it and tells nothing about the ones to come.
 */

/** The links of a session of `games` games: `links[0]` is the commitment, `links[k]` belongs to game k. */
export const linksOf = (secret: string, games: number): string[] => {
  const links = [secret];
  for (let k = 0; k < games; k++) links.unshift(fingerprint(links[0]));
  return links;
};

/** Whether a link shown after a game is the one that was promised by the link (or commitment) before it. */
export const isNextLink = (before: string, link: string): boolean => fingerprint(link) === before;

/** Whether the link of game k leads to the commitment. */
export const isLinkOf = (commitment: string, link: string, game: number): boolean => {
  let hash = link;
  for (let k = 0; k < game; k++) hash = fingerprint(hash);
  return hash === commitment;
};

/** The seed of game k: HMAC-SHA-256 with the link as key over the game's number and every player's text. */
export const fairSeed = (link: string, contributions: Contributions, game: number): string =>
  keyedFingerprint(link)(gameAndTexts(game, contributions));
