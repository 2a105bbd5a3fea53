import { Notice } from '../../parts/notice.tsx';
import { useWords } from '../../words/words.ts';
import { PLAY_ON_WORDS } from './messages/vi.ts';

/** There is no table that plays on from a replay. */
export const NothingPlayedOn = () => {
  const words = useWords(PLAY_ON_WORDS);
  return (
    <Notice of="screen" title={words.noTableTitle} link={{ href: '/games', text: words.games }}>
      {words.noTableText}
    </Notice>
  );
};
