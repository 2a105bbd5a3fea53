import { Random } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { type HandGame, Solver } from '../../../../bench/tuning/lieng/regret.ts';

/**
 * Kuhn poker: three cards, one each, an ante, one bet of one. Its value to the first player is −1/18, and the second
 * player has one best way to play. What solves it is what the table of the strong player is made with.
 */
interface Kuhn {
  readonly cards: readonly [number, number];
  /** p for checking or folding, b for betting or calling. */
  readonly line: string;
}

const PASS = 0;
const BET = 1;
const SITUATIONS = ['', 'p', 'b', 'pb'];
const ENDS = ['pp', 'bp', 'bb', 'pbp', 'pbb'];
const [JACK, QUEEN, KING] = [0, 1, 2];

/** What the line is worth to the first player. */
const worth = (line: string, first: number, second: number): number => {
  if (line === 'bp') return 1;
  if (line === 'pbp') return -1;
  return (line === 'pp' ? 1 : 2) * (first > second ? 1 : -1);
};

const after = ({ cards, line }: Kuhn, choice: number): Kuhn => ({ cards, line: line + (choice === BET ? 'b' : 'p') });

const kuhn: HandGame<Kuhn> = {
  hands: 3,
  situations: SITUATIONS.length,
  choices: 2,
  deal: (random) => {
    const first = random.below(3);
    return { cards: [first, (first + 1 + random.below(2)) % 3], line: '' };
  },
  seatsOf: () => 2,
  turnOf: ({ line }) => (ENDS.includes(line) ? -1 : line.length % 2),
  handOf: ({ cards }, seat) => cards[seat],
  weigh: ({ cards }, seat, out) => {
    for (const hand of [JACK, QUEEN, KING]) out[hand] = hand === cards[1 - seat] ? 0 : 1;
  },
  situationOf: ({ line }) => SITUATIONS.indexOf(line),
  openOf: () => 0b11,
  after,
  proceed: after,
  value: ({ cards, line }, seat, out) => {
    const other = cards[1 - seat];
    for (const hand of [JACK, QUEEN, KING]) {
      const toFirst = seat === 0 ? worth(line, hand, other) : worth(line, other, hand);
      out[hand] = hand === other ? 0 : seat === 0 ? toFirst : -toFirst;
    }
  },
};

const solved = (deals: number): Solver<Kuhn> => {
  const solver = new Solver(kuhn);
  solver.solve(new Random('kuhn'), 50, deals / 50);
  return solver;
};

/** How often a hand bets or calls after a line. */
const betsOf =
  ({ sums }: Solver<Kuhn>) =>
  (line: string, hand: number): number => {
    const at = (SITUATIONS.indexOf(line) * 3 + hand) * 2;
    return sums[at + BET] / (sums[at + PASS] + sums[at + BET]);
  };

const lineValue = (
  bets: (line: string, hand: number) => number,
  line: string,
  first: number,
  second: number,
): number => {
  if (ENDS.includes(line)) return worth(line, first, second);
  const often = bets(line, line.length % 2 === 0 ? first : second);
  return often * lineValue(bets, `${line}b`, first, second) + (1 - often) * lineValue(bets, `${line}p`, first, second);
};

describe('regret minimisation', () => {
  const bets = betsOf(solved(100_000));

  test('finds the value of Kuhn poker', () => {
    let value = 0;
    for (const first of [JACK, QUEEN, KING]) {
      for (const second of [JACK, QUEEN, KING]) if (first !== second) value += lineValue(bets, '', first, second) / 6;
    }
    expect(value).toBeCloseTo(-1 / 18, 2);
  });

  test('finds how Kuhn poker is played', () => {
    // The second player: a king always calls and bets, a queen calls a third, a jack bluffs a third.
    expect(bets('b', KING)).toBeGreaterThan(0.99);
    expect(bets('p', KING)).toBeGreaterThan(0.99);
    expect(Math.abs(bets('b', QUEEN) - 1 / 3)).toBeLessThan(0.04);
    expect(Math.abs(bets('p', JACK) - 1 / 3)).toBeLessThan(0.04);
    expect(bets('b', JACK)).toBeLessThan(0.01);
    // The first player: bluffs with a jack at most a third, bets the king three times as often.
    expect(bets('', JACK)).toBeLessThan(0.37);
    expect(Math.abs(bets('', KING) - 3 * bets('', JACK))).toBeLessThan(0.1);
    expect(Math.abs(bets('pb', QUEEN) - bets('', JACK) - 1 / 3)).toBeLessThan(0.05);
  });

  test('finds the same from the same seed', () => {
    expect(solved(1000).sums).toEqual(solved(1000).sums);
  });

  test('against opponents that are given it finds the answer to them', () => {
    const alwaysBets = (_situation: number, _hand: number, _open: number, out: Float64Array) => {
      out[PASS] = 0;
      out[BET] = 1;
    };
    const solver = new Solver(kuhn, { opponents: alwaysBets });
    solver.solve(new Random('answer'), 20, 500);
    const answer = betsOf(solver);
    expect(answer('b', KING)).toBeGreaterThan(0.99);
    expect(answer('b', JACK)).toBeLessThan(0.01);
  });
});
