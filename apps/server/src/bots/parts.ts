import { randomInt } from 'node:crypto';
import type { BotFault } from '@sanh-rong/bot-kit';
import type { Sql } from '../database/open.ts';
import type { BotPaces } from './paces.ts';

/** What everything about bots is made of. */
export interface Parts {
  readonly sql: Sql;
  readonly now: () => number;
  readonly paces: BotPaces;
  /** What is wrong with a source before anybody runs it. */
  readonly check: (source: string) => BotFault | null;
}

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 16;

/** Nobody guesses the id of a bot; and guessing it would open nothing. */
export const drawId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
