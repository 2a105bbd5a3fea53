import { useEffect, useState } from 'react';
import type { Feed } from '../../link/table-link.ts';
import type { OpenPractice } from './open-practice.ts';
import type { Practising } from './practising.ts';

/** Games that are played at once go by too fast to look at: then the screen is drawn only so often (milliseconds). */
const SELDOM = 250;

export const isHasty = ({ mode, speed }: Practising): boolean => mode === 'playing' && speed === 'atOnce';

export interface PracticeSnapshot {
  readonly feed: Feed;
  readonly now: Practising;
}

/** The table and the practice as they are to be shown. */
export const useShown = ({ link, practice }: OpenPractice): PracticeSnapshot => {
  const look = (): PracticeSnapshot => ({ feed: link.snapshot(), now: practice.snapshot() });
  const [shown, setShown] = useState<PracticeSnapshot>(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link and practice are looked at in the same way.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(timer);
      timer = undefined;
      setShown(look());
    };
    const hear = (): void => {
      if (!isHasty(practice.snapshot())) show();
      else timer ??= setTimeout(show, SELDOM);
    };
    const stops = [link.subscribe(hear), practice.subscribe(hear)];
    show();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [link, practice]);
  return shown;
};
