import type { Order, Report } from '@sanh-rong/bot-kit';

/** A worker, or what a test puts in its place. */
export interface CellWorker {
  postMessage(order: Order): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

/** How something that was asked for ended: with a report, too late, or with the end of the worker. */
export type Ending<Kind extends Report['type']> =
  | { readonly kind: 'heard'; readonly report: Extract<Report, { type: Kind }> }
  | { readonly kind: 'late' }
  | { readonly kind: 'broken' };

/**
 * A page that was busy itself hears late what was said in time: what lies in its ear already is heard before anything
 * is called late (milliseconds).
 */
const HEARING = 100;

const isReport = (data: unknown): data is Report => typeof data === 'object' && data !== null && 'type' in data;

interface Waiting {
  hear(report: Report): void;
  end(how: 'late' | 'broken'): void;
}

/** One worker for one bot. It can be asked one thing at a time, and ends for good when it is late or breaks. */
export class Cell {
  private readonly worker: CellWorker;
  private waiting: Waiting | null = null;
  private isOver = false;

  constructor(worker: CellWorker) {
    this.worker = worker;
    worker.addEventListener('message', ({ data }) => isReport(data) && this.waiting?.hear(data));
    worker.addEventListener('error', () => this.finish('broken'));
    worker.addEventListener('messageerror', () => this.finish('broken'));
  }

  /** The first report of this kind that fits, unless it takes longer than this (milliseconds). */
  hear<Kind extends Report['type']>(
    kind: Kind,
    within: number,
    fits: (report: Extract<Report, { type: Kind }>) => boolean = () => true,
  ): Promise<Ending<Kind>> {
    if (this.isOver) return Promise.resolve({ kind: 'broken' });
    return new Promise((resolve) => {
      let timer = setTimeout(() => {
        timer = setTimeout(() => this.finish('late'), HEARING);
      }, within);
      const settle = (ending: Ending<Kind>): void => {
        clearTimeout(timer);
        this.waiting = null;
        resolve(ending);
      };
      const isMeant = (report: Report): report is Extract<Report, { type: Kind }> => report.type === kind;
      this.waiting = {
        hear: (report) => isMeant(report) && fits(report) && settle({ kind: 'heard', report }),
        end: (how) => settle({ kind: how }),
      };
    });
  }

  tell(order: Order): void {
    if (!this.isOver) this.worker.postMessage(order);
  }

  get over(): boolean {
    return this.isOver;
  }

  /** Ends what it is doing. */
  end(): void {
    this.finish('broken');
  }

  private finish(how: 'late' | 'broken'): void {
    if (this.isOver) return;
    this.isOver = true;
    this.worker.terminate();
    this.waiting?.end(how);
  }
}
