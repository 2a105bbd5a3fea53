import { tableBudget } from '@sanh-rong/players';
import { TableHost } from './host.ts';
import { serve } from './serve.ts';
import { Shelf } from './shelf.ts';
import type { FromWorker, ToWorker, Wire } from './wire.ts';

/** Runs the table of this device beside the page, so that the page never waits for a player who thinks. */

const LOCK = 'sanh-rong.practice';

const page: Wire<FromWorker, ToWorker> = {
  postMessage: (message) => self.postMessage(message),
  addEventListener: (type, listener) => self.addEventListener(type, listener),
};

const open = (): TableHost => {
  const host = new TableHost({
    now: Date.now,
    setTimer: (after, ring) => {
      const timer = setTimeout(ring, after);
      return () => clearTimeout(timer);
    },
    random: (count) => crypto.getRandomValues(new Uint8Array(count)),
    keeper: new Shelf(),
    budgetOf: (player) => tableBudget(player, () => performance.now()),
  });
  serve(host, page);
  page.postMessage({ kind: 'open' });
  return host;
};

/** Two tabs must not play on with the same table: whoever comes last has it. Without locks there is one tab to trust. */
const claim = (): void => {
  if (navigator.locks === undefined) {
    open();
    return;
  }
  let host: TableHost | null = null;
  const held = navigator.locks.request(LOCK, { steal: true }, () => {
    host = open();
    return new Promise<never>(() => {});
  });
  held.catch(() => {
    host?.stop();
    page.postMessage({ kind: 'taken' });
  });
};

claim();
