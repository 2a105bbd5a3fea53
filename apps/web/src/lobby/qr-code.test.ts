import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QUIET, qrPath } from './qr-code.tsx';

const TABLE = 'https://sanhrong.example/t/MGKN79VR6';

/** The dark squares of a path, painted again. */
const painted = (path: string, size: number): boolean[][] => {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    squares[Number(y)].fill(true, Number(x), Number(x) + Number(length));
  }
  return squares;
};

test('the path paints exactly the dark squares of the code', () => {
  const { size, path } = qrPath(TABLE);
  expect(painted(path, size)).toEqual(encode(TABLE, { ecc: 'M', border: QUIET }).data);
});

test('a link to a table fits a code that a cheap camera reads from a phone', () => {
  const { size } = qrPath(TABLE);
  expect((size - 2 * QUIET - 17) % 4).toBe(0);
  expect(size - 2 * QUIET).toBeLessThanOrEqual(33);
});

test('readers get their quiet border', () => {
  const { size, path } = qrPath(TABLE);
  const squares = painted(path, size);
  const dark = squares.flatMap((row, y) => row.flatMap((on, x) => (on ? [[x, y]] : [])));
  for (const [x, y] of dark) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(QUIET);
    expect(Math.max(x, y)).toBeLessThan(size - QUIET);
  }
});
