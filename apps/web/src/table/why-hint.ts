import type { whyHint } from '@sanh-rong/presentation/reasons';
import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import type { Play } from './use-play.ts';

type WhyHint = typeof whyHint;

/**
 * The hint that is shown, in words; null while none is. Where only players of this house sit around, it says why, with the
 * words of the review. These know the players of all games: they come after the cards, and are not missed.
 */
export const useHintLine = ({ moment, choice: { shown } }: Play, isHome: boolean): string | null => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const [why, keep] = useState<WhyHint | null>(null);
  useEffect(() => {
    if (!isHome) return;
    void import('@sanh-rong/presentation/reasons').then((loaded) => keep(() => loaded.whyHint)).catch(() => undefined);
  }, [isHome]);
  if (shown?.kind !== 'suggestion') return null;
  const hint = words.suggestion(shown.number, shown.of);
  const reason = why?.(moment.presentation, moment.view, shown.action, language) ?? '';
  return reason === '' ? hint : `${hint} · ${reason}`;
};
