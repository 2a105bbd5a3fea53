import {
  type Contributions,
  commitmentOf,
  linksOf,
  type Pledges,
  type Proof,
  proofOf,
  type SessionRootsOf,
} from '@sanh-rong/engine';
import { gameOf, type TableSettings } from './settings.ts';
import type { TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';
import { pledgesOf } from './texts.ts';

/** What a table says about its deals, so that players can check them instead of trusting it. */

/** What a session's deals come from, and what everybody is told of it beforehand. */
export interface Promised {
  readonly secret: string;
  /** Not in events stored before it was. */
  readonly commitment?: string;
}

/** A promise about a secret. Sealing every card of a session takes thousands of hashes, so it is made only once. */
const promiseOf = (settings: TableSettings, secret: string, roots?: SessionRootsOf): Required<Promised> => ({
  secret,
  commitment: commitmentOf(gameOf(settings), secret, settings.games, roots),
});

/** A promise about a new secret. */
export const newPromise = (
  settings: TableSettings,
  { secret, roots }: Pick<Surroundings, 'secret' | 'roots'>,
): Required<Promised> => promiseOf(settings, secret(), roots);

/** A session before its first deal: what is promised about it, and nothing shown yet. */
export const promised = (
  settings: TableSettings,
  { secret, commitment }: Promised,
): Pick<TableState, 'secret' | 'commitment' | 'links' | 'contributions'> => ({
  ...(commitment === undefined ? promiseOf(settings, secret) : { secret, commitment }),
  links: [],
  contributions: [],
});

/** The links shown once one more game is over. Where hands stay hidden, a link would tell them (LG-7). */
export const linksAfterGame = ({ settings, secret, links }: TableState): readonly string[] =>
  gameOf(settings).conceals ? links : [...links, linksOf(secret, settings.games)[links.length + 1]];

/**
 * What the deals can be checked with: the promise, the players' texts and the links of the games that are over; or, where
 * hands stay hidden, the promise and the texts, and for each game a proof of one's own (`proofOfGame`, `shownProof`).
 */
export type FairView =
  | (Shuffle & { readonly kind: 'chain'; readonly links: readonly string[] })
  | (Shuffle & { readonly kind: 'sealed' });

interface Shuffle {
  readonly commitment: string;
  /** By seat, from the lobby until the first deal: what each has promised to bring. */
  readonly pledges: Pledges;
  /** By seat, from the first deal on. */
  readonly contributions: Contributions;
}

/** `games`: how many games of the session the viewer has seen end. */
export const showFair = (state: TableState, games: number): FairView => {
  const { settings, commitment, links, contributions } = state;
  const shuffle: Shuffle = { commitment, pledges: contributions.length === 0 ? pledgesOf(state) : [], contributions };
  return gameOf(settings).conceals
    ? { kind: 'sealed', ...shuffle }
    : { kind: 'chain', ...shuffle, links: links.slice(0, games) };
};

/** For those who may not look at the games: links and texts together would deal every finished one again. */
export const showPromise = ({ settings, commitment }: TableState): FairView =>
  gameOf(settings).conceals
    ? { kind: 'sealed', commitment, pledges: [], contributions: [] }
    : { kind: 'chain', commitment, pledges: [], links: [], contributions: [] };

/**
 * The complete proof of a game of the session that is over, to be kept with it. It can be made until the table has a
 * new secret (`reopened`). It is not shown as it is: see `shownProof`.
 */
export const proofOfGame = (
  { settings, secret, contributions }: TableState,
  number: number,
  roots?: () => readonly string[],
): Proof => proofOf(gameOf(settings), secret, settings.games, number, contributions, roots);
