import { type BaseAction, GAMES, Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { replayTable } from '../src/evolve.ts';
import { turnOf } from '../src/playing.ts';
import { gameOf } from '../src/settings.ts';
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

/** The deals of an evening but the first, with the game before, and the seats that have new holders since it began. */
const laterDeals = (moments: readonly Moment[]): { before: TableState; dealt: TableState; fresh: number[] }[] => {
  const deals: { before: TableState; dealt: TableState; fresh: number[] }[] = [];
  let before: TableState | null = null;
  let fresh: number[] = [];
  for (const { event, state } of moments) {
    if (event.type === 'sat' || event.type === 'playerSat') fresh.push(event.seat);
    if (event.type === 'dealt') {
      if (before !== null) deals.push({ before, dealt: state, fresh });
      fresh = [];
    }
    if (state.phase === 'completed' && state.game !== null) before = state;
  }
  return deals;
};

const chipsIn = (view: unknown): readonly number[] => (view as { chips: readonly number[] }).chips;

describe('tables of strangers under random people', () => {
  test('PH-1 MN-3 who has won leads the next game, unless the seat has a new holder: then it begins like a first one', () => {
    let led = 0;
    let anew = 0;
    fc.assert(
      fc.property(fc.constantFrom('tienlen', 'phom'), fc.nat().map(String), (id, seed) => {
        for (const { before, dealt, fresh } of laterDeals(spend({ game: id, seed }, 900, () => {}).moments)) {
          const game = gameOf(dealt.settings);
          if (before.game === null || dealt.game === null) throw new Error('no game');
          const { winner, toiTrang = false } = game.carryOver(before.game) as { winner: number; toiTrang?: boolean };
          const stayed = !fresh.includes(winner);
          expect(dealt.game.setup.previous !== null).toBe(stayed);
          if (stayed) led += 1;
          else anew += 1;
          if (stayed && !toiTrang && dealt.phase === 'playing') expect(turnOf(dealt)).toBe(winner);
        }
      }),
      { numRuns: examples(25, 120), seed: 20261131 },
    );
    expect(led).toBeGreaterThan(10);
    expect(anew).toBeGreaterThan(3);
  });

  test('LG-1 LG-8 chips go on with who stays; new holders, and who has lost all, begin with those of the rule set', () => {
    let kept = 0;
    fc.assert(
      fc.property(fc.nat().map(String), (seed) => {
        const { moments } = spend({ game: 'lieng', seed }, 300, () => {});
        for (const { before, dealt, fresh } of laterDeals(moments)) {
          const game = gameOf(dealt.settings);
          if (before.game === null || dealt.game === null) throw new Error('no game');
          const left = chipsIn(game.view(before.game, 'watcher'));
          const { stacks } = dealt.game as unknown as { stacks: readonly number[] };
          const expected = left.map((chips, seat) => (fresh.includes(seat) || chips === 0 ? 1_000 : chips));
          expect(stacks).toEqual(expected);
          kept += expected.filter((chips) => chips !== 1_000).length;
        }
      }),
      { numRuns: examples(10, 50), seed: 20261132 },
    );
    expect(kept).toBeGreaterThan(20);
  });

  test('every deal has the texts of those who sit there then, and nobody else’s', () => {
    let deals = 0;
    fc.assert(
      fc.property(evenings, (evening) => {
        for (const { event, before, state } of spend(evening, 300, () => {}).moments) {
          if (event.type !== 'dealt' || before === null) continue;
          expect(event.number).toBe(1);
          expect(state.contributions).toEqual(
            before.seats.map((holder) => (isPerson(holder) ? holder.contribution : null)),
          );
          deals += 1;
        }
      }),
      { numRuns: examples(8, 40), seed: 20261133 },
    );
    expect(deals).toBeGreaterThan(15);
  });

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
