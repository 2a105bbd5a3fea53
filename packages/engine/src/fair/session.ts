import type { AnyGame, DeckDeal, SeedDeal } from '../game.ts';
import { fairSeed, linksOf } from './chain.ts';
import type { Contributions } from './fingerprint.ts';
import { dealtDeck, rootsOf, sealedCommitment } from './sealed.ts';

/** The two ways to deal fairly, chosen by what the game needs: seals where hands stay hidden, a chain everywhere else. */

/** What is published before a session of `games` games, and before any player brings a text. */
export const commitmentOf = ({ conceals }: Pick<AnyGame, 'conceals'>, secret: string, games: number): string =>
  conceals ? sealedCommitment(rootsOf(secret, games)) : linksOf(secret, games)[0];

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
