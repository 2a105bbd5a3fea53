import { parentPort } from 'node:worker_threads';
import { checkSource } from '@sanh-rong/bot-kit/check';
import { botSnapshots } from '../history/bot-snapshots.ts';
import { lookBack } from '../history/replay.ts';
import type { ThreadReport, ThreadTask } from '../threads/thread.ts';
import type { ParsingOutcome, ParsingTask } from './parsing-task.ts';

/** The program of a thread that parses what strangers wrote or ask for: games never wait for it. */

const parse = (task: ParsingTask): ParsingOutcome => {
  if (task.kind === 'source') return { kind: 'source', fault: checkSource(task.source) };
  if (task.kind === 'snapshots') {
    const { text, viewer, scores, turns } = task;
    return { kind: 'snapshots', snapshots: botSnapshots(text, viewer, scores, turns) };
  }
  return { kind: 'replay', seen: lookBack(task.text, task.proof, task.viewer) };
};

const tell = (report: ThreadReport<ParsingOutcome>): void => parentPort?.postMessage(report);

parentPort?.on('message', ({ id, input }: ThreadTask<ParsingTask>) => tell({ id, output: parse(input) }));
tell('ready');
