import type { ToldCall } from '@sanh-rong/entrants';
import type { ReportedCall } from './orders.ts';

/** How many calls of one bot are kept of a block: those that went wrong, and those that printed something. */
export const KEPT_CALLS = { failed: 10, printed: 10 } as const;

/** What the owner of one bot will hear of a block; a bot that prints at every move fills no more than its room. */
export class ToldCalls {
  private readonly contestant: number;
  private failed: ReportedCall[] = [];
  private printed: ReportedCall[] = [];

  constructor(contestant: number) {
    this.contestant = contestant;
  }

  add({ game, seat, call, answer, fault }: ToldCall): void {
    if (fault === null && answer.printed.length === 0) return;
    const [kept, most] = fault === null ? [this.printed, KEPT_CALLS.printed] : [this.failed, KEPT_CALLS.failed];
    if (kept.length >= most) return;
    const { returned, printed, unprinted, micros } = answer;
    kept.push({
      contestant: this.contestant,
      game,
      seat,
      micros,
      call: { fault, snapshot: call.snapshot, returned, printed, unprinted },
    });
  }

  /** All that was kept; from now on it is another block's. */
  take(): ReportedCall[] {
    const taken = [...this.failed, ...this.printed];
    this.failed = [];
    this.printed = [];
    return taken;
  }
}
