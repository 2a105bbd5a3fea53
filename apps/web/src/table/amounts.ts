import type { AmountRange, Stakes } from '@sanh-rong/presentation';

/** Amounts to choose from: what a slider stops at and what lies one touch away. Pure, so that every range can be checked. */

/** The nearest amount to an asked one. Steps count from the least; the very end is always reached, on a step or not. */
export const snap = ({ min, max, step }: AmountRange, asked: number): number => {
  if (asked >= max) return max;
  const stepped = min + Math.max(0, Math.round((asked - min) / step)) * step;
  return stepped >= max || max - asked < Math.abs(asked - stepped) ? max : stepped;
};

/**
 * One step more or less; the first chooses the least there is. From an end that lies between two steps, it goes back onto
 * a step.
 */
export const stepped = ({ min, max, step }: AmountRange, amount: number | null, steps: number): number => {
  if (amount === null) return min;
  if (steps < 0 && amount === max) {
    const last = min + Math.floor((max - min) / step) * step;
    const below = last === max ? steps : steps + 1;
    return Math.max(min, last + below * step);
  }
  return Math.max(min, Math.min(max, amount + steps * step));
};

/** With more steps than this a slider cannot show each; it is finer where amounts are small. */
const FEW = 40;

const bend = ({ min, max, step }: AmountRange): number => ((max - min) / step > FEW ? 2 : 1);

/** Where an amount lies on a slider, 0 to 1. */
export const shareOf = (range: AmountRange, amount: number): number => {
  const { min, max } = range;
  return max === min ? 0 : ((amount - min) / (max - min)) ** (1 / bend(range));
};

/** The amount at a place on a slider. */
export const amountAt = (range: AmountRange, share: number): number => {
  const { min, max } = range;
  return snap(range, min + (max - min) * share ** bend(range));
};

export type AmountPreset = 'least' | 'half' | 'pot';

/**
 * Amounts worth a button, smallest first, each only once. A raise by the pot counts the call that comes before it. The most
 * there is has a button already: going all in.
 */
export const presetsOf = (range: AmountRange, stakes: Stakes | null): readonly (readonly [AmountPreset, number])[] => {
  const { min, max } = range;
  const called = stakes === null ? 0 : stakes.pot + stakes.owed;
  const raises: readonly (readonly [AmountPreset, number])[] =
    stakes === null
      ? []
      : [
          ['half', snap(range, stakes.bet + called / 2)],
          ['pot', snap(range, stakes.bet + called)],
        ];
  const between = raises.filter(([, amount], at) => amount > min && amount < max && amount !== raises[at - 1]?.[1]);
  return min === max ? [] : [['least', min], ...between];
};
