import type { whyHint } from '@sanh-rong/presentation/reasons';
import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import type { Play } from './use-play.ts';

type WhyHint = typeof whyHint;

/** The hint that is shown, in words. */
export interface Hint {
  /** Which of how many. */
  readonly number: string;
  /** Why it is one; empty where there is no word for it. */
  readonly reason: string;
}

export const hintWords = ({ number, reason }: Hint): string => (reason === '' ? number : `${number} · ${reason}`);

/**
 * The hint that is shown; null while none is. Where only players of this house sit around, it says why, with the
 * words of the review. These know the players of all games: they come after the cards, and are not missed.
 */
export const useHint = ({ moment, choice: { shown } }: Play, isHome: boolean): Hint | null => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const [why, keep] = useState<WhyHint | null>(null);
  useEffect(() => {
    if (!isHome) return;
    void import('@sanh-rong/presentation/reasons').then((loaded) => keep(() => loaded.whyHint)).catch(() => undefined);
  }, [isHome]);
  if (shown?.kind !== 'suggestion') return null;
  return {
    number: words.suggestion(shown.number, shown.of),
    reason: why?.(moment.presentation, moment.view, shown.action, language) ?? '',
  };
};
