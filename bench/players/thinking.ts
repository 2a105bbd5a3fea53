import { openSync, readSync } from 'node:fs';
import type { Chooser } from '@sanh-rong/arena';
import { Random } from '@sanh-rong/engine';
import { type AnyPlayer, type Budget, timeBudget } from '@sanh-rong/players';

/** How long players think, in a form that crosses threads and merges. */
export interface Thinking {
  readonly decisions: number;
  /** Milliseconds in all, and of the longest decision. */
  readonly total: number;
  readonly longest: number;
  /** Decisions over their time by more than a tenth, waits for a free core not counted. */
  readonly late: number;
  /** Decisions by length: an eighth of an octave from 1 µs on each. */
  readonly lengths: readonly number[];
}

/** How much a player that searches may think about one move. */
export type Allowance = { readonly positions: number } | { readonly milliseconds: number };

const STEPS = 8;
const SHORTEST = 0.001;
const GRACE = 1.1;

export const NO_THINKING: Thinking = { decisions: 0, total: 0, longest: 0, late: 0, lengths: [] };

export const mergeThinking = (one: Thinking, other: Thinking): Thinking => ({
  decisions: one.decisions + other.decisions,
  total: one.total + other.total,
  longest: Math.max(one.longest, other.longest),
  late: one.late + other.late,
  lengths: Array.from(
    { length: Math.max(one.lengths.length, other.lengths.length) },
    (_, at) => (one.lengths[at] ?? 0) + (other.lengths[at] ?? 0),
  ),
});

export const meanOf = ({ decisions, total }: Thinking): number => (decisions === 0 ? 0 : total / decisions);

/** The length that this share of the decisions stay within, to a twelfth. */
export const quantileOf = ({ decisions, lengths, longest }: Thinking, share: number): number => {
  let seen = 0;
  for (const [at, count] of lengths.entries()) {
    seen += count;
    if (seen >= share * decisions) return Math.min(longest, SHORTEST * 2 ** ((at + 1) / STEPS));
  }
  return longest;
};

const openSchedule = (): number | null => {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return null;
  }
};

const schedule = openSchedule();
const scheduleText = Buffer.alloc(64);

/** Milliseconds this thread has waited for a core so far, where the system counts that (Linux). */
const waited = (): number => {
  if (schedule === null) return 0;
  const length = readSync(schedule, scheduleText, 0, scheduleText.length, 0);
  return Number(scheduleText.toString('latin1', 0, length).split(' ')[1]) / 1e6;
};

/** Part of a budget after which the clock is looked at closely. */
const NEARLY_OVER = 0.8;

/** A clock for one decision that knows whether the thinking went on too long once it had run out. */
class Clock {
  readonly budget: Budget;
  /** Waits before the last look at a clock that had not run out: those were part of the time given. */
  private waitedInTime = waited();
  private readonly began = performance.now();
  private readonly milliseconds: number;

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds;
    const { isOver, ...rest } = timeBudget(milliseconds, () => performance.now());
    this.budget = {
      ...rest,
      isOver: () => {
        const isClose = performance.now() - this.began > NEARLY_OVER * milliseconds;
        const before = isClose ? waited() : 0;
        if (isOver?.()) return true;
        if (isClose) this.waitedInTime = before;
        return false;
      },
    };
  }

  isLate(): boolean {
    const took = performance.now() - this.began;
    const limit = this.milliseconds * GRACE;
    return took > limit && took - (waited() - this.waitedInTime) > limit;
  }
}

/** A player as the arena asks it, with a watch on it. */
export class Watched {
  private decisions = 0;
  private total = 0;
  private longest = 0;
  private late = 0;
  private readonly lengths: number[] = [];
  private readonly player: AnyPlayer;
  private readonly allowance: Allowance;

  constructor(player: AnyPlayer, allowance: Allowance) {
    this.player = player;
    this.allowance = player.searches ? allowance : { positions: 0 };
  }

  readonly choose: Chooser = ({ view, dice }) => {
    const { allowance } = this;
    const random = new Random(dice);
    const clock = 'milliseconds' in allowance ? new Clock(allowance.milliseconds) : null;
    const budget: Budget = clock?.budget ?? { positions: 'positions' in allowance ? allowance.positions : 0 };
    const waitedBefore = waited();
    const began = performance.now();
    try {
      return this.player.choose(view, view.legal, random, budget);
    } finally {
      const took = performance.now() - began;
      this.note(Math.max(0, took - (waited() - waitedBefore)));
      if (clock?.isLate()) this.late += 1;
    }
  };

  private note(took: number): void {
    this.decisions += 1;
    this.total += took;
    this.longest = Math.max(this.longest, took);
    const length = Math.max(0, Math.floor(STEPS * Math.log2(Math.max(took, SHORTEST) / SHORTEST)));
    while (this.lengths.length <= length) this.lengths.push(0);
    this.lengths[length] += 1;
  }

  thinking(): Thinking {
    const { decisions, total, longest, late, lengths } = this;
    return { decisions, total, longest, late, lengths };
  }
}
