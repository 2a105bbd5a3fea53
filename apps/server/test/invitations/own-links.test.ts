import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { ownLinks, people } from '../../src/database/schema.ts';
import { WRONG_LINKS } from '../../src/invitations/own-links.ts';
import { DATABASES, type TestDatabase } from '../support/databases.ts';
import { InvitationFixture } from './invitation-fixture.ts';

/** Links that lead to the table a person has open. */

describe.each(DATABASES)('own links kept in $name', ({ open }) => {
  let database: TestDatabase;
  let fixture: InvitationFixture;
  let addresses = 0;

  beforeAll(async () => {
    database = await open();
    fixture = new InvitationFixture(database);
  });
  afterAll(() => database.close());

  const newAddress = (): string => {
    addresses += 1;
    return `198.51.${addresses >> 8}.${addresses & 255}`;
  };

  /** Where a link leads: a table and how one comes to it, nowhere yet, or the code of a refusal. */
  const follow = async (link: string, address = newAddress(), asker: string | null = null): Promise<string> => {
    const found = await fixture.links.follow(link, address, asker);
    if (!found.ok) return found.error.code;
    const { table } = found.value;
    return table === null ? 'nowhere' : `${table.may} ${table.code}`;
  };

  test('everybody has one, the same whenever and wherever they ask', async () => {
    const [nam, lan] = await fixture.people('Nam', 'Lan');
    const asked = await Promise.all([nam, nam, nam, lan].map(({ id }) => fixture.links.of(id)));
    expect(asked[0]).toMatch(/^[a-z2-9]{10}$/);
    expect(new Set(asked).size).toBe(2);
    expect(await database.sql.$count(ownLinks, eq(ownLinks.person, nam.id))).toBe(1);
    const found = await fixture.links.follow(asked[0], newAddress(), nam.id);
    expect(found).toMatchObject({ ok: true, value: { name: 'Nam', mine: true, table: null } });
    expect(JSON.stringify(found)).not.toContain(nam.id);
  });

  test('it leads to the lobby with room, else to what may be watched, one’s own first, else nowhere', async () => {
    const [nam, lan, bac] = await fixture.people('Nam', 'Lan', 'Bắc');
    const link = await fixture.links.of(nam.id);
    expect(await follow(link)).toBe('nowhere');
    // A lobby of another host, in which Nam sits.
    const guestOf = await fixture.lobby(lan, { seats: 3 });
    await fixture.ask(guestOf, nam, { type: 'sit' });
    expect(await follow(link)).toBe(`sit ${guestOf}`);
    const own = await fixture.lobby(nam, { watchers: 'none' });
    expect(await follow(link)).toBe(`sit ${own}`);
    // Full, and watching is off: the other one has room still.
    await fixture.ask(own, bac, { type: 'sit' });
    expect(await follow(link)).toBe(`sit ${guestOf}`);
    await fixture.leave(guestOf, nam);
    expect(await follow(link)).toBe('nowhere');
    await fixture.begin(own, [nam, bac]);
    expect(await follow(link)).toBe('nowhere');
    // A game that may be watched.
    const watched = await fixture.lobby(nam, { watchers: 'delayed' });
    await fixture.ask(watched, lan, { type: 'sit' });
    await fixture.begin(watched, [nam, lan]);
    expect(await follow(link)).toBe(`watch ${watched}`);
    await fixture.leave(watched, nam);
    expect(await follow(link)).toBe('nowhere');
  });

  test('a renewed link is worth nothing from that moment, and answered like one that never was', async () => {
    const nam = await fixture.person('Nam');
    await fixture.lobby(nam);
    const old = await fixture.links.of(nam.id);
    const renewed = await fixture.links.renew(nam.id);
    if (!renewed.ok) throw new Error(renewed.error.code);
    expect(renewed.value).not.toBe(old);
    expect(await fixture.links.of(nam.id)).toBe(renewed.value);
    const refusals = await Promise.all(
      [old, 'aaaaaaaaaa', '', `${old} `, 'Ā\u0000'].map((link) => fixture.links.follow(link, newAddress(), null)),
    );
    for (const refusal of refusals) expect(refusal).toEqual(refusals[1]);
    expect(await follow(renewed.value)).toMatch(/^sit /);
  });

  test('whatever is no link leads to nobody', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 64 }), async (link) => {
        expect(await follow(link)).toBe('NO_LINK');
      }),
      { numRuns: examples(40) },
    );
  });

  test('many wrong ones from one network end in a refusal, also for a right one; right ones cost nothing', async () => {
    const nam = await fixture.person('Nam');
    const link = await fixture.links.of(nam.id);
    const address = newAddress();
    for (let tries = 0; tries < WRONG_LINKS.most + 20; tries += 1) expect(await follow(link, address)).toBe('nowhere');
    for (let tries = 0; tries < WRONG_LINKS.most; tries += 1) expect(await follow('no', address)).toBe('NO_LINK');
    expect(await follow('no', address)).toBe('LINKS_TRIED');
    expect(await follow(link, address)).toBe('LINKS_TRIED');
    expect(await follow(link)).toBe('nowhere');
    fixture.now += WRONG_LINKS.within;
    expect(await follow(link, address)).toBe('nowhere');
  });

  test('renewing has its limit as well', async () => {
    const nam = await fixture.person('Nam');
    const answers = [];
    for (let tries = 0; tries < 21; tries += 1) answers.push(await fixture.links.renew(nam.id));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ ok: false, error: { code: 'TOO_MANY_RENEWALS' } });
    const last = answers.at(-2);
    expect(last?.ok === true ? last.value : null).toBe(await fixture.links.of(nam.id));
  });

  test('the link of a guest leads to the account they signed in to, and is renewed with the account’s own', async () => {
    const [guest, account] = await fixture.people('Khách', 'Lan');
    const links = [await fixture.links.of(account.id), await fixture.links.of(guest.id)];
    await fixture.links.handOver(guest.id, account.id);
    const code = await fixture.lobby(account);
    for (const link of links) expect(await follow(link)).toBe(`sit ${code}`);
    await fixture.links.renew(account.id);
    for (const link of links) expect(await follow(link)).toBe('NO_LINK');
    // However many guests become one account, a few links stay.
    for (const other of await fixture.people('Một', 'Hai', 'Ba', 'Bốn')) {
      await fixture.links.of(other.id);
      await fixture.links.handOver(other.id, account.id);
    }
    expect(await database.sql.$count(ownLinks, eq(ownLinks.person, account.id))).toBe(3);
  });

  test('it goes with whom it belongs to', async () => {
    const nam = await fixture.person('Nam');
    const link = await fixture.links.of(nam.id);
    await database.sql.delete(people).where(eq(people.id, nam.id));
    expect(await follow(link)).toBe('NO_LINK');
  });
});
