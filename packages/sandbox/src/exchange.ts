import { type BotFault, LIMITS, type Order, type Printed, type Report } from '@sanh-rong/bot-kit';
import { Deadline, type TimeUp } from './deadline.ts';
import type { ProcessEnd, SandboxProcess } from './sandbox-process.ts';
import type { UsageWatch } from './usage-watch.ts';

export interface Terms {
  readonly sandbox: SandboxProcess;
  /** Comes with everything that is believed. */
  readonly key: string;
  /** Milliseconds from one answer to the next. */
  readonly time: number;
  readonly watch: UsageWatch;
}

/** What ended an exchange: all was said, the bot is to blame, the process was taken away, or the machine too busy for it. */
export type Outcome =
  | { readonly kind: 'said' | 'taken' | 'starved' }
  | { readonly kind: 'fault'; readonly fault: BotFault };

export const CRASH: BotFault = { kind: 'crash' };

type Answering = Exclude<Report, { readonly type: 'up' | 'printed' }>;

/** What a report means to the caller. */
type ReportVerdict = 'more' | 'done' | 'nonsense';

const outcomeOf = (end: ProcessEnd | 'said'): Outcome => {
  switch (end) {
    case 'said':
      return { kind: 'said' };
    case 'memory':
      return { kind: 'fault', fault: { kind: 'memory' } };
    case 'crash':
      return { kind: 'fault', fault: CRASH };
    default:
      // Ended from outside, or by the server, which is then being closed: the bot has done nothing wrong.
      return { kind: 'taken' };
  }
};

const lateOutcome = (timeUp: TimeUp, milliseconds: number): Outcome =>
  timeUp === 'late' ? { kind: 'fault', fault: { kind: 'timeout', milliseconds } } : { kind: 'starved' };

/**
 * Gives an order and listens until all is said. What has been printed since the last answer is in `printed`, however it
 * ends.
 */
export const exchange = async (
  { sandbox, key, time, watch }: Terms,
  order: Order,
  printed: Printed[],
  /** `isUsedUp` says whether the time for this answer was used up for it, and not for something else. */
  hear: (report: Answering, isUsedUp: () => boolean) => ReportVerdict,
): Promise<Outcome> => {
  let timeUp: TimeUp | null = null;
  const deadline = new Deadline(time, sandbox, (how) => {
    timeUp = how;
    sandbox.stop();
  });

  const heard = (report: Report): ReportVerdict | 'aside' => {
    if (report.type === 'up' || report.key !== key) return 'nonsense';
    if (report.type !== 'printed') {
      const answer = hear(report, () => deadline.isUsedUp);
      if (answer === 'more') printed.length = 0;
      return answer;
    }
    return printed.push(report.line) > LIMITS.lines ? 'nonsense' : 'aside';
  };

  const end = await new Promise<ProcessEnd | 'said'>((resolve) => {
    if (sandbox.isOver) {
      resolve('taken');
      return;
    }
    const report = (said: Report): void => {
      switch (heard(said)) {
        case 'nonsense':
          sandbox.stop('crash');
          break;
        case 'more':
          deadline.restart();
          break;
        case 'done':
          // Later reports were not asked for.
          sandbox.listen(null);
          resolve('said');
      }
    };
    sandbox.listen({ report, end: resolve });
    sandbox.tell(order);
    watch.work(sandbox);
    deadline.restart();
  });
  deadline.clear();
  sandbox.listen(null);
  watch.rest(sandbox);
  return timeUp === null ? outcomeOf(end) : lateOutcome(timeUp, time);
};
