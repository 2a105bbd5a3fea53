import { readPuzzle } from '@sanh-rong/analysis/puzzle';
import { type AnyGame, findGame, Random, readRecord, writeRecord } from '@sanh-rong/engine';
import { NO_SEARCH, playersFor } from '@sanh-rong/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { pastOfPractice, pastOfText } from '../replay/record.ts';
import { reviewOf } from './judging.ts';
import { replayOf } from './reenact.ts';
import { sourceOf } from './source.ts';
import { reviewWith } from './use-review.ts';
import type { FromReview } from './wire.ts';

const gameOf = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
};

/** The text of a game that a level plays with itself, up to its end or for so many actions. */
const recordOf = (id: string, seed: string, level: string, actions = Number.POSITIVE_INFINITY): string => {
  const game = gameOf(id);
  const player = playersFor(id).find((each) => each.id === level);
  const dealt = game.deal({ seats: 4, seed });
  if (!dealt.ok || player === undefined) throw new Error(`${id} ${level}`);
  let { state } = dealt.value;
  const dice = new Random(seed);
  for (let turn = game.turn(state); turn !== null && state.history.length < actions; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const step = game.apply(state, player.choose(view, view.legal, dice, NO_SEARCH));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return writeRecord(game, state);
};

/** The same game as the device of the person at seat 0 keeps it. */
const practised = (record: string) => {
  const past = pastOfPractice({
    id: 'home-1',
    game: 'lieng',
    ruleSet: 'lieng',
    record,
    points: [],
    places: [],
    you: 0,
    seats: [{ kind: 'person', name: 'Nam' }, ...[1, 2, 3].map(() => ({ kind: 'player', level: 'simple' }) as const)],
    opponents: ['simple', 'simple', 'simple'],
    number: 1,
    games: 1,
    startedAt: 0,
    endedAt: 0,
    proof: { kind: 'chain', commitment: '', link: '', number: 1, contributions: [] } as never,
  });
  if (past === null) throw new Error('not read');
  return past;
};

const IDS = ['tienlen', 'phom', 'lieng'];

describe('a review on a page', () => {
  it.each(IDS)('of a game of %s that goes on is refused, whatever is known of it', (id) => {
    const text = recordOf(id, 'goes on', 'random', 2);
    for (const seat of [0, 1, 2, 3]) {
      expect([...reviewOf({ source: { kind: 'record', text }, seat })]).toEqual([
        { kind: 'refused', why: 'unfinished' },
      ]);
    }
  });

  it('of what is no game is refused', () => {
    expect([...reviewOf({ source: { kind: 'record', text: 'sr1 nothing' }, seat: 0 })]).toEqual([
      { kind: 'refused', why: 'unreadable' },
    ]);
  });

  it('finds what was planted, says why, and ends', () => {
    // Seat 0 leads its lowest card to a hand of one card, though a pair would have kept the lead.
    const text = 'sr1 tienlen/mien-nam seats=3 hands=4s.9c.9d/Ks/3s.5s.7s.8s leader=0 | 4s Ks';
    const told = [...reviewOf({ source: { kind: 'record', text }, seat: 0 })];
    expect(told[0]).toEqual({ kind: 'begun', moves: 1 });
    expect(told.at(-1)).toEqual({ kind: 'done' });
    const { turningPoints, puzzles, state } = told.reduce(reviewWith, {
      total: null,
      moves: [],
      turningPoints: [],
      puzzles: {},
      state: 'working',
    });
    expect(state).toBe('done');
    expect(turningPoints).toMatchObject([
      {
        at: 0,
        loss: { better: { cards: ['9c', '9d'] } },
        isMistake: true,
        reason: { en: 'plays a single while somebody has one card left' },
      },
    ]);
    // It is met again as a puzzle, in which what was played is wrong.
    const puzzle = readPuzzle(puzzles[0]);
    expect(puzzle?.theme).toBe('feeds');
    expect(puzzle?.choices[0]).toMatchObject({ word: '9c.9d', isRight: true });
    expect(puzzle?.choices.find(({ word }) => word === '4s')).toMatchObject({ isRight: false, reason: 'feeds' });
  });

  it('is the same each time', () => {
    const source = { kind: 'record', text: recordOf('lieng', 'again', 'random') } as const;
    const once = (): FromReview[] => [...reviewOf({ source, seat: 0 })];
    expect(once()).toEqual(once());
  });
});

describe('a game whose folded hands are hidden', () => {
  it('is reviewed as its seat knew it, with any cards for those hands', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const record = recordOf('lieng', String(seed), 'simple');
        const past = practised(record);
        const source = sourceOf(past, 0);
        const read = readRecord(record);
        if (!read.ok || source === null) throw new Error('not read');
        const known = replayOf(source);
        expect(known?.steps.length).toBe(read.value.steps.length);
        const { game } = read.value;
        const views = read.value.steps.slice(0, -1).map(({ state }) => game.view(state, 0));
        expect(known?.steps.slice(0, -1).map(({ state }) => game.view(state, 0))).toEqual(views);
      }),
      { numRuns: examples(10, 100) },
    );
  });

  it('carries none of them to the worker, and is not reviewed from their seats', () => {
    let folded = 0;
    for (let seed = 0; folded < 3; seed++) {
      const record = recordOf('lieng', `folded ${seed}`, 'simple');
      const past = practised(record);
      const open = pastOfText(record);
      if (!('past' in open)) throw new Error('not read');
      for (const [seat, hand] of past.steps[0].view.hands.entries()) {
        if (hand !== null) continue;
        folded += 1;
        expect(sourceOf(past, seat)).toBeNull();
        const carried = JSON.stringify(sourceOf(past, 0));
        for (const card of open.past.steps[0].view.hands[seat] ?? []) expect(carried).not.toContain(`"${card}"`);
      }
    }
  });
});
