/** Student's distribution, as far as confidence intervals need it. */

/** ln Γ(x) for x > 0 (Lanczos, g = 7), to about 15 digits. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

const logGamma = (x: number): number => {
  const shifted = x - 1;
  const base = shifted + 7.5;
  const series = LANCZOS.reduce((sum, factor, at) => (at === 0 ? factor : sum + factor / (shifted + at)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(series);
};

const TINY = 1e-300;
const PRECISION = 1e-15;
const MOST_TERMS = 10_000;

/** The continued fraction of the incomplete beta function (Lentz), quick for x below (a + 1) / (a + b + 2). */
const betaFraction = (x: number, a: number, b: number): number => {
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction;
};

/** The regularised incomplete beta function. */
const incompleteBeta = (x: number, a: number, b: number): number => {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
};

/** How much of the distribution lies farther from zero than t, on both sides together. */
export const beyondT = (t: number, freedom: number): number =>
  incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);

/** It takes long to find and is asked for again and again: tables of results have many rows with as many deals each. */
const known = new Map<string, number>();
const MOST_KNOWN = 10_000;

const findCriticalT = (freedom: number, confidence: number): number => {
  const outside = 1 - confidence;
  let high = 1;
  while (beyondT(high, freedom) > outside) high *= 2;
  let low = high === 1 ? 0 : high / 2;
  while (high - low > 1e-12 * high) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (beyondT(middle, freedom) > outside) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/** The t that this share of the distribution stays within: 2.776 for 0.95 and 4 degrees of freedom. */
export const criticalT = (freedom: number, confidence: number): number => {
  if (!(freedom > 0 && confidence > 0 && confidence < 1)) throw new RangeError(`t: ${freedom}, ${confidence}`);
  const key = `${freedom} ${confidence}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const t = findCriticalT(freedom, confidence);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, t);
  return t;
};
