import { INVITE_DAYS } from '@sanh-rong/protocol';
import { type Person, TIMES } from '@sanh-rong/table';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameSeats, invitations, people, tablePeople } from '../../src/database/schema.ts';
import {
  BETWEEN_INVITATIONS,
  INVITATION_AGE,
  INVITATIONS_EACH,
  INVITED_AT_ONCE,
  type Invitations,
} from '../../src/invitations/invitations.ts';
import { openTablesOf } from '../../src/invitations/open-table.ts';
import { GuestQuotas } from '../../src/rate-limits/guest-quotas.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { SECRET } from '../support/guests.ts';
import { InvitationFixture } from './invitation-fixture.ts';

/** Who may invite whom, to which table, how often, and who sees it. */

describe.each(DATABASES)('invitations kept in $name', ({ open }) => {
  let database: TestDatabase;
  let fixture: InvitationFixture;

  beforeAll(async () => {
    database = await open();
    fixture = new InvitationFixture(database);
  });
  afterAll(() => database.close());

  const DAY = 86_400_000;

  test('who left is invited back to the same table, sits down, and is not waited for any more', async () => {
    const [nam, lan] = await fixture.people('Nam', 'Lan');
    const { code, id } = await fixture.played([nam, lan]);
    await fixture.leave(code, lan);
    expect(await fixture.invite(nam, id)).toBe(code);
    expect((await fixture.state(code)).phase).toBe('waiting');
    expect(await fixture.invitations.of(lan.id)).toEqual([
      { code, from: 'Nam', game: 'lieng', ruleSet: 'lieng', seats: 2, taken: 1, kept: false, at: fixture.now },
    ]);
    await fixture.ask(code, lan, { type: 'sit' });
    await fixture.connect(code, lan);
    expect(await fixture.waiting(lan)).toEqual([]);
  });

  test('who only went elsewhere is invited back to their own seat, though no other is free', async () => {
    const [nam, lan] = await fixture.people('Nam', 'Lan');
    const { code, id } = await fixture.played([nam, lan]);
    await fixture.connect(code, nam);
    expect(await fixture.invite(nam, id)).toBe(code);
    expect(await fixture.invitations.of(lan.id)).toMatchObject([{ code, from: 'Nam', taken: 2, seats: 2, kept: true }]);
    await fixture.connect(code, lan);
    expect(await fixture.waiting(lan)).toEqual([]);
  });

  test('who is at the table still sees nothing of it, and it opens again for all of them', async () => {
    const [nam, lan, bac] = await fixture.people('Nam', 'Lan', 'Bắc');
    const { code, id } = await fixture.played([nam, lan, bac]);
    await fixture.connect(code, nam, lan);
    await fixture.leave(code, bac);
    const invited = await fixture.invitations.invite(lan, { game: id });
    expect(invited).toMatchObject({ ok: true, value: { table: code } });
    expect(await fixture.waiting(nam)).toEqual([]);
    expect(await fixture.waiting(bac)).toEqual([[code, 'Lan']]);
  });

  test('the tables that guests open by inviting are taken from what their network may open', async () => {
    const tables = { network: { most: 1, within: 3_600_000 }, all: { most: 100, within: 3_600_000 } };
    const now = (): number => fixture.now;
    const sharedLimiter = new SharedRateLimiter({ database, secret: SECRET, now });
    const quotas = new GuestQuotas({ sql: database.sql, sharedLimiter, now, quotas: { tables } });
    const crowded = new InvitationFixture(database, quotas);
    const [nam, lan, bac] = await Promise.all(
      ['crowd', 'crowd', 'quiet'].map((network, at) => crowded.person(`Khách ${at}`, [network])),
    );
    const { code, id } = await crowded.played([nam, lan, bac]);
    await crowded.leave(code, nam, lan, bac);
    const opened = await crowded.invite(nam, id, bac);
    expect(await crowded.state(opened)).toMatchObject({ host: nam.id, phase: 'waiting' });
    expect(await crowded.invite(lan, id, bac)).toBe('TOO_MANY_INVITED');
    // Nothing has been opened, and nobody has been invited.
    expect(await openTablesOf(database.sql, lan.id)).toEqual([]);
    expect(await crowded.waiting(bac)).toEqual([[opened, 'Khách 0']]);
    expect(await crowded.invite(bac, id, lan)).not.toBe('TOO_MANY_INVITED');
  });

  test('from the history a table with the same settings is opened, or the lobby one keeps is used', async () => {
    const [nam, lan] = await fixture.people('Nam', 'Lan');
    const { code, id } = await fixture.played([nam, lan], { turnSeconds: 45 });
    const before = (await fixture.state(code)).settings;
    await fixture.leave(code, lan, nam);
    const opened = await fixture.invite(lan, id, nam);
    expect(opened).not.toBe(code);
    const state = await fixture.state(opened);
    expect(state.settings).toEqual(before);
    expect(state.host).toBe(lan.id);
    fixture.now += BETWEEN_INVITATIONS;
    expect(await fixture.invite(lan, id, nam)).toBe(opened);
    expect(await fixture.waiting(nam)).toEqual([[opened, 'Lan']]);
  });

  test('who met among strangers goes on at a table of friends with the same rules, in private', async () => {
    const [nam, lan] = await fixture.people('Nam', 'Lan');
    const { code, id } = await fixture.met(nam, lan);
    const strangers = await fixture.state(code);
    const opened = await fixture.invite(lan, id, nam);
    const { settings, host } = await fixture.state(opened);
    const { game, ruleSet, seats, options } = strangers.settings;
    expect(settings).toMatchObject({ game, ruleSet, seats, options, company: 'friends', visibility: 'private' });
    expect(host).toBe(lan.id);
    expect(await fixture.waiting(nam)).toEqual([[opened, 'Lan']]);
    // Also alone there: the table where only the hall seats people is no place to invite to, and its result stands.
    await fixture.leave(code, nam);
    expect((await fixture.state(code)).phase).toBe('completed');
    fixture.now += BETWEEN_INVITATIONS;
    expect(await fixture.invite(lan, id, nam)).toBe(opened);
    expect((await fixture.state(code)).phase).toBe('completed');
  });

  test('only those who finished that game together, in the last days, and people alone', async () => {
    const [nam, lan, stranger] = await fixture.people('Nam', 'Lan', 'Lạ');
    const { code, id } = await fixture.played([nam, lan]);
    await fixture.leave(code, lan, nam);
    const tables = await database.sql.$count(tablePeople);
    for (const [who, game, asked, answer] of [
      [stranger, id, [lan], 'NO_SHARED_GAME'],
      [nam, 'nosuchgame', [lan], 'NO_SHARED_GAME'],
      [nam, id, [stranger], 'NO_COMPANION'],
      [nam, id, [lan, stranger], 'NO_COMPANION'],
      [nam, id, [nam], 'NO_COMPANION'],
    ] as const) {
      expect(await fixture.invite(who, game, ...asked)).toBe(answer);
    }
    // A seat that a bot or a built-in player had has no person to invite.
    await database.sql.update(gameSeats).set({ person: null }).where(eq(gameSeats.person, lan.id));
    expect(await fixture.invite(nam, id)).toBe('NO_COMPANION');
    await database.sql.update(gameSeats).set({ person: lan.id }).where(eq(gameSeats.name, 'Lan'));
    fixture.now += INVITE_DAYS * DAY + 1;
    expect(await fixture.invite(nam, id, lan)).toBe('GAME_LONG_AGO');
    // No table was opened, and no person was told.
    expect(await database.sql.$count(tablePeople)).toBe(tables);
    expect(await fixture.waiting(lan)).toEqual([]);
  });

  test('to whom they have muted, people are never home; and who invites cannot tell', async () => {
    const [nam, lan, bac] = await fixture.people('Nam', 'Lan', 'Bắc');
    const { code, id } = await fixture.played([nam, lan, bac]);
    await fixture.leave(code, lan, bac);
    await fixture.mutes.mute(lan, nam.id);
    const answers: Awaited<ReturnType<Invitations['invite']>>[] = [];
    for (const other of [lan, bac]) {
      answers.push(await fixture.invitations.invite(nam, { game: id, people: [other.id] }));
      answers.push(await fixture.invitations.invite(nam, { game: id, people: [other.id] }));
    }
    const shape = (answer: (typeof answers)[number]) => (answer.ok ? answer.value.invited.length : answer.error);
    expect(answers.slice(0, 2).map(shape)).toEqual(answers.slice(2).map(shape));
    expect(await fixture.waiting(lan)).toEqual([]);
    expect(await fixture.waiting(bac)).toEqual([[code, 'Nam']]);
    await fixture.mutes.mute(bac, nam.id);
    expect(await fixture.waiting(bac)).toEqual([]);
    await fixture.mutes.unmute(bac, nam.id);
    expect(await fixture.waiting(bac)).toEqual([[code, 'Nam']]);
  });

  test('one a minute from one person to another, and so many in all', async () => {
    const [nam, lan] = await fixture.people('Nam', 'Lan');
    const { code, id } = await fixture.played([nam, lan]);
    await fixture.leave(code, lan, nam);
    const opened = await fixture.invite(nam, id, lan);
    expect(await fixture.invite(nam, id, lan)).toBe('INVITED_ALREADY');
    // Also after it was put aside: declining is silent, and the inviter gets no other try.
    await fixture.invitations.decline(lan.id, opened);
    expect(await fixture.invite(nam, id, lan)).toBe('INVITED_ALREADY');
    expect(await fixture.waiting(lan)).toEqual([]);
    fixture.now += BETWEEN_INVITATIONS;
    expect(await fixture.invite(nam, id, lan)).toBe(opened);
    expect(await fixture.waiting(lan)).toEqual([[opened, 'Nam']]);
    // Many others within the half hour.
    const many = await fixture.people(...Array.from({ length: INVITED_AT_ONCE - 1 }, (_, at) => `Bạn ${at}`));
    await database.sql
      .insert(invitations)
      .values(many.map((other) => ({ inviter: nam.id, invitee: other.id, code: opened, at: fixture.now })));
    fixture.now += BETWEEN_INVITATIONS;
    expect(await fixture.invite(nam, id, lan)).toBe(opened);
    await database.sql.insert(invitations).values({ inviter: nam.id, invitee: nam.id, code: opened, at: fixture.now });
    fixture.now += BETWEEN_INVITATIONS;
    expect(await fixture.invite(nam, id, lan)).toBe('TOO_MANY_INVITED');
    fixture.now += INVITATION_AGE;
    expect(await fixture.invite(nam, id, lan)).toBe(opened);
    const answers = [];
    for (let more = 0; more < INVITATIONS_EACH.most; more += 1) {
      fixture.now += BETWEEN_INVITATIONS / 3;
      answers.push(await fixture.invite(nam, id, lan));
    }
    expect(answers).toContain(opened);
    expect(answers.filter((answer) => answer !== opened && answer !== 'INVITED_ALREADY')).toEqual([]);
  });

  test('one too many changes nothing: no table is opened, and no result is taken away for it', async () => {
    const [nam, lan] = await fixture.people('Nam', 'Lan');
    const { code, id } = await fixture.played([nam, lan]);
    await fixture.leave(code, lan);
    const many = await fixture.people(...Array.from({ length: INVITED_AT_ONCE }, (_, at) => `Bạn ${at}`));
    await database.sql
      .insert(invitations)
      .values(many.map((other) => ({ inviter: nam.id, invitee: other.id, code, at: fixture.now })));
    expect(await fixture.invite(nam, id, lan)).toBe('TOO_MANY_INVITED');
    expect((await fixture.state(code)).phase).toBe('completed');
    await fixture.leave(code, nam);
    expect(await fixture.invite(nam, id, lan)).toBe('TOO_MANY_INVITED');
    expect(await openTablesOf(database.sql, nam.id)).toEqual([]);
  });

  test('it is gone when the table is full, and back when somebody leaves; gone for good when it starts', async () => {
    const [nam, lan, bac] = await fixture.people('Nam', 'Lan', 'Bắc');
    const { code, id } = await fixture.played([nam, lan]);
    await fixture.leave(code, lan);
    await fixture.invite(nam, id, lan);
    await fixture.ask(code, bac, { type: 'sit' });
    expect(await fixture.waiting(lan)).toEqual([]);
    await fixture.leave(code, bac);
    expect(await fixture.waiting(lan)).toEqual([[code, 'Nam']]);
    expect(await fixture.invitations.inviteesOf(code)).toEqual([lan.id]);
    expect(await fixture.invitations.end(code)).toEqual([lan.id]);
    expect(await fixture.waiting(lan)).toEqual([]);
    expect(await fixture.invitations.inviteesOf(code)).toEqual([]);
  });

  test('it is gone when the table is closed, or after half an hour, and nothing of it stays', async () => {
    const [nam, lan] = await fixture.people('Nam', 'Lan');
    const first = await fixture.played([nam, lan]);
    await fixture.leave(first.code, lan);
    await fixture.invite(nam, first.id, lan);
    await fixture.leave(first.code, nam);
    expect(await fixture.waiting(lan)).toEqual([]);
    const second = await fixture.played([nam, lan]);
    await fixture.leave(second.code, lan);
    fixture.now += BETWEEN_INVITATIONS;
    await fixture.invite(nam, second.id, lan);
    expect(await fixture.waiting(lan)).toEqual([[second.code, 'Nam']]);
    fixture.now += INVITATION_AGE;
    expect(await fixture.waiting(lan)).toEqual([]);
    await fixture.invitations.sweep();
    expect(await database.sql.$count(invitations, eq(invitations.inviter, nam.id))).toBe(0);
  });

  test('a guest who signs in to an account finds there what was sent to the guest', async () => {
    const [nam, guest, account] = await fixture.people('Nam', 'Khách', 'Lan');
    const { code, id } = await fixture.played([nam, guest]);
    await fixture.leave(code, guest);
    await fixture.invite(nam, id, guest);
    await fixture.invitations.handOver(guest.id, account.id);
    expect(await fixture.waiting(guest)).toEqual([]);
    expect(await fixture.waiting(account)).toEqual([[code, 'Nam']]);
    // Inviting oneself, so to speak, does not make one wait for oneself.
    const [self, other] = await fixture.people('Tôi', 'Tôi nữa');
    const both = await fixture.played([self, other]);
    await fixture.leave(both.code, other);
    await fixture.invite(self, both.id, other);
    await fixture.invitations.handOver(other.id, self.id);
    expect(await fixture.waiting(self)).toEqual([]);
  });

  test('somebody who was removed takes their invitations along, and cannot be invited', async () => {
    const [nam, lan, bac] = await fixture.people('Nam', 'Lan', 'Bắc');
    const { code, id } = await fixture.played([nam, lan, bac]);
    await fixture.leave(code, lan, bac);
    await fixture.invite(nam, id, lan);
    await database.sql.delete(people).where(eq(people.id, lan.id));
    expect(await database.sql.$count(invitations, eq(invitations.invitee, lan.id))).toBe(0);
    const invited = await fixture.invitations.invite(nam, { game: id });
    expect(invited).toMatchObject({ ok: true, value: { invited: [bac.id] } });
  });

  test('who sits where is kept with the events, and nothing of a table that is closed', async () => {
    const [nam, lan, bac] = await fixture.people('Nam', 'Lan', 'Bắc');
    const code = await fixture.lobby(nam, { seats: 3, watchers: 'live' });
    const rows = async () =>
      (await database.sql.select().from(tablePeople).where(eq(tablePeople.code, code)))
        .map(({ person, host }) => `${person} ${host}`)
        .sort();
    const expected = (...all: readonly (readonly [Person, boolean])[]) =>
      all.map(([{ id }, host]) => `${id} ${host}`).sort();
    expect(await rows()).toEqual(expected([nam, true]));
    await fixture.ask(code, lan, { type: 'sit' });
    await fixture.ask(code, bac, { type: 'watch' });
    expect(await rows()).toEqual(expected([nam, true], [lan, false]));
    await fixture.ask(code, nam, { type: 'stand' });
    expect(await rows()).toEqual(expected([nam, true], [lan, false]));
    await fixture.ask(code, nam, { type: 'handOver', seat: 1 });
    expect(await rows()).toEqual(expected([lan, true]));
    await fixture.leave(code, lan);
    fixture.now += TIMES.idle + 1;
    await fixture.tables.sweep();
    expect((await fixture.state(code)).phase).toBe('closed');
    expect(await rows()).toEqual([]);
  });
});
