import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * `expect(actual).toEqual(expected)` for what is compared thousands of times in a test: what is equal in every respect is
 * found out quickly, and only the rest goes to the slow comparison, for its verdict and its words.
 */
export const expectSame = (actual: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
};
