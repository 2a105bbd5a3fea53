import { useEffect, useState } from 'react';

/** How a turn's time stood when it was last looked at (milliseconds). */
export interface Clock {
  readonly until: number;
  readonly left: number;
  readonly total: number;
}

/** The clock of a turn that ends at `until` and was meant to take `total`; null where none runs. */
export const clockOf = (until: number | null, now: number, total: number): Clock | null => {
  if (until === null) return null;
  const left = Math.max(0, until - now);
  return { until, left, total: Math.max(total, left) };
};

/** Whole seconds until a moment on the given clock, counted down; null without a moment. */
export const useSecondsLeft = (until: number | null, now: () => number): number | null => {
  const [, tick] = useState(0);
  const left = until === null ? null : Math.max(0, until - now());
  useEffect(() => {
    if (left === null || left === 0) return;
    // The next full second, and a breath more so that it has really begun.
    const timer = setTimeout(() => tick((count) => count + 1), (left % 1_000) + 15);
    return () => clearTimeout(timer);
  });
  return left === null ? null : Math.ceil(left / 1_000);
};
