import { rateEvent, START } from '@sanh-rong/arena';
import { Random } from '@sanh-rong/engine';
import { expect, test } from 'vitest';
import { Book, type StandingRow } from './book.ts';
import { LISTED_FROM } from './fairness.ts';
import { shownRating } from './standing.ts';

/** What games do to ratings, and what they do not do for a person who plays against their own second account. */

const NOON = Date.UTC(2026, 10, 15, 5);
const DAY = 86_400_000;
const BOARD = { game: 'tienlen', ruleSet: 'mien-nam' };

const play = (book: Book, order: readonly string[], endedAt = NOON): void =>
  book.count({ ...BOARD, endedAt, people: order.map((person, at) => ({ person, place: at + 1 })) });

const standing = (book: Book, person: string, season = '2026-4'): StandingRow => {
  const found = book.changed.standings.find((row) => row.person === person && row.season === season);
  if (found === undefined) throw new Error(`no ${person} in ${season}`);
  return found;
};

const shown = (book: Book, person: string): number => shownRating(standing(book, person).rating);

test('everybody begins at 1000', () => {
  expect(shownRating(START)).toBe(1_000);
  const book = new Book([], []);
  play(book, ['an', 'binh']);
  expect(standing(book, 'an').recent[0]).toBe(1_000);
});

test('a first game between new people is rated like any other event', () => {
  const book = new Book([], []);
  play(book, ['an', 'binh', 'chi']);
  const fresh = { rating: START, isAnchor: false };
  const rated = rateEvent([fresh, fresh, fresh], [1, 2, 3]);
  expect(['an', 'binh', 'chi'].map((person) => standing(book, person).rating)).toEqual(rated);
  expect(shown(book, 'an')).toBeGreaterThan(1_000);
  expect(shown(book, 'chi')).toBeLessThan(1_000);
});

test('a rating grows surer with every game: it rises also where two people win and lose by turns', () => {
  const book = new Book([], []);
  for (let game = 0; game < 20; game++) play(book, game % 2 === 0 ? ['an', 'binh'] : ['binh', 'an'], NOON + game * DAY);
  for (const person of ['an', 'binh']) expect(shown(book, person)).toBeGreaterThan(1_200);
});

test('whoever shares the first place with everybody has not won', () => {
  const book = new Book([], []);
  const tied = (places: readonly number[]) =>
    book.count({
      ...BOARD,
      endedAt: NOON,
      people: ['an', 'binh', 'chi'].map((person, i) => ({ person, place: places[i] })),
    });
  tied([2, 2, 2]);
  tied([1, 1, 3]);
  expect(['an', 'binh', 'chi'].map((person) => standing(book, person).wins)).toEqual([1, 1, 0]);
});

test('opponents are different people, and every game set is a board of its own', () => {
  const book = new Book([], []);
  for (let i = 0; i < 5; i++) play(book, ['an', 'binh']);
  play(book, ['an', 'binh', 'chi']);
  book.count({
    game: 'tienlen',
    ruleSet: 'thirteen',
    endedAt: NOON,
    people: [
      { person: 'an', place: 1 },
      { person: 'em', place: 2 },
    ],
  });
  const rows = book.changed.standings.filter(({ person }) => person === 'an');
  expect(rows.map(({ ruleSet, games, opponents }) => [ruleSet, games, opponents])).toEqual([
    ['mien-nam', 6, 2],
    ['thirteen', 1, 1],
  ]);
});

test('the eleventh game of two people on a day counts half, the first of the next day in full', () => {
  const change = (games: number, last: number): number => {
    const book = new Book([], []);
    for (let i = 0; i < games; i++) play(book, i % 2 === 0 ? ['an', 'binh'] : ['binh', 'an'], NOON + i);
    const before = standing(book, 'an').rating;
    const other = standing(book, 'binh').rating;
    play(book, ['an', 'binh'], last);
    const [full] = rateEvent(
      [before, other].map((rating) => ({ rating, isAnchor: false })),
      [1, 2],
    );
    return (standing(book, 'an').rating.mu - before.mu) / (full.mu - before.mu);
  };
  expect(change(9, NOON + 100)).toBeCloseTo(1);
  expect(change(10, NOON + 100)).toBeCloseTo(1 / 2);
  expect(change(20, NOON + 100)).toBeCloseTo(1 / 4);
  expect(change(20, NOON + DAY)).toBeCloseTo(1);
  // Stored late: it does not open the day before once more.
  expect(change(20, NOON - DAY)).toBeCloseTo(1 / 4);
});

test('coming before somebody far weaker says nothing; coming behind them does', () => {
  const row = (person: string, mu: number): StandingRow => ({
    ...BOARD,
    season: '2026-4',
    person,
    rating: { mu, sigma: 2 },
    games: 50,
    wins: 25,
    opponents: 9,
    recent: [],
    lastAt: NOON,
  });
  const after = (order: readonly string[]): number[] => {
    const book = new Book([row('strong', 36), row('weak', 25)], []);
    play(book, order);
    return ['strong', 'weak'].map((person) => standing(book, person).rating.mu);
  };
  expect(after(['strong', 'weak'])).toEqual([36, 25]);
  const [strong, weak] = after(['weak', 'strong']);
  expect(strong).toBeLessThan(36);
  expect(weak).toBeGreaterThan(25);
});

test('a new season begins with the last one and some doubt, more for each season away', () => {
  const begin = (seasons: number) => {
    const book = new Book([], []);
    for (let i = 0; i < 200; i++)
      play(book, i % 4 === 0 ? ['binh', 'an'] : ['an', 'binh'], NOON + Math.floor(i / 10) * DAY);
    const before = standing(book, 'an');
    const endedAt = NOON + 60 * DAY + (seasons - 1) * 91 * DAY;
    book.count({
      ...BOARD,
      endedAt,
      people: [
        { person: 'an', place: 1 },
        { person: 'moi', place: 1 },
      ],
    });
    const after = book.changed.standings.find(({ person, season }) => person === 'an' && season > '2026-4');
    return { before, after: after as StandingRow };
  };
  const [one, two, many] = [begin(1), begin(2), begin(9)];
  expect(one.after.season).toBe('2027-1');
  expect(one.after.games).toBe(1);
  expect(one.before.games).toBe(200);
  expect(one.after.rating.mu).toBeGreaterThan(START.mu + 1);
  expect(one.after.rating.sigma).toBeGreaterThan(one.before.rating.sigma + 1);
  expect(two.after.rating.sigma).toBeGreaterThan(one.after.rating.sigma);
  expect(many.after.rating.sigma).toBeLessThan(START.sigma);
  expect(many.after.recent[0]).toBeLessThan(one.after.recent[0]);
});

/** Forty people who play each other in fours, every evening, the later ones a little better. */
const honest = (games: number): { readonly book: Book; readonly best: number } => {
  const random = new Random('honest people');
  const book = new Book([], []);
  const people = Array.from({ length: 40 }, (_, i) => ({ person: `p${i}`, skill: (i / 39 - 0.5) * 1.6 }));
  const unit = () => (random.below(1_000_000) + 0.5) / 1_000_000;
  for (let i = 0; i < games; i++) {
    const seated = new Set<(typeof people)[number]>();
    while (seated.size < 4) seated.add(random.pick(people));
    const scored = [...seated].map(({ person, skill }) => ({ person, score: skill - Math.log(-Math.log(unit())) }));
    const order = scored.sort((a, b) => b.score - a.score).map(({ person }) => person);
    play(book, order, NOON + Math.floor((i * 40) / games) * DAY);
  }
  return { book, best: Math.max(...book.changed.standings.map(({ rating }) => shownRating(rating))) };
};

test('in honest games the better stand before the weaker', () => {
  const { book } = honest(1_500);
  const places = Array.from({ length: 40 }, (_, i) => shown(book, `p${i}`));
  let inverted = 0;
  for (let i = 0; i < 40; i++) for (let j = i + 1; j < 40; j++) if (places[i] > places[j]) inverted += 1;
  expect(inverted / ((40 * 39) / 2)).toBeLessThan(0.2);
});

test.each([
  ['one second account, for a thousand games', 1, 1_000],
  ['three second accounts at one table, for a thousand games', 3, 1_000],
  ['three new second accounts for every ten games', 3, 10],
])('nobody leads by beating %s', (_, accounts, gamesEach) => {
  const { best } = honest(1_500);
  const book = new Book([], []);
  for (let i = 0; i < 1_000; i++) {
    const round = Math.floor(i / gamesEach);
    const others = Array.from({ length: accounts }, (_, at) => `second${round}x${at}`);
    play(book, ['cheat', ...others], NOON + Math.floor(i / 25) * DAY);
  }
  const { games, opponents } = standing(book, 'cheat');
  expect(games).toBe(1_000);
  if (accounts < LISTED_FROM.opponents) expect(opponents).toBeLessThan(LISTED_FROM.opponents);
  expect(shown(book, 'cheat')).toBeLessThan(best - 100);
});
