import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, root } from './install.mjs';

/**
 * `npm run screens` takes a picture of every screen into docs/screens: phone, phone held sideways, desktop, and those of
 * the manifest; `npm run screens -- phone manifest` takes these alone. With PNG_DIR they are also kept there without loss.
 */

ensureBuilt('cli', 'server', 'sandbox', 'client');
const { build } = await import('esbuild');
const { chromium } = await import('playwright-core');
const { CATALOGUE } = await import('@sanh-rong/engine');

const LOOKS = [
  { name: 'phone', width: 390, height: 844, touch: true, locale: 'vi-VN', theme: 'light' },
  { name: 'landscape', width: 740, height: 360, touch: true, locale: 'vi-VN', theme: 'dark' },
  { name: 'desktop', width: 1280, height: 800, touch: false, locale: 'en-US', theme: 'dark' },
];
const only = process.argv.slice(2);
const isWanted = (name) => only.length === 0 || only.includes(name);
const GAMES = Object.keys(CATALOGUE);
/** What bots play in the arena. */
const [ARENA_GAME] = GAMES;
const [RULE_SET] = Object.keys(CATALOGUE[ARENA_GAME]);
const PORT = 4_900 + (process.pid % 90);
const url = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-screens-'));
const out = join(root, 'docs', 'screens');
mkdirSync(out, { recursive: true });

/** What the browser tests have for it: their browser, and tables in rare positions. */
const parts = join(root, 'node_modules', '.cache', 'sanh-rong', 'screens.mjs');
await build({
  absWorkingDir: root,
  stdin: { contents: "export * from './e2e/chromium.ts'; export * from './e2e/kept-table.ts';", resolveDir: root },
  outfile: parts,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@sanh-rong/source'],
  logLevel: 'warning',
});
const { CHROMIUM_FLAGS, findTable, keepTable, needChromium } = await import(parts);

const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.on('data', (text) => String(text).includes(url.slice(16)) && resolve()));

const browser = await chromium.launch({ executablePath: needChromium(), args: [...CHROMIUM_FLAGS] });

const newPage = async ({ width, height, touch, locale, theme }) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    locale,
    colorScheme: theme,
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    localStorage.setItem('sanh-rong.tips', '9');
    localStorage.setItem('sanh-rong.cautions', 'mien-nam');
  });
  return context.newPage();
};

const settled = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([
      Promise.allSettled(finite.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1_500)),
    ]);
  });

const picture = async (page, name, look) => {
  await settled(page);
  await page.screenshot({ path: join(out, `${name}-${look.name}.jpg`), type: 'jpeg', quality: 72 });
  if (process.env.PNG_DIR) await page.screenshot({ path: join(process.env.PNG_DIR, `${name}-${look.name}.png`) });
};

const ADVICE = 'button[aria-keyshortcuts="h"]';

/** Follows advice until the wanted number of moves, or to the end of the game. */
const playOn = async (page, until) => {
  const over = page.locator('[data-over="true"]');
  for (;;) {
    await page.locator(`${ADVICE}:enabled`).or(over).first().waitFor({ timeout: 60_000 });
    if ((await over.count()) > 0) return;
    const moves = Number(await page.locator('[data-moves]').getAttribute('data-moves'));
    if (moves >= until) return;
    await page.locator(ADVICE).click();
    await page.locator('button[aria-keyshortcuts="Enter"][aria-disabled="false"]').click();
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) > before ||
        document.querySelector('[data-over="true"]') !== null,
      moves,
    );
  }
};

/** Results that are rare, or a long way off: a hand that wins at the deal, and the end of a session. */
const RESULTS = {
  'toi-trang': ({ game }) => game.result?.places[0] === 1 && game.history.length === 0,
  podium: ({ phase }) => phase === 'completed',
};

const takeResults = async (page, look) => {
  for (const [name, isSo] of Object.entries(RESULTS)) {
    await page.goto('/settings');
    const found = await findTable(
      { game: 'tienlen', seats: 4, ...(name === 'podium' ? { games: 16 } : {}) },
      name,
      isSo,
    );
    // Its games are of no day that could stand in a list of games.
    await keepTable({ page }, { ...found, games: [] });
    await page.goto('/practice/table?game=tienlen');
    await page.locator('[data-points]').first().waitFor();
    await picture(page, name, look);
  }
};

/** In the middle of a game at home, with something suggested. */
const takeTable = async (page, game) => {
  // A game that is over leaves nothing to look at: then another table, and fewer moves.
  let moves = 9;
  do {
    await page.goto(`/practice?game=${game}`);
    await page.getByRole('button', { name: /^(Chơi ngay|Chơi bàn mới|Play now|Play a new table)$/ }).click();
    await page.locator('[data-stage]').waitFor();
    await playOn(page, moves);
    moves = Math.max(1, moves - 4);
  } while ((await page.locator('[data-over="true"]').count()) > 0);
  await page.locator(ADVICE).click();
};

/** What phones and desktops show before they install the app; its manifest is Vietnamese. */
const takeManifest = async () => {
  const art = join(root, 'apps', 'web', 'public', 'art');
  for (const name of ['home', 'table-tienlen']) {
    copyFileSync(join(out, `${name}-phone.jpg`), join(art, `screen-${name.split('-')[0]}-phone.jpg`));
  }
  const page = await newPage({ width: 1280, height: 800, touch: false, locale: 'vi-VN', theme: 'light' });
  await takeTable(page, 'tienlen');
  await settled(page);
  await page.screenshot({ path: join(art, 'screen-table-desktop.jpg'), type: 'jpeg', quality: 72 });
  await page.context().close();
};

const ask = (page, path, body) =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      if (!response.ok) throw new Error(`${to}: ${response.status}`);
      return response.json();
    },
    [path, body],
  );

/** A table of the server in play, with its clock: the viewer sits there with built-in players. */
const takeLiveTable = async (page, look) => {
  await page.goto(`/new?game=${ARENA_GAME}`);
  const players = page.getByRole('group', { name: /^(Mời máy ngồi cùng|Built-in players)$/ });
  await players.getByRole('radio').last().press(' ');
  await page.getByRole('button', { name: /^(Tạo bàn|Create table)$/ }).click();
  await page.getByRole('button', { name: /^(Bắt đầu|Start)$/ }).click();
  await page.locator('[data-stage]').waitFor();
  // Something to beat lies on the mat.
  const shown = page.locator('[data-caption] b, [data-over="true"]');
  for (let moves = 5; (await shown.count()) === 0; moves += 4) await playOn(page, moves);
  await picture(page, 'table-live', look);
};

/** A table of strangers: a viewer who sits nowhere else found it with one tap, and built-in players keep the other seats. */
const takeStrangers = async (look) => {
  const page = await newPage(look);
  await page.goto('/');
  await page.getByRole('button', { name: /^(Tìm người chơi|Find players)$/ }).click();
  await page.locator('[data-stage]').waitFor();
  // A hand that wins at once leaves nothing to look at; the next game comes by itself.
  do {
    await page.locator('[data-over="false"]').waitFor();
    await playOn(page, 5);
  } while ((await page.locator('[data-over="true"]').count()) > 0);
  await picture(page, 'table-strangers', look);
  await page.context().close();
};

/** A bot on the bench, at practice, and in the lobby of a table. */
const takeBots = async (page, look) => {
  const { EXAMPLES } = await import('@sanh-rong/bot-kit/examples');
  const language = look.locale.slice(0, 2);
  const made = [];
  for (const { game, title, about, source } of EXAMPLES.filter(({ id }) => !id.includes('random'))) {
    const bot = { game, name: title(language), description: about(language), source: source(language) };
    made.push(await ask(page, '/api/bots', bot));
  }
  const [bot] = made;
  await page.goto('/bots');
  await page.locator(`a[href="/bots/${bot.id}"]`).first().waitFor();
  await picture(page, 'bots', look);
  await page.goto(`/bots/${bot.id}`);
  await page.locator('.monaco-editor .view-line, textarea').first().waitFor();
  await picture(page, 'bot', look);
  await page.getByRole('button', { name: /^(Thử|Test)$/, exact: true }).click();
  await page.locator('li[data-mark]').nth(12).waitFor();
  await picture(page, 'bot-test', look);
  await page.goto(`/practice/bot/${bot.id}`);
  await page.locator('[data-stage]').waitFor();
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press('b');
  await page.locator('[data-moves]:not([data-moves="0"])').waitFor();
  await picture(page, 'bot-practice', look);
  return made.filter(({ game }) => game === ARENA_GAME);
};

/** Looks until it is so. */
const until = async (page, path, isSo) => {
  for (;;) {
    const answer = await page.evaluate(async (from) => (await fetch(from)).json(), path);
    if (isSo(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

/** Bots in a ladder: the arena, the ladder, a match, a game of it, a bot's page; and a tournament to its winner. */
const takeArena = async (page, look, bots) => {
  // A guest who has only just come may not enter a bot.
  await ask(page, '/api/me/account', { username: `nguoi.choi.${look.name}`, password: 'cò bay thẳng cánh' });
  const entries = [];
  for (const { id } of bots) entries.push(await ask(page, '/api/arena/entries', { bot: id, ruleSet: RULE_SET }));
  const ladder = `/api/arena/ladders/${ARENA_GAME}/${RULE_SET}`;
  await until(
    page,
    ladder,
    ({ rows }) => rows.filter(({ entry, matches }) => entry !== null && matches > 1).length > 1,
  );
  const [{ id: match }] = (await until(page, '/api/arena/matches?status=finished', () => true)).matches;
  const tournament = await ask(page, '/api/arena/tournaments', {
    name: look.locale === 'vi-VN' ? 'Giải mở màn' : 'Opening cup',
    game: ARENA_GAME,
    ruleSet: RULE_SET,
    format: 'roundRobin',
    seats: 2,
    deals: 8,
  });
  const own = `/api/arena/tournaments/${tournament.id}`;
  for (const { id } of bots) await ask(page, `${own}/sign-ups`, { bot: id });
  await ask(page, `${own}/start`, {});
  await until(page, own, ({ status }) => status === 'finished');
  const pages = {
    arena: '/arena',
    ladder: `/arena/${ARENA_GAME}/${RULE_SET}`,
    match: `/arena/matches/${match}`,
    'match-game': `/arena/matches/${match}/games/0`,
    'ladder-entry': `/arena/bots/${entries[0].id}`,
    tournaments: '/arena/tournaments',
    tournament: `/arena/tournaments/${tournament.id}`,
    leaders: '/leaders',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await picture(page, name, look);
  }
};

const PAGES = [
  '/',
  '/daily',
  '/new',
  '/practice',
  '/learn',
  ...GAMES.map((game) => `/learn/${game}`),
  '/settings',
  '/nowhere',
];
const nameOf = (path) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

const stop = async () => {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
};
process.on('uncaughtException', async (error) => {
  console.error(error);
  await stop();
  process.exit(1);
});

for (const look of LOOKS.filter(({ name }) => isWanted(name))) {
  const page = await newPage(look);
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await picture(page, nameOf(path), look);
  }
  for (const game of GAMES) {
    await takeTable(page, game);
    await picture(page, `table-${game}`, look);
    await playOn(page, 999);
    await page.locator('[data-points]').first().waitFor();
    await picture(page, `result-${game}`, look);
    const replay = page.locator('a[href^="/games/home-"]').first();
    await replay.waitFor();
    await replay.click();
    await page.locator('[data-stage]').waitFor();
    await picture(page, `replay-${game}`, look);
  }
  await takeResults(page, look);
  await page.goto('/new');
  await page.getByRole('button', { name: /^(Tạo bàn|Create table)$/ }).click();
  await page.waitForURL(/\/t\//);
  const friend = await newPage(look);
  await friend.goto(page.url());
  await friend.getByRole('button', { name: /^(Vào bàn|Sit down|Take a seat|Join)$/ }).waitFor();
  await picture(friend, 'door', look);
  await friend.getByRole('button', { name: /^(Vào bàn|Sit down|Take a seat|Join)$/ }).click();
  await friend.locator('footer').waitFor();
  await picture(page, 'lobby', look);
  await takeLiveTable(page, look);
  await takeStrangers(look);
  await takeArena(page, look, await takeBots(page, look));
  for (const path of ['/games', '/me']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await picture(page, nameOf(path), look);
  }
  await page.context().close();
  await friend.context().close();
  console.log(look.name);
}
if (isWanted('manifest')) await takeManifest();

await stop();
