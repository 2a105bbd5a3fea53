import { Random } from '@sanh-rong/engine';
import { type TienLenAction, tienlen } from '@sanh-rong/engine/tienlen';
import {
  answers,
  FULL_HAND,
  leads,
  MIEN_NAM,
  MoveList,
  RandomGames,
  type ToiTrang,
} from '@sanh-rong/engine/tienlen/core';
import { allPlaysByGroups } from '../packages/engine/test/naive/combinations.ts';
import { NaiveGame } from '../packages/engine/test/naive/game.ts';
import { MIEN_NAM as NAIVE_OPTIONS } from '../packages/engine/test/rulebook/scripted-game.ts';
import type { Subject } from './measure.ts';
import { simpleAiGames } from './simple-ai.ts';

const INITIAL = NAIVE_OPTIONS.toiTrang.initial as readonly ToiTrang[];

const coreGames = new RandomGames(4, MIEN_NAM, INITIAL, new Random('core'));

const onTheCore = (count: number): number => {
  let moves = 0;
  for (let i = 0; i < count; i++) moves += coreGames.play();
  return moves;
};

const throughTheShape = (count: number): number => {
  const random = new Random('shape');
  let moves = 0;
  for (let i = 0; i < count; i++) {
    const dealt = tienlen.deal({ seats: 4, seed: `bench ${i}` });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    let { state } = dealt.value;
    while (tienlen.turn(state) !== null) {
      const action: TienLenAction = random.pick(tienlen.legal(state));
      const step = tienlen.apply(state, action);
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
      moves += 1;
    }
  }
  return moves;
};

const naively = (count: number): number => {
  const random = new Random('naive');
  let moves = 0;
  for (let i = 0; i < count; i++) {
    const hands = randomHands(random).map(({ ids }) => ids);
    const game = new NaiveGame({ ruleSet: 'mien-nam', seats: 4, options: NAIVE_OPTIONS, hands, previous: null });
    while (game.turn !== null) {
      game.act(random.pick(game.legal()));
      moves += 1;
    }
  }
  return moves;
};

const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];

interface Hand {
  readonly low: number;
  readonly high: number;
  readonly ids: string[];
}

const randomHands = (random: Random): Hand[] => {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  for (let at = 0; at < 52; at++) {
    const pick = at + random.below(52 - at);
    [deck[at], deck[pick]] = [deck[pick], deck[at]];
  }
  return Array.from({ length: 4 }, (_, seat) => {
    const cards = deck.slice(seat * FULL_HAND, (seat + 1) * FULL_HAND);
    return {
      low: cards.filter((card) => card < 28).reduce((bits, card) => bits | (1 << card), 0),
      high: cards.filter((card) => card >= 28).reduce((bits, card) => bits | (1 << (card - 28)), 0),
      ids: cards.map((card) => RANKS[card >> 2] + 'scdh'[card & 3]),
    };
  });
};

const HANDS = Array.from({ length: 256 }, (_, i) => randomHands(new Random(`hands ${i}`))).flat();

const list = new MoveList();

/** All leads of a full hand, then all answers of the same hand to a middling single, pair and straight. */
const generations = (count: number): number => {
  let moves = 0;
  for (let i = 0; i < count; i += 4) {
    const { low, high } = HANDS[(i >> 2) % HANDS.length];
    leads(list, MIEN_NAM, low, high);
    moves += list.size;
    for (const table of TABLES) {
      answers(list, MIEN_NAM, low, high, table);
      moves += list.size;
    }
  }
  return moves;
};

const naiveGenerations = (count: number): number => {
  let moves = 0;
  for (let i = 0; i < count; i++) moves += allPlaysByGroups(HANDS[i % HANDS.length].ids).length;
  return moves;
};

/** 8♠, a pair of 6s, 5-6-7, as forms. */
const TABLES = [(0 << 12) | (1 << 6) | 20, (1 << 12) | (2 << 6) | 14, (3 << 12) | (3 << 6) | 17];

const BASELINE_GAMES = 'random games, naive reading of the rules';
const BASELINE_MOVES = 'legal plays of a full hand, naive';

export const subjects: readonly Subject[] = [
  { name: BASELINE_GAMES, unit: 'games', work: naively, also: 'moves' },
  {
    name: 'random Miền Nam games on the core',
    unit: 'games',
    work: onTheCore,
    also: 'moves',
    aim: 50_000,
    against: BASELINE_GAMES,
  },
  {
    name: 'random Miền Nam games through the Game shape',
    unit: 'games',
    work: throughTheShape,
    also: 'moves',
    against: BASELINE_GAMES,
  },
  {
    name: 'SimpleAI against itself through TienLenGame',
    unit: 'games',
    work: simpleAiGames,
    also: 'moves',
    aim: 10_000,
    against: BASELINE_GAMES,
  },
  { name: BASELINE_MOVES, unit: 'lists', work: naiveGenerations, also: 'moves' },
  {
    name: 'legal plays on the core (1 lead : 3 answers)',
    unit: 'lists',
    work: generations,
    also: 'moves',
    against: BASELINE_MOVES,
  },
];
