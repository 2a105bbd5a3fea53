import type { CardId } from '@sanh-rong/engine';
import { cardsIn } from '../card-text.ts';
import { beats } from './answers.ts';

/** What cuts what, found by trying it at the engine's table with one lower and one higher example of each. */

export type CutterId = 'threePairs' | 'four' | 'fourPairs' | 'fivePairs';
export type TargetId = 'oneTwo' | 'twoTwos' | 'threeTwos' | CutterId;

/** always: any of its kind · higher: only one that is higher · never. */
export type Cuts = 'always' | 'higher' | 'never';

interface Example<Id> {
  readonly id: Id;
  readonly cards: readonly CardId[];
}

export const TARGETS: readonly Example<TargetId>[] = [
  { id: 'oneTwo', cards: cardsIn('2h') },
  { id: 'twoTwos', cards: cardsIn('2s 2h') },
  { id: 'threeTwos', cards: cardsIn('2s 2d 2h') },
  { id: 'threePairs', cards: cardsIn('7s 7c 8s 8c 9s 9c') },
  { id: 'four', cards: cardsIn('8s 8c 8d 8h') },
  { id: 'fourPairs', cards: cardsIn('6s 6c 7s 7c 8s 8c 9s 9c') },
];

interface Cutter {
  readonly id: CutterId;
  /** Lower than the target of its own kind, and higher. */
  readonly low: readonly CardId[];
  readonly high: readonly CardId[];
}

export const CUTTERS: readonly Cutter[] = [
  { id: 'threePairs', low: cardsIn('3d 3h 4d 4h 5d 5h'), high: cardsIn('10d 10h Jd Jh Qd Qh') },
  { id: 'four', low: cardsIn('4s 4c 4d 4h'), high: cardsIn('Qs Qc Qd Qh') },
  { id: 'fourPairs', low: cardsIn('3d 3h 4d 4h 5d 5h 6d 6h'), high: cardsIn('9d 9h 10d 10h Jd Jh Qd Qh') },
  {
    id: 'fivePairs',
    low: cardsIn('3d 3h 4d 4h 5d 5h 6d 6h 7d 7h'),
    high: cardsIn('9d 9h 10d 10h Jd Jh Qd Qh Kd Kh'),
  },
];

export const cutsOf = (ruleSet: string, { low, high }: Cutter, target: readonly CardId[]): Cuts => {
  if (beats(ruleSet, low, target)) return 'always';
  return beats(ruleSet, high, target) ? 'higher' : 'never';
};
