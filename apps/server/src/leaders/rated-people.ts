import { findGame, type GameResult } from '@sanh-rong/engine';
import type { CountedGame } from './book.ts';

/** A person who won so many antes more than another has clearly come before them. */
const CLEAR_WIN = 20;

interface SeatedPerson {
  readonly seat: number;
  readonly person: string;
  readonly place: number;
  readonly points: number;
}

/** The people of a game and what they are rated by. A seat that had no chips to play with took no part. */
export const ratedPeople = (
  game: string,
  result: unknown,
  seated: readonly SeatedPerson[],
): Pick<CountedGame, 'people' | 'wins'> => {
  const found = findGame(game);
  const stakes = found.ok ? found.value.stakes?.(result as GameResult) : undefined;
  const people = seated.filter(({ seat }) => stakes?.[seat] !== 0);
  const clear = CLEAR_WIN * Math.max(...(stakes ?? []));
  return {
    people: people.map(({ person, place }) => ({ person, place })),
    ...(stakes === undefined ? {} : { wins: people.map(({ points }) => points / clear) }),
  };
};
