import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EmbeddedData, EmbeddedOrder, EmbeddedReport } from './embedded-thread.ts';

/** The program of the thread that the embedded database works in. */

const tell = (report: EmbeddedReport): void => parentPort?.postMessage(report);

/** There is one session, which each connection goes on with: what the one before left unfinished or prepared is not for it. */
const FRESH = ['rollback', 'discard all'] as const;

const serve = async ({ folder }: EmbeddedData): Promise<void> => {
  const database = await PGlite.create({ dataDir: folder });
  let connection: MessagePort | null = null;
  let last: Promise<void> = Promise.resolve();

  const connect = async (next: MessagePort): Promise<void> => {
    connection?.close();
    connection = next;
    for (const statement of FRESH) await database.exec(statement);
    next.on('message', (asked: Uint8Array) => inOrder(() => answer(next, asked)));
  };

  const answer = async (port: MessagePort, asked: Uint8Array): Promise<void> => {
    // What comes back may be part of a buffer that is used again.
    const answered = (await database.execProtocolRaw(asked)).slice();
    if (answered.length > 0) port.postMessage(answered, [answered.buffer]);
  };

  const close = async (): Promise<void> => {
    connection?.close();
    await database.close();
    parentPort?.close();
  };

  // A failure ends the thread, which is told to all that wait for it.
  const inOrder = (work: () => Promise<void>): void => {
    last = last.then(work);
  };

  parentPort?.on('message', (order: EmbeddedOrder) =>
    inOrder(() => (order === 'close' ? close() : connect(order.connect))),
  );
  tell('ready');
};

serve(workerData as EmbeddedData).catch((error: unknown) => {
  tell({ failed: error instanceof Error ? error : new Error(String(error)) });
});
