import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INVITATION_WORDS } from '../apps/web/src/invitations/messages/vi.ts';
import { RESULT_WORDS } from '../apps/web/src/results/messages/vi.ts';
import { until } from '../test/until.ts';
import { axeFaults, colourFaults } from './axe.ts';
import { openBrowser } from './browser.ts';
import { type Friend, foldAll, newFriend, playTogether } from './friends.ts';
import { Hall } from './hall.ts';
import { settled } from './page-state.ts';

/** Playing again with the same people: invitations, and the link that leads to one's own table. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const words = INVITATION_WORDS.vi;

const bar = ({ person }: Friend, language: 'vi' | 'en' = 'vi') =>
  person.page.getByRole('region', { name: INVITATION_WORDS[language].region, exact: true });

const leaveAll = async (...friends: readonly Friend[]): Promise<void> => {
  for (const { person, program } of friends) {
    expect(person.faults).toEqual([]);
    program.socket.disconnect();
    await person.leave();
  }
  expect(hall.complaints).toEqual([]);
};

describe('the same people again', () => {
  test('one goes home after a session, is invited with one tap and comes back with one', async () => {
    const [nam, lan] = [
      await newFriend(browser, hall, 'Nam', { size: 'landscape' }),
      await newFriend(browser, hall, 'Lan', { size: 'desktop', language: 'en', theme: 'dark' }),
    ];
    const code = await playTogether([nam, lan]);
    for (const { person, seat } of [nam, lan]) {
      await person.page.goto(`/t/${code}`);
      await seat.atTheMat();
    }
    await foldAll(code, [nam, lan]);
    // Their programs are gone; only what is on the screens counts from here.
    for (const { program } of [nam, lan]) program.socket.disconnect();
    await lan.person.page.getByRole('link', { name: RESULT_WORDS.en.home, exact: true }).click();
    await nam.seat.button(words.inviteOne('Lan')).click();
    // There is no one else to invite: the table is opened again, and waits.
    await nam.seat.button(nam.seat.lobby.start).waitFor();

    const invitation = bar(lan, 'en');
    await invitation.getByText(INVITATION_WORDS.en.invites('Nam')).waitFor();
    await settled(lan.person.page);
    expect(await axeFaults(lan.person.page)).toEqual([]);
    await invitation.getByRole('button', { name: INVITATION_WORDS.en.accept, exact: true }).click();
    await lan.seat.button(lan.seat.lobby.iAmReady).waitFor();
    expect(new URL(lan.person.page.url()).pathname).toBe(`/t/${code}`);
    expect(await invitation.count()).toBe(0);
    await leaveAll(nam, lan);
  });

  test('from the history a table opens for all of them; later is later, and nobody hears of it', async () => {
    const names = ['Nam', 'Lan', 'Bắc'];
    const friends = [];
    for (const name of names) friends.push(await newFriend(browser, hall, name));
    const [nam, lan, bac] = friends;
    const code = await playTogether(friends);
    await foldAll(code, friends);
    for (const { program } of friends) await program.must('leave_table', { tableId: code });
    await Promise.all([lan, bac].map(({ person }) => person.page.goto('/')));

    await nam.person.page.goto('/games');
    await nam.person.page.getByRole('button', { name: /^Rủ .* chơi tiếp$/ }).click();
    await settled(nam.person.page);
    expect(await axeFaults(nam.person.page)).toEqual([]);
    await nam.seat.button(words.inviteOne('Lan')).click();
    await nam.person.page.getByText(words.invited('Lan')).waitFor();
    await bar(lan).waitFor();
    await nam.seat.button(words.inviteOne('Bắc')).click();
    await nam.person.page.waitForURL(/\/t\/[A-Z2-9]+$/);
    expect(nam.person.page.url()).not.toContain(code);

    await bar(bac).getByRole('button', { name: words.later, exact: true }).click();
    await bar(bac).waitFor({ state: 'detached' });
    await bac.person.page.reload();
    await bac.person.page.getByRole('heading', { level: 1 }).waitFor();
    await bar(lan).getByRole('button', { name: words.accept, exact: true }).click();
    await lan.seat.button(lan.seat.lobby.iAmReady).waitFor();
    expect(await bar(bac).count()).toBe(0);
    await leaveAll(...friends);
  });

  test('strangers who have played together are one tap from a table of their own, and leave the others for it', async () => {
    const [nam, lan] = [
      await newFriend(browser, hall, 'Nam', { size: 'landscape' }),
      await newFriend(browser, hall, 'Lan', { language: 'en' }),
    ];
    const strangers = [nam, lan];
    const { code } = await nam.program.view('find_table', { game: 'lieng' });
    expect(await lan.program.view('find_table', { game: 'lieng' })).toMatchObject({ code });
    for (const { program } of strangers) await program.until(() => program.at(code).game !== null);
    for (const { person } of strangers) await person.page.goto(`/t/${code}`);
    await until(
      'an invitation',
      async () => {
        for (const { program } of strangers) {
          const { seq, turn, you } = program.at(code);
          if (turn === null || turn !== you) continue;
          await program.ask('act', { tableId: code, seq, actionId: `fold ${seq}`, action: { type: 'bo' } });
        }
        return nam.seat.button(words.inviteOne('Lan')).count();
      },
      (shown) => shown === 1,
    );
    await settled(nam.person.page);
    expect(await axeFaults(nam.person.page)).toEqual([]);
    await nam.seat.button(words.inviteOne('Lan')).click();
    await nam.seat.button(nam.seat.lobby.start).waitFor();
    const own = new URL(nam.person.page.url()).pathname;
    expect(own).not.toBe(`/t/${code}`);
    await lan.program.until(() => lan.program.at(code).seats.filter(({ kind }) => kind === 'person').length === 1);
    const accept = lan.seat.button(INVITATION_WORDS.en.accept);
    const mark = lan.seat.button(INVITATION_WORDS.en.mark('Nam'));
    await until(
      'a seat with the inviter',
      async () => {
        // In the middle of a game there is a mark alone.
        const way = (await accept.count()) > 0 ? accept : mark;
        if ((await way.count()) > 0)
          await way
            .first()
            .click({ timeout: 2_000 })
            .catch(() => undefined);
        return new URL(lan.person.page.url()).pathname;
      },
      (at) => at === own,
    );
    await lan.seat.button(lan.seat.lobby.iAmReady).waitFor();
    await lan.program.until(() => lan.program.at(code).you === null || lan.program.at(code).phase === 'closed');
    await leaveAll(nam, lan);
  });

  test('at a table where a game is on there is only a mark, until whoever plays asks for more', async () => {
    const [nam, lan, tay] = [
      await newFriend(browser, hall, 'Nam'),
      await newFriend(browser, hall, 'Lan'),
      await newFriend(browser, hall, 'Tây'),
    ];
    const first = await playTogether([nam, lan]);
    await foldAll(first, [nam, lan]);
    await lan.program.must('leave_table', { tableId: first });
    const second = await playTogether([lan, tay]);
    await lan.person.page.goto(`/t/${second}`);
    await lan.seat.atTheMat();
    await nam.person.page.goto(`/t/${first}`);
    await nam.seat.button(words.inviteOne('Lan')).click();
    const mark = lan.seat.button(words.mark('Nam'));
    await mark.waitFor();
    expect(await bar(lan).count()).toBe(0);
    expect(await axeFaults(lan.person.page)).toEqual([]);
    await mark.click();
    await bar(lan).waitFor();
    expect(await axeFaults(lan.person.page)).toEqual([]);
    await lan.person.page.keyboard.press('Escape');
    await bar(lan).waitFor({ state: 'detached' });
    // Once the game is over nothing is in the way of it any more.
    await foldAll(second, [lan, tay]);
    await lan.person.page.getByRole('dialog').getByRole('region', { name: words.region, exact: true }).waitFor();
    expect(await axeFaults(lan.person.page)).toEqual([]);
    await leaveAll(nam, lan, tay);
  });

  test('one’s own link waits until there is a table, leads there, and is worth nothing once it is renewed', async () => {
    const [nam, lan] = [
      await newFriend(browser, hall, 'Nam', { size: 'desktop' }),
      await newFriend(browser, hall, 'Lan', { theme: 'dark' }),
    ];
    await nam.person.page.goto('/me');
    const own = nam.person.page.getByRole('textbox', { name: words.ownLink, exact: true });
    const link = await own.inputValue();
    expect(link).toMatch(/\/i\/[a-z2-9]{10}$/);
    await settled(nam.person.page);
    expect(await axeFaults(nam.person.page)).toEqual([]);

    await lan.person.page.goto(link);
    await lan.person.page.getByRole('heading', { name: words.waitTitle('Nam') }).waitFor();
    await settled(lan.person.page);
    expect(await axeFaults(lan.person.page)).toEqual([]);
    const { code } = await nam.program.view('create_table', { settings: { game: 'phom' } });
    await lan.person.page.waitForURL(`**/t/${code}`);
    await lan.seat.button(lan.seat.lobby.sit).waitFor();

    // In the lobby it stands beside the link of the table.
    await nam.person.page.goto(`/t/${code}`);
    await nam.person.page.getByRole('radio', { name: nam.seat.lobby.ownLink }).press(' ');
    expect(await own.inputValue()).toBe(link);
    await settled(nam.person.page);
    expect(await axeFaults(nam.person.page)).toEqual([]);
    expect(await colourFaults(nam.person.page)).toEqual([]);

    await nam.seat.button(words.renew).click();
    await nam.seat.button(words.renewYes).click();
    await nam.person.page.getByText(words.renewed).waitFor();
    await expect.poll(() => own.inputValue()).not.toBe(link);
    const renewed = await own.inputValue();
    lan.person.expectFault(/404/);
    await lan.person.page.goto(link);
    await lan.person.page.getByRole('heading', { name: words.lostTitle }).waitFor();
    expect(await axeFaults(lan.person.page)).toEqual([]);
    await lan.person.page.goto(renewed);
    await lan.person.page.waitForURL(`**/t/${code}`);
    await leaveAll(nam, lan);
  });
});
