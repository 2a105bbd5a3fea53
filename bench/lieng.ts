import {
  begin,
  call,
  EVALUATE,
  fold,
  goAllIn,
  HAND_SIZE,
  isOver,
  lowestRaise,
  mayCall,
  mayGoAllIn,
  mayRaise,
  newPosition,
  type Position,
  raiseTo,
  Settlement,
  settle,
  wholeBet,
} from '../packages/engine/src/lieng/core/index.ts';
import { Random } from '../packages/engine/src/random.ts';
import { NaiveGame } from '../packages/engine/test/naive-lieng/game.ts';
import { compare, readCard, wholeDeck } from '../packages/engine/test/naive-lieng/hand.ts';
import { waysToPlay } from '../packages/engine/test/naive-lieng/random-table.ts';
import { shuffledIds } from './decks.ts';
import type { Subject } from './measure.ts';

/** What Liêng can be timed at. Each function does `count` of something and answers with a checksum of all of it. */

const ANTE = 10;
const START_CHIPS = 1000;

const newDeck = (): number[] => Array.from({ length: 52 }, (_, card) => card);

/** Hands one after the other through a shuffled deck, so that no branch is predicted from the one before. */
const HANDS: Uint8Array = (() => {
  const random = new Random('bench lieng hands');
  const hands = new Uint8Array(4096 * HAND_SIZE);
  const deck = newDeck();
  for (let at = 0; at < hands.length; at += HAND_SIZE) {
    shuffleTop(deck, HAND_SIZE, random);
    for (let card = 0; card < HAND_SIZE; card++) hands[at + card] = deck[card];
  }
  return hands;
})();

/** Fisher–Yates for the first `count` cards only. */
function shuffleTop(deck: number[], count: number, random: Random): void {
  for (let at = 0; at < count; at++) {
    const pick = at + random.below(deck.length - at);
    const card = deck[pick];
    deck[pick] = deck[at];
    deck[at] = card;
  }
}

/** Evaluates `count` hands. */
export const evaluations = (count: number): number => {
  const evaluate = EVALUATE.highCard;
  let sum = 0;
  for (let i = 0, at = 0; i < count; i++) {
    sum = (sum + evaluate(HANDS[at], HANDS[at + 1], HANDS[at + 2])) | 0;
    at += HAND_SIZE;
    if (at === HANDS.length) at = 0;
  }
  return sum;
};

const raiseAtRandom = (p: Position, random: Random): void => {
  const min = lowestRaise(p);
  raiseTo(p, min + random.below(wholeBet(p) - min + 1));
};

/** One of the legal actions, each as likely as the other; a raise to any amount. */
const actAtRandom = (p: Position, random: Random): void => {
  const folds = 1;
  const calls = folds + Number(mayCall(p));
  const raises = calls + Number(mayRaise(p));
  const choice = random.below(raises + Number(mayGoAllIn(p)));
  if (choice < folds) fold(p);
  else if (choice < calls) call(p);
  else if (choice < raises) raiseAtRandom(p, random);
  else goAllIn(p);
};

/** Plays `count` games from shuffle to settlement. */
export const randomGames = (count: number, seats = 6): number => {
  const random = new Random(`bench lieng ${seats}`);
  const deck = newDeck();
  const p = newPosition(seats, ANTE);
  const settlement = new Settlement();
  let sum = 0;
  for (let game = 0; game < count; game++) {
    shuffleTop(deck, seats * HAND_SIZE, random);
    for (let at = 0; at < seats * HAND_SIZE; at++) p.cards[at] = deck[at];
    for (let seat = 0; seat < seats; seat++) p.chips[seat] = START_CHIPS;
    begin(p, game % seats, ANTE);
    while (!isOver(p)) actAtRandom(p, random);
    settle(settlement, p, EVALUATE.highCard);
    sum = (sum * 31 + p.chips[game % seats]) | 0;
  }
  return sum;
};

/** Two hands are looked at in each comparison. */
const naiveEvaluations = (count: number): number => {
  const random = new Random('bench lieng naive hands');
  let sum = 0;
  for (let i = 0; i < count; i += 2) {
    const cards = shuffledIds(wholeDeck(), random).map(readCard);
    sum += compare(cards.slice(0, HAND_SIZE), cards.slice(HAND_SIZE, 2 * HAND_SIZE), 'highCard') > 0 ? 1 : 0;
  }
  return sum;
};

const naiveGames = (count: number): number => {
  const random = new Random('bench lieng naive games');
  let actions = 0;
  for (let i = 0; i < count; i++) {
    const deck = shuffledIds(wholeDeck(), random);
    const hands = Array.from({ length: 6 }, () => deck.splice(0, HAND_SIZE));
    const chips = hands.map(() => START_CHIPS);
    const game = new NaiveGame({ ante: ANTE, minRaise: ANTE, tieBreak: 'highCard', hands, chips, dealer: i % 6 });
    while (game.turn !== null) {
      game.act(random.pick(waysToPlay(game.legal(), random)));
      actions += 1;
    }
  }
  return actions;
};

const NAIVE_HANDS = 'Liêng: hands compared, naive';
const NAIVE_GAMES = 'Liêng: random games, 6 seats, naive';

export const subjects: readonly Subject[] = [
  { name: NAIVE_HANDS, unit: 'hands', work: naiveEvaluations },
  { name: 'Liêng: hands evaluated', unit: 'hands', work: evaluations, aim: 20_000_000, against: NAIVE_HANDS },
  { name: NAIVE_GAMES, unit: 'games', work: naiveGames },
  {
    name: 'Liêng: random games, 6 seats',
    unit: 'games',
    work: (count) => randomGames(count, 6),
    aim: 200_000,
    against: NAIVE_GAMES,
  },
  { name: 'Liêng: random games, 17 seats', unit: 'games', work: (count) => randomGames(count, 17) },
];
