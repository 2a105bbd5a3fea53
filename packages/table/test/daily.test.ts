import { type BaseAction, CARD_IDS, checkProof, findGame, GAMES, Random, readRecord } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { DAILY_SEAT, type DailyDeal, isWorthPlaying, openDailyTry } from '../src/daily.ts';
import { decide, tick } from '../src/decide.ts';
import type { Decision } from '../src/decision.ts';
import type { TableEvent } from '../src/events.ts';
import { evolve, replayTable } from '../src/evolve.ts';
import { proofOfGame } from '../src/fair.ts';
import { turnOf } from '../src/playing.ts';
import type { Person, TableState } from '../src/state.ts';
import type { Surroundings, Thought } from '../src/surroundings.ts';
import { viewTable } from '../src/view.ts';

/** Tries at the deal of the day (docs/decisions/0032): the same for everybody, whenever and wherever they play it. */

const LEVELS = ['keen', 'champion', 'keen'] as const;
const UNTIL = 1_000_000;

const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as unknown as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

/** An opponent that plays anything that is allowed, by its dice alone. */
const byDice = ({ legal, dice }: Thought): BaseAction => {
  const random = new Random(dice);
  return settled(random.pick(legal), random);
};

class Try {
  now: number;
  state: TableState;
  readonly events: TableEvent[] = [];
  readonly person: Person;

  constructor(deal: DailyDeal, { at = 1_000, person = { id: 'an', name: 'An' } as Person } = {}) {
    this.now = at;
    this.person = person;
    const opened = openDailyTry('CODE', person, deal, { day: '2026-11-19', until: UNTIL }, this.around);
    if (!opened.ok) throw new Error(opened.error.code);
    this.events.push(...opened.value);
    this.state = replayTable(opened.value) as TableState;
  }

  get around(): Surroundings {
    return { now: this.now, secret: () => 'never asked for', levels: () => LEVELS, think: byDice };
  }

  take(decision: Decision): string {
    if (!decision.ok) return decision.error.code;
    for (const event of decision.value) {
      // As it comes back from the database, whose JSON has another order of fields.
      const stored = reordered(event) as TableEvent;
      this.events.push(stored);
      this.state = evolve(this.state, stored).state;
    }
    return decision.value.map(({ type }) => type).join(' ');
  }

  ask(command: unknown, by = this.person): string {
    return this.take(decide(this.state, by, command, this.around));
  }

  wake(): string {
    this.now = Math.max(this.now, this.state.wake ?? this.now);
    return this.take(tick(this.state, this.around));
  }

  /** The opponents act until it is the person's turn, or the game is over. */
  settle(): this {
    while (turnOf(this.state) > DAILY_SEAT) this.wake();
    return this;
  }

  get legal(): readonly BaseAction[] {
    return viewTable(this.state, this.person.id).game?.legal ?? [];
  }

  get actions(): unknown[] {
    return (this.state.game?.history ?? []).map(({ seat, action }) => ({ seat, action }));
  }
}

const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, reordered(part)]),
  );
};

const dealOf = (game: string, secret: string): DailyDeal => ({ game, secret, levels: LEVELS });

const deals = fc.record({
  game: fc.constantFrom(...GAMES.map(({ id }) => id)),
  seed: fc.nat(),
});

/** The cards of an action in another order: the same move to the rules. */
const shuffledCards = (action: BaseAction, random: Random): BaseAction => {
  const { cards } = action as { cards?: readonly string[] };
  if (!Array.isArray(cards)) return action;
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const at = random.below(last + 1);
    [order[last], order[at]] = [order[at], order[last]];
  }
  return { ...action, cards: order } as BaseAction;
};

/** What may happen beside the game, and must not change it. */
const disturb = (each: Try, random: Random): void => {
  each.now += random.below(5_000);
  if (random.below(3) === 0) each.ask({ type: 'away' });
  if (random.below(3) === 0) each.ask({ type: 'back' });
  if (random.below(4) === 0) each.ask({ type: 'hideCount', hidden: true });
  if (random.below(4) === 0) each.ask({ type: 'leave' });
  if (random.below(4) === 0) each.ask({ type: 'act', action: { type: 'nonsense' } });
};

describe('a try at the deal of the day', () => {
  test('the same moves meet the same answers, whoever plays them, when, and whatever else happens', () => {
    fc.assert(
      fc.property(deals, ({ game, seed }) => {
        const deal = dealOf(game, `secret ${seed}`);
        const random = new Random(`moves ${seed}`);
        const one = new Try(deal).settle();
        const other = new Try(deal, { at: 500_000, person: { id: 'binh', name: 'Bình', face: 'tiger' } });
        disturb(other, random);
        other.settle();
        while (turnOf(one.state) >= 0) {
          expect(other.legal).toEqual(one.legal);
          const action = settled(random.pick(one.legal), random);
          expect(one.ask({ type: 'act', action })).toBe('acted');
          disturb(other, random);
          expect(other.ask({ type: 'act', action: shuffledCards(action, random) })).toBe('acted');
          disturb(other, random);
          one.settle();
          other.settle();
          expect(other.actions).toEqual(one.actions);
        }
        expect(other.state.session.results).toEqual(one.state.session.results);
        expect(one.state.phase).toBe('completed');
      }),
      { numRuns: examples(12, 80) },
    );
  });

  test('another move, or another secret, has other dice', () => {
    const dice = new Set<string>();
    for (const secret of ['a', 'b']) {
      const each = new Try(dealOf('tienlen', secret));
      each.settle();
      for (const action of each.legal) {
        const [turn] = [new Try(dealOf('tienlen', secret)).settle()];
        turn.ask({ type: 'act', action });
        const told: string[] = [];
        tick(turn.state, {
          ...turn.around,
          now: turn.state.wake ?? 0,
          think: (thought) => {
            told.push(thought.dice);
            return thought.legal[0];
          },
        });
        for (const one of told) dice.add(one);
      }
    }
    expect(dice.size).toBeGreaterThan(10);
  });

  test('nothing that tells the seed is shown, before and after the game, and the proof holds', () => {
    fc.assert(
      fc.property(deals, ({ game, seed }) => {
        const secret = `a secret that is long enough to be looked for ${seed}`;
        const random = new Random(`proof ${seed}`);
        const each = new Try(dealOf(game, secret)).settle();
        const told: string[] = [
          JSON.stringify(viewTable(each.state, 'an')),
          JSON.stringify(viewTable(each.state, null)),
        ];
        const hands = viewTable(each.state, 'an').game?.hands ?? [];
        expect(hands.map((hand) => hand !== null)).toEqual([true, false, false, false]);
        while (turnOf(each.state) >= 0) {
          each.ask({ type: 'act', action: settled(random.pick(each.legal), random) });
          each.settle();
          told.push(JSON.stringify(viewTable(each.state, 'an')));
        }
        const found = findGame(game);
        if (!found.ok) throw new Error(game);
        const proof = proofOfGame(each.state, 1);
        const hidden = [secret, ...(proof.kind === 'chain' ? [proof.link] : proof.opened.map(({ salt }) => salt))];
        for (const word of hidden) expect(told.some((text) => text.includes(word))).toBe(false);
        const record = each.state.records[0];
        expect(record).not.toContain('seed=');
        const read = readRecord(record);
        if (!read.ok) throw new Error(read.error.code);
        const { state } = read.value.steps[0];
        const checked = checkProof(found.value, proof, {
          commitment: each.state.commitment,
          number: 1,
          contributions: [null, null, null, null],
          deal: { ...state.setup },
          hands: found.value.view(state, 'open').hands,
        });
        expect(checked.ok).toBe(true);
        if (checked.ok) expect(new Set(checked.value.deck)).toEqual(new Set(CARD_IDS));
      }),
      { numRuns: examples(8, 50) },
    );
  });

  test('waits for its person as long as the day lasts, and is there when they come back', () => {
    const each = new Try(dealOf('tienlen', 'wait')).settle();
    expect(each.state.wake).toBe(UNTIL);
    expect(viewTable(each.state, 'an').until).toBeNull();
    const before = each.state.game;
    expect(each.ask({ type: 'leave' })).toBe('');
    expect(each.ask({ type: 'away' })).toBe('away');
    each.now = UNTIL - 1;
    expect(each.take(tick(each.state, each.around))).toBe('');
    expect(each.ask({ type: 'back' })).toBe('back');
    expect(each.state.game).toBe(before);
    expect(each.ask({ type: 'act', action: each.legal[0] })).toBe('acted');
  });

  test('left alone, it is played to its end by the clock once the day is over, and by nobody else', () => {
    fc.assert(
      fc.property(deals, fc.nat(4), ({ game, seed }, moves) => {
        const each = new Try(dealOf(game, `left ${seed}`)).settle();
        for (let move = 0; move < moves && turnOf(each.state) >= 0; move++) {
          each.ask({ type: 'act', action: settled(each.legal[0], new Random('first')) });
          each.settle();
        }
        if (turnOf(each.state) < 0) return;
        each.now = UNTIL;
        expect(each.ask({ type: 'act', action: each.legal[0] })).toBe('NOT_NOW');
        const from = each.events.length;
        while (turnOf(each.state) >= 0) each.wake();
        const acted = each.events.slice(from).flatMap((event) => (event.type === 'acted' ? [event] : []));
        expect(acted.length).toBeGreaterThan(0);
        for (const { seat, by } of acted) expect(by).toBe(seat === DAILY_SEAT ? 'clock' : 'player');
        expect(each.state.phase).toBe('completed');
      }),
      { numRuns: examples(10, 60) },
    );
  });

  test('is nobody else’s, has no host, no lobby and no second game', () => {
    const each = new Try(dealOf('tienlen', 'rights')).settle();
    const stranger = { id: 'la', name: 'Lạ' };
    const commands = [
      { type: 'sit' },
      { type: 'watch' },
      { type: 'takeSeat' },
      { type: 'act', action: each.legal[0] },
      { type: 'again' },
      { type: 'ready', ready: true },
      { type: 'start' },
      { type: 'configure', settings: { company: 'friends' } },
      { type: 'seatPlayer', seat: 1, level: 'keen' },
      { type: 'kick', seat: 1 },
      { type: 'stand' },
      { type: 'handOver', seat: 0 },
      { type: 'leave' },
    ];
    for (const command of commands) expect(each.ask(command, stranger), command.type).toMatch(/^[A-Z_]+$/);
    for (const { type, ...rest } of commands) {
      if (type === 'act' || type === 'leave') continue;
      expect(each.ask({ type, ...rest }), type).toMatch(/^[A-Z_]+$/);
    }
    expect(viewTable(each.state, 'la').game).toBeNull();
    while (turnOf(each.state) >= 0) {
      each.ask({ type: 'act', action: each.legal[0] });
      each.settle();
    }
    for (const type of ['again', 'rebuy', 'sit', 'ready', 'watch'])
      expect(each.ask({ type, ready: true })).toMatch(/^[A-Z_]+$/);
    each.now += 24 * 3_600_000;
    expect(each.wake()).toBe('closed');
  });

  test('a deal that is over before the person can do anything is not worth a day', () => {
    const around: Surroundings = { now: 0, secret: () => '', levels: () => LEVELS, think: byDice };
    fc.assert(
      fc.property(deals, ({ game, seed }) => {
        const deal = dealOf(game, `worth ${seed}`);
        const each = new Try(deal).settle();
        expect(isWorthPlaying(deal, around)).toBe(turnOf(each.state) === DAILY_SEAT);
      }),
      { numRuns: examples(40, 300) },
    );
    expect(isWorthPlaying(dealOf('tienlen', 'slow'), { ...around, think: () => null, now: 0 })).toBe(
      turnOf(new Try(dealOf('tienlen', 'slow')).state) === DAILY_SEAT,
    );
  });
});
