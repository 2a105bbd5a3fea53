import { type BaseAction, GAMES, pledgeOf, Random } from '@sanh-rong/engine';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type BotOutcome, botMoves, botToAct } from '../src/acting.ts';
import { createTable, decide, tick } from '../src/decide.ts';
import { SEAT_FAULTS, type TableEvent } from '../src/events.ts';
import { evolve } from '../src/evolve.ts';
import { gameOf } from '../src/settings.ts';
import type { Person, TableState } from '../src/state.ts';
import type { SeatableBot, Surroundings, Thought } from '../src/surroundings.ts';
import { viewTable } from '../src/view.ts';

/** Tables under random people: every command anyone could send, at any time, in any order. */

export const PEOPLE: readonly Person[] = ['an', 'binh', 'chi', 'dung'].map((id) => ({ id, name: id }));

export const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

const think = ({ legal, dice }: Thought): BaseAction => {
  const random = new Random(dice);
  return settled(random.pick(legal), random);
};

/** A bot whose id says which game it plays. */
const bot = (id: string): SeatableBot | null => {
  const [game, name] = id.split(' ');
  return name === undefined ? null : { id, name, version: 1, owner: PEOPLE[1], game, sound: true };
};

/** What a bot may do: play, play against the rules, fail. */
const outcome = (state: TableState, random: Random): BotOutcome => {
  if (state.game === null || random.below(3) === 0) return { fault: random.pick(SEAT_FAULTS) };
  if (random.below(12) === 0) return { action: { type: 'play', cards: ['3s', '9x'] } as BaseAction };
  return { action: settled(random.pick(gameOf(state.settings).legal(state.game)), random) };
};

/** The text that a person pledges, so that it can be brought later. */
const textOf = ({ id }: Person): string => `of ${id}`;

const command = (state: TableState, who: Person, random: Random): unknown => {
  const legal = viewTable(state, who.id).game?.legal ?? [];
  // Mostly what moves a table on, so that many games are reached; everything else often enough.
  if (legal.length > 0 && random.below(8) > 0) return { type: 'act', action: settled(random.pick(legal), random) };
  // A countdown is mostly left to run: else few of them would come to a deal.
  if (state.phase === 'ready' && random.below(4) > 0) return { type: 'bringText', text: textOf(who) };
  const opening = [
    { type: 'sit' },
    { type: 'ready' },
    { type: 'seatPlayer', seat: random.below(5), level: 'random' },
    { type: 'seatBot', seat: random.below(4), bot: `${state.settings.game} rùa` },
    { type: 'start' },
  ];
  if (state.phase === 'waiting' && random.below(2) === 0) return random.pick(opening);
  return random.pick([
    { type: 'sit' },
    { type: 'ready', contribution: `${who.id} ${random.below(9)}` },
    { type: 'ready', pledge: pledgeOf(state.commitment, textOf(who)) },
    { type: 'bringText', text: textOf(who) },
    { type: 'ready' },
    { type: 'start' },
    { type: 'start' },
    { type: 'seatPlayer', seat: random.below(5), level: 'random' },
    { type: 'seatBot', seat: random.below(5), bot: random.pick(['phom thỏ', `${state.settings.game} thỏ`, 'nobody']) },
    { type: 'stand' },
    { type: 'ready', ready: random.below(2) === 0 },
    { type: 'away' },
    { type: 'back' },
    { type: 'watch' },
    { type: 'unwatch' },
    { type: 'again' },
    { type: 'rebuy' },
    { type: 'act', action: { type: random.pick(['pass', 'play', 'draw', 'theo', 'u']) } },
    ...(random.below(20) === 0 ? [{ type: 'leave' }, { type: 'kick', seat: random.below(4) }] : []),
    ...(random.below(4) === 0 ? [{ type: 'hideCount', hidden: random.below(3) > 0 }] : []),
    ...(random.below(20) === 0
      ? [
          { type: 'handOver', seat: random.below(4) },
          { type: 'configure', settings: { turnSeconds: 20 } },
        ]
      : []),
    { type: 'nonsense' },
  ]);
};

export interface Moment {
  readonly before: TableState | null;
  readonly state: TableState;
  readonly event: TableEvent;
  readonly told: ReturnType<typeof evolve>['told'];
}

export interface RandomTable {
  readonly settings: {
    readonly game: string;
    readonly seats: number;
    readonly games: number;
    readonly watchers: string;
    readonly options: object;
  };
  readonly seed: string;
}

/** A table that lives for a while; `look` sees every event as it happens, `rest` the table after each decision. */
export const live = (
  { settings, seed }: RandomTable,
  steps: number,
  look: (moment: Moment) => void,
  rest: (state: TableState) => void = () => {},
): TableEvent[] => {
  const random = new Random(seed);
  let now = 0;
  let secrets = 0;
  const around = (): Surroundings => ({
    now,
    secret: () => `${seed} ${++secrets}`,
    levels: () => ['random'],
    think,
    bots: bot,
  });
  const stored: TableEvent[] = [];
  let state: TableState | null = null;
  const take = (decision: ReturnType<typeof decide>): void => {
    if (!decision.ok) {
      expect(decision.error.code).toMatch(/^([A-Z]{2}-\d+|[A-Z_]+)$/);
      return;
    }
    for (const event of decision.value) {
      const before = state;
      const evolved = evolve(before, event);
      expect(evolved.state.seq).toBe((state?.seq ?? 0) + 1);
      state = evolved.state;
      stored.push(event);
      look({ before, state: evolved.state, event, told: evolved.told });
    }
    if (state !== null) rest(state);
  };
  take(createTable('CODE', PEOPLE[0], settings, around()));
  // Most seats are taken by people before a bot is seated.
  if (state !== null && random.below(3) === 0) {
    take(decide(state, PEOPLE[0], { type: 'seatBot', seat: 1, bot: `${settings.game} rùa` }, around()));
  }
  for (let i = 0; i < steps && state !== null; i++) {
    now += random.below(3) === 0 ? 4_000 : 200;
    const who = random.pick(PEOPLE);
    if (botToAct(state) !== null && random.below(2) === 0) {
      take(botMoves(state, outcome(state, random), now));
      continue;
    }
    take(random.below(3) === 0 ? tick(state, around()) : decide(state, who, command(state, who, random), around()));
  }
  return stored;
};

/** Every game as usual, and one with stacks so small that they are soon lost. */
const PLAYED = [...GAMES.map(({ id }) => ({ game: id, options: {} })), { game: 'lieng', options: { startChips: 15 } }];

export const randomTables: fc.Arbitrary<RandomTable> = fc
  .record({
    played: fc.constantFrom(...PLAYED),
    seats: fc.integer({ min: 2, max: 4 }),
    games: fc.constantFrom(1, 16),
    watchers: fc.constantFrom('live', 'delayed', 'none'),
    seed: fc.nat().map(String),
  })
  .map(({ played, seed, ...settings }) => ({ settings: { ...played, ...settings }, seed }));
