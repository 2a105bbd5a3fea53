import { explain, type Language } from '@sanh-rong/engine';
import type { Misreading } from '../bot-game.ts';
import { type BotFault, type FaultKind, LIMITS, type SourceFault } from '../calls.ts';
import { BOT_WORDS } from './messages/vi.ts';
import { moveWords } from './move-words.ts';

/** Two or three words for a list or a badge. */
export const faultName = (kind: FaultKind, language: Language): string => BOT_WORDS[language].faults[kind];

const KILOBYTE = 1_024;
const SECOND = 1_000;

const RULE_ID = /^[A-Z]{2}-\d+$/;

/** What a bot threw may end as it likes; in the middle of ours it ends as a sentence does. */
const asSentence = (message: string): string => {
  const text = message.trim();
  return /[.!?…]$/.test(text) ? text : `${text}.`;
};

/** Why what was returned is no move. */
export const problemWords = ({ problem, where, found }: Misreading, language: Language): string =>
  BOT_WORDS[language].problems[problem](where, found);

/** Why code cannot be read. */
export const sourceWords = ({ code, message, place }: SourceFault, language: Language): string => {
  const { source } = BOT_WORDS[language];
  switch (code) {
    case 'syntax':
      return source.syntax(asSentence(message), place);
    case 'noFunction':
      return source.noFunction;
    case 'forbidden':
      return source.forbidden(message, place);
    case 'tooLong':
      return source.tooLong(LIMITS.source / KILOBYTE);
  }
};

const illegalWords = (
  game: string,
  { error, action }: Extract<BotFault, { readonly kind: 'illegal' }>,
  language: Language,
): string => {
  const rule = RULE_ID.test(error.code) ? error.code : '';
  return BOT_WORDS[language].illegal(moveWords(game, action, language), rule, explain(error, language));
};

/** For the bot's owner: what went wrong in a game, where, and what to do about it. */
export const faultWords = (game: string, fault: BotFault, language: Language): string => {
  const words = BOT_WORDS[language];
  switch (fault.kind) {
    case 'source':
      return sourceWords(fault, language);
    case 'exception':
      return words.exception(asSentence(fault.message), fault.place);
    case 'invalid':
      return problemWords(fault, language);
    case 'illegal':
      return illegalWords(game, fault, language);
    case 'timeout':
      return fault.all ? words.timeoutAll : words.timeout(fault.milliseconds / SECOND);
    case 'memory':
      return words.memory(LIMITS.memory);
    case 'crash':
      return words.crash;
  }
};
