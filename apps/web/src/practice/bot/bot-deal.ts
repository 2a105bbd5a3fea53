import type { Bot, BotOutcome } from '@sanh-rong/table';

/** What is asked of the table where a bot practises. */

/** The bot sits where people sit at their own tables. */
export const BOT_SEAT = 0;

/** Everything that decides a game, except what the bot does: the same deal and the same moves are the same game. */
export interface BotDeal {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  /** Of the built-in players in all other seats. */
  readonly level: string;
  readonly seed: string;
  readonly bot: Bot;
}

/**
 * deal: a new table, and its cards · go: the seat to act acts, unless it is the bot's · goToBot: all others act until
 * it is the bot's turn · answer: what came of asking the bot · pardon: what the bot did wrong no longer counts, and it
 * plays again.
 */
export type BotTableCommand =
  | { readonly type: 'deal'; readonly deal: BotDeal }
  | { readonly type: 'go' | 'goToBot' }
  | { readonly type: 'answer'; readonly outcome: BotOutcome }
  | { readonly type: 'pardon' };
