import { type BaseAction, pledgeOf } from '@sanh-rong/engine';
import { decide, tick } from '../src/decide.ts';
import type { Decision } from '../src/decision.ts';
import type { TableEvent } from '../src/events.ts';
import { evolve } from '../src/evolve.ts';
import { turnOf } from '../src/playing.ts';
import type { Person, TableState } from '../src/state.ts';
import { openForStrangers, type WantedGame } from '../src/strangers.ts';
import type { Surroundings, Thought } from '../src/surroundings.ts';
import { viewTable } from '../src/view.ts';

/** A table of strangers in a test's hands: its clock, and a server that looks at it whenever it is due. */

export const textOf = ({ id }: Person): string => `of ${id}`;

/** An event and the table after it. */
export interface Moment {
  readonly event: TableEvent;
  readonly before: TableState | null;
  readonly state: TableState;
}

const firstLegal = ({ legal }: Thought): BaseAction => {
  const [first] = legal;
  return 'min' in first ? ({ type: first.type, amount: first.min } as unknown as BaseAction) : first;
};

export class StrangersTable {
  now = 1_000;
  readonly moments: Moment[] = [];
  private readonly think: Surroundings['think'];
  private secrets = 0;
  private latest: TableState | null = null;

  constructor(opener: Person, wanted: WantedGame, think: Surroundings['think'] = firstLegal) {
    this.think = think;
    this.take(openForStrangers('CODE', opener, wanted, this.around));
  }

  get around(): Surroundings {
    return {
      now: this.now,
      secret: () => `secret ${++this.secrets}`,
      levels: () => ['random', 'simple', 'keen'],
      think: this.think,
    };
  }

  get state(): TableState {
    if (this.latest === null) throw new Error('no table');
    return this.latest;
  }

  get events(): TableEvent[] {
    return this.moments.map(({ event }) => event);
  }

  private take(decision: Decision): string {
    if (!decision.ok) return decision.error.code;
    for (const event of decision.value) {
      const before = this.latest;
      this.latest = evolve(before, event).state;
      this.moments.push({ event, before, state: this.latest });
    }
    return decision.value.map(({ type }) => type).join(' ');
  }

  ask(by: Person, command: unknown): string {
    return this.take(decide(this.state, by, command, this.around));
  }

  seat(by: Person): string {
    return this.ask(by, { type: 'takeSeat' });
  }

  pledge(by: Person): string {
    const { commitment } = this.state;
    return this.ask(by, { type: 'ready', pledge: pledgeOf(commitment, textOf(by)), seal: commitment });
  }

  bring(by: Person): string {
    return this.ask(by, { type: 'bringText', text: textOf(by) });
  }

  /** What is due now is done. */
  look(): string {
    return this.take(tick(this.state, this.around));
  }

  /** Time goes by, and each tick that falls due on the way happens when it is due. */
  after(milliseconds: number): this {
    const end = this.now + milliseconds;
    while (this.state.wake !== null && this.state.wake <= end) {
      this.now = Math.max(this.now, this.state.wake);
      this.look();
    }
    this.now = end;
    return this;
  }

  /** Until something is true, by time alone. */
  until(isSo: (state: TableState) => boolean): this {
    for (let looks = 0; !isSo(this.state); looks++) {
      if (this.state.wake === null || looks > 5_000) throw new Error('it does not come to that');
      this.now = Math.max(this.now, this.state.wake);
      this.look();
    }
    return this;
  }

  /** Those who sit here play what is allowed first, until the game is over. */
  playOut(people: readonly Person[]): this {
    while (this.state.phase === 'playing') {
      const seat = turnOf(this.state);
      const who = people.find(({ id }) => viewTable(this.state, id).you === seat);
      const legal = who === undefined ? [] : (viewTable(this.state, who.id).game?.legal ?? []);
      const action = legal.length === 0 ? null : firstLegal({ legal } as unknown as Thought);
      if (who === undefined || action === null || !this.ask(who, { type: 'act', action }).includes('acted')) {
        this.now = Math.max(this.now, this.state.wake ?? this.now);
        this.look();
      }
    }
    return this;
  }
}
