import { useEffect } from 'react';
import type { BotPractice } from './bot-practice.ts';
import type { Practising } from './practising.ts';

type Control = (practice: BotPractice, now: Practising) => void;

const KEYS: Readonly<Record<string, Control>> = {
  ' ': (practice, { mode }) => (mode === 'playing' ? practice.pause() : practice.play()),
  ArrowRight: (practice) => practice.step(),
  b: (practice) => practice.toBot(),
  r: (practice) => practice.again(),
  n: (practice) => practice.next(),
};

/** A key that is held down says these once: each deals another game. */
const ONCE: ReadonlySet<string> = new Set(['r', 'n']);

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** What a key does; null where it does nothing here. */
export const controlOf = ({ key, repeat, altKey, ctrlKey, metaKey }: Press): Control | null => {
  if (altKey || ctrlKey || metaKey || !Object.hasOwn(KEYS, key)) return null;
  return repeat && ONCE.has(key) ? null : KEYS[key];
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
      const control = controlOf(event);
      if (control === null || isTakenBy(event.target, event.key)) return;
      event.preventDefault();
      control(practice, now);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};
