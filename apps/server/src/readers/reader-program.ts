import { parentPort } from 'node:worker_threads';
import { checkSource } from '@sanh-rong/bot-kit/check';
import { botSnapshots } from '../history/bot-snapshots.ts';
import { lookBack } from '../history/replay.ts';
import type { ThreadReport, ThreadTask } from '../threads/thread.ts';
import type { Reading, ReadingOutcome } from './reading.ts';

/** The program of a thread that reads what strangers wrote or ask for: nobody who plays waits for it. */

const read = (reading: Reading): ReadingOutcome => {
  if (reading.kind === 'source') return { kind: 'source', fault: checkSource(reading.source) };
  if (reading.kind === 'snapshots') {
    const { text, viewer, scores, turns } = reading;
    return { kind: 'snapshots', snapshots: botSnapshots(text, viewer, scores, turns) };
  }
  return { kind: 'replay', seen: lookBack(reading.text, reading.proof, reading.viewer) };
};

const tell = (report: ThreadReport<ReadingOutcome>): void => parentPort?.postMessage(report);

parentPort?.on('message', ({ id, input }: ThreadTask<Reading>) => tell({ id, output: read(input) }));
tell('ready');
