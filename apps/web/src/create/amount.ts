/** Steps through a wide range of amounts as people count them: 1, 2, 5, 10, 20, 50, 100 … */

const LEADS = [1, 2, 5] as const;

const niceAmounts = (min: number, max: number): readonly number[] => {
  const amounts = [min];
  for (let scale = 1; scale <= max; scale *= 10) {
    for (const lead of LEADS) if (lead * scale > min && lead * scale < max) amounts.push(lead * scale);
  }
  return max > min ? [...amounts, max] : amounts;
};

/** Short ranges are walked one by one. */
const ONE_BY_ONE = 200;

export const amountAbove = (value: number, min: number, max: number): number =>
  max - min <= ONE_BY_ONE ? Math.min(max, value + 1) : (niceAmounts(min, max).find((amount) => amount > value) ?? max);

export const amountBelow = (value: number, min: number, max: number): number =>
  max - min <= ONE_BY_ONE
    ? Math.max(min, value - 1)
    : (niceAmounts(min, max).findLast((amount) => amount < value) ?? min);
