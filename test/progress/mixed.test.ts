import { beforeAll, describe, expect, test } from 'vitest';

describe('a suite', () => {
  describe('inside another', () => {
    test('passes', () => expect(1).toBe(1));
    test('passes as well', () => expect(2).toBe(2));
    test('fails', () => expect(1).toBe(2));
  });
});

describe('a suite that cannot begin', () => {
  beforeAll(() => {
    throw new Error('no beginning');
  });
  test('never runs', () => expect(1).toBe(1));
  test('never runs either', () => expect(1).toBe(1));
});
