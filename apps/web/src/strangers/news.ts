import { useEffect, useRef, useState } from 'react';
import type { TableLink } from '../link/table-link.ts';
import { nameAt } from '../table/voice.ts';
import { useLanguage } from '../words/words.ts';
import { changeOf } from './company-change.ts';
import { STRANGERS_WORDS } from './messages/vi.ts';

/** Who comes and goes, and how it ended for a player whose seat is not theirs any more. */

/** How long it is said (milliseconds). */
const SAID = 6_000;

/** What was told last of those who come and go, for a while. */
export const useNews = (link: TableLink): string | null => {
  const language = useLanguage();
  const [news, setNews] = useState<string | null>(null);
  const gone = useRef(new Set<number>());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = link.onCue((cue) => {
      const change = changeOf(cue, gone.current);
      if (change === null) return;
      const { seats } = change.kind === 'came' ? cue.after : (cue.before ?? cue.after);
      setNews(STRANGERS_WORDS[language][change.kind](nameAt(seats, change.seat, language)));
      clearTimeout(timer);
      timer = setTimeout(() => setNews(null), SAID);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [link, language]);
  return news;
};

/** left: of our own accord · given: a built-in player has the seat because we were away · visitor: it was never ours. */
export type Lost = 'left' | 'given' | 'visitor';

export const useLost = (link: TableLink): Lost => {
  const [lost, setLost] = useState<Lost>('visitor');
  useEffect(
    () =>
      link.onCue(({ type, seat, before }) => {
        if (seat === null || before === null || seat !== before.you) return;
        if (type === 'left') setLost('left');
        if (type === 'playerSat') setLost((known) => (known === 'left' ? known : 'given'));
      }),
    [link],
  );
  return lost;
};
