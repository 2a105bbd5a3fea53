import type { AnyGame, DeckDeal, SeedDeal } from '../game.ts';
import { fairSeed, linksOf } from './chain.ts';
import type { Contributions } from './fingerprint.ts';
import { dealtDeck, rootsOf, sealedCommitment } from './sealed.ts';

/** The two ways to deal fairly, chosen by what the game needs: seals where hands stay hidden, a chain everywhere else. */

/** Where the roots of a session come from. */
export type SessionRootsOf = (secret: string, games: number) => readonly string[];

/**
 * What is published before a session of `games` games, and before any player brings a text. `sessionRoots`: from where they
 * have been worked out before.
 */
export const commitmentOf = (
  { conceals }: Pick<AnyGame, 'conceals'>,
  secret: string,
  games: number,
  sessionRoots: SessionRootsOf = rootsOf,
): string => (conceals ? sealedCommitment(sessionRoots(secret, games)) : linksOf(secret, games)[0]);

/** What game number `number` (from 1) of the session is dealt from. */
export const fairDeal = (
  { conceals }: Pick<AnyGame, 'conceals'>,
  secret: string,
  games: number,
  number: number,
  contributions: Contributions,
): SeedDeal | DeckDeal =>
  conceals
    ? { deck: dealtDeck(secret, contributions, number) }
    : { seed: fairSeed(linksOf(secret, games)[number], contributions, number) };
