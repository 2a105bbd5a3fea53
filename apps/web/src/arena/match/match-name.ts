import type { ArenaMatch } from '@sanh-rong/protocol';
import { useLanguage, useWords } from '../../words/words.ts';
import { contenderName } from '../who.tsx';
import { MATCH_WORDS } from './messages/index.ts';

/** "A v2 – B v1 – Cao thủ" */
export const useMatchName = (match: Pick<ArenaMatch, 'contestants'> | null): string => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  return (match?.contestants ?? []).map((contestant) => contenderName(contestant, language)).join(words.versus);
};
