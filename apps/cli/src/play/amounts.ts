import type { AmountRange } from '@sanh-rong/presentation';
import type { Key } from './keys.ts';

/** Choosing an amount key by key: with the arrows in steps, or by typing it. */

export interface AmountChoice {
  /** Null: none is chosen. */
  readonly amount: number | null;
  /** The digits typed so far; empty after any other key. */
  readonly typed: string;
}

/** More digits than any table has chips would only lose precision. */
const MAX_DIGITS = 12;
const LARGE_STEP = 10;

const NONE: AmountChoice = { amount: null, typed: '' };

const typedAmount = (text: string): AmountChoice => {
  const typed = text.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
  return typed === '' ? NONE : { amount: Number(typed), typed };
};

const chosen = (amount: number): AmountChoice => ({ amount, typed: '' });

/** So many steps up from here; the first press chooses the smallest amount. */
const larger = ({ amount }: AmountChoice, { min, max, step }: AmountRange, steps: number): AmountChoice =>
  chosen(amount === null || amount < min ? min : Math.min(max, amount + steps * step));

/** So many steps down; below the smallest amount nothing is chosen any more. */
const smaller = ({ amount }: AmountChoice, { min, max, step }: AmountRange, steps: number): AmountChoice => {
  if (amount === null || amount <= min) return NONE;
  return chosen(Math.max(min, Math.min(max, amount) - steps * step));
};

const STEPS: Readonly<Record<Key, (choice: AmountChoice, range: AmountRange) => AmountChoice>> = {
  up: (choice, range) => larger(choice, range, 1),
  right: (choice, range) => larger(choice, range, 1),
  pageup: (choice, range) => larger(choice, range, LARGE_STEP),
  down: (choice, range) => smaller(choice, range, 1),
  left: (choice, range) => smaller(choice, range, 1),
  pagedown: (choice, range) => smaller(choice, range, LARGE_STEP),
  home: (_, { min }) => chosen(min),
  end: (_, { max }) => chosen(max),
};

/** What a key makes of the amount chosen; null when the key has nothing to do with amounts. */
export const amountKey = (choice: AmountChoice, key: Key, range: AmountRange | null): AmountChoice | null => {
  if (/^\d$/.test(key)) return typedAmount(choice.typed + key);
  if (key === 'backspace') return choice.typed === '' ? NONE : typedAmount(choice.typed.slice(0, -1));
  if (key === 'escape') return NONE;
  const change = STEPS[key];
  if (change === undefined) return null;
  return range === null ? NONE : change(choice, range);
};
