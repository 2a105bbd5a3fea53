import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PLAY_ON_WORDS } from '../apps/web/src/practice/play-on/messages/vi.ts';
import { TABLE_WORDS } from '../apps/web/src/table/messages/vi.ts';
import { newPerson, openBrowser } from './browser.ts';

/** `sanhrong watch`: the real viewer on a machine of one's own, without a server. */

const PROGRAM = join(import.meta.dirname, '..', 'apps', 'cli', 'bin', 'sanhrong.mjs');

const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-viewer-'));
let browser: Browser;
let child: ChildProcess | null = null;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(async () => {
  if (child === null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  child = null;
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the command and says where it can be seen. */
const watch = async (...args: string[]): Promise<string> => {
  const started = spawn(process.execPath, [PROGRAM, 'watch', ...args, '--no-open'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  for await (const line of createInterface({ input: started.stdout })) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) {
      started.stdout.resume();
      return url;
    }
  }
  throw new Error('it said no address');
};

/** Takes the first move it may. */
const FIRST = `function getNextMove({ validMoves }) {
  return validMoves.length > 0 ? { action: 'play', cards: validMoves[0].cards } : { action: 'pass' };
}
`;

/** Takes the first move it may: in no hurry until it has been seen, and at once from then on. */
const SLOW = `import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { op, id, legal } = JSON.parse(line);
  if (op === 'hello') console.log('{"ok":true,"name":"Rùa"}');
  if (op === 'move') setTimeout(() => console.log(JSON.stringify({ id, action: legal[0] })), existsSync('seen') ? 0 : 400);
}
`;

test('a match that was written down is seen with all its games', async () => {
  const file = join(folder, 'match.json');
  writeFileSync(join(folder, 'my bot.js'), FIRST);
  const match = ['match', 'my bot.js', 'random', 'steady', '--game', 'tienlen', '--deals', '2', '--seed', '1'];
  execFileSync(process.execPath, [PROGRAM, ...match, '--out', file], { cwd: folder, stdio: 'ignore' });
  const url = await watch(file);
  const person = await newPerson(browser, { size: 'desktop' });
  const { page } = person;
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Vững' }).waitFor();
  await page.getByText('Trận đã xong.').waitFor();
  await page.getByText("sanhrong match 'my bot.js' random steady --game tienlen --deals 2 --seed 1").waitFor();
  // A file has no owner and no versions, and what needs a server is not there.
  expect(await page.getByText(/\bv1\b/).count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const { pathname } = new URL(url);
  expect(links.filter((href) => !href.startsWith(pathname))).toEqual(['#main', '/', '/settings']);
  await page.goto(`${url}/games/3`);
  await page.getByText('Ván 4').first().waitFor();
  await page
    .getByText(/cầm cái/)
    .first()
    .waitFor();
  await page.keyboard.press('End');
  await page.getByText(/tới!/i).first().waitFor();
  // A game of it is played on here as well: no server has a part in that.
  const { playOn, from, leave } = PLAY_ON_WORDS.vi;
  await page.goto(`${url}/games/3?move=4`);
  await page.getByRole('main').getByRole('button', { name: playOn }).click();
  await page.getByRole('dialog').getByRole('button', { name: playOn }).click();
  // The sheet has the same title: only the address says that the table is there.
  await page.waitForURL(/\/practice\/table/);
  await page.getByRole('heading', { name: from(4) }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: from(4) }).waitFor();
  await page.getByRole('button', { name: TABLE_WORDS.vi.leave }).click();
  await page.getByRole('dialog').getByText(leave).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: TABLE_WORDS.vi.leave }).click();
  await page.waitForURL(/\/games\/3\?move=4/);
  await page.goto(new URL('/arena', url).href);
  await page.getByText('Trận đã xong.').waitFor();
  expect(page.url()).toBe(url);
  expect(person.faults).toEqual([]);
  await person.leave();
});

test('a match that is played now is seen while it is played, and whole when it is over', async () => {
  writeFileSync(join(folder, 'slow.mjs'), SLOW);
  const slow = `exec:"${process.execPath}" slow.mjs`;
  const url = await watch(slow, 'simple', '--game', 'tienlen', '--deals', '8', '--seed', '1', '--time', '5000');
  const person = await newPerson(browser);
  const { page } = person;
  await page.goto(url);
  await page.getByText(/^Đang đấu/).waitFor();
  await page.getByText(/^\d trên 8 bộ bài$/).waitFor();
  await page
    .getByText(/^(Rùa|Thường) đánh/)
    .first()
    .waitFor();
  await page.locator('[data-stage]').waitFor();
  writeFileSync(join(folder, 'seen'), '');
  await page.getByText('Trận đã xong.').first().waitFor();
  // What was watched makes room for what came out of it.
  await page.locator('[data-stage]').waitFor({ state: 'detached' });
  await page
    .getByText(/sanhrong match .*--seed 1/)
    .first()
    .waitFor();
  expect(person.faults).toEqual([]);
  await person.leave();
});
