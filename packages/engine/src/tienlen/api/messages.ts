import type { RuleError } from '../../errors.ts';
import { explain } from '../../messages/index.ts';
/**
 * Every sentence that the two public classes throw, in one place. Those of the API reference are word for word (TH-10), so
 * these are English only; screens speak through the catalogues in messages/.
 */
export const MESSAGES = {
  notYourTurn: 'Not your turn',
  notPlaying: 'Game is not in playing phase',
  playerNotFound: 'Player not found',
  cardsNotFound: 'Cards not found in hand',
  invalidCombination: 'Invalid card combination',
  /** With 3♠ dealt this is 001's own sentence; without it the lowest card dealt takes its place (TL-6). */
  firstPlay: (card: string) => `First play of the game must include the ${card}`,
  doesNotBeat: 'This combination does not beat the current play',
  cannotPass: 'Cannot pass when leading',

  badPlayerIds: 'Player ids must be an array of non-empty strings',
  samePlayerTwice: (id: string) => `Player ids must be unique: "${id}" is there twice`,
  badPlayerNames: 'Player names must be a Map of player ids to names',
  badPlayerCount: (min: number, max: number) => `This table takes ${min} to ${max} players`,
  badSettings: 'Settings must be an object',
  unknownSetting: (name: string | number) => `Unknown setting "${name}"`,
  badSetting: (name: string | number, expected: string | number) => `The setting "${name}" must be ${expected}`,
  badFirstGame: 'isFirstGame must be true or false',
  badEnvironment: 'The environment is an object with the functions "shuffle" and "now", both optional',
  badShuffle: 'The shuffle must return the 52 cards it was given, each once',
  badClock: 'The clock must return a number',

  badCard: 'Not a card of the deck',
  badCards: 'Expected an array of cards of the deck',
  badCardIds: 'Expected an array of card ids',
  badCombination: 'Not a combination',
  badDeal: (max: number) => `Cards are dealt to 1 to ${max} players`,

  badPlayers: (min: number, max: number) => `Players must be an array of ${min} to ${max}`,
  badOptions: 'Options must be an object',
  unknownOption: (name: string) => `Unknown option "${name}"`,
  unknownSeat: (last: number) => `A player index is a number from 0 to ${last}`,
  notDealt: 'Deal the cards first',
  dealtAlready: 'The cards are dealt already: a new game is a new object',
  gameOver: 'The game is over',
} as const;

/** What the two classes throw: a plain Error, with the rule or the kind of mistake as its `code`. */
export interface CodedError extends Error {
  readonly code: RuleError['code'];
}

/** 001 promises plain Errors, and comparing errors looks at visible fields: so no class of its own, and a quiet code. */
export const codedError = (code: RuleError['code'], message: string): CodedError =>
  Object.defineProperty(new Error(message), 'code', { value: code }) as CodedError;

/** A refusal of the engine as an error, in the words of its own catalogue. */
export const refusedError = (refused: RuleError): CodedError => codedError(refused.code, explain(refused, 'en'));
