import { signed, type Who } from '../../../messages/words.ts';

/** What Liêng says in English. */

const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`);

/** "You fold", "East folds". */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** "you" inside a sentence. */
const inside = (who: Who): string => (who.you ? 'you' : who.name);

export const en = {
  ruleSets: { lieng: 'Liêng' } as Readonly<Record<string, string>>,
  sorts: ['rank'] as readonly string[],

  sap: (rank: string) => `Sáp of ${rank}s`,
  lieng: (high: string) => `Liêng to ${high}`,
  di: 'Đĩ',
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  /** A hand inside a sentence. */
  inside: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),

  keys: {
    fold: 'fold',
    call: (owed: number) => `call ${owed}`,
    check: 'check',
    raise: (min: number) => `raise from ${min}`,
    allIn: (count: number) => `all in ${count}`,
  },
  help: {
    fold: 'fold: give up the hand and what you have put in',
    call: 'call what you owe, or check when you owe nothing',
    raise: 'raise by the least allowed; the arrows or a number change the total bet',
    allIn: 'all in: put in all your chips (Enter confirms)',
  },
  words: {
    fold: ['fold', 'f'],
    call: ['call', 'check', 'c'],
    raise: ['raise', 'raise to', 'r'],
    allIn: ['all', 'all in', 'all-in', 'allin', 'a'],
    rebuy: ['rebuy', 'new', 'n'],
  } as Readonly<Record<'fold' | 'call' | 'raise' | 'allIn' | 'rebuy', readonly string[]>>,

  fold: 'Fold',
  foldForNothing: 'Fold, though you owe nothing (C checks)',
  call: (owed: number) => `Call: put in ${owed}`,
  check: 'Check',
  raise: (bet: number, more: number) => `Raise to ${bet}: put in ${more}`,
  allIn: (count: number) => `All in: put in ${count}`,
  shortCall: (count: number, owed: number) => `All in: put in ${count} of the ${owed} you owe`,

  promptFree: 'Nobody has raised: check, raise or fold.',
  promptOwed: (owed: number) => `You owe ${owed}: call, raise or fold.`,
  promptClosed: (owed: number) => `You owe ${owed}: call or fold. Raising is closed.`,
  promptShort: (owed: number, left: number) => `You owe ${owed} and have ${left}: all in or fold.`,
  lineTurn: 'Your move (call, raise 50, all, fold; hint, help, quit):',
  lineHelp: [
    'call  put in what you owe; owing nothing, a check',
    'raise 50 (or just 50)  raise your bet to 50 in all; raise alone: by the least allowed',
    'all  all in: put in all your chips',
    'fold  give up the hand',
  ] as readonly string[],

  chips: (count: number) => chips(count),
  folded: 'Folded',
  checked: 'Check',
  called: (bet: number) => `Call ${bet}`,
  raised: (bet: number) => `Raise ${bet}`,
  wentAllIn: (bet: number) => `All in ${bet}`,
  sitsOut: 'Sits out',

  pot: (count: number) => `Pot ${chips(count)}`,
  bet: (bet: number) => `The bet stands at ${bet}`,
  noBet: 'Nobody has raised yet',
  own: (bet: number, left: number) => (bet === 0 ? `You: ${left} left` : `You: ${bet} bet, ${left} left`),
  dealer: (mark: string, who: Who) => `${mark} ${does(who, 'deal', 'deals')}`,

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
  broke: (who: Who) => `${does(who, 'have', 'has')} no chips left`,

  headlineShown: (who: Who, count: number, hand: string) => `${does(who, 'win', 'wins')} ${chips(count)} with ${hand}!`,
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
  rebuy: (key: string, count: number) => `${key}: ${count} new chips`,

  rules: {
    lieng: [
      'Three cards each, one round of betting. The best hand still in takes the pot; so does the last one not to fold.',
      'Hands: sáp (three of one rank), liêng (three ranks in a row, A-2-3 to Q-K-A), đĩ (three of J, Q, K), points.',
      'Points: the last digit of the sum; A is 1; 10, J, Q, K are 10. Suits ♦ ♥ ♣ ♠, diamonds highest.',
      'Everybody antes 10. A raise names the total bet, at least the bet so far + 10.',
      'Who is all in wins from each opponent at most what they put in themselves: main pot and side pots.',
      'Chips are for play only. Out of chips, you may take new ones after the game. ◉ deals; the next seat acts first.',
    ],
  } as Readonly<Record<string, readonly string[]>>,
};

export type LiengMessages = typeof en;
