import { PRACTICE_DATABASE } from '../storage/keys.ts';
import { homeCode } from './wire.ts';

/** The object stores of this device where practice is kept, in IndexedDB. */

const VERSION = 2;

/** events: the tables, by game and number · table: the summary of each, by game · games: finished games, by id. */
export type StoreName = 'events' | 'table' | 'games';

const STORE_NAMES: readonly StoreName[] = ['events', 'table', 'games'];

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

/** Until version 2 one table stood here: its events by number alone, its summary under a name of its own. */
const moveLoneTable = (transaction: IDBTransaction): void => {
  const [events, tables] = [transaction.objectStore('events'), transaction.objectStore('table')];
  const summary: IDBRequest<{ readonly game: string } | undefined> = tables.get('glimpse');
  const kept: IDBRequest<object[]> = events.getAll();
  // Requests are answered in the order in which they were made.
  kept.onsuccess = () => {
    events.clear();
    tables.clear();
    if (summary.result === undefined) return;
    const { game } = summary.result;
    tables.put(summary.result, game);
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
    for (const name of STORE_NAMES) {
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
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

/** Everything in a store or in a part of it, in the order of its keys. */
export const readAll = async <Value>(name: StoreName, part?: IDBKeyRange): Promise<readonly Value[]> => {
  const database = await open();
  return answered<Value[]>(database.transaction(name).objectStore(name).getAll(part));
};

export const readOne = async <Value>(name: StoreName, key: IDBValidKey): Promise<Value | null> => {
  const database = await open();
  return (await answered<Value | undefined>(database.transaction(name).objectStore(name).get(key))) ?? null;
};

export const countOf = async (name: StoreName): Promise<number> => {
  const database = await open();
  return answered(database.transaction(name).objectStore(name).count());
};

/** Changes stores all at once or not at all. */
export const change = async (
  names: readonly StoreName[],
  work: (store: (name: StoreName) => IDBObjectStore) => void,
): Promise<void> => {
  const database = await open();
  // A move need not be on the disk before the next one is made; relaxed writing spares phones.
  const transaction = database.transaction(names, 'readwrite', { durability: 'relaxed' });
  const done = completed(transaction);
  work((name) => transaction.objectStore(name));
  await done;
};
