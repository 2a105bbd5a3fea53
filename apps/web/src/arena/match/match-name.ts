import type { ArenaMatch } from '@sanh-rong/protocol';
import { useLanguage, useWords } from '../../words/words.ts';
import { contestantName } from '../who.tsx';
import { MATCH_WORDS } from './messages/vi.ts';

/** "A – B – Cao thủ": which versions they are stands with their results. */
export const useMatchName = (match: Pick<ArenaMatch, 'contestants'> | null): string => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  return (match?.contestants ?? [])
    .map((contestant) => contestant.bot?.name ?? contestantName(contestant, language))
    .join(words.versus);
};
