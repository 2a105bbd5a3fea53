import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ordinal, type Rating, rateEvent, rateMargins, START, widen } from './rating.ts';

type Pair = readonly [mu: number, sigma: number];

const contestants = (ratings: readonly Pair[]) =>
  ratings.map(([mu, sigma]) => ({ rating: { mu, sigma }, isAnchor: false }));

const NEW: Pair = [START.mu, START.sigma];
const EIGHT: readonly Pair[] = [
  [25, 4],
  [26, 3],
  [27, 2],
  [28, 1],
  [24, 5],
  [23, 6],
  [22, 7],
  [21, 8],
];

/** What `rate` of the npm package openskill 5.0.1 answers with its defaults: ratings before, places, ratings after. */
const OPENSKILL: readonly (readonly [readonly Pair[], readonly number[], readonly Pair[]])[] = [
  [
    [NEW, NEW],
    [1, 2],
    [
      [27.6353894931, 8.06590141354],
      [22.3646105069, 8.06590141354],
    ],
  ],
  [
    [NEW, NEW],
    [1, 1],
    [
      [25, 8.06590141354],
      [25, 8.06590141354],
    ],
  ],
  [
    [NEW, NEW, NEW, NEW],
    [1, 2, 3, 4],
    [
      [27.7952526725, 8.26357179126],
      [26.5529181514, 8.17961798837],
      [24.6894163697, 8.08412788017],
      [20.9624128064, 8.08412788017],
    ],
  ],
  [
    [NEW, NEW, NEW, NEW],
    [3, 1, 4, 2],
    [
      [24.6894163697, 8.08412788017],
      [27.7952526725, 8.26357179126],
      [20.9624128064, 8.08412788017],
      [26.5529181514, 8.17961798837],
    ],
  ],
  [
    [NEW, NEW, NEW, NEW],
    [1, 1, 3, 3],
    [
      [25.9317508908, 8.26357179126],
      [25.9317508908, 8.26357179126],
      [24.0682491092, 8.16906309784],
      [24.0682491092, 8.16906309784],
    ],
  ],
  [
    [NEW, NEW, NEW, NEW],
    [1, 2, 2, 2],
    [
      [27.7952526725, 8.26357179126],
      [24.0682491092, 8.17961798837],
      [24.0682491092, 8.17961798837],
      [24.0682491092, 8.17961798837],
    ],
  ],
  [
    [[30, 2], [22, 5], NEW, [18, 1.5]],
    [2, 1, 4, 3],
    [
      [30.0423413267, 1.9999785423],
      [23.5210079232, 4.97755442242],
      [18.5116642276, 7.60010696733],
      [18.0497256435, 1.50172015297],
    ],
  ],
  [
    [[30, 2], [22, 5], NEW, [18, 1.5]],
    [4, 2, 2, 1],
    [
      [29.7446727089, 1.99998631828],
      [22.0955160241, 4.95141061869],
      [24.6455431277, 7.88146980847],
      [18.1467133153, 1.50216511844],
    ],
  ],
  [
    [
      [38.5, 1.2],
      [12, 0.9],
      [27, 3],
    ],
    [2, 1, 2],
    [
      [38.3008327647, 1.2022206411],
      [12.0997463044, 0.903831676594],
      [27.1400577327, 2.97648669008],
    ],
  ],
  [
    [
      [20, 1],
      [31, 7],
    ],
    [1, 2],
    [
      [20.083969754, 1.00335027417],
      [26.9132789381, 6.72027845715],
    ],
  ],
  [
    EIGHT,
    [8, 7, 6, 5, 4, 3, 2, 1],
    [
      [23.5720004148, 3.97730434471],
      [25.6382654325, 2.99347819276],
      [26.9354111644, 2.00048691154],
      [28.0000235864, 1.00340310552],
      [24.5572165703, 4.97605639989],
      [24.1921063164, 5.96613035621],
      [24.0398801347, 6.96203831915],
      [24.1014140121, 7.9706589718],
    ],
  ],
  [
    EIGHT,
    [1, 1, 3, 3, 3, 6, 7, 7],
    [
      [25.3220245576, 3.99862416455],
      [26.1777608014, 3.00041352932],
      [26.9997804005, 2.00138495558],
      [27.9989361209, 1.00344312765],
      [24.0661529403, 4.98871645107],
      [23.7371356866, 5.95341682516],
      [20.4075867323, 6.86804774705],
      [19.1203574546, 7.77877709774],
    ],
  ],
];

const ratings = fc.record({
  mu: fc.double({ min: -40, max: 90, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: START.sigma, noNaN: true }),
});
const events = fc.array(fc.tuple(ratings, fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 8 });

describe('a rated event', () => {
  test.each(OPENSKILL)('changes %j with places %j as openskill does', (before, places, after) => {
    const rated = rateEvent(contestants(before), places);
    for (const [who, [mu, sigma]] of after.entries()) {
      expect(rated[who].mu).toBeCloseTo(mu, 8);
      expect(rated[who].sigma).toBeCloseTo(sigma, 8);
    }
  });

  test('leaves anchors as they are and changes the others as if the anchors could change', () => {
    const before = contestants([[30, 1.5], NEW, [20, 1.5]]);
    const anchored = before.map((contestant, who) => ({ ...contestant, isAnchor: who !== 1 }));
    const after = rateEvent(anchored, [2, 1, 3]);
    expect([after[0], after[2]]).toEqual([before[0].rating, before[2].rating]);
    expect(after[1].mu).toBeGreaterThan(25);
    expect(after[1].mu).toBeCloseTo(rateEvent(before, [2, 1, 3])[1].mu, 1);
  });

  test('takes places by their order alone, in any order of the players', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 7 }), (event, by) => {
        const before = event.map(([rating]) => ({ rating, isAnchor: false }));
        const places = event.map(([, place]) => place);
        const after = rateEvent(before, places);
        expect(
          rateEvent(
            before,
            places.map((place) => 10 * place - 3),
          ),
        ).toEqual(after);
        const turn = <T>(items: readonly T[]): T[] => items.map((_, at) => items[(at + by) % items.length]);
        for (const [at, rating] of rateEvent(turn(before), turn(places)).entries()) {
          expect(rating.mu).toBeCloseTo(turn(after)[at].mu, 9);
          expect(rating.sigma).toBeCloseTo(turn(after)[at].sigma, 9);
        }
      }),
    );
  });

  test('never takes the winner down nor the loser up, and stays a number', () => {
    fc.assert(
      fc.property(events, (event) => {
        const places = event.map(([, place]) => place);
        fc.pre(new Set(places).size === places.length);
        const after = rateEvent(
          event.map(([rating]) => ({ rating, isAnchor: false })),
          places,
        );
        for (const [who, { mu, sigma }] of after.entries()) {
          expect(Number.isFinite(mu)).toBe(true);
          expect(sigma).toBeGreaterThan(0);
          if (places[who] === Math.min(...places)) expect(mu).toBeGreaterThanOrEqual(event[who][0].mu);
          if (places[who] === Math.max(...places)) expect(mu).toBeLessThanOrEqual(event[who][0].mu);
        }
      }),
    );
  });

  test('needs a place for everybody', () => {
    expect(() => rateEvent(contestants([NEW, NEW]), [1])).toThrow(RangeError);
  });
});

describe('an event rated by margins', () => {
  const scored = fc.array(fc.tuple(ratings, fc.double({ min: -3, max: 3, noNaN: true })), {
    minLength: 2,
    maxLength: 8,
  });

  test('of two is won when they are one apart, and tied when nothing is between them', () => {
    fc.assert(
      fc.property(ratings, ratings, fc.double({ min: 1, max: 50, noNaN: true }), (one, two, apart) => {
        const both = [one, two].map((rating) => ({ rating, isAnchor: false }));
        for (const [scores, places] of [
          [
            [apart, 0],
            [1, 2],
          ],
          [
            [-apart, -apart],
            [1, 1],
          ],
        ]) {
          for (const [who, { mu, sigma }] of rateMargins(both, scores).entries()) {
            expect(mu).toBeCloseTo(rateEvent(both, places)[who].mu, 9);
            expect(sigma).toBeCloseTo(rateEvent(both, places)[who].sigma, 9);
          }
        }
      }),
    );
  });

  test('takes nobody down for a better score, whoever else played, and stays a number', () => {
    fc.assert(
      fc.property(scored, fc.double({ min: 0, max: 2, noNaN: true }), (event, more) => {
        const before = event.map(([rating]) => ({ rating, isAnchor: false }));
        const scores = event.map(([, score]) => score);
        const [after] = rateMargins(before, scores);
        const [better] = rateMargins(before, [scores[0] + more, ...scores.slice(1)]);
        expect(better.mu).toBeGreaterThanOrEqual(after.mu);
        expect(better.sigma).toBe(after.sigma);
        expect(after.sigma).toBeGreaterThan(0);
        expect(Number.isFinite(after.mu)).toBe(true);
      }),
    );
  });

  test('brings equals no more than it takes: what they win of each other sums to nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 2, maxLength: 8 }), (scores) => {
        const after = rateMargins(contestants(scores.map(() => NEW)), scores);
        expect(after.reduce((sum, { mu }) => sum + mu - START.mu, 0)).toBeCloseTo(0, 9);
      }),
    );
  });

  test('leaves anchors as they are, and needs a score for everybody', () => {
    const [anchor] = rateMargins([{ rating: START, isAnchor: true }, ...contestants([NEW])], [1, 0]);
    expect(anchor).toEqual(START);
    expect(() => rateMargins(contestants([NEW, NEW]), [1])).toThrow(RangeError);
  });
});

describe('a rating', () => {
  test('is shown as mu − 3 sigma: zero for whoever is new', () => {
    expect(ordinal(START)).toBeCloseTo(0, 12);
    expect(ordinal({ mu: 31, sigma: 2 })).toBe(25);
  });

  test('is less sure of a new version, but never less than of a newcomer', () => {
    const settled: Rating = { mu: 33, sigma: 1.6 };
    expect(widen(settled).mu).toBe(33);
    expect(widen(settled).sigma).toBeGreaterThan(4);
    expect(widen(START)).toEqual(START);
    fc.assert(
      fc.property(ratings, (rating) => {
        const { sigma } = widen(rating);
        expect(sigma).toBeGreaterThanOrEqual(rating.sigma);
        expect(sigma).toBeLessThanOrEqual(START.sigma);
      }),
    );
  });
});
