/** What was expected and what really came, of many positions. */
export interface Pair {
  readonly expected: number;
  /** The standard error of `expected`. */
  readonly error: number;
  readonly real: number;
}

/** Positions of which about the same was expected. */
export interface Bin {
  readonly expected: number;
  readonly real: number;
  /** The standard error of `real`. */
  readonly error: number;
}

export interface Calibration {
  /** Of the line through all pairs; 1 where what is expected is what comes. */
  readonly slope: number;
  readonly error: number;
  /** Where the line stands for what is expected on average: how much more really came. */
  readonly offset: number;
  /** Which share of the spread of what was expected is only the chance of few worlds. It makes the slope flatter by as much. */
  readonly noise: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const binOf = (pairs: readonly Pair[]): Bin => {
  const real = meanOf(pairs.map((pair) => pair.real));
  const squares = meanOf(pairs.map((pair) => (pair.real - real) ** 2));
  return {
    expected: meanOf(pairs.map(({ expected }) => expected)),
    real,
    error: Math.sqrt(squares / Math.max(1, pairs.length - 1)),
  };
};

const binsOf = (pairs: readonly Pair[]): Bin[] => {
  const sorted = pairs.toSorted((one, other) => one.expected - other.expected);
  return Array.from({ length: BINS }, (_, bin) =>
    sorted.slice(Math.floor((bin * sorted.length) / BINS), Math.floor(((bin + 1) * sorted.length) / BINS)),
  ).flatMap((own) => (own.length === 0 ? [] : [binOf(own)]));
};

/**
 * The line of least squares, with a standard error that holds also where some positions are far more a matter of luck than
 * others. Pairs must not depend on each other: one of each game.
 */
export const calibrationOf = (pairs: readonly Pair[]): Calibration => {
  const x = meanOf(pairs.map(({ expected }) => expected));
  const y = meanOf(pairs.map(({ real }) => real));
  const spread = pairs.reduce((sum, { expected }) => sum + (expected - x) ** 2, 0);
  const slope = pairs.reduce((sum, { expected, real }) => sum + (expected - x) * (real - y), 0) / spread;
  const rest = pairs.reduce(
    (sum, { expected, real }) => sum + ((expected - x) * (real - y - slope * (expected - x))) ** 2,
    0,
  );
  return {
    slope,
    error: Math.sqrt(rest) / spread,
    offset: y - x,
    noise: (meanOf(pairs.map(({ error }) => error ** 2)) * pairs.length) / spread,
    bins: binsOf(pairs),
  };
};
