import { mayPass, NO_FORM } from '@sanh-rong/engine/tienlen/core';
import type { Observation } from '../observation.ts';
import { PASS, type SteadyPolicy } from '../steady/policy.ts';

/** Something the seat to act may do: a combination of its cards, or NO_FORM for a pass. */
export interface Candidate {
  readonly low: number;
  readonly high: number;
  readonly form: number;
  /** What the steady player thinks of it. */
  readonly value: number;
}

export interface Candidates {
  /** The steady choice first, the others as the steady player ranks them. */
  readonly all: readonly Candidate[];
  /** Nothing to think about: the first wins for certain, or is the only one. */
  readonly isClear: boolean;
}

/** Beside the steady choice. */
const MOST_CANDIDATES = { lead: 12, answer: 8 };

/** A steady value from here on is a win that cannot be stopped. */
const SURE = 900;

/** What is worth looking at: of combinations that differ in nothing but minor suits only one. */
export const candidatesOf = (
  policy: SteadyPolicy,
  { rules, position: p, goneLow, goneHigh }: Observation,
): Candidates => {
  const chosen = policy.choose(rules, p, goneLow, goneHigh);
  const { plays } = policy;
  const free = mayPass(p);
  const isForced = plays.size + (free ? 1 : 0) === 1;
  const at = (i: number): Candidate => {
    const value = isForced ? 0 : policy.valueOf(rules, p, i);
    if (i === PASS) return { low: 0, high: 0, form: NO_FORM, value };
    return { low: plays.low[i], high: plays.high[i], form: plays.form[i], value };
  };
  const first = at(chosen);
  const goesOut = first.low === p.low[p.turn] && first.high === p.high[p.turn];
  if (isForced || goesOut || first.value > SURE) return { all: [first], isClear: true };
  const others: Candidate[] = free && chosen !== PASS ? [at(PASS)] : [];
  let lastForm = NO_FORM;
  for (let i = 0; i < plays.size; i++) {
    if (plays.form[i] === lastForm) continue;
    lastForm = plays.form[i];
    if (i !== chosen) others.push(at(i));
  }
  others.sort((a, b) => b.value - a.value);
  return { all: [first, ...others.slice(0, free ? MOST_CANDIDATES.answer : MOST_CANDIDATES.lead)], isClear: false };
};
