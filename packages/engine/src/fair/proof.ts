import type { CardId } from '../cards.ts';
import type { AnyGame } from '../game.ts';
import { linksOf } from './chain.ts';
import type { Contributions } from './fingerprint.ts';
import { rootsOf, sealedCommitment, sealedDeck, sealsOf } from './sealed.ts';

/** What proves the deal of one game of a session. Plain JSON. */

interface BaseProof {
  /** As it was published before the session. */
  readonly commitment: string;
  /** Which game of the session, from 1. */
  readonly number: number;
  readonly contributions: Contributions;
}

/** Proves the whole deal: the game's link, from which everything follows. */
export interface ChainProof extends BaseProof {
  readonly kind: 'chain';
  readonly link: string;
}

/** A place of the server's order, laid open. */
export interface OpenedPlace {
  readonly place: number;
  readonly card: CardId;
  readonly salt: string;
}

/** Proves the opened cards, and tells nothing about the others. */
export interface SealedProof extends BaseProof {
  readonly kind: 'sealed';
  /** The roots of all games of the session, and the seals of this one by place. */
  readonly roots: readonly string[];
  readonly seals: readonly string[];
  /** By place. Complete only where the proof is kept; see `shownProof`. */
  readonly opened: readonly OpenedPlace[];
}

export type Proof = ChainProof | SealedProof;

/**
 * The complete proof, to be kept with a finished game. Of a game that conceals hands it holds every card. The roots of its
 * session take thousands of hashes and are the same for all its games: a server that has kept them gives them.
 */
export const proofOf = (
  { conceals }: Pick<AnyGame, 'conceals'>,
  secret: string,
  games: number,
  number: number,
  contributions: Contributions,
  sessionRoots: () => readonly string[] = () => rootsOf(secret, games),
): Proof => {
  if (!conceals) {
    const links = linksOf(secret, games);
    return { kind: 'chain', commitment: links[0], number, contributions, link: links[number] };
  }
  const roots = sessionRoots();
  const deck = sealedDeck(secret, number);
  return {
    kind: 'sealed',
    commitment: sealedCommitment(roots),
    number,
    contributions,
    roots,
    seals: sealsOf(number, deck),
    opened: deck.cards.map((card, place) => ({ place, card, salt: deck.salts[place] })),
  };
};

/** A proof as it may be shown to a viewer who may know these cards. */
export const shownProof = (proof: Proof, cards: readonly CardId[]): Proof =>
  proof.kind === 'chain' ? proof : { ...proof, opened: proof.opened.filter(({ card }) => cards.includes(card)) };
