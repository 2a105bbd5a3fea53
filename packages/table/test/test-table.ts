import type { BaseAction } from '@sanh-rong/engine';
import { createTable, decide, tick } from '../src/decide.ts';
import type { TableEvent } from '../src/events.ts';
import { evolve } from '../src/evolve.ts';
import { turnOf } from '../src/playing.ts';
import type { Person, TableState } from '../src/state.ts';
import type { Surroundings } from '../src/surroundings.ts';
import { TIMES } from '../src/times.ts';
import { viewTable } from '../src/view.ts';

export const AN: Person = { id: 'an', name: 'Nam' };
export const BINH: Person = { id: 'binh', name: 'Bắc' };
export const CHI: Person = { id: 'chi', name: 'Tây' };

/** A table in a test's hands: its events, its clock, and shorthands for asking. */
export class TestTable {
  now = 1_000;
  events: TableEvent[] = [];
  private secrets = 0;
  /** The table after the first of these events: only those to come are told to it, not all of them again. */
  private reached: { of: readonly TableEvent[]; count: number; state: TableState | null } = {
    of: [],
    count: 0,
    state: null,
  };

  constructor(settings: object = {}) {
    this.take(createTable('CODE', AN, { game: 'tienlen', seats: 2, ...settings }, this.around));
  }

  get around(): Surroundings {
    return {
      now: this.now,
      secret: () => `secret ${++this.secrets}`,
      levels: () => ['random', 'simple'],
      think: ({ legal }) => legal[0],
    };
  }
  get state(): TableState {
    const { of, count, state } = this.reached;
    const isOn = of === this.events;
    let now = isOn ? state : null;
    for (const event of this.events.slice(isOn ? count : 0)) now = evolve(now, event).state;
    if (now === null) throw new Error('no table');
    this.reached = { of: this.events, count: this.events.length, state: now };
    return now;
  }
  /** The table after each of its events. */
  get states(): TableState[] {
    const states: TableState[] = [];
    for (const event of this.events) states.push(evolve(states[states.length - 1] ?? null, event).state);
    return states;
  }
  private take(decision: ReturnType<typeof decide>): string {
    if (!decision.ok) return decision.error.code;
    this.events.push(...decision.value);
    return decision.value.map(({ type }) => type).join(' ');
  }
  ask(by: Person, command: unknown): string {
    return this.take(decide(this.state, by, command, this.around));
  }
  /** Lets time pass and the table do what that brings. */
  after(milliseconds: number): string {
    this.now += milliseconds;
    return this.take(tick(this.state, this.around));
  }
  /** Two people seated and the first game dealt. */
  dealt(): this {
    this.ask(BINH, { type: 'sit' });
    this.ask(BINH, { type: 'ready' });
    this.ask(AN, { type: 'start' });
    this.after(TIMES.countdown);
    return this;
  }
  get turn(): { who: Person; legal: readonly BaseAction[]; other: Person } {
    const an = viewTable(this.state, 'an');
    const who = an.turn === 0 ? AN : BINH;
    return { who, other: who === AN ? BINH : AN, legal: viewTable(this.state, who.id).game?.legal ?? [] };
  }
  /** Plays the game being played to its end. */
  playOut(): this {
    while (turnOf(this.state) >= 0) {
      const { who, legal } = this.turn;
      this.ask(who, { type: 'act', action: legal[0] });
    }
    return this;
  }
}
