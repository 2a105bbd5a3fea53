import { CATALOGUE, type GameId } from '@sanh-rong/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { Wire } from '../../apps/server/test/support/wire.ts';
import { vi as home } from '../../apps/web/src/home/messages/vi.ts';
import { until } from '../../test/until.ts';
import type { Probe } from './probe.ts';

/** What a visitor opens, and what they wait for. */

export interface Journey extends Probe {
  readonly name: string;
  /** Done before, at full speed and unmeasured; the address that is opened then. */
  readonly prepare: (context: BrowserContext, url: string) => Promise<string>;
}

export const GAMES = Object.keys(CATALOGUE) as readonly GameId[];

/** A card in one's own hand. */
const CARD = '[role="listbox"] [role="option"]';

const HEADLINE = 'main h1';

/** The page itself, in place of what the server has written there until it comes. */
const opened = (name: string, path: string, goal = HEADLINE): Journey => ({
  name,
  tap: null,
  goal,
  prepare: async () => path,
});

/** As if this game had been played last: it is the one that is offered. */
const prefer = (context: BrowserContext, game: string): Promise<unknown> =>
  context.addInitScript((kept) => localStorage.setItem('sanh-rong.practice', kept), JSON.stringify({ game }));

/** From the front page to cards: one tap. */
const practice = (game: string): Journey => ({
  name: `/ → practice ${game}`,
  tap: home.playNow,
  goal: CARD,
  prepare: async (context) => {
    await prefer(context, game);
    return '/';
  },
});

const withPage = async <Value>(context: BrowserContext, work: (page: Page) => Promise<Value>): Promise<Value> => {
  const page = await context.newPage();
  const value = await work(page);
  await page.close();
  return value;
};

/** Back to a practice table that waits, with nothing of the app left in the browser's cache. */
const practiceTable = (game: string): Journey => ({
  name: `/practice/table ${game}`,
  tap: null,
  goal: CARD,
  prepare: async (context, url) => {
    await prefer(context, game);
    await withPage(context, async (page) => {
      await page.goto(`${url}/`);
      await page.locator('button:not([aria-disabled="true"])', { hasText: home.playNow }).click();
      await page.locator(CARD).first().waitFor();
    });
    return `/practice/table?game=${game}`;
  },
});

/** Back to one's own seat at a table of the server, in the middle of a game. */
const table = (game: string): Journey => ({
  name: `/t/{code} ${game}`,
  tap: null,
  goal: CARD,
  prepare: async (context, url) => {
    const guest = await context.request.post(`${url}/api/guest`, { data: {} });
    await context.addInitScript(() => localStorage.setItem('sanh-rong.known', '1'));
    const { token } = (await guest.json()) as { readonly token: string };
    const wire = await Wire.open(url, token);
    const settings = { game, seats: 4, games: 32, turnSeconds: 120 };
    const players = [1, 2, 3].map((seat) => ({ seat, level: 'greedy' }));
    const created = await wire.ask('create_table', { settings, players });
    if (!created.ok) throw new Error(created.error.message);
    const tableId = created.view?.code ?? '';
    const started = await wire.ask('start_game', { tableId });
    if (!started.ok) throw new Error(started.error.message);
    await until('cards on the table', async () => {
      const answer = await wire.ask('resume_table', { tableId });
      return answer.ok && answer.view?.game ? answer : null;
    });
    wire.close();
    return `/t/${tableId}`;
  },
});

export const JOURNEYS: readonly Journey[] = [
  opened('/', '/'),
  opened('/learn', '/learn'),
  ...GAMES.map((game) => opened(`/learn/${game}`, `/learn/${game}`, 'main article h1')),
  ...GAMES.map(practice),
  ...GAMES.map(practiceTable),
  table('tienlen'),
];
