import { type BaseAction, GAMES, Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { replayTable, turnOf } from '../src/evolve.ts';
import { isPerson, type Person, seatOf, type TableState } from '../src/state.ts';
import type { Thought } from '../src/surroundings.ts';
import { viewTable } from '../src/view.ts';
import { strangersAt, warmSeats } from '../src/warm-seats.ts';
import { type Moment, StrangersTable } from './strangers-table.ts';

/** Tables of strangers under people who come, leave, lose their line, play, sleep and ask for what they may not have. */

const PEOPLE: readonly Person[] = ['an', 'binh', 'chi', 'dung', 'em', 'giang'].map((id) => ({ id, name: id }));

const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

const think = ({ legal, dice }: Thought): BaseAction => {
  const random = new Random(dice);
  return settled(random.pick(legal), random);
};

const command = (random: Random): unknown =>
  random.pick([
    { type: 'takeSeat' },
    { type: 'takeSeat' },
    { type: 'leave' },
    { type: 'away' },
    { type: 'back' },
    { type: 'back' },
    { type: 'again' },
    { type: 'sit' },
    { type: 'watch' },
    { type: 'ready', ready: false },
    { type: 'rebuy' },
    { type: 'start' },
    { type: 'stand' },
    { type: 'kick', seat: random.below(5) },
    { type: 'seatPlayer', seat: random.below(5), level: 'simple' },
    { type: 'configure', settings: { turnSeconds: 60 } },
    { type: 'handOver', seat: random.below(5) },
  ]);

interface Evening {
  readonly game: string;
  readonly seed: string;
}

const evenings: fc.Arbitrary<Evening> = fc.record({
  game: fc.constantFrom(...GAMES.map(({ id }) => id)),
  seed: fc.nat().map(String),
});

/** An evening at one table: time never passes what is due, as on a server that has the time to look. */
const spend = ({ game, seed }: Evening, steps: number, look: (table: StrangersTable) => void): StrangersTable => {
  const random = new Random(seed);
  const table = new StrangersTable(PEOPLE[0], { game }, think);
  for (let step = 0; step < steps && table.state.phase !== 'closed'; step++) {
    const { state } = table;
    const turn = turnOf(state);
    const playing = PEOPLE.find(({ id }) => turn >= 0 && seatOf(state, id) === turn);
    const legal = playing === undefined ? [] : (viewTable(state, playing.id).game?.legal ?? []);
    const who = random.pick(PEOPLE);
    const kind = random.below(20);
    if (playing !== undefined && legal.length > 0 && kind < 12) {
      table.ask(playing, { type: 'act', action: settled(random.pick(legal), random) });
    } else if (kind < 14) {
      table.pledge(who);
      table.bring(who);
    } else if (kind < 16) {
      table.ask(who, command(random));
    } else {
      // Up to what is due next, or a part of the way.
      const rest = Math.max(0, (state.wake ?? table.now) - table.now);
      table.after(random.below(2) === 0 ? rest : random.below(rest + 1));
    }
    look(table);
  }
  return table;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What every seat has won since its holder sat down, counted again from what happened. */
const countedTally = (moments: readonly Moment[]): number[] => {
  let tally: number[] = [];
  for (const { event, before, state } of moments) {
    if (event.type === 'created') tally = state.seats.map(() => 0);
    if (event.type === 'sat' || event.type === 'playerSat') tally[event.seat] = 0;
    if (before === null || state.records.length !== before.records.length + 1) continue;
    const { points } = state.session.results[state.session.results.length - 1];
    tally = tally.map((points_, seat) => points_ + points[seat]);
  }
  return tally;
};

describe('tables of strangers under random people', () => {
  test('nobody sits twice, no seat is empty, nobody is host, and something is always due until the table is closed', () => {
    let met = 0;
    fc.assert(
      fc.property(evenings, (evening) => {
        spend(evening, 300, ({ state }) => {
          const people = state.seats.filter(isPerson).map(({ person }) => person.id);
          expect(new Set(people).size).toBe(people.length);
          expect(state.host).toBeNull();
          expect(state.watchers).toEqual([]);
          expect(state.wake === null).toBe(state.phase === 'closed');
          if (state.phase === 'closed') return;
          expect(state.seats.every(({ kind }) => kind === 'player' || kind === 'person')).toBe(true);
          expect(strangersAt(state).length).toBeGreaterThan(0);
          if (people.length > 2) met += 1;
        });
      }),
      { numRuns: examples(15, 80), seed: 20261126 },
    );
    expect(met).toBeGreaterThan(50);
  });

  test('who sits down is dealt to within five seconds, has seen no game before, and finds nothing of those who sat there', () => {
    let dealt = 0;
    fc.assert(
      fc.property(evenings, (evening) => {
        const { moments } = spend(evening, 300, () => {});
        for (const [at, { event, state }] of moments.entries()) {
          if (event.type !== 'sat' && event.type !== 'created') continue;
          expect(state.game).toBeNull();
          const seat = event.type === 'sat' ? event.seat : 0;
          expect(state.tally[seat]).toBe(0);
          const later = moments.slice(at + 1);
          const next = later.findIndex((each) => each.event.type === 'dealt');
          if (next < 0) continue;
          const isGone = later.slice(0, next).some((each) => each.event.type === 'left' && each.event.seat === seat);
          if (isGone) continue;
          expect(later[next].event.at - event.at).toBeLessThanOrEqual(5_000);
          dealt += 1;
        }
      }),
      { numRuns: examples(15, 80), seed: 20261127 },
    );
    expect(dealt).toBeGreaterThan(15);
  });

  test('every game adds up to nothing, and the tally of a seat is what its holder won', () => {
    let games = 0;
    fc.assert(
      fc.property(evenings, (evening) => {
        const table = spend(evening, 300, () => {});
        for (const { before, state } of table.moments) {
          if (before === null || state.records.length !== before.records.length + 1) continue;
          const { points } = state.session.results[state.session.results.length - 1];
          expect(sum(points)).toBe(0);
          games += 1;
        }
        expect(table.state.tally).toEqual(countedTally(table.moments));
      }),
      { numRuns: examples(15, 80), seed: 20261128 },
    );
    expect(games).toBeGreaterThan(15);
  });

  test('by time alone every table comes to its end: those who sleep lose their seats, and the last one closes it', () => {
    fc.assert(
      fc.property(evenings, fc.integer({ min: 0, max: 200 }), (evening, steps) => {
        const table = spend(evening, steps, () => {});
        table.until(({ phase }: TableState) => phase === 'closed');
        // Nobody plays for longer than the game that was on and one more.
        expect(warmSeats(table.state)).toEqual([]);
        expect(strangersAt(table.state)).toEqual([]);
      }),
      { numRuns: examples(12, 60), seed: 20261129 },
    );
  });

  test('are their events: replayed, saved and restored they are the same', () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        const { state, events } = spend(evening, 200, () => {});
        expectSame(replayTable(JSON.parse(JSON.stringify(events))), state);
        expectSame(JSON.parse(JSON.stringify(state)), state);
      }),
      { numRuns: examples(8, 40), seed: 20261130 },
    );
  });
});
