import { type BotFault, LIMITS, type Order, type Printed, type Report } from '@sanh-rong/bot-kit';
import type { Cell, CellEnd } from './cell.ts';
import { Deadline } from './deadline.ts';
import type { MemoryWatch } from './memory-watch.ts';

export interface Terms {
  readonly cell: Cell;
  /** Comes with everything that is believed. */
  readonly key: string;
  /** Milliseconds from one answer to the next. */
  readonly time: number;
  readonly watch: MemoryWatch;
}

/** What ended an exchange: all was said, the bot is to blame, or the process was taken away. */
export type Outcome = { readonly kind: 'said' | 'taken' } | { readonly kind: 'fault'; readonly fault: BotFault };

export const CRASH: BotFault = { kind: 'crash' };

type Answering = Exclude<Report, { readonly type: 'up' | 'printed' }>;

/** What a report means to whoever has asked. */
type Heard = 'more' | 'done' | 'nonsense';

const outcomeOf = (end: CellEnd | 'said'): Outcome => {
  switch (end) {
    case 'said':
      return { kind: 'said' };
    case 'memory':
      return { kind: 'fault', fault: { kind: 'memory' } };
    case 'crash':
      return { kind: 'fault', fault: CRASH };
    default:
      // By somebody outside, or by the server, which is then being closed: the bot has done nothing wrong.
      return { kind: 'taken' };
  }
};

/**
 * Gives an order and listens until all is said. What has been printed since the last answer is in `printed`, however it
 * ends.
 */
export const exchange = async (
  { cell, key, time, watch }: Terms,
  order: Order,
  printed: Printed[],
  hear: (report: Answering) => Heard,
): Promise<Outcome> => {
  let isLate = false;
  const deadline = new Deadline(time, () => {
    isLate = true;
    cell.stop();
  });

  const heard = (report: Report): Heard | 'aside' => {
    if (report.type === 'up' || report.key !== key) return 'nonsense';
    if (report.type !== 'printed') {
      const answer = hear(report);
      if (answer === 'more') printed.length = 0;
      return answer;
    }
    return printed.push(report.line) > LIMITS.lines ? 'nonsense' : 'aside';
  };

  const end = await new Promise<CellEnd | 'said'>((resolve) => {
    if (cell.isOver) {
      resolve('taken');
      return;
    }
    const report = (said: Report): void => {
      switch (heard(said)) {
        case 'nonsense':
          cell.stop('crash');
          break;
        case 'more':
          deadline.restart();
          break;
        case 'done':
          // Whatever else it says was not asked.
          cell.listen(null);
          resolve('said');
      }
    };
    cell.listen({ report, end: resolve });
    cell.tell(order);
    watch.work(cell);
    deadline.restart();
  });
  deadline.clear();
  cell.listen(null);
  watch.rest(cell);
  return isLate ? { kind: 'fault', fault: { kind: 'timeout', milliseconds: time } } : outcomeOf(end);
};
