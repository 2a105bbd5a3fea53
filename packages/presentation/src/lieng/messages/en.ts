import { signed, uncapitalised, type Who } from '../../words.ts';

/** What Liêng says in English. */

const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`);

/** "You fold", "East folds". */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** "you" inside a sentence. */
const inside = (who: Who): string => (who.you ? 'you' : who.name);

export const en = {
  sorts: ['rank'] as readonly string[],

  sap: (rank: string) => `Sáp of ${rank}s`,
  lieng: (high: string) => `Liêng to ${high}`,
  di: 'Đĩ',
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  /** A hand inside a sentence. */
  inside: uncapitalised,

  names: { fold: 'Fold', call: 'Call', raise: 'Raise', allIn: 'All in' },
  labels: {
    fold: 'Fold',
    call: (owed: number) => `Call ${owed}`,
    check: 'Check',
    raise: (min: number) => `Raise from ${min}`,
    allIn: (count: number) => `All in ${count}`,
  },

  fold: 'Fold',
  foldForNothing: 'Fold, though you owe nothing',
  call: (owed: number) => `Call: put in ${owed}`,
  callAll: (owed: number) => `Call: put in all ${owed}`,
  check: 'Check',
  raise: (bet: number, more: number) => `Raise to ${bet}: put in ${more}`,
  allIn: (count: number) => `All in: put in ${count}`,
  shortCall: (count: number, owed: number) => `All in: put in ${count} of the ${owed} you owe`,

  promptFree: 'Nobody has raised: check, raise or fold.',
  promptOwed: (owed: number) => `You owe ${owed}: call, raise or fold.`,
  promptClosed: (owed: number) => `You owe ${owed}: call or fold. Raising is closed.`,
  promptShort: (owed: number, left: number) => `You owe ${owed} and have ${left}: all in or fold.`,

  chips: (count: number) => chips(count),
  folded: 'Folded',
  checked: 'Check',
  called: (bet: number) => `Call ${bet}`,
  raised: (bet: number) => `Raise ${bet}`,
  wentAllIn: (bet: number) => `All in ${bet}`,
  sitsOut: 'Sits out',

  rebought: (who: Who, count: number) => `${does(who, 'get', 'gets')} ${count} new chips`,
  dealt: (who: Who, ante: number) => `${does(who, 'deal', 'deals')}; everybody antes ${ante}`,
  shortAnte: (who: Who, count: number) =>
    `${does(who, 'ante', 'antes')} the last ${count} and ${who.you ? 'are' : 'is'} all in`,
  folds: (who: Who) => does(who, 'fold', 'folds'),
  checks: (who: Who) => does(who, 'check', 'checks'),
  calls: (who: Who, more: number) => `${does(who, 'call', 'calls')}: ${more} more`,
  raises: (who: Who, bet: number) => `${does(who, 'raise', 'raises')} to ${bet}`,
  goesAllIn: (who: Who, bet: number) => `${does(who, 'go', 'goes')} all in: ${bet}`,
  uncalled: (who: Who, count: number) => `Nobody called ${count}: back to ${inside(who)}`,
  shows: (who: Who, cards: string, hand: string) => `${does(who, 'show', 'shows')} ${cards}: ${hand}`,
  takesPot: (who: Who, pot: string) => `${does(who, 'take', 'takes')} ${pot}`,
  onlyPot: (count: number) => `the pot of ${count}`,
  mainPot: (count: number) => `the main pot of ${count}`,
  sidePot: (number: number, count: number) => `side pot ${number} of ${count}`,
  because: (what: string, why: string) => `${what}: ${why}`,
  tie: (hand: string, over: Who, card: string, than: string, suits: boolean) =>
    `${hand} like ${inside(over)}, ${suits ? 'suits decide' : 'same suit'}: ${card} beats ${than}`,
  broke: (who: Who) => `${does(who, 'have', 'has')} no chips left`,

  highlights: {
    allIn: 'All in!',
    showdown: 'Showdown!',
    best: (who: Who, hand: string) => `${who.name}: ${hand}`,
    win: 'Wins the pot!',
    wins: (who: Who, count: number) => `${does(who, 'win', 'wins')} ${chips(count)}`,
  },

  headlineShown: (who: Who, count: number, hand: string) => `${does(who, 'win', 'wins')} ${chips(count)} with ${hand}!`,
  headlineTied: (who: Who, count: number, tie: string) => `${does(who, 'win', 'wins')} ${chips(count)}: ${tie}!`,
  headlineFolded: (who: Who, count: number) => `${does(who, 'win', 'wins')} ${chips(count)}: everybody else folded!`,
  score: (total: number) => `${signed(total)} ${Math.abs(total) === 1 ? 'chip' : 'chips'}`,
  chipsColumn: 'Chips',
  reasons: {
    ante: 'ante',
    bets: 'bets',
    uncalled: 'back, nobody called it',
    won: (pot: string) => `won ${pot}`,
    wonAlone: (pot: string) => `won ${pot}, the others folded`,
  },
  pots: { only: 'the pot', main: 'the main pot', side: (number: number) => `side pot ${number}` },
  rebuy: (count: number) => `Take ${count} new chips`,

  rules: {
    lieng: [
      'Three cards each, one round of betting. The best hand still in takes the pot; so does the last one not to fold.',
      'Hands: sáp (three of one rank), liêng (three ranks in a row, A-2-3 to Q-K-A), đĩ (three of J, Q, K), points.',
      'Points: the last digit of the sum; A is 1; 10, J, Q, K are 10. Suits ♦ ♥ ♣ ♠, diamonds highest.',
      'Everybody antes 10. A raise names the total bet, at least the bet so far + 10.',
      'Who is all in wins from each opponent at most what they put in themselves: main pot and side pots.',
      'Chips are for play only. Out of chips, you may take new ones after the game. The seat after the dealer acts first.',
    ],
  } as Readonly<Record<string, readonly string[]>>,
};

export type LiengMessages = typeof en;
