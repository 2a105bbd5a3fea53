import type { TableHost } from './host.ts';
import type { FromWorker, ToWorker, Wire } from './wire.ts';

/** The host of a table in a worker: of practice, or of a bot's practice. */
export type Host = Pick<TableHost, 'ask' | 'be' | 'onTold'>;

/** Lets a host hear what comes over a wire and speak through it. */
export const serve = (host: Host, wire: Wire<FromWorker, ToWorker>): void => {
  host.onTold((update) => wire.postMessage({ kind: 'told', update }));
  wire.addEventListener('message', ({ data }) => {
    if (data.kind === 'be') {
      host.be(data.guest);
      return;
    }
    const { id, name, message } = data;
    void host.ask(name, message as never).then((answer) => wire.postMessage({ kind: 'answer', id, answer }));
  });
};
