import type { AnyGameReasons } from '@sanh-rong/presentation/reason';
import type { whyHint } from '@sanh-rong/presentation/why-hint';
import { useEffect, useState } from 'react';
import { useGameTable } from '../games/registry.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import type { Play } from './use-play.ts';

interface Why {
  readonly whyHint: typeof whyHint;
  readonly reasons: AnyGameReasons;
}

/** The hint that is shown, in words. */
export interface Hint {
  /** Which of how many. */
  readonly number: string;
  /** Why it is one; empty where there is no word for it. */
  readonly reason: string;
}

export const hintWords = ({ number, reason }: Hint): string => (reason === '' ? number : `${number} · ${reason}`);

/**
 * The hint that is shown; null while none is. Where only players of this house sit around, it says why, with the words of
 * the review.
 */
export const useHint = ({ moment, choice: { shown } }: Play, isHome: boolean): Hint | null => {
  const { presentation, view } = moment;
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const table = useGameTable(presentation.game);
  const [why, keep] = useState<Why | null>(null);
  useEffect(() => {
    if (!isHome || table === null) return;
    Promise.all([import('@sanh-rong/presentation/why-hint'), table.reasons()])
      .then(([loaded, reasons]) => keep({ whyHint: loaded.whyHint, reasons }))
      .catch(() => undefined);
  }, [isHome, table]);
  if (shown?.kind !== 'suggestion') return null;
  return {
    number: words.suggestion(shown.number, shown.of),
    reason: why?.whyHint(presentation, why.reasons, view, shown.action, language) ?? '',
  };
};
