import '../learn/test/browser.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayedGame } from './game-row.tsx';
import { addressed, inOrder } from './own-games.ts';

const game = (id: string, endedAt: number): PlayedGame => ({
  id,
  game: 'tienlen',
  ruleSet: 'mien-nam',
  number: 1,
  practice: false,
  endedAt,
  seats: [],
});
const local = (endedAt: number) => ({ ...game(`home-${endedAt}`, endedAt), self: 'self' });
const ids = (games: ReturnType<typeof inOrder>) => games.map(({ played }) => played.id);

test('practice and games with others stand in one list, newest first, each with its own seat', () => {
  const games = inOrder([local(5), local(1)], [game('b', 4), game('a', 2)], 'me', false);
  expect(ids(games)).toEqual(['home-5', 'b', 'a', 'home-1']);
  expect(games.map(({ person }) => person)).toEqual(['self', 'me', 'me', 'self']);
});

test('somebody who has only practised has games', () => {
  expect(ids(inOrder([local(3)], [], '', false))).toEqual(['home-3']);
});

test('one is called by no name in the list of one’s own games, whatever name or language the game was played in', () => {
  const seats = ['Bạn', 'Cóc Khéo 21'].map((name, seat) => ({ seat, person: `${seat}`, name, points: 0, place: 1 }));
  const read = (person: string, you: string) =>
    addressed({ played: { ...game('a', 1), seats }, person }, you).played.seats.map(({ name }) => name);
  expect(read('0', 'You')).toEqual(['You', 'Cóc Khéo 21']);
  expect(read('1', 'Bạn')).toEqual(['Bạn', 'Bạn']);
});

test('however the pages come, what has been read stays where it was, and in the end everything is there', () => {
  const times = fc.uniqueArray(fc.nat(1_000), { maxLength: 30 });
  fc.assert(
    fc.property(times, times, fc.integer({ min: 1, max: 7 }), (practised, played, size) => {
      const kept = practised.map(local);
      const server = played.toSorted((a, b) => b - a).map((at) => game(`s${at}`, at));
      let read: readonly string[] = [];
      for (let shown = size; ; shown += size) {
        const next = ids(inOrder(kept, server.slice(0, shown), 'me', shown < server.length));
        expect(next.slice(0, read.length)).toEqual(read);
        read = next;
        if (shown >= server.length) break;
      }
      expect(read.length).toBe(practised.length + played.length);
    }),
    { numRuns: 200, seed: 5 },
  );
});
