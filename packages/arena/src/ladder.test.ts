import { Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bell } from '../test/synthetic.ts';
import { EVENT_DEALS, rateMatch, settleAnchors } from './ladder.ts';
import { type LadderEntry, pickMatch } from './matchmaking.ts';
import { type RatedContestant, type Rating, rateEvent, START, widen } from './rating.ts';

const SPREAD = 8;
const MATCH_DEALS = 48;

const deal = (strengths: readonly number[], random: Random): number[] =>
  strengths.map((strength) => strength + SPREAD * bell(random));

const dealsOf = (strengths: readonly number[], count: number, random: Random): number[][] =>
  Array.from({ length: count }, () => deal(strengths, random));

const newcomers = (count: number): RatedContestant[] =>
  Array.from({ length: count }, () => ({ rating: START, isAnchor: false }));

describe('rating a match', () => {
  test('takes the points of eight deals together as one event', () => {
    const deals = [[90, 1, 2, 3], ...Array.from({ length: EVENT_DEALS - 1 }, () => [0, 1, 2, 3])];
    const rated = rateMatch(newcomers(4), { deals, disqualified: [] });
    expect(rated).toEqual(rateEvent(newcomers(4), [1, 4, 3, 2]));
  });

  test('rates one part after the other, of about eight deals each, however many there are', () => {
    const twelve = Array.from({ length: 12 }, (_, number) => (number < 6 ? [1, 0] : [0, 2]));
    const once = rateEvent(newcomers(2), [1, 2]);
    const twice = rateEvent(
      once.map((rating) => ({ rating, isAnchor: false })),
      [2, 1],
    );
    expect(rateMatch(newcomers(2), { deals: twelve, disqualified: [] })).toEqual(twice);
    expect(rateMatch(newcomers(2), { deals: [[1, 0]], disqualified: [] })).toEqual(once);
    expect(rateMatch(newcomers(2), { deals: [], disqualified: [1] })).toEqual([START, START]);
  });

  test('puts the disqualified last, whatever their points, and together where there are several', () => {
    const deals = Array.from({ length: EVENT_DEALS }, () => [5, 100, 3, 50]);
    expect(rateMatch(newcomers(4), { deals, disqualified: [1] })).toEqual(rateEvent(newcomers(4), [2, 4, 3, 1]));
    expect(rateMatch(newcomers(4), { deals, disqualified: [3, 1] })).toEqual(rateEvent(newcomers(4), [1, 3, 2, 3]));
  });

  test('leaves anchors alone', () => {
    const anchors = [
      { rating: { mu: 30, sigma: 1 }, isAnchor: true },
      { rating: START, isAnchor: false },
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.integer()), { maxLength: 40 }), (deals) => {
        expect(rateMatch(anchors, { deals, disqualified: [] })[0]).toEqual({ mu: 30, sigma: 1 });
      }),
    );
  });
});

/** A ladder of players made of numbers: who is picked plays, and is rated. */
class Simulation {
  readonly waits: number[];
  private readonly random: Random;
  private entries: LadderEntry<number>[] = [];
  private readonly strengths: number[] = [];
  private matches = 0;

  constructor(seed: string, strengths: readonly number[]) {
    this.random = new Random(seed);
    this.waits = strengths.map(() => 0);
    for (const strength of strengths) this.enter(strength, START);
  }

  enter(strength: number, rating: Rating, isAnchor = false): number {
    const id = this.strengths.push(strength) - 1;
    this.entries.push({ id, rating, isAnchor, lastPicked: null, owner: null });
    this.waits[id] = 0;
    return id;
  }

  /** A new version of an entry, that much stronger. */
  improve(id: number, by: number): void {
    this.strengths[id] += by;
    this.rate(id, widen(this.entries[id].rating));
  }

  rating(id: number): Rating {
    return this.entries[id].rating;
  }

  /** Best first. */
  order(): number[] {
    return [...this.entries].sort((a, b) => b.rating.mu - a.rating.mu).map(({ id }) => id);
  }

  /** Plays until this one has played so many more. */
  playUntil(id: number, matches: number): void {
    for (let left = matches; left > 0; ) if (this.play().includes(id)) left -= 1;
  }

  playRounds(rounds: number): void {
    for (let match = 0; match < (rounds * this.entries.length) / 4; match++) this.play();
  }

  play(): number[] {
    const ids = pickMatch(this.entries, 4, this.random);
    if (ids === null) throw new Error('nobody to play');
    const deals = dealsOf(
      ids.map((id) => this.strengths[id]),
      MATCH_DEALS,
      this.random,
    );
    const rated = rateMatch(
      ids.map((id) => this.entries[id]),
      { deals, disqualified: [] },
    );
    for (const [at, id] of ids.entries()) this.rate(id, rated[at]);
    this.matches += 1;
    this.entries = this.entries.map((entry) =>
      ids.includes(entry.id) ? { ...entry, lastPicked: this.matches } : entry,
    );
    for (const { id } of this.entries) this.waits[id] = ids.includes(id) ? 0 : this.waits[id] + 1;
    return ids;
  }

  private rate(id: number, rating: Rating): void {
    this.entries[id] = { ...this.entries[id], rating };
  }
}

/** How many pairs two orders disagree about. */
const inversions = (order: readonly number[], truth: readonly number[]): number => {
  const at = truth.map((id) => order.indexOf(id));
  return at.reduce((sum, own, i) => sum + at.slice(i + 1).filter((other) => other < own).length, 0);
};

const byStrength = (strengths: readonly number[]): number[] =>
  strengths.map((_, id) => id).sort((a, b) => strengths[b] - strengths[a]);

/** Twenty players, from 0.5 to 3 points apart, in no order. */
const twenty = (seed: string): number[] => {
  const random = new Random(seed);
  const strengths = [0];
  while (strengths.length < 20) strengths.push(strengths[strengths.length - 1] + 0.5 + 2.5 * random.fraction());
  for (let last = strengths.length - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    [strengths[last], strengths[pick]] = [strengths[pick], strengths[last]];
  }
  return strengths;
};

describe('a ladder of players of known strength', () => {
  const SEEDS = ['one', 'two', 'three', 'four', 'five'];

  test('recovers their order: all but a few of 190 pairs after 10 matches each, hardly one wrong after 40', () => {
    let early = 0;
    let late = 0;
    for (const seed of SEEDS) {
      const strengths = twenty(seed);
      const ladder = new Simulation(seed, strengths);
      ladder.playRounds(10);
      early += inversions(ladder.order(), byStrength(strengths)) / SEEDS.length;
      ladder.playRounds(30);
      const wrong = inversions(ladder.order(), byStrength(strengths));
      expect(wrong).toBeLessThanOrEqual(2);
      late += wrong / SEEDS.length;
    }
    expect(early).toBeLessThan(5);
    expect(late).toBeLessThan(1);
  });

  test('tells players half a point apart by and by, and does not forget them again', () => {
    const strengths = Array.from({ length: 16 }, (_, at) => at / 2);
    const ladder = new Simulation('half a point', strengths);
    ladder.playRounds(60);
    let wrong = 0;
    for (let round = 0; round < 40; round++) {
      ladder.playRounds(1);
      wrong += inversions(ladder.order(), byStrength(strengths)) / 40;
    }
    // Of 120 pairs.
    expect(wrong).toBeLessThan(4);
  });

  test('takes a newcomer near their true place within three matches, from anywhere', () => {
    const strengths = Array.from({ length: 40 }, (_, at) => at / 2);
    const settled = new Simulation('newcomers', strengths);
    settled.playRounds(40);
    for (const strength of [1.25, 8.25, 14.25, 19.75]) {
      const newcomer = settled.enter(strength, START);
      settled.playUntil(newcomer, 3);
      const stronger = [...strengths].filter((other) => other > strength).length;
      const place = settled
        .order()
        .filter((id) => id < 40 || id === newcomer)
        .indexOf(newcomer);
      expect(Math.abs(place - stronger)).toBeLessThanOrEqual(5);
    }
  });

  test('nobody starves when one newcomer joins forty', () => {
    const strengths = Array.from({ length: 40 }, (_, at) => at / 2);
    const ladder = new Simulation('forty and one', strengths);
    ladder.playRounds(10);
    ladder.enter(30, START);
    for (let match = 0; match < 400; match++) {
      ladder.play();
      // One match in ten would be everybody's fair share.
      expect(Math.max(...ladder.waits)).toBeLessThan(41);
    }
  });

  test('lets a better new version rise within five matches, and a worse one fall', () => {
    const strengths = Array.from({ length: 20 }, (_, at) => at);
    const ladder = new Simulation('versions', strengths);
    ladder.playRounds(40);
    ladder.improve(5, 8.5);
    ladder.playUntil(5, 5);
    expect(Math.abs(ladder.order().indexOf(5) - 6)).toBeLessThanOrEqual(2);
    ladder.improve(15, -8.5);
    ladder.playUntil(15, 5);
    expect(Math.abs(ladder.order().indexOf(15) - 12)).toBeLessThanOrEqual(2);
  });

  test('nails built-in players where those who play like them end up', () => {
    const random = new Random('marks');
    const levels = [0, 4, 6, 9, 10];
    const tables = [
      [0, 1, 2, 3],
      [1, 2, 3, 4],
      [0, 2, 3, 4],
      [0, 1, 3, 4],
      [0, 1, 2, 4],
    ];
    const matches = tables.map((table) => ({
      table,
      deals: dealsOf(
        table.map((level) => levels[level]),
        200,
        random,
      ),
    }));
    const anchors = settleAnchors(5, matches);
    for (let level = 1; level < 5; level++) expect(anchors[level].mu).toBeGreaterThan(anchors[level - 1].mu);
    const ladder = new Simulation('beside marks', []);
    for (const [level, rating] of anchors.entries()) ladder.enter(levels[level], rating, true);
    const bots = levels.map((strength) => ladder.enter(strength, START));
    ladder.playRounds(60);
    for (const [level, bot] of bots.entries()) {
      expect(ladder.rating(level)).toEqual(anchors[level]);
      expect(Math.abs(ladder.rating(bot).mu - anchors[level].mu)).toBeLessThan(5);
    }
    expect(ladder.order().filter((id) => id >= 5)).toEqual([...bots].reverse());
  });
});
