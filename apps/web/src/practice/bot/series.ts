/** Games that a bot plays one after the other, each of which can be played again with the same cards. */

export interface SeriesGame {
  readonly seed: string;
  /** Points by seat before it. They stay the same however often it is played: the bot is told them. */
  readonly scores: readonly number[];
  /** By seat, as it ended last with the code of now; null until it has. */
  readonly points: readonly number[] | null;
  /** What the bot got each time, with each version of its code, oldest first. */
  readonly tries: readonly number[];
}

export type Series = readonly SeriesGame[];

/** How many are remembered, and how often each. */
const MOST_GAMES = 50;
const MOST_TRIES = 20;

const added = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((points, seat) => points + (other[seat] ?? 0));

/** One more game, with cards of its own. What was never played to its end is forgotten, and the oldest of too many. */
export const withDeal = (series: Series, seed: string, seats: number): Series => {
  const known = series.filter(({ tries }) => tries.length > 0);
  const last = known.at(-1);
  const scores = last === undefined ? Array.from({ length: seats }, () => 0) : added(last.scores, last.points ?? []);
  return [...known, { seed, scores, points: null, tries: [] }].slice(-MOST_GAMES);
};

export const withResult = (series: Series, seed: string, points: readonly number[], seat: number): Series =>
  series.map((game) =>
    game.seed === seed ? { ...game, points, tries: [...game.tries, points[seat] ?? 0].slice(-MOST_TRIES) } : game,
  );

/** The same deals for other code: nothing of it has been played yet. */
export const unplayed = (series: Series): Series => series.map((game) => ({ ...game, points: null }));

export interface SeriesSum {
  /** Games played with the code of now. */
  readonly games: number;
  readonly points: number;
  readonly won: number;
  /** What the same games had brought the time before; null where one of them is played for the first time. */
  readonly before: number | null;
}

export const sumOf = (series: Series, seat: number): SeriesSum => {
  const played = series.filter(({ points }) => points !== null);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  const scored = played.map(({ points }) => points?.[seat] ?? 0);
  const before = played.flatMap(({ tries }) => tries.at(-2) ?? []);
  return {
    games: played.length,
    points: sum(scored),
    won: scored.filter((points) => points > 0).length,
    before: before.length > 0 && before.length === played.length ? sum(before) : null,
  };
};
