import { type BaseAction, GAMES, readRecord, type Seat, writeRecord } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../../../test/examples.ts';
import type { Past } from '../../replay/past.ts';
import { pastOfPractice, pastOfText } from '../../replay/record.ts';
import { TestHome } from '../test/home.ts';
import { startingPoint } from './starting-point.ts';

/** Moments of games that are over, as their replays show them. */

const PLAYED = GAMES.flatMap(({ id, ruleSets }) =>
  ruleSets.map(({ id: ruleSet, seats }) => ({ game: id, ruleSet, seats })),
);

interface Played {
  readonly past: Past;
  /** The text of the whole game, whether or not the replay has it. */
  readonly record: string;
}

/** The last game of a session at home that was begun with these. */
const playedGame = async (seed: number, { game, ruleSet, seats }: (typeof PLAYED)[number]): Promise<Played> => {
  const home = new TestHome(`${seed}`);
  await home.start({ game, ruleSet, seats: Math.min(seats.max, seats.min + (seed % 3)), games: 16 });
  // The second game has one before it, of which it must be told.
  while (home.keeper.games.length < 2 && !home.isOver) await home.step();
  const [last] = home.keeper.games.slice(-1);
  const past = pastOfPractice(last);
  if (past === null) throw new Error('no replay');
  return { past, record: last.record };
};

const pastOf = (text: string): Past => {
  const read = pastOfText(text);
  if ('error' in read) throw new Error(read.error.reason);
  return read.past;
};

const stepsOf = (text: string) => {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
};

const games = fc.record({ seed: fc.nat(), played: fc.constantFrom(...PLAYED) });

describe('a moment to play on from', () => {
  test('is the game up to there with all cards as they really were, wherever nothing stays hidden', async () => {
    let moments = 0;
    await fc.assert(
      fc.asyncProperty(games, async ({ seed, played }) => {
        const { record } = await playedGame(seed, played);
        const { game, steps } = stepsOf(record);
        const past = pastOf(record);
        for (const [move, { state }] of steps.entries()) {
          const start = startingPoint(past, move);
          if (move === steps.length - 1) {
            expect(start).toBeNull();
            continue;
          }
          expect(start).toMatchObject({ record: writeRecord(game, state), turn: game.turn(state), isDrawn: false });
          // Those who really acted later can act.
          const later = steps[steps.length - 1].state.history.slice(move).map(({ seat }) => seat);
          expect(start?.seats).toEqual(expect.arrayContaining([game.turn(state)]));
          if (move === 0) expect(start?.seats.length).toBeGreaterThanOrEqual(new Set(later).size);
          moments += 1;
        }
      }),
      { numRuns: examples(6), seed: 20261119 },
    );
    expect(moments).toBeGreaterThan(examples(40));
  });

  test('keeps what was shown where hands stay hidden, and draws the rest the same each time', async () => {
    const [lieng] = PLAYED.filter(({ game }) => game === 'lieng');
    const seen = { drawn: 0, differs: 0 };
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const { past, record } = await playedGame(seed, lieng);
        if (!past.concealed) return;
        expect(past.text).toBeNull();
        const really = stepsOf(record);
        const { hands } = past.steps[0].view;
        for (const move of past.steps.slice(0, -1).keys()) {
          const start = startingPoint(past, move);
          if (start === null) {
            // Somebody who was dealt no cards and was shown none.
            expect(hands.every((hand) => hand === null || hand.length === 0)).toBe(true);
            continue;
          }
          expect(startingPoint(past, move)).toEqual(start);
          expect(start).toMatchObject({ isDrawn: true, turn: past.steps[move].view.turn });
          // Nobody sits down behind cards that nobody may know.
          for (const seat of start.seats) expect(hands[seat]).not.toBeNull();
          const { game, steps } = stepsOf(start.record);
          const { state } = steps[steps.length - 1];
          expect(state.history).toEqual(really.steps[move].state.history);
          const open = game.view(state, 'open');
          expect(open).toMatchObject({ chips: (past.steps[move].view as unknown as { chips: unknown }).chips });
          for (const [seat, hand] of hands.entries()) if (hand !== null) expect(open.hands[seat]).toEqual(hand);
          const dealt = open.hands.flatMap((hand) => hand ?? []);
          expect(new Set(dealt).size).toBe(dealt.length);
          seen.drawn += 1;
          if (JSON.stringify(open.hands) !== JSON.stringify(really.game.view(really.steps[0].state, 'open').hands)) {
            seen.differs += 1;
          }
        }
      }),
      { numRuns: examples(20), seed: 20261119 },
    );
    expect(seen.drawn).toBeGreaterThan(examples(10));
    expect(seen.differs).toBeGreaterThan(0.9 * seen.drawn);
  });

  test('may be after another move than the one that was made, if the rules allow it', async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(games, fc.nat(), async ({ seed, played }, any) => {
        const { record } = await playedGame(seed, played);
        const { game, steps } = stepsOf(record);
        if (steps.length === 1) return;
        const move = any % (steps.length - 1);
        const { state } = steps[move];
        const then = game.legal(state).find((action) => !('min' in action));
        if (then === undefined) return;
        const start = startingPoint(pastOf(record), move, then);
        const done = game.apply(state, then);
        if (!done.ok) throw new Error(done.error.reason);
        if (game.turn(done.value.state) === null) expect(start).toBeNull();
        else expect(start?.record).toBe(writeRecord(game, done.value.state));
        expect(startingPoint(pastOf(record), move, { type: 'none such' } as BaseAction)).toBeNull();
        changed += 1;
      }),
      { numRuns: examples(15), seed: 20261119 },
    );
    expect(changed).toBeGreaterThan(examples(8));
  });

  test('does not exist while a game is still being played, nor for seats that have nothing left to do', async () => {
    const { record } = await playedGame(7, PLAYED[0]);
    const { game, steps } = stepsOf(record);
    for (const { state } of steps.slice(0, -1)) {
      const unfinished = pastOf(writeRecord(game, state));
      for (const move of unfinished.steps.keys()) expect(startingPoint(unfinished, move)).toBeNull();
    }
    const folded =
      'sr1 lieng/lieng seats=3 hands=3s.4s.5s/6s.7s.9s/8h.9h.10h chips=1000,1000,1000 dealer=0 | bo theo theo';
    const past = pastOf(folded);
    const seatsAt = (move: number): readonly Seat[] | undefined => startingPoint(past, move)?.seats;
    expect([seatsAt(0), seatsAt(1), seatsAt(2)]).toEqual([
      [0, 1, 2],
      [0, 2],
      [0, 2],
    ]);
  });
});
