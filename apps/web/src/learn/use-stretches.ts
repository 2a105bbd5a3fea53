import { startTransition, useEffect, useState } from 'react';
import { isGoingBack } from '../shell/arrival.tsx';

/** What fills a tall screen. */
const AT_ONCE = 2;

/**
 * How many parts of a long page are drawn by now. Those that fill the screen come first, the others one after the other
 * behind them, so that a slow phone answers a finger in between. For those on their way back the page is whole at once: the
 * place where they were may be far down.
 */
export const useStretches = (all: number): number => {
  const [drawn, setDrawn] = useState(() => (isGoingBack() ? all : AT_ONCE));
  useEffect(() => {
    if (drawn >= all) return;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    return () => clearTimeout(next);
  }, [drawn, all]);
  return drawn;
};
