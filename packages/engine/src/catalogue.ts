import type { RuleSet } from './game.ts';

/**
 * Which games there are, in which rule sets and for how many people; the first rule set of a game is its usual one. The
 * games themselves are not loaded with it: a page may offer all of them and play one.
 */
export const CATALOGUE = {
  tienlen: { 'mien-nam': { min: 2, max: 4, usual: 4 }, thirteen: { min: 2, max: 8, usual: 4 } },
  phom: { 'ta-la': { min: 2, max: 4, usual: 4 }, basic: { min: 2, max: 4, usual: 4 } },
  lieng: { lieng: { min: 2, max: 17, usual: 6 } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RuleSet['seats']>>>>;

export type GameId = keyof typeof CATALOGUE;

/** What is offered where no game was named. */
export const USUAL_GAME: GameId = 'tienlen';

export type RuleSetId = { [Id in GameId]: keyof (typeof CATALOGUE)[Id] }[GameId];

export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(CATALOGUE, id);

/** How many may sit, by rule set. */
export const seatsByRuleSet = (game: GameId): Readonly<Record<string, RuleSet['seats']>> => CATALOGUE[game];
