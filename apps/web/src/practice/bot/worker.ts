import { serve } from '../serve.ts';
import type { FromWorker, ToWorker, Wire } from '../wire.ts';
import { BotTableHost } from './bot-table-host.ts';

/** Runs the table where a bot practises, so that the page never waits for a built-in player who thinks. */

const page: Wire<FromWorker, ToWorker> = {
  postMessage: (message) => self.postMessage(message),
  addEventListener: (type, listener) => self.addEventListener(type, listener),
};

serve(new BotTableHost(), page);
page.postMessage({ kind: 'open' });
