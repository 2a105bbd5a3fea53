import { type BaseAction, GAMES, Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTable, decide, type Surroundings, type Thought, tick } from '../src/decide.ts';
import type { TableEvent } from '../src/events.ts';
import { evolve, replayTable } from '../src/evolve.ts';
import { gameOf } from '../src/settings.ts';
import { isPerson, type Person, type TableState } from '../src/state.ts';
import { eyesOf, tellEvent, viewTable } from '../src/view.ts';

/** Tables under random people: everything anybody might send, at any time, in any order. */

const PEOPLE: readonly Person[] = ['an', 'binh', 'chi', 'dung'].map((id) => ({ id, name: id }));

const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

const think = ({ legal, dice }: Thought): BaseAction => {
  const random = new Random(dice);
  return settled(random.pick(legal), random);
};

const command = (state: TableState, who: Person, random: Random): unknown => {
  const legal = viewTable(state, who.id).game?.legal ?? [];
  // Mostly what moves a table on, so that many games are reached; everything else often enough.
  if (legal.length > 0 && random.below(8) > 0) return { type: 'act', action: settled(random.pick(legal), random) };
  return random.pick([
    { type: 'sit' },
    { type: 'ready', contribution: `${who.id} ${random.below(9)}` },
    { type: 'ready' },
    { type: 'start' },
    { type: 'start' },
    { type: 'seatPlayer', seat: random.below(5), level: 'random' },
    { type: 'ready', ready: random.below(2) === 0 },
    { type: 'away' },
    { type: 'back' },
    { type: 'watch' },
    { type: 'unwatch' },
    { type: 'again' },
    { type: 'act', action: { type: random.pick(['pass', 'play', 'draw', 'theo', 'u']) } },
    ...(random.below(20) === 0 ? [{ type: 'leave' }, { type: 'kick', seat: random.below(4) }] : []),
    ...(random.below(20) === 0
      ? [
          { type: 'handOver', seat: random.below(4) },
          { type: 'configure', settings: { turnSeconds: 20 } },
        ]
      : []),
    { type: 'nonsense' },
  ]);
};

interface Moment {
  readonly state: TableState;
  readonly event: TableEvent;
  readonly told: ReturnType<typeof evolve>['told'];
}

/** A table that lives for a while; `look` sees every event as it happens, `rest` the table after each decision. */
const live = (
  game: string,
  seats: number,
  seed: string,
  steps: number,
  look: (moment: Moment) => void,
  rest: (state: TableState) => void = () => {},
): TableEvent[] => {
  const random = new Random(seed);
  let now = 0;
  let secrets = 0;
  const around = (): Surroundings => ({ now, secret: () => `${seed} ${++secrets}`, levels: () => ['random'], think });
  const stored: TableEvent[] = [];
  let state: TableState | null = null;
  const take = (decision: ReturnType<typeof decide>): void => {
    if (!decision.ok) {
      expect(decision.error.code).toMatch(/^([A-Z]{2}-\d+|[A-Z_]+)$/);
      return;
    }
    for (const event of decision.value) {
      const evolved = evolve(state, event);
      expect(evolved.state.seq).toBe((state?.seq ?? 0) + 1);
      state = evolved.state;
      stored.push(event);
      look({ state: evolved.state, event, told: evolved.told });
    }
    if (state !== null) rest(state);
  };
  take(createTable('CODE', PEOPLE[0], { game, seats, games: 1 }, around()));
  for (let i = 0; i < steps && state !== null; i++) {
    now += random.below(3) === 0 ? 4_000 : 200;
    const who = random.pick(PEOPLE);
    take(random.below(3) === 0 ? tick(state, around()) : decide(state, who, command(state, who, random), around()));
  }
  return stored;
};

const tables = fc.record({
  game: fc.constantFrom(...GAMES.map(({ id }) => id)),
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat().map(String),
});

describe('tables under random people', () => {
  test('are their events: replayed, saved and restored they are the same', () => {
    let reached = 0;
    fc.assert(
      fc.property(tables, ({ game, seats, seed }) => {
        const states: TableState[] = [];
        const events = live(game, seats, seed, 250, ({ state }) => states.push(state));
        const last = states[states.length - 1];
        if (last.session.results.length > 0) reached += 1;
        expect(replayTable(events)).toEqual(last);
        expect(replayTable(JSON.parse(JSON.stringify(events)))).toEqual(last);
        expect(JSON.parse(JSON.stringify(last))).toEqual(last);
        expect(live(game, seats, seed, 250, () => {})).toEqual(events);
      }),
      { numRuns: 60, seed: 20261115 },
    );
    expect(reached).toBeGreaterThan(10);
  });

  test('never have somebody in two places, a host who is not there, or a turn nobody watches over', () => {
    fc.assert(
      fc.property(tables, ({ game, seats, seed }) => {
        const settled = (state: TableState): void => {
          const here = state.seats.filter(isPerson);
          const people = here.map(({ person }) => person.id);
          expect(new Set(people).size).toBe(people.length);
          expect(state.watchers.some(({ id }) => people.includes(id))).toBe(false);
          expect(state.wake === null).toBe(state.phase === 'closed');
          if (state.phase === 'closed') return;
          expect(here.filter(({ gone }) => !gone).map(({ person }) => person.id)).toContain(state.host);
          if (state.phase === 'playing') expect(state.seats.every(({ kind }) => kind !== 'empty')).toBe(true);
        };
        live(game, seats, seed, 250, () => {}, settled);
      }),
      { numRuns: 60, seed: 20261116 },
    );
  });

  test('tell nobody a card they may not know, nor a secret, nor a seed', () => {
    let looked = 0;
    fc.assert(
      fc.property(tables, ({ game, seats, seed }) => {
        live(game, seats, seed, 200, ({ state, event, told }) => {
          const running = state.game !== null && gameOf(state.settings).turn(state.game) !== null;
          const open = state.game === null ? null : gameOf(state.settings).view(state.game, 'open');
          for (const person of [null, ...PEOPLE.map(({ id }) => id)]) {
            const shown = JSON.stringify([viewTable(state, person), tellEvent(state, event, told, person)]);
            expect(shown.includes(state.secret)).toBe(state.session.results.length === state.settings.games);
            if (event.type === 'dealt') expect(shown).not.toContain(event.seed);
            if (!running || open === null) continue;
            const eyes = eyesOf(state, person);
            const publicCards = new Set(
              JSON.stringify(gameOf(state.settings).view(state.game, 'watcher')).match(/"(10|[2-9JQKA])[scdh]"/g),
            );
            const hidden = open.hands.flatMap((hand, seat) => (seat === eyes ? [] : (hand ?? [])));
            const leaked = hidden.filter((card) => shown.includes(`"${card}"`) && !publicCards.has(`"${card}"`));
            expect(leaked).toEqual([]);
            looked += hidden.length;
          }
        });
      }),
      { numRuns: 40, seed: 20261117 },
    );
    expect(looked).toBeGreaterThan(10_000);
  });
});
