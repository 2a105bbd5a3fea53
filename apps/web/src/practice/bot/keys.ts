import { useEffect } from 'react';
import type { BotPractice } from './bot-practice.ts';
import type { Practising } from './practising.ts';

const KEYS: Readonly<Record<string, (practice: BotPractice, now: Practising) => void>> = {
  ' ': (practice, { mode }) => (mode === 'playing' ? practice.pause() : practice.play()),
  ArrowRight: (practice) => practice.step(),
  b: (practice) => practice.toBot(),
  r: (practice) => practice.again(),
  n: (practice) => practice.next(),
};

/** Whether a key means something of its own where it was pressed. */
const isTakenBy = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea, dialog, [role="tablist"]') !== null) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
};

/** What the buttons do, anywhere on the page. */
export const useControlKeys = (practice: BotPractice, now: Practising): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTakenBy(event.target, event.key)) return;
      if (!Object.hasOwn(KEYS, event.key)) return;
      event.preventDefault();
      KEYS[event.key](practice, now);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};
