import { capitalised, signed, uncapitalised, type Who } from '../../words.ts';
import { HANDS } from './names/en.ts';

/** What Tiến Lên says in English. */

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** "You play", "East plays". */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** "you" inside a sentence. */
const inside = (who: Who): string => (who.you ? 'you' : who.name);

const ordinal = (place: number): string => ['first', 'second', 'third', 'fourth'][place - 1] ?? `${place}th`;

export const en = {
  sorts: ['rank', 'combination'] as readonly string[],

  single: (card: string) => card,
  pair: (rank: string) => `Pair of ${rank}s`,
  triple: (rank: string) => `Three ${rank}s`,
  straight: (length: number, top: string) => `${length}-card straight to ${top}`,
  four: (rank: string) => `Four ${rank}s`,
  pairs: (length: number, top: string) => `${length} consecutive pairs to ${top}`,
  oneTwo: 'a 2',
  loose: (count: number) => cards(count),
  inside: (name: string) =>
    `${/^(8|11)-/.test(name) ? 'an ' : /^(Pair|\d+-)/.test(name) ? 'a ' : ''}${uncapitalised(name)}`,

  withTop: (what: string, card: string) => `${what} (${card})`,
  play: (what: string) => `Play: ${what}`,
  cut: (what: string) => `Cut: ${what}`,
  pass: 'Pass',

  lead: 'You lead: select any combination.',
  leadWith: (card: string) => `You lead: the first play must include ${card}.`,
  answer: (what: string, who: Who, key: string) => `${who.name} played ${what}: beat it, or pass${key}.`,
  answerStraight: (what: string, who: Who, key: string) =>
    `${who.name} played ${what}: beat it with a higher or a longer one, or pass${key}.`,
  answerEqualStraight: (what: string, who: Who, key: string) =>
    `${who.name} played ${what}: beat it with a higher one just as long, or pass${key}.`,
  cannotAnswer: (what: string, key: string) => `Nothing of yours beats ${what}: pass${key}.`,
  lateCut: (what: string, key: string) => `You have passed, but may still cut ${what}; or pass again${key}.`,

  count: (left: number) => cards(left),
  hiddenCount: 'hides cards',
  passed: 'Passed',
  leads: 'Leads',
  out: (place: number) => `Comes ${ordinal(place)}`,

  debt: (from: Who, to: Who, amount: number) => `${does(from, 'owe', 'owes')} ${inside(to)} ${points(amount)}`,

  dealt: (leader: Who) => `Cards are dealt. ${does(leader, 'lead', 'leads')}.`,
  dealtWith: (leader: Who, card: string) => `Cards are dealt. ${does(leader, 'lead', 'leads')} with ${card}.`,
  winAtTheDeal: (who: Who, hand: string) => `${does(who, 'win', 'wins')} at the deal: ${hand}!`,
  hands: HANDS,
  wonAtTheDeal: (who: Who, hand: string, players: number, amount: number) =>
    `${who.you ? 'You were' : `${who.name} was`} dealt ${hand}, which wins at once: nobody plays. Each of the others pays 13 × ${players} players = ${amount} points, and more for 2s and bombs in hand.`,
  instantWin: (who: Who, hand: string, at: number) =>
    `${who.you ? 'You were' : `${who.name} was`} dealt ${hand} and takes place ${at} without playing.`,

  plays: (who: Who, what: string) => `${does(who, 'play', 'plays')} ${what}`,
  longerWins: ', longer and so higher',
  lastCards: (left: number) => ` (${cards(left)} left)`,
  passes: (who: Who) => does(who, 'pass', 'passes'),
  cuts: (who: Who, what: string) => `${does(who, 'cut', 'cuts')} ${what}!`,
  cutsForPoints: (who: Who, what: string, victim: Who, debt: number) =>
    `${does(who, 'cut', 'cuts')} ${what}! ${does(victim, 'owe', 'owes')} ${points(debt)}`,
  stacksForPoints: (who: Who, what: string, victim: Who, debt: number) =>
    `${does(who, 'cut', 'cuts')} ${what} in turn! ${does(victim, 'owe', 'owes')} it all: ${points(debt)}`,
  paysForCut: (from: Who, to: Who, amount: number) =>
    `${does(from, 'pay', 'pays')} ${inside(to)} ${points(amount)} for the cut`,
  paysCong: (from: Who, amount: number) => `${from.name} never played a card (cóng): −${amount}`,
  paysThui: (from: Who, to: Who, amount: number) =>
    `${does(from, 'are', 'is')} left with 2s or bombs (thúi): ${points(amount)} to ${inside(to)}`,
  paysDenBai: (from: Who, amount: number) => `${does(from, 'pay', 'pays')} for the whole table (đền bài): −${amount}`,
  wins: (who: Who) => `${does(who, 'are', 'is')} out of cards: the game is over!`,
  goesOut: (who: Who, place: number) => `${does(who, 'are', 'is')} out of cards: ${ordinal(place)}!`,
  isLast: (who: Who) => `${does(who, 'are', 'is')} last`,
  roundWon: (who: Who) => `${does(who, 'take', 'takes')} the round and ${who.you ? 'lead' : 'leads'}`,
  inherits: (out: Who, leader: Who) =>
    `${does(out, 'are', 'is')} out, so ${inside(leader)} ${leader.you ? 'lead' : 'leads'} (hưởng sái)`,

  highlights: {
    cut: (what: string) => `Cuts ${what}!`,
    stackedCut: 'Cuts the cut!',
    owes: (victim: Who, debt: number) => `${does(victim, 'owe', 'owes')} ${points(debt)}`,
    toiTrang: 'Wins at the deal!',
    win: 'Out!',
    place: (at: number) => `${capitalised(ordinal(at))}!`,
    outOfCards: (who: Who) => `${does(who, 'are', 'is')} out of cards`,
    cong: 'Cóng!',
    denBai: 'Pays for all!',
    thuiHeo: 'Stuck with 2s!',
    thuiHang: 'Stuck with bombs!',
    longerStraight: 'A longer straight beats a shorter one',
    lengths: (longer: number, shorter: number) => `${longer} cards on ${shorter}, however high they are`,
    roundWon: 'Round won',
    leads: (who: Who) => does(who, 'lead', 'leads'),
  },

  headline: (who: Who) => `${does(who, 'win', 'wins')}!`,
  score: (total: number) => `${signed(total)} ${Math.abs(total) === 1 ? 'point' : 'points'}`,
  reasons: {
    cards: (count: number) => `${cards(count)} left`,
    cardsOf: (who: Who, count: number) => `${inside(who)} ${who.you ? 'have' : 'has'} ${cards(count)} left`,
    cong: 'never played a card (cóng)',
    congOf: (who: Who) => `${inside(who)} never played a card (cóng)`,
    denBai: 'pays for the whole table (đền bài)',
    denBaiOf: (who: Who) => `${inside(who)} ${who.you ? 'pay' : 'pays'} for the whole table (đền bài)`,
    chat: (by: Who) => `cut by ${inside(by)}`,
    chatOf: (who: Who) => `cut ${inside(who)}`,
    thui: (what: string) => `left with ${what} (thúi)`,
    thuiOf: (who: Who, what: string) => `${inside(who)} ${who.you ? 'are' : 'is'} left with ${what} (thúi)`,
    toiTrang: (by: Who) => `${inside(by)} won at the deal (tới trắng)`,
    toiTrangOf: (who: Who) => `${inside(who)} ${who.you ? 'pay' : 'pays'} for the win at the deal (tới trắng)`,
    place: (place: number, seats: number) => `place ${place} of ${seats}`,
  },
  held: (twos: string, hang: number) =>
    [twos, hang === 0 ? '' : hang === 1 ? '1 bomb' : `${hang} bombs`].filter((part) => part !== '').join(' and '),

  rules: {
    'mien-nam': [
      'Southern Tiến Lên: be the first without cards; the others pay 1 point a card.',
      'Ranks 3 4 5 6 7 8 9 10 J Q K A 2; suits ♠ ♣ ♦ ♥, hearts highest.',
      'Singles, pairs, triples, straights of 3 or more, fours, 3 or more consecutive pairs.',
      'Beat the table with the same kind, or pass until the round ends. A longer straight beats a shorter one, unless the table says otherwise.',
      'Cuts: 3 consecutive pairs or a four cut a single 2; 4 consecutive pairs also cut a pair of 2s, even after a pass.',
      'Never having played a card (cóng) costs 13 a player; 2s and bombs left in hand (thúi) cost, too.',
    ],
    thirteen: [
      'Thirteen: play goes on until one is left; places give points.',
      'Ranks 3 4 5 6 7 8 9 10 J Q K A 2; suits ♠ ♣ ♦ ♥, hearts highest.',
      'Singles, pairs, triples, straights of 3 or more, fours, 3 or more consecutive pairs.',
      'Beat the table with the same kind and the same length, or pass until the round ends.',
      'Bombs: a four beats up to three 2s; 3, 4, 5 consecutive pairs beat one, two, three 2s.',
    ],
  } as Readonly<Record<string, readonly string[]>>,
};

export type TienLenMessages = typeof en;
