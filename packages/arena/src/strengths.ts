import { type Crosstable, idsIn } from './crosstable.ts';

/**
 * How strong every contestant is, in points a game, when not all have met: the figures whose differences come closest
 * to the leads that were seen (least squares, every deal counting the same). A contestant that met strong ones is not
 * worse off for it. They sum to zero.
 */

/** As many deals everybody is taken to have played evenly against the average: so that one lucky deal is not believed. */
const EVEN_DEALS = 1;

/** Solves a x = b for a symmetric positive definite a (Gauss), which it uses up. */
const solve = (a: number[][], b: number[]): number[] => {
  const size = b.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const factor = a[row][pivot] / a[pivot][pivot];
      if (factor === 0) continue;
      for (let column = pivot; column < size; column++) a[row][column] -= factor * a[pivot][column];
      b[row] -= factor * b[pivot];
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let column = row + 1; column < size; column++) b[row] -= a[row][column] * b[column];
    b[row] /= a[row][row];
  }
  return b;
};

export const strengthsIn = (table: Crosstable): Map<string, number> => {
  const ids = idsIn(table);
  const at = new Map(ids.map((id, index) => [id, index]));
  const weights = ids.map((_, row) => ids.map((_, column) => (row === column ? EVEN_DEALS : 0)));
  const sums = ids.map(() => 0);
  for (const { one, other, leads } of table) {
    const [i, j] = [at.get(one) ?? 0, at.get(other) ?? 0];
    weights[i][i] += leads.count;
    weights[j][j] += leads.count;
    weights[i][j] -= leads.count;
    weights[j][i] -= leads.count;
    sums[i] += leads.count * leads.mean;
    sums[j] -= leads.count * leads.mean;
  }
  const strengths = solve(weights, sums);
  return new Map(ids.map((id, index) => [id, strengths[index]]));
};
