import type { Person } from '@sanh-rong/table';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { BETWEEN_INVITATIONS, INVITATION_AGE } from '../../src/invitations/invitations.ts';
import { openNewPostgres, type TestDatabase } from '../support/databases.ts';
import { InvitationFixture } from './invitation-fixture.ts';

/** Four people who invite, come, go, put aside and mute in any order: each sees what the rules say, and nothing else. */

let database: TestDatabase;
let fixture: InvitationFixture;

beforeAll(async () => {
  database = await openNewPostgres();
  fixture = new InvitationFixture(database);
});
afterAll(() => database.close());

const SEATS = 3;
const who = fc.nat({ max: 3 });

type Step =
  | { readonly does: 'invite' | 'mute' | 'unmute'; readonly one: number; readonly other: number }
  | { readonly does: 'sit' | 'leave' | 'decline'; readonly one: number }
  | { readonly does: 'wait'; readonly minutes: number }
  | { readonly does: 'end' };

const pair = fc.record({ does: fc.constantFrom('invite', 'mute', 'unmute'), one: who, other: who });
const alone = fc.record({ does: fc.constantFrom('sit', 'leave', 'decline'), one: who });
const waits = fc.record({ does: fc.constant('wait'), minutes: fc.constantFrom(0.5, 1, 12) });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: pair },
    { weight: 3, arbitrary: alone },
    { weight: 2, arbitrary: waits },
    { weight: 1, arbitrary: fc.constant({ does: 'end' }) },
  ) as fc.Arbitrary<Step>,
  { maxLength: 25 },
);

/** The rules once more, in memory: one table with three seats, to which all invite. */
class Rules {
  readonly seated = new Set([0]);
  private readonly sent = new Map<string, { at: number; aside: boolean }>();
  private readonly muted = new Set<string>();

  /** What inviting comes to, for a person at the table. */
  invite(one: number, other: number, now: number): string {
    if (one === other) return 'NO_COMPANION';
    const last = this.sent.get(`${one} ${other}`);
    if (last !== undefined && now - last.at < BETWEEN_INVITATIONS) return 'INVITED_ALREADY';
    this.sent.set(`${one} ${other}`, { at: now, aside: false });
    return 'invited';
  }

  mute(one: number, other: number): void {
    if (one !== other) this.muted.add(`${one} ${other}`);
  }

  unmute(one: number, other: number): void {
    this.muted.delete(`${one} ${other}`);
  }

  putAside(person: number | null): void {
    for (const [key, each] of this.sent) if (person === null || key.endsWith(` ${person}`)) each.aside = true;
  }

  /** The newest of those who wait for a person; several may have invited at one moment. */
  waitFor(person: number, now: number): readonly number[] {
    if (this.seated.has(person) || this.seated.size === SEATS) return [];
    const open = [...this.sent].flatMap(([key, { at, aside }]) => {
      const [from, to] = key.split(' ').map(Number);
      const isOpen = to === person && !aside && now - at < INVITATION_AGE && !this.muted.has(`${to} ${from}`);
      return isOpen ? [{ from, at }] : [];
    });
    const newest = Math.max(...open.map(({ at }) => at));
    return open.filter(({ at }) => at === newest).map(({ from }) => from);
  }
}

test('each sees what the rules say, after every step', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const friends = await fixture.people('Nam', 'Lan', 'Bắc', 'Tây');
      const { code, id } = await fixture.played(friends);
      await fixture.leave(code, ...friends.slice(1));
      await fixture.connect(code, friends[0]);
      await fixture.ask(code, friends[0], { type: 'again' });
      await fixture.ask(code, friends[0], { type: 'configure', settings: { seats: SEATS } });
      const rules = new Rules();
      const at = (index: number): Person => friends[index];
      for (const step of all) {
        if (step.does === 'wait') fixture.now += step.minutes * 60_000;
        if (step.does === 'end') {
          await fixture.invitations.end(code);
          rules.putAside(null);
        }
        // A person who is not at the table would open one of their own.
        if (step.does === 'invite' && rules.seated.has(step.one)) {
          const answer = await fixture.invite(at(step.one), id, at(step.other));
          const expected = rules.invite(step.one, step.other, fixture.now);
          expect(answer).toBe(expected === 'invited' ? code : expected);
        }
        if (step.does === 'mute') await fixture.mutes.mute(at(step.one), at(step.other).id);
        if (step.does === 'unmute') await fixture.mutes.unmute(at(step.one), at(step.other).id);
        if (step.does === 'mute' || step.does === 'unmute') rules[step.does](step.one, step.other);
        if (step.does === 'decline') {
          await fixture.invitations.decline(at(step.one).id, code);
          rules.putAside(step.one);
        }
        if (step.does === 'sit' && rules.seated.size < SEATS && !rules.seated.has(step.one)) {
          await fixture.ask(code, at(step.one), { type: 'sit' });
          await fixture.connect(code, at(step.one));
          await fixture.invitations.decline(at(step.one).id, code);
          rules.seated.add(step.one);
          rules.putAside(step.one);
        }
        if (step.does === 'leave' && step.one !== 0 && rules.seated.delete(step.one)) {
          await fixture.leave(code, at(step.one));
          await fixture.invitations.decline(at(step.one).id, code);
          rules.putAside(step.one);
        }
        for (const [index, person] of friends.entries()) {
          const expected = rules.waitFor(index, fixture.now).map((from) => at(from).name);
          const seen = await fixture.waiting(person);
          expect(seen.length).toBe(expected.length > 0 ? 1 : 0);
          for (const [table, from] of seen) expect([table, expected.includes(from)]).toEqual([code, true]);
        }
      }
      // The next run has a table of its own.
      for (const index of rules.seated) if (index !== 0) await fixture.leave(code, at(index));
      await fixture.leave(code, at(0));
    }),
    { numRuns: examples(20) },
  );
});
