import type { Browser } from 'playwright-core';
import type { Client } from '../apps/server/test/support/client.ts';
import { type Looks, newPerson, type Person } from './browser.ts';
import type { Hall } from './hall.ts';
import { Seat } from './seat.ts';

/** A person at a screen whom the server knows, and a program that plays for them where nothing is to be looked at. */
export interface Friend {
  readonly name: string;
  readonly seat: Seat;
  readonly person: Person;
  readonly program: Client;
}

/** Runs in the page: makes its visitor a guest of this name. */
const becomeGuest = async (name: string): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const made = await fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name }) });
  await made.json();
  localStorage.setItem('sanh-rong.known', '1');
};

export const newFriend = async (browser: Browser, hall: Hall, name: string, looks: Looks = {}): Promise<Friend> => {
  const person = await newPerson(browser, { url: hall.url, serviceWorker: false, ...looks });
  await person.page.goto('/settings');
  const made = person.page.waitForResponse(/\/api\/guest$/);
  await person.page.evaluate(becomeGuest, name);
  await made;
  const program = await hall.client({ token: await person.token });
  return { name, person, program, seat: new Seat(person, looks.language ?? 'vi') };
};

/** One game of Liêng, which ends when all but one have folded; the code of its table. */
export const playTogether = async ([host, ...others]: readonly Friend[]): Promise<string> => {
  const settings = { game: 'lieng', seats: others.length + 1, games: 1, turnSeconds: 120 };
  const { code } = await host.program.view('create_table', { settings });
  for (const { program } of others) {
    await program.view('join_table', { tableId: code });
    await program.must('player_ready', { tableId: code });
  }
  await host.program.must('start_game', { tableId: code });
  const all = [host, ...others].map(({ program }) => program);
  for (const program of all) await program.until(() => program.at(code).game !== null);
  return code;
};

export const foldAll = async (code: string, friends: readonly Friend[]): Promise<void> => {
  const all = friends.map(({ program }) => program);
  for (let folds = 1; folds < all.length; folds += 1) {
    const isTurn = ({ turn, you }: ReturnType<Client['at']>): boolean => turn !== null && turn === you;
    const next = all.find((program) => isTurn(program.at(code)));
    if (next === undefined) throw new Error('nobody is to act');
    const { seq } = next.at(code);
    await next.must('act', { tableId: code, seq, actionId: `fold ${folds}`, action: { type: 'bo' } });
    for (const program of all) await program.until(() => program.at(code).seq > seq);
  }
};
