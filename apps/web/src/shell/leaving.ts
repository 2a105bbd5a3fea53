import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';

/** A person who would lose something, or nearly, is asked before they go to another page. */

/** Is told where the visitor wants to go and how; the code that asked decides when, if at all. */
export type LeavingQuestion = (go: () => void, to: string) => void;

let question: LeavingQuestion | null = null;

/** Around every way through the house. */
export const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const go = (): void => navigate(to, options);
  if (question === null) go();
  else question(go, String(to));
};

/** Asks before this page is left; null: there is nothing to ask. */
export const useLeavingQuestion = (ask: LeavingQuestion | null): void => {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const isAsking = ask !== null;
  useEffect(() => {
    if (!isAsking) return;
    const own: LeavingQuestion = (go, to) => (latest.current === null ? go() : latest.current(go, to));
    // Browsers ask in their own words when the whole house is left.
    const beforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    question = own;
    addEventListener('beforeunload', beforeUnload);
    return () => {
      if (question === own) question = null;
      removeEventListener('beforeunload', beforeUnload);
    };
  }, [isAsking]);
};
