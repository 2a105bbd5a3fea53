import type { BaseAction } from '@sanh-rong/engine';
import type { TableEvent, TableSettings, TableView } from '@sanh-rong/table';
import type { PracticeGame, PracticeSummary } from '../apps/web/src/practice/kept.ts';
import { MemoryKeeper, TestHome } from '../apps/web/src/practice/test/home.ts';
import { homeCode } from '../apps/web/src/practice/wire.ts';
import type { Person } from './browser.ts';

/** Practice tables in the middle of a game that shows something rare, put where a browser keeps them. */

export interface KeptTable {
  readonly game: string;
  readonly events: readonly TableEvent[];
  readonly summary: PracticeSummary | null;
  readonly games: readonly PracticeGame[];
  readonly view: TableView;
}

/** On a device where a game was played before: the very first one is never over at the deal. */
class UsedKeeper extends MemoryKeeper {
  override async hasFinished(): Promise<boolean> {
    return true;
  }
}

type Wanted = Pick<TableSettings, 'game' | 'seats'> & Partial<TableSettings>;

/** Draws of a table before it is said that none shows what is looked for. */
const MOST_DRAWS = 3_000;

/** The same table on a device of its own, to try something there. */
const copyOf = async ({ keeper, view }: TestHome, seed: string, code: string): Promise<TestHome> => {
  const copy = new MemoryKeeper();
  copy.events = structuredClone(keeper.events);
  copy.state = keeper.state;
  const home = new TestHome(`${seed} tried`, copy, code);
  home.view = view;
  return home;
};

/** Whether the game at a table comes to this if its person does that now. */
export type Trial = (action: BaseAction, isSo: (view: TableView) => boolean) => Promise<boolean>;

/**
 * The first table, of those that are drawn with this text and play at random, at which it is so when its person is to act,
 * or when its first game is over; where the length of its session is named, all its games are
 * looked at.
 */
export const findTable = async (
  wanted: Wanted,
  text: string,
  isSo: (view: TableView, trial: Trial) => boolean | Promise<boolean>,
): Promise<KeptTable> => {
  const code = homeCode(wanted.game);
  for (let draw = 1; draw <= MOST_DRAWS; draw += 1) {
    const seed = `${text} ${draw}`;
    const home = new TestHome(seed, new UsedKeeper(), code);
    await home.start({ games: 16, ...wanted });
    const trial: Trial = async (action, comesTo) => {
      const other = await copyOf(home, seed, code);
      await other.act(action);
      return other.view !== null && comesTo(other.view);
    };
    for (;;) {
      while (home.wait());
      const { view, keeper } = home;
      if (view === null) break;
      if (await isSo(view, trial)) {
        const { events, summary, games } = keeper;
        return { game: wanted.game, events, summary, games, view };
      }
      if (wanted.games === undefined ? view.game?.result != null : view.phase === 'completed') break;
      await home.step();
    }
  }
  throw new Error(`no table of ${text} shows it`);
};

/** Runs in the page. */
const keep = async (kept: string): Promise<void> => {
  const { game, events, summary, games } = JSON.parse(kept);
  const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opening = indexedDB.open('sanh-rong.practice', 2);
  opening.onupgradeneeded = () => {
    for (const drawer of ['events', 'table', 'games']) opening.result.createObjectStore(drawer);
  };
  const database = await answered(opening);
  const writing = database.transaction(['events', 'table', 'games'], 'readwrite');
  writing.objectStore('events').delete(IDBKeyRange.bound([game, 1], [game, Number.POSITIVE_INFINITY]));
  for (const [at, event] of events.entries()) writing.objectStore('events').put(event, [game, at + 1]);
  writing.objectStore('table').put(summary, game);
  for (const finished of games) writing.objectStore('games').put(finished, finished.id);
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  database.close();
};

/** Puts a table on the device of this person, who stands on a page of ours. */
export const keepTable = async ({ page }: Person, { game, events, summary, games }: KeptTable): Promise<void> => {
  await page.evaluate(keep, JSON.stringify({ game, events, summary, games }));
};
