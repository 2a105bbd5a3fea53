/** The drawers of this device where practice is kept, over IndexedDB. */

const NAME = 'sanh-rong.practice';
const VERSION = 1;

/** events: the table, by number · table: its glimpse, under one key · games: finished games, by id. */
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

let opening: Promise<IDBDatabase> | null = null;

const openAnew = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const drawer of DRAWERS) {
      if (!request.result.objectStoreNames.contains(drawer)) request.result.createObjectStore(drawer);
    }
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

/** Everything in a drawer, in the order of its keys. */
export const readAll = async <Value>(drawer: Drawer): Promise<readonly Value[]> => {
  const database = await open();
  return answered<Value[]>(database.transaction(drawer).objectStore(drawer).getAll());
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
