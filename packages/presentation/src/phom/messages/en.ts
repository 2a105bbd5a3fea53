import type { UKind } from '@sanh-rong/engine/phom';
import { capitalised, signed, type Who } from '../../words.ts';

/** What Phỏm says in English. */

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** "You draw", "East draws". */
const does = (who: Who, you: string, other: string): string => `${who.name} ${who.you ? you : other}`;
/** "you" inside a sentence. */
const inside = (who: Who): string => (who.you ? 'you' : who.name);
const whose = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);

const ordinal = (place: number): string => ['first', 'second', 'third', 'fourth'][place - 1] ?? `${place}th`;

export const en = {
  sorts: { phom: 'phỏm', rank: 'rank', suit: 'suit' },

  names: { draw: 'Draw', eat: 'Eat', lay: 'Lay', send: 'Send', discard: 'Discard', u: 'Ù' },
  labels: { draw: 'Draw', eat: (card: string) => `Eat ${card}`, lay: 'Lay', send: 'Send', discard: 'Discard', u: 'Ù!' },

  draw: 'Draw a card',
  eat: (card: string, using: string) => `Eat ${card} with ${using}`,
  lay: (melds: string) => `Lay ${melds}`,
  send: (card: string, meld: string) => `Send ${card} onto ${meld}`,
  discard: (card: string) => `Discard ${card}`,
  u: 'Ù!',

  cannotEat: (card: string, drawKey: string) => `Nothing of yours makes a phỏm with ${card}: draw${drawKey}.`,
  nothingToEat: (drawKey: string) => `There is no discard to eat: draw${drawKey}.`,
  noPhomToLay: 'You hold no phỏm to lay: discard.',
  noSending: 'Nothing of yours fits onto a phỏm on the table.',
  cannotSend: (card: string) => `${card} fits onto no phỏm on the table.`,
  whichDiscard: 'Select the one card you discard.',

  promptTake: (drawKey: string) => `Draw a card${drawKey}.`,
  promptEat: (card: string, who: Who, eatKey: string, drawKey: string) =>
    `Eat ${whose(who)} ${card}${eatKey}, or draw${drawKey}.`,
  promptU: (key: string) => `You can go ù${key}!`,
  promptMustLay: (layKey: string) => `Lay your phỏm${layKey}; those with eaten cards must go down.`,
  promptLay: (layKey: string, sendKey: string) => `Lay your phỏm${layKey}, then send${sendKey} or discard.`,
  promptSend: (sendKey: string) => `Send a card${sendKey}, or discard.`,
  promptDiscard: 'Choose a card to discard.',
  promptNatural: (melds: string, points: number) =>
    `Discard a card. ${melds} was dealt, not eaten, and still counts ${points}.`,

  count: (left: number) => cards(left),
  drew: 'Drew',
  ate: (card: string) => `Ate ${card}`,
  laid: 'Laid down',
  sent: (card: string) => `Sent ${card}`,
  discarded: (card: string) => `Discarded ${card}`,
  loose: (count: number) => `${points(count)} loose`,
  left: (count: number) => `${points(count)} left`,

  dealt: (leader: Who, stock: number) => `Cards are dealt, ${stock} to draw. ${does(leader, 'begin', 'begins')}`,
  draws: (who: Who) => does(who, 'draw', 'draws'),
  drawsCard: (who: Who, card: string) => `${does(who, 'draw', 'draws')} ${card}`,
  eats: (who: Who, card: string, from: Who) => `${does(who, 'eat', 'eats')} ${whose(from)} ${card}`,
  eatsChot: (who: Who, card: string, from: Who) => `${does(who, 'eat', 'eats')} ${whose(from)} last ${card} (chốt)!`,
  pays: (from: Who, to: Who, amount: number) => `${does(from, 'pay', 'pays')} ${inside(to)} ${amount}`,
  lays: (who: Who, melds: string) => `${does(who, 'lay', 'lays')} ${melds}`,
  sends: (who: Who, card: string, to: Who) => `${does(who, 'send', 'sends')} ${card} onto ${whose(to)} phỏm`,
  sendsOwn: (who: Who, card: string) =>
    `${does(who, 'send', 'sends')} ${card} onto a phỏm of ${who.you ? 'your' : 'their'} own`,
  discards: (who: Who, card: string) => `${does(who, 'discard', 'discards')} ${card}`,
  uNames: { u: 'ù', uTron: 'ù tròn', uKhan: 'ù khan' } as Readonly<Record<UKind, string>>,
  declares: (who: Who, kind: string) => `${does(who, 'go', 'goes')} ${kind}!`,
  uKhan: (who: Who, amount: number) =>
    `${who.you ? 'You were' : `${who.name} was`} dealt cards of which no two go together (ù khan), which wins at once. Each of the others pays ${amount} points.`,
  isMom: (who: Who) => `${does(who, 'have', 'has')} no phỏm (móm)`,
  paysForAll: (who: Who) => `${does(who, 'pay', 'pays')} for everybody (đền)`,

  highlights: {
    eat: (card: string) => `Eats ${card}!`,
    chot: 'Eats the last card!',
    u: (kind: string) => `${capitalised(kind)}!`,
    win: 'Wins!',
    mom: 'Móm!',
    den: 'Pays for all!',
  },

  headlineU: (who: Who, kind: string) => `${does(who, 'go', 'goes')} ${kind}!`,
  headlineFirst: (who: Who, left: number) => `${does(who, 'win', 'wins')} with ${points(left)} left!`,
  headlineEmpty: (who: Who) => `${does(who, 'are', 'is')} out of cards and ${who.you ? 'win' : 'wins'}!`,
  headlineShared: (names: string, left: number) => `${names} share the win with ${points(left)} left!`,
  score: (total: number) => `${signed(total)} ${Math.abs(total) === 1 ? 'point' : 'points'}`,
  reasons: {
    eat: (by: Who) => `eaten by ${inside(by)}`,
    eatOf: (who: Who) => `ate from ${inside(who)}`,
    chot: (by: Who) => `eaten by ${inside(by)} at the last (chốt)`,
    chotOf: (who: Who) => `ate ${whose(who)} last card (chốt)`,
    u: (by: Who) => `${inside(by)} went ù`,
    uOf: (who: Who) => `ù, from ${inside(who)}`,
    den: 'pays for everybody (đền)',
    denOf: (who: Who) => `ù, ${inside(who)} ${who.you ? 'pay' : 'pays'} for everybody (đền)`,
    place: (place: number) => `came ${ordinal(place)}`,
    placeOf: (who: Who, place: number) => `${inside(who)} came ${ordinal(place)}`,
    mom: 'no phỏm (móm)',
    momOf: (who: Who) => `${inside(who)} ${who.you ? 'have' : 'has'} no phỏm (móm)`,
    cards: (than: Who) => `more points in hand than ${inside(than)}`,
    cardsOf: (who: Who) => `${inside(who)} ${who.you ? 'hold' : 'holds'} more points`,
  },

  rules: {
    'ta-la': [
      'Tá lả: make phỏm, three or more of one rank or in a row in one suit. Ace is low: A-2-3, not Q-K-A.',
      'A turn: eat the last discard if it makes a phỏm with your cards, or draw; then discard one card.',
      'Being eaten costs 1, 2, 3; 4 when the stock is nearly gone (chốt). Eaten cards must stay in phỏm, one in each.',
      'When the stock holds fewer cards than there are players, lay your phỏm and send loose cards.',
      'At most one card outside phỏm after taking: ù, 5 from each; none at all: ù tròn, 10 from each.',
      'Otherwise the fewest points left win (A 1, J 11, Q 12, K 13): 1, 2, 3 from the others, 4 from one without phỏm (móm).',
    ],
    basic: [
      'Phỏm, short rules: phỏm are three or more of one rank or in a row in one suit. Ace is high: Q-K-A, not A-2-3.',
      'A turn: draw, or eat the last discard with cards that make a phỏm with it, which leaves your hand; then discard.',
      'A phỏm you were dealt cannot be laid and still counts: K-K-K is 39.',
      'Out of cards you win at once. When the stock is empty the fewest points in hand win (A 1, J 11, Q 12, K 13).',
      'Each loser pays what they hold more than the winner.',
    ],
  } as Readonly<Record<string, readonly string[]>>,
};

export type PhomMessages = typeof en;
