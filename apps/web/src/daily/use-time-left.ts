import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time until a moment of the server's clock (milliseconds), looked at anew often enough for what is shown of it: by
 * the minute, in the last one by the second. `now` is that clock when the answer came.
 */
export const useTimeLeft = (until: number, now: number): number => {
  const [ahead] = useState(() => now - Date.now());
  const look = (): number => Math.max(0, until - Date.now() - ahead);
  const [left, setLeft] = useState(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look says when the next one is due.
  useEffect(() => {
    const next = look();
    if (next !== left) setLeft(next);
    if (next === 0) return;
    const wait = next <= MINUTE ? next % 1_000 || 1_000 : Math.min(next - MINUTE, next % MINUTE || MINUTE);
    const timer = setTimeout(() => setLeft(look()), wait + 20);
    return () => clearTimeout(timer);
  }, [left, until]);
  return left;
};
