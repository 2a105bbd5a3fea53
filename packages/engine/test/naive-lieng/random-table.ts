import type { LiengAction } from '../../src/lieng/types.ts';
import { Random } from '../../src/random.ts';
import { NaiveGame, type NaiveSetup } from './game.ts';
import { type TieBreak, wholeDeck } from './hand.ts';

/** Tables drawn at random, and ways to act at them: the same for the engine and for the naive rules. */

export interface RandomTable {
  random: Random;
  seats: number;
  options: { ante: number; startChips: number; minRaise: number; tieBreak: TieBreak };
  chips: number[];
  dealer: number;
  hands: string[][];
}

/** Stacks that make trouble: none, less than the ante, just above it, like everybody's, or anything. */
function randomStack(random: Random, ante: number): number {
  switch (random.below(6)) {
    case 0:
      return random.below(3) === 0 ? 0 : 1 + random.below(ante);
    case 1:
      return ante + random.below(4);
    case 2:
      return ante * 3;
    case 3:
      return ante * (2 + random.below(6));
    default:
      return 1 + random.below(ante * 40);
  }
}

function shuffledCards(random: Random): string[] {
  const deck = wholeDeck();
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    [deck[pick], deck[last]] = [deck[last], deck[pick]];
  }
  return deck;
}

export function randomTable(seed: string): RandomTable {
  const random = new Random(seed);
  const seats = random.below(3) === 0 ? 2 + random.below(16) : 2 + random.below(5);
  const ante = random.below(8) === 0 ? 0 : 1 + random.below(random.below(2) === 0 ? 3 : 25);
  const minRaise = random.below(2) === 0 ? 0 : 1 + random.below(Math.max(1, ante * 3));
  const chips = Array.from({ length: seats }, () => randomStack(random, Math.max(1, ante)));
  for (let seat = 0; chips.filter((stack) => stack > 0).length < 2; seat++) chips[seat] = Math.max(1, ante * 5);
  const deck = shuffledCards(random);
  return {
    random,
    seats,
    options: { ante, startChips: 100, minRaise, tieBreak: random.pick(['highCard', 'bestSuit']) },
    chips,
    dealer: random.below(seats),
    hands: chips.map((stack) => (stack > 0 ? deck.splice(0, 3) : [])),
  };
}

export const requestOf = ({ seats, options, hands, chips, dealer }: RandomTable) => ({
  seats,
  options,
  given: { hands, chips, dealer },
});

export function naiveOf({ options, hands, chips, dealer }: RandomTable): NaiveGame {
  const { ante, tieBreak } = options;
  const setup: NaiveSetup = { ante, minRaise: options.minRaise || ante || 1, tieBreak, hands, chips, dealer };
  return new NaiveGame(setup);
}

type Played = Exclude<LiengAction, { min: number }>;

export const isRange = (action: LiengAction): action is Extract<LiengAction, { min: number }> => 'min' in action;

/** Every way to play what a list of legal actions allows; of a raise its least, its most and one between. */
export function waysToPlay(legal: readonly LiengAction[], random: Random): Played[] {
  return legal.flatMap((action): Played[] => {
    if (!isRange(action)) return [action];
    const { min, max } = action;
    const amounts = new Set([min, max, min + random.below(max - min + 1)]);
    return [...amounts].map((amount) => ({ type: 'to', amount }));
  });
}

/** Everything just outside a list of legal actions. */
export function justOutside(legal: readonly LiengAction[], bet: number): Played[] {
  const types = legal.map(({ type }) => type);
  const outside: Played[] = [];
  if (!types.includes('theo')) outside.push({ type: 'theo' });
  if (!types.includes('to-tat')) outside.push({ type: 'to-tat' });
  const raise = legal.find(isRange);
  const amounts = raise ? [raise.min - 1, raise.max + 1] : [bet, bet + 1, bet + 10, bet + 1000];
  return [...outside, ...amounts.map((amount): Played => ({ type: 'to', amount }))];
}
