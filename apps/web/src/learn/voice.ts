import type { Voice } from '@sanh-rong/presentation';
import { useMemo } from 'react';
import { useLanguage, useWords } from '../words/words.ts';
import { LEARN_WORDS } from './messages/vi.ts';

/** Who plays in the examples: the reader in seat 0, and company from old tales. */
export const useVoice = (): Voice => {
  const language = useLanguage();
  const { company } = useWords(LEARN_WORDS);
  return useMemo(
    () => ({ language, who: (seat) => ({ name: company[seat] ?? String(seat), you: seat === 0 }) }),
    [language, company],
  );
};
