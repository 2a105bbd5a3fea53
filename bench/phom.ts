import { DECK_SIZE } from '../packages/engine/src/cards.ts';
import * as core from '../packages/engine/src/phom/core/index.ts';
import { Random } from '../packages/engine/src/random.ts';
import { NaivePhom } from '../packages/engine/test/naive-phom/game.ts';
import { bestArrangement, wholeDeck } from '../packages/engine/test/naive-phom/phoms.ts';
import { shuffledIds } from './decks.ts';
import type { Subject } from './measure.ts';

/** What the bench runner times for Phỏm. Each function does the work `count` times and returns a sum to keep it honest. */

const SEATS = 4;
const SOLVED_HAND = 10;

const shuffle = (deck: Int32Array, random: Random, cards: number): void => {
  for (let i = 0; i < cards; i++) {
    const pick = i + random.below(DECK_SIZE - i);
    const card = deck[pick];
    deck[pick] = deck[i];
    deck[i] = card;
  }
};

const newDeck = (): Int32Array => Int32Array.from({ length: DECK_SIZE }, (_, card) => card);

/** Hands are drawn beforehand, so that only the solver is measured. */
const HANDS = 1 << 14;
const randomHands = (): { black: Int32Array; red: Int32Array } => {
  const random = new Random('bench phom hands');
  const deck = newDeck();
  const black = new Int32Array(HANDS);
  const red = new Int32Array(HANDS);
  for (let i = 0; i < HANDS; i++) {
    shuffle(deck, random, SOLVED_HAND);
    for (let at = 0; at < SOLVED_HAND; at++) {
      black[i] |= core.ACE_LOW.black[deck[at]];
      red[i] |= core.ACE_LOW.red[deck[at]];
    }
  }
  return { black, red };
};

let hands: { black: Int32Array; red: Int32Array } | null = null;

/** Finds the arrangement with the fewest points left of `count` random 10-card hands. */
export const meldSolutions = (count: number): number => {
  hands ??= randomHands();
  const { black, red } = hands;
  const out = new core.Arrangement();
  const weights = core.weighPoints(core.ACE_LOW);
  let covered = 0;
  for (let i = 0; i < count; i++) {
    const at = i & (HANDS - 1);
    core.arrange(out, weights, black[at], red[at], 0, 0);
    covered += out.covered + out.size;
  }
  return covered;
};

/** Plays `count` games of ta-la with four seats, each move drawn from the complete list, and settles them. */
export const randomGames = (count: number): number => {
  const random = new Random('bench phom games');
  const rules = core.TA_LA;
  const deck = newDeck();
  const list = new core.MoveList();
  let paid = 0;
  for (let game = 0; game < count; game++) {
    shuffle(deck, random, DECK_SIZE - 1);
    const leader = game % SEATS;
    const dealt = SEATS * core.HAND_SIZE;
    const p = core.newPosition(rules, SEATS, leader, Array.from(deck.subarray(dealt + 1)));
    for (let i = 0; i < dealt; i++) core.give(rules, p, i % SEATS, deck[i]);
    core.give(rules, p, leader, deck[dealt]);
    while (!core.isOver(p)) {
      core.legalMoves(list, rules, p);
      core.doMove(list, random.below(list.size), rules, p);
    }
    for (const { amount } of core.settle(rules, p).payments) paid += amount;
  }
  return paid;
};

const naiveSolutions = (count: number): number => {
  const random = new Random('bench phom naive hands');
  let melds = 0;
  for (let i = 0; i < count; i++) {
    melds += bestArrangement('ta-la', shuffledIds(wholeDeck(), random).slice(0, SOLVED_HAND), [])?.length ?? 0;
  }
  return melds;
};

const naiveGames = (count: number): number => {
  const random = new Random('bench phom naive games');
  let actions = 0;
  for (let i = 0; i < count; i++) {
    const deck = shuffledIds(wholeDeck(), random);
    const leader = i % SEATS;
    const hands = Array.from({ length: SEATS }, (_, seat) => deck.splice(0, seat === leader ? 10 : 9));
    const game = new NaivePhom({ ruleSet: 'ta-la', hands, stock: deck.slice(0, 4 * SEATS - 1), leader });
    while (game.turn !== null) {
      game.act(random.pick(game.legal()));
      actions += 1;
    }
  }
  return actions;
};

const NAIVE_SOLUTIONS = 'Phỏm: best melds of 10 cards, naive';
const NAIVE_GAMES = 'Phỏm: random Tá lả games, naive';

export const subjects: readonly Subject[] = [
  { name: NAIVE_SOLUTIONS, unit: 'hands', work: naiveSolutions },
  { name: 'Phỏm: best melds of 10 cards', unit: 'hands', work: meldSolutions, aim: 500_000, against: NAIVE_SOLUTIONS },
  { name: NAIVE_GAMES, unit: 'games', work: naiveGames },
  { name: 'Phỏm: random Tá lả games, 4 seats', unit: 'games', work: randomGames, aim: 20_000, against: NAIVE_GAMES },
];
