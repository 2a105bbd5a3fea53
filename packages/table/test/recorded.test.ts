import {
  type AnyGame,
  type BaseAction,
  type BaseEvent,
  GAMES,
  Random,
  type Seat,
  writeRecord,
} from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { createTableFromRecord, decide, tick } from '../src/decide.ts';
import type { TableEvent } from '../src/events.ts';
import { eventsSoFar } from '../src/events-so-far.ts';
import { replayTable } from '../src/evolve.ts';
import { turnOf } from '../src/playing.ts';
import type { TableState } from '../src/state.ts';
import type { Surroundings } from '../src/surroundings.ts';
import { viewTable } from '../src/view.ts';
import { settled } from './random-tables.ts';
import { AN, BINH } from './test-table.ts';

/** Tables whose games begin where a record ends. */

const PLAYED = GAMES.flatMap((game) => game.ruleSets.map((ruleSet) => ({ game, ruleSet })));

/** The texts of a game at each of its moments, and what it told at each; the second game of a session where there is one. */
interface Recorded {
  readonly game: AnyGame;
  readonly seats: number;
  readonly texts: readonly string[];
  readonly told: readonly (readonly BaseEvent[])[];
}

const play = (game: AnyGame, request: object, random: Random): Recorded & { readonly next: object | null } => {
  const dealt = game.deal(request);
  if (!dealt.ok) throw new Error(dealt.error.reason);
  const steps = [dealt.value];
  for (;;) {
    const { state } = steps[steps.length - 1];
    if (game.turn(state) === null) {
      const texts = steps.map((step) => writeRecord(game, step.state));
      const next = { ...request, previous: game.carryOver(state) };
      return { game, seats: state.setup.seats, texts, told: steps.map(({ events }) => events), next };
    }
    const step = game.apply(state, settled(random.pick(game.legal(state)), random));
    if (!step.ok) throw new Error(step.error.reason);
    steps.push(step.value);
  }
};

/** Any record with a moment of it that is not its end; what is over at the deal has none. */
const moments = fc
  .record({ played: fc.constantFrom(...PLAYED), more: fc.nat(3), games: fc.nat(1), seed: fc.nat(), at: fc.nat() })
  .map(({ played: { game, ruleSet }, more, games, seed, at }) => {
    const random = new Random(`${seed}`);
    const seats = Math.min(ruleSet.seats.max, ruleSet.seats.min + more);
    const request = { ruleSet: ruleSet.id, seats, seed: `a ${seed}` };
    const first = play(game, request, random);
    const recorded = games === 0 ? first : play(game, { ...first.next, seed: `b ${seed}` }, random);
    const moves = recorded.texts.length - 1;
    return { ...recorded, random, moves, at: moves === 0 ? 0 : at % moves, seat: seed % seats };
  })
  .filter(({ moves }) => moves > 0);

class RecordedTable {
  events: TableEvent[] = [];
  private secrets = 0;

  get around(): Surroundings {
    return {
      now: 1_000 + this.events.length,
      secret: () => `secret ${++this.secrets}`,
      levels: () => ['random'],
      think: ({ legal, dice }) => {
        const random = new Random(dice);
        return settled(random.pick(legal), random);
      },
    };
  }

  get state(): TableState {
    const state = replayTable(this.events);
    if (state === null) throw new Error('no table');
    return state;
  }

  take(decision: ReturnType<typeof decide>): string {
    if (!decision.ok) return decision.error.code;
    this.events.push(...decision.value);
    return decision.value.map(({ type }) => type).join(' ');
  }

  ask(command: object): string {
    return this.take(decide(this.state, AN, command, this.around));
  }

  /** What is due comes at once. */
  pass(): string {
    const { state, around } = this;
    return this.take(tick({ ...state, wake: around.now, countdownEnds: around.now }, around));
  }

  /** The person takes a seat, players take the others, and the game begins. */
  begin(record: string, seat: Seat): string {
    this.take(createTableFromRecord('CODE', AN, record, this.around));
    if (seat > 0) for (const command of [{ type: 'stand' }, { type: 'sit', seat }]) this.ask(command);
    for (const each of this.state.seats.keys())
      if (each !== seat) this.ask({ type: 'seatPlayer', seat: each, level: 'random' });
    this.ask({ type: 'start' });
    return this.pass();
  }

  playOut(random: Random): void {
    while (turnOf(this.state) >= 0) {
      const { legal } = viewTable(this.state, AN.id).game ?? { legal: [] };
      if (legal.length > 0) this.ask({ type: 'act', action: settled(random.pick<BaseAction>(legal), random) });
      else this.pass();
    }
  }
}

describe('a table whose games begin where a record ends', () => {
  test('is at any moment of any record what the engine makes of it, and shows a seat no more than that game did', () => {
    const seen = new Map(GAMES.map(({ id }) => [id, 0]));
    fc.assert(
      fc.property(moments, ({ game, texts, told, at, seat }) => {
        const table = new RecordedTable();
        expect(table.begin(texts[at], seat)).toBe('dealt');
        const { state } = table;
        if (state.game === null) throw new Error('no game');
        expect(writeRecord(game, state.game)).toBe(texts[at]);
        expectSame(viewTable(state, AN.id).game, game.view(state.game, seat));
        const heard = told
          .slice(0, at + 1)
          .flatMap((events) => events.flatMap((event) => game.seen(event, seat) ?? []));
        expectSame(eventsSoFar(state, AN.id), heard);
        // Nothing but the game may tell of its cards: neither the table's parts nor what others are shown of them.
        const { game: _, ...around } = viewTable(state, AN.id);
        expect(JSON.stringify(around)).not.toMatch(/"(10|[2-9JQKA])[scdh]"/);
        expect(JSON.stringify(around)).not.toContain(texts[at]);
        expect(viewTable(state, BINH.id).game).toBeNull();
        seen.set(game.id, (seen.get(game.id) ?? 0) + 1);
      }),
      { numRuns: examples(40), seed: 20261119 },
    );
    for (const [game, count] of seen) expect(count, game).toBeGreaterThan(examples(3));
  });

  test('is played to its end, tells the whole game as its record, and begins at the same moment again', () => {
    fc.assert(
      fc.property(moments, ({ texts, at, seat, random }) => {
        const table = new RecordedTable();
        table.begin(texts[at], seat);
        const before = table.state.game;
        table.playOut(random);
        const { phase, records } = table.state;
        expect([phase, records.length]).toEqual(['completed', 1]);
        expect(records[0].startsWith(texts[at])).toBe(true);
        expect([table.ask({ type: 'again' }), table.ask({ type: 'configure', settings: { seats: 2 } })]).toEqual([
          'reopened',
          'NOT_NOW',
        ]);
        table.ask({ type: 'start' });
        expect(table.pass()).toBe('dealt');
        expectSame(table.state.game, before);
        expect(table.state.records).toEqual([]);
      }),
      { numRuns: examples(12), seed: 20261119 },
    );
  });

  test('is not opened with a game that is over, nor with what is no record', () => {
    fc.assert(
      fc.property(moments, fc.anything(), ({ texts }, anything) => {
        const { around } = new RecordedTable();
        const codeOf = (record: unknown): string => {
          const created = createTableFromRecord('CODE', AN, record, around);
          return created.ok ? 'opened' : created.error.code;
        };
        const [last] = texts.slice(-1);
        expect([last, `${last} pass`, last.slice(0, last.indexOf('|')), anything].map(codeOf)).toEqual([
          'NOT_NOW',
          'BAD_TEXT',
          'BAD_TEXT',
          'BAD_TEXT',
        ]);
      }),
      { numRuns: examples(20) },
    );
  });
});
