import { fileURLToPath } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';
import { type Contest, type ContestJob, playContest } from './contest.ts';
import { playSoak, type Soak, type SoakJob } from './soak.ts';

export type Job = ContestJob | SoakJob;
export type Outcome<Kind extends Job> = Kind extends ContestJob ? Contest : Soak;

const perform = (job: Job): Contest | Soak => (job.kind === 'contest' ? playContest(job) : playSoak(job));

/** What a worker does: one job after the other. */
export const serve = (): void => {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(perform(job)));
};

/** Threads that play. What is played and how it is summed up does not depend on how many there are. */
export class Crew {
  private readonly workers: readonly Worker[];

  constructor(size: number) {
    this.workers = Array.from({ length: size }, () => new Worker(fileURLToPath(import.meta.url)));
  }

  /**
   * Does the jobs in any order and answers in theirs. Once `isOver`, no more are begun; the answer then is as long as
   * there are no gaps.
   */
  async do<Kind extends Job>(
    jobs: readonly Kind[],
    {
      isOver = () => false,
      done = () => {},
    }: { readonly isOver?: () => boolean; readonly done?: (jobs: number) => void },
  ): Promise<Outcome<Kind>[]> {
    const outcomes = new Map<number, Outcome<Kind>>();
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < jobs.length && (next === 0 || !isOver())) {
        const at = next++;
        outcomes.set(at, await this.ask(worker, jobs[at]));
        done(outcomes.size);
      }
    };
    await Promise.all(this.workers.map(work));
    const whole: Outcome<Kind>[] = [];
    for (let outcome = outcomes.get(0); outcome !== undefined; outcome = outcomes.get(whole.length))
      whole.push(outcome);
    return whole;
  }

  private ask<Kind extends Job>(worker: Worker, job: Kind): Promise<Outcome<Kind>> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<Kind>): void => {
        worker.off('error', reject);
        resolve(outcome);
      };
      worker.once('message', settle);
      worker.once('error', reject);
      worker.postMessage(job);
    });
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
