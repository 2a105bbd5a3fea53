import type { BaseAction, Random } from '@sanh-rong/engine';
import {
  createTable,
  decide,
  evolve,
  gameOf,
  isPerson,
  type Person,
  type Surroundings,
  type TableEvent,
  type TableState,
  tick,
  turnOf,
} from '@sanh-rong/table';
import { settled } from '../support/client.ts';
import type { Moment } from './knowledge.ts';

/** A table without a server: people who play at random, come, go, and ask for things they may not have. */

export const SITTERS: readonly Person[] = ['Nam', 'Lan', 'Bắc', 'Hoa'].map((name, i) => ({ id: `sitter${i}`, name }));
export const ONLOOKERS: readonly Person[] = ['Xem', 'Ngó'].map((name, i) => ({ id: `onlooker${i}`, name }));

/** One of the things that happen besides the moves. */
const whims = (state: TableState, random: Random): readonly [Person, unknown] => {
  const sitter = random.pick(SITTERS.slice(1, state.seats.length));
  const onlooker = random.pick(ONLOOKERS);
  const turn = Math.max(0, turnOf(state));
  const legal = state.game === null ? [] : gameOf(state.settings).legal(state.game);
  return random.pick([
    [sitter, { type: 'away' }],
    [sitter, { type: 'back' }],
    [sitter, { type: 'leave' }],
    [onlooker, { type: 'watch' }],
    [onlooker, { type: 'unwatch' }],
    [onlooker, { type: 'sit' }],
    [sitter, { type: 'rebuy' }],
    [SITTERS[0], { type: 'rebuy' }],
    [sitter, { type: 'hideCount', hidden: random.below(2) === 0 }],
    // Another person tries what is only for the player to act.
    [SITTERS[(turn + 1) % state.seats.length], { type: 'act', action: legal[0] }],
    [onlooker, { type: 'act', action: legal[0] }],
    [SITTERS[0], { type: 'configure', settings: { chat: false } }],
  ] as const);
};

const move = (state: TableState, random: Random): readonly [Person, unknown] | null => {
  const holder = state.seats[turnOf(state)];
  if (state.game === null || !isPerson(holder) || holder.gone || holder.standIn) return null;
  const legal = gameOf(state.settings).legal(state.game);
  return [holder.person, { type: 'act', action: settled(random.pick(legal), random) }];
};

export class RandomTable {
  state: TableState | null = null;
  private now = 1_800_000_000_000;
  private secrets = 0;
  private readonly seed: string;
  private readonly random: Random;
  private readonly look: (moment: Moment) => void;

  constructor(seed: string, random: Random, look: (moment: Moment) => void) {
    this.seed = seed;
    this.random = random;
    this.look = look;
  }

  private around(): Surroundings {
    return {
      now: this.now,
      secret: () =>
        Buffer.from(`${this.seed} ${++this.secrets}`)
          .toString('hex')
          .padEnd(64, '5'),
      levels: () => [],
      think: ({ legal }): BaseAction => settled(this.random.pick(legal), this.random),
    };
  }

  private take(decision: ReturnType<typeof decide>): void {
    if (decision.ok) for (const event of decision.value) this.happen(event);
  }

  private happen(event: TableEvent): void {
    const before = this.state;
    const evolved = evolve(before, event);
    this.state = evolved.state;
    this.look({ ...evolved, event, before });
  }

  private ask(person: Person, command: unknown): void {
    if (this.state !== null) this.take(decide(this.state, person, command, this.around()));
  }

  private wait(): void {
    this.now = Math.max(this.now, this.state?.wake ?? 0);
    if (this.state !== null) this.take(tick(this.state, this.around()));
  }

  /** From the lobby to the end of the session. */
  play(settings: { readonly seats: number; readonly [name: string]: unknown }): void {
    const [host, ...others] = SITTERS.slice(0, settings.seats);
    this.take(createTable('WXYZ23456', host, settings, this.around()));
    this.ask(ONLOOKERS[0], { type: 'watch' });
    for (const person of others) {
      this.ask(person, { type: 'sit' });
      this.ask(person, { type: 'ready', contribution: `của ${person.name}` });
    }
    this.ask(host, { type: 'start' });
    this.wait();
    while (this.state?.phase === 'playing') {
      this.now += 1_000;
      const asked = this.random.below(6) === 0 ? whims(this.state, this.random) : move(this.state, this.random);
      if (asked === null || this.random.below(40) === 0) this.wait();
      else this.ask(...asked);
    }
  }
}
