import { PRACTICE_DATABASE } from '../storage/keys.ts';
import { homeCode } from './wire.ts';

/** The drawers of this device where practice is kept, over IndexedDB. */

const VERSION = 2;

/** events: the tables, by game and number · table: the glimpse of each, by game · games: finished games, by id. */
export type Drawer = 'events' | 'table' | 'games';

const DRAWERS: readonly Drawer[] = ['events', 'table', 'games'];

const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

/** Until version 2 one table stood here: its events by number alone, its glimpse under a name of its own. */
const moveLoneTable = (transaction: IDBTransaction): void => {
  const [events, tables] = [transaction.objectStore('events'), transaction.objectStore('table')];
  const glimpse: IDBRequest<{ readonly game: string } | undefined> = tables.get('glimpse');
  const kept: IDBRequest<object[]> = events.getAll();
  // Requests are answered in the order in which they were made.
  kept.onsuccess = () => {
    events.clear();
    tables.clear();
    if (glimpse.result === undefined) return;
    const { game } = glimpse.result;
    tables.put(glimpse.result, game);
    // The first event is the one that opened the table, under the code of a lone one.
    const [created, ...later] = kept.result;
    for (const [at, event] of [{ ...created, code: homeCode(game) }, ...later].entries()) {
      events.put(event, [game, at + 1]);
    }
  };
};

let opening: Promise<IDBDatabase> | null = null;

const openAnew = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(PRACTICE_DATABASE, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const drawer of DRAWERS) {
      if (!request.result.objectStoreNames.contains(drawer)) request.result.createObjectStore(drawer);
    }
    if (oldVersion === 1 && request.transaction !== null) moveLoneTable(request.transaction);
  };
  const database = await answered(request);
  const forget = (): void => {
    opening = null;
  };
  // A newer version of the app in another tab must not wait for this one.
  database.onversionchange = () => {
    database.close();
    forget();
  };
  database.onclose = forget;
  return database;
};

const open = (): Promise<IDBDatabase> => {
  opening ??= openAnew().catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
};

/** Everything in a drawer or in a part of it, in the order of its keys. */
export const readAll = async <Value>(drawer: Drawer, part?: IDBKeyRange): Promise<readonly Value[]> => {
  const database = await open();
  return answered<Value[]>(database.transaction(drawer).objectStore(drawer).getAll(part));
};

export const readOne = async <Value>(drawer: Drawer, key: IDBValidKey): Promise<Value | null> => {
  const database = await open();
  return (await answered<Value | undefined>(database.transaction(drawer).objectStore(drawer).get(key))) ?? null;
};

export const countOf = async (drawer: Drawer): Promise<number> => {
  const database = await open();
  return answered(database.transaction(drawer).objectStore(drawer).count());
};

/** Changes drawers all at once or not at all. */
export const change = async (
  drawers: readonly Drawer[],
  work: (drawer: (name: Drawer) => IDBObjectStore) => void,
): Promise<void> => {
  const database = await open();
  // A move need not be on the disk before the next one is made; relaxed writing spares phones.
  const transaction = database.transaction(drawers, 'readwrite', { durability: 'relaxed' });
  const done = completed(transaction);
  work((name) => transaction.objectStore(name));
  await done;
};
