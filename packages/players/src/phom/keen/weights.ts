import type { Weights } from './valuation.ts';
import { BASIC_ROWS, TA_LA_ROWS } from './weight-rows.ts';

export interface KeenWeights {
  readonly basic: Weights;
  readonly taLa: Weights;
}

const read = (rows: readonly (readonly string[])[]): Weights =>
  rows.map((stages) => stages.map((row) => row.split(' ').map(Number)));

let known: KeenWeights | null = null;

/** The fitted weights, read at the first use. */
export const weights = (): KeenWeights => {
  known ??= { basic: read(BASIC_ROWS), taLa: read(TA_LA_ROWS) };
  return known;
};
