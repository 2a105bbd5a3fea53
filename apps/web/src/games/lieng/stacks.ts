/** How an amount is laid out in chips. */

/** Some chips of one value, as they lie on each other. */
export interface Stack {
  /** 0 for ones, 1 for fives, 2 for tens, 3 for fifties and so on. */
  readonly colour: number;
  readonly count: number;
}

const faceValue = (colour: number): number => (colour % 2 === 0 ? 1 : 5) * 10 ** Math.floor(colour / 2);

/** The fewest chips that make an amount, the most valuable first. */
export const stacksOf = (amount: number): readonly Stack[] => {
  const stacks: Stack[] = [];
  let colour = 0;
  while (faceValue(colour + 1) <= amount) colour++;
  for (let rest = amount; rest > 0; colour--) {
    const count = Math.floor(rest / faceValue(colour));
    if (count > 0) stacks.push({ colour, count });
    rest -= count * faceValue(colour);
  }
  return stacks;
};

export const worthOf = (stacks: readonly Stack[]): number =>
  stacks.reduce((sum, { colour, count }) => sum + count * faceValue(colour), 0);
