import { lazy, Suspense } from 'react';
import { create } from 'zustand';
import type { RuleReference } from './rule-reference.ts';

/** Loaded when a reader opens it. */
const RuleSheet = lazy(() => import('./rule-sheet.tsx').then(({ RuleSheet: sheet }) => ({ default: sheet })));

const useOpenRule = create<{ readonly place: RuleReference | null }>()(() => ({ place: null }));

/** Opens the rule book over whatever is shown. */
export const openRule = (place: RuleReference): void => useOpenRule.setState({ place });

const close = (): void => useOpenRule.setState({ place: null });

/**
 * The rule that is being read. It belongs to the reader and not to what named it: a result that makes way for the next
 * game does not take the book out of their hands.
 */
export const OpenRule = () => {
  const place = useOpenRule((open) => open.place);
  return place === null ? null : (
    <Suspense>
      <RuleSheet place={place} onClose={close} />
    </Suspense>
  );
};
