import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Crowd } from '../../apps/server/test/security/crowd/crowd.ts';
import type { Hall } from '../../apps/server/test/security/crowd/hall.ts';
import type { TallyRows } from '../../apps/server/test/security/crowd/tally.ts';

/** The crowd in a process of its own, which gives way to the server: it stands for machines elsewhere. */

export const CROWD = '--crowd';

interface Report {
  readonly rows: TallyRows;
  readonly faults: readonly string[];
}

/** What the process does: everybody comes in, and does their worst from the first message on until the second. */
export const serveCrowd = async (): Promise<void> => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const told = (): Promise<unknown> => once(process, 'message');
  const [hall] = (await told()) as [Hall];
  const crowd = new Crowd(hall);
  await crowd.arrive();
  const over = told();
  process.send?.('arrived');
  void crowd.rageOn();
  await over;
  crowd.leave();
  const report: Report = { rows: crowd.tally.rows(), faults: crowd.tally.faults };
  process.send?.(report, () => process.exit());
};

export interface CrowdProcess {
  /** Calls everybody off. */
  stop(): Promise<Report>;
}

/** Starts the process; everybody has come in when it is there. */
export const startCrowd = async (hall: Hall): Promise<CrowdProcess> => {
  const child = fork(process.argv[1], [CROWD]);
  process.once('exit', () => child.kill('SIGKILL'));
  child.send(hall);
  await once(child, 'message');
  return {
    async stop() {
      const reported = once(child, 'message');
      child.send('over');
      const [report] = await reported;
      return report as Report;
    },
  };
};
