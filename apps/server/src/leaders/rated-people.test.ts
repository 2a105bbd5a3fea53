import { type AnyGame, type BaseAction, GAMES, type Json, Random } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import { describe, expect, test } from 'vitest';
import { Book } from './book.ts';
import { ratedPeople } from './rated-people.ts';
import { shownRating } from './standing.ts';

/** What games where chips are bet do to ratings: a habit that loses chips must not climb. */

const lieng = GAMES.find(({ id }) => id === 'lieng') as AnyGame;
const NOON = Date.UTC(2026, 10, 15, 5);
const DAY = 86_400_000;
const GAMES_PLAYED = 300;
const OPTIONS = { rebuy: 'ask' };
const PEOPLE = ['habit', 'an', 'binh', 'chi'];

type Choose = (legal: readonly BaseAction[]) => BaseAction;

const first =
  (...types: readonly string[]): Choose =>
  (legal) =>
    types.flatMap((type) => legal.find((action) => action.type === type) ?? [])[0] ?? legal[0];

/** Seats that have lost all chips go on with new ones. */
const withChips = (previous: Json): Json =>
  PEOPLE.reduce<Json>((left, _, seat) => {
    const asked = lieng.rebuy?.({ seats: PEOPLE.length, options: OPTIONS, previous: left }, seat);
    return asked?.ok ? asked.value : left;
  }, previous);

const playLieng = (choose: Choose) => {
  const [, simple] = playersFor('lieng');
  const random = new Random('habits');
  const book = new Book([], []);
  const points = PEOPLE.map(() => 0);
  let previous: Json = null;
  for (let number = 0; number < GAMES_PLAYED; number++) {
    const dealt = lieng.deal({
      ruleSet: 'lieng',
      seats: PEOPLE.length,
      options: OPTIONS,
      seed: `habits ${number}`,
      previous: withChips(previous),
    });
    if (!dealt.ok) throw new Error(dealt.error.code);
    let { state } = dealt.value;
    for (let turn = lieng.turn(state); turn !== null; turn = lieng.turn(state)) {
      const legal = lieng.legal(state);
      const action =
        turn === 0 ? choose(legal) : simple.choose(lieng.view(state, turn), legal, random, { positions: 0 });
      const step = lieng.apply(state, action);
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
    const result = lieng.result(state);
    if (result === null) throw new Error('a game that is over has a result');
    const seated = PEOPLE.map((person, seat) => ({
      seat,
      person,
      place: result.places[seat],
      points: result.points[seat],
    }));
    const endedAt = NOON + Math.floor(number / 10) * DAY;
    book.count({ game: 'lieng', ruleSet: 'lieng', endedAt, ...ratedPeople('lieng', result, seated) });
    result.points.forEach((won, seat) => {
      points[seat] += won;
    });
    previous = lieng.carryOver(state);
  }
  const ratings = PEOPLE.map((who) => {
    const rows = book.changed.standings.filter(({ person }) => person === who);
    return shownRating(rows[rows.length - 1].rating);
  });
  return { points, ratings };
};

describe('who is rated for a game of bets, and by what', () => {
  test.each([
    ['folds every hand, and comes before all who lose more', first('bo')],
    ['pays to see every hand', first('theo', 'to-tat')],
    ['goes all in every time, and wins many small pots', first('to-tat', 'theo')],
  ])('a person who %s stands behind what the others come to, who win those chips', (_, choose) => {
    const { points, ratings } = playLieng(choose);
    expect(points[0]).toBeLessThan(0);
    expect(3 * ratings[0]).toBeLessThan(ratings[1] + ratings[2] + ratings[3]);
  });

  test('a seat without chips to play with took no part', () => {
    const part = (ante: number, pots: number) => ({ ante: -ante, bets: 0, uncalled: 0, pots });
    const result = {
      points: [20, -10, 0, -10],
      places: [1, 3, 2, 3],
      breakdown: [part(10, 30), part(10, 0), part(0, 0), part(10, 0)],
    };
    const seated = PEOPLE.map((person, seat) => ({
      seat,
      person,
      place: result.places[seat],
      points: result.points[seat],
    }));
    expect(ratedPeople('lieng', result, seated)).toEqual({
      people: [
        { person: 'habit', place: 1 },
        { person: 'an', place: 3 },
        { person: 'chi', place: 3 },
      ],
      wins: [0.1, -0.05, -0.05],
    });
  });

  test('elsewhere places say it all, and everybody took part', () => {
    for (const { id } of GAMES.filter(({ stakes }) => stakes === undefined)) {
      expect(ratedPeople(id, {}, [{ seat: 2, person: 'an', place: 4, points: 0 }])).toEqual({
        people: [{ person: 'an', place: 4 }],
      });
    }
  });
});
