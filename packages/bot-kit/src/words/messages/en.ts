import type { SourcePosition } from '../../calls.ts';
import type { BotWords } from './vi.ts';

const at = ({ line, column }: SourcePosition): string => `line ${line}, column ${column}`;

export const en: BotWords = {
  faults: {
    source: 'Code does not run',
    exception: 'Error in the code',
    invalid: 'Invalid return',
    illegal: 'Illegal move',
    timeout: 'Too slow',
    memory: 'Out of memory',
    crash: 'Stopped without a word',
  },

  source: {
    syntax: (message, place) =>
      `The code has a syntax error${place === null ? '' : ` in ${at(place)}`}: ${message} Correct it and try again.`,
    noFunction:
      'There is no function getNextMove at the top level of the code. Write: function getNextMove(gameState) { … }.',
    forbidden: (word, place) =>
      `A bot may not use “${word}”${place === null ? '' : ` (${at(place)})`}. It has plain JavaScript and the console; take this out.`,
    tooLong: (kilobytes) => `The code is longer than ${kilobytes} KB. Shorten it and save again.`,
  },

  exception: (message, place) =>
    place === null
      ? `The code threw an error: ${message} Use console.log to find where.`
      : `The code threw an error in ${at(place)}: ${message}`,
  timeout: (seconds) =>
    `The bot thought for more than ${seconds} s and was stopped. Look at fewer moves, or find the loop that never ends.`,
  timeoutAll:
    'The bot has used up its time for the whole match. Thinking long about every move is too much: keep it for the hard ones.',
  memory: (megabytes) =>
    `The bot used more than ${megabytes} MB of memory and was stopped. Keep no lists or texts that grow and grow.`,
  crash:
    'The place where the bot runs stopped without saying why. Try again; if it stays so, take out one part of the code after the other.',

  illegal: (move, rule, reason) =>
    `The bot chose “${move}”, which the rules forbid${rule === '' ? '' : ` (${rule})`}: ${reason} See in validMoves what was open to it.`,

  problems: {
    notAnObject: (_where, found) =>
      `getNextMove must return an object such as { action: "pass" }, but returned ${found}. See that every branch has its return.`,
    promise: () => 'getNextMove returned a Promise, but a bot must answer at once. Do without async and await.',
    unknownAction: (where, found) =>
      `${where || 'action'} is ${found}, and this game has no such action. Return what the docs show, such as { action: "play", cards: move.cards }.`,
    notAList: (where, found) => `${where} must be an array, but is ${found}. Even a single card stands in an array.`,
    tooLong: (where, found) => `${where} is too long: ${found}. Return only what the bot plays in this turn.`,
    notACard: (where, found) => `${where} is no card: ${found}. Use the cards of myCards or validMoves as they are.`,
    notInHand: (where, found) => `${where} is ${found}, which the bot does not hold. Choose from myCards.`,
    twice: (where, found) => `${where} names ${found} a second time. Name each card once.`,
    notANumber: (where, found) =>
      `${where} must be a whole number, but is ${found}. Round it, and see that nothing comes out as NaN.`,
    notASeat: (where, found) =>
      `${where} must be the number of a seat at the table (from 0), but is ${found}. Take a move from validMoves.`,
  },
};
