import { pledgeOf } from '@sanh-rong/engine';
import {
  createTable,
  decide,
  evolve,
  openForStrangers,
  type Person,
  type TableState,
  TIMES,
  tick,
  viewTable,
} from '@sanh-rong/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShuffleTexts } from './shuffle-texts.ts';

/** Two browsers at a real table. They may keep nothing here, as where storage is switched off. */

// Suites share a process: another may have left its storage behind.
beforeEach(() => void vi.stubGlobal('localStorage', undefined));
afterEach(() => void vi.unstubAllGlobals());

const LAN: Person = { id: 'lan', name: 'Lan' };
const MINH: Person = { id: 'minh', name: 'Minh' };

class Hall {
  now = 1_000;
  private held: TableState | null = null;
  private secrets = 0;
  private readonly browsers = new Map([LAN, MINH].map((person) => [person, new ShuffleTexts()]));

  constructor(of: 'friends' | 'strangers' = 'friends') {
    if (of === 'strangers') {
      this.take(openForStrangers('CODE', LAN, { game: 'tienlen' }, this.around));
      this.ask(MINH, { type: 'takeSeat' });
      return;
    }
    this.take(createTable('CODE', LAN, { game: 'tienlen', seats: 2 }, this.around));
    this.ask(MINH, { type: 'sit' });
  }

  private get around() {
    return {
      now: this.now,
      secret: () => `secret ${++this.secrets}`,
      levels: () => ['simple'],
      think: () => null,
    };
  }

  get state(): TableState {
    if (this.held === null) throw new Error('no table');
    return this.held;
  }

  private take(decision: ReturnType<typeof decide>): void {
    if (!decision.ok) throw new Error(decision.error.reason);
    for (const event of decision.value) this.held = evolve(this.held, event).state;
  }

  ask(person: Person, command: object): void {
    this.take(decide(this.state, person, command, this.around));
  }

  private textsOf(person: Person): ShuffleTexts {
    return this.browsers.get(person) ?? new ShuffleTexts();
  }

  ready(person: Person): void {
    const view = viewTable(this.state, person.id);
    this.ask(person, { type: 'ready', pledge: this.textsOf(person).pledge(view, this.now) });
  }

  /** A browser does what the table waits for; what that was. */
  serve(person: Person): string | null {
    const due = this.textsOf(person).due(viewTable(this.state, person.id), this.now);
    if (due?.type === 'pledge') this.ask(person, { type: 'ready', pledge: due.pledge });
    if (due?.type === 'bring') this.ask(person, { type: 'bringText', text: due.text });
    return due?.type ?? null;
  }

  after(milliseconds: number): void {
    this.now += milliseconds;
    this.take(tick(this.state, this.around));
  }
}

test('a browser pledges with its player’s word, and brings what it pledged when all pledges stand', () => {
  const hall = new Hall();
  expect(hall.serve(MINH)).toBeNull();
  hall.ready(MINH);
  expect(hall.serve(MINH)).toBeNull();
  hall.ready(LAN);
  hall.ask(LAN, { type: 'start' });
  const { commitment } = hall.state;
  const { pledges } = viewTable(hall.state, LAN.id).fair;
  expect([hall.serve(LAN), hall.serve(MINH)]).toEqual(['bring', 'bring']);
  hall.after(TIMES.countdown);
  const { contributions } = viewTable(hall.state, MINH.id).fair;
  expect(contributions.map((text) => pledgeOf(commitment, text ?? ''))).toEqual(pledges);
  expect(new Set(contributions).size).toBe(2);
  expect(hall.serve(MINH)).toBeNull();
});

test('after a countdown that was stopped it pledges another text by itself', () => {
  const hall = new Hall();
  for (const person of [MINH, LAN]) hall.ready(person);
  hall.ask(LAN, { type: 'start' });
  const before = viewTable(hall.state, LAN.id).fair.pledges;
  expect(hall.serve(LAN)).toBe('bring');
  hall.after(TIMES.countdown + TIMES.textsLate);
  expect(hall.state.phase).toBe('waiting');
  // Minh's connection was bad: they are asked again. Lan is ready still.
  expect([hall.serve(LAN), hall.serve(MINH)]).toEqual(['pledge', null]);
  hall.ready(MINH);
  const after = viewTable(hall.state, LAN.id).fair.pledges;
  expect(after.filter((pledge) => pledge === null || before.includes(pledge))).toEqual([]);
  hall.ask(LAN, { type: 'start' });
  expect([hall.serve(LAN), hall.serve(MINH)]).toEqual(['bring', 'bring']);
  hall.after(TIMES.countdown);
  expect(hall.state.phase).toBe('playing');
});

test('another window of the same person brings nothing it does not know', () => {
  const hall = new Hall();
  for (const person of [MINH, LAN]) hall.ready(person);
  hall.ask(LAN, { type: 'start' });
  expect(new ShuffleTexts().due(viewTable(hall.state, MINH.id), hall.now)).toBeNull();
});

test('among strangers it pledges without a word: the countdown comes by itself', () => {
  const hall = new Hall('strangers');
  expect([hall.serve(LAN), hall.serve(MINH)]).toEqual(['pledge', 'pledge']);
  hall.after(0);
  expect(hall.state.phase).toBe('ready');
  expect([hall.serve(LAN), hall.serve(MINH)]).toEqual(['bring', 'bring']);
  hall.after(TIMES.countdown);
  // With any of these texts: a hand that wins at once ends a session of one game.
  expect(hall.state.game).not.toBeNull();
  const { contributions } = viewTable(hall.state, LAN.id).fair;
  expect(new Set(contributions.filter((text) => text !== null)).size).toBe(2);
});
