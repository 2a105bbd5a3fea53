import { PRACTICE_LOCK } from '../storage/keys.ts';
import { HomeTables } from './home-tables.ts';
import { TableHost } from './host.ts';
import { PracticeStore } from './practice-store.ts';
import { serve } from './serve.ts';
import { type FromWorker, homeCode, type ToWorker, type Wire } from './wire.ts';

/** Runs the tables of this device beside the page, so that the page never waits for a player who thinks. */

const page: Wire<FromWorker, ToWorker> = {
  postMessage: (message) => self.postMessage(message),
  addEventListener: (type, listener) => self.addEventListener(type, listener),
};

/** Milliseconds until players who did not come are asked for again. */
const AGAIN = 2_000;

let players: typeof import('./thinking.ts') | null = null;
let isComing = false;

/** The first cards do not wait for the players, so they come behind them. */
const bringPlayers = (): void => {
  if (isComing) return;
  isComing = true;
  const bring = (): void =>
    void import('./thinking.ts').then(
      (thinking) => {
        players = thinking;
      },
      () => setTimeout(bring, AGAIN),
    );
  bring();
};

const hostOf = (table: string): TableHost =>
  new TableHost(
    {
      now: Date.now,
      setTimer: (after, ring) => {
        bringPlayers();
        const timer = setTimeout(ring, after);
        return () => clearTimeout(timer);
      },
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      keeper: new PracticeStore(table),
      think: (played, levels) => players?.thinkAtTable(played, levels) ?? null,
    },
    homeCode(table),
  );

const open = (): HomeTables => {
  const tables = new HomeTables(hostOf);
  serve(tables, page);
  tables.onTold(bringPlayers);
  page.postMessage({ kind: 'open' });
  return tables;
};

/** Two tabs must not play on with the same table: the last one has them all. Without locks there is one tab to trust. */
const claim = (): void => {
  if (navigator.locks === undefined) {
    open();
    return;
  }
  let tables: HomeTables | null = null;
  const held = navigator.locks.request(PRACTICE_LOCK, { steal: true }, () => {
    tables = open();
    return new Promise<never>(() => {});
  });
  held.catch(() => {
    tables?.stop();
    page.postMessage({ kind: 'taken' });
  });
};

claim();
