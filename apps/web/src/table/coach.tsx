import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { prefer, usePreferences } from '../preferences/preferences.ts';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { useWords } from '../words/words.ts';
import styles from './coach.module.css';
import { TABLE_WORDS } from './messages/vi.ts';
import type { Play } from './use-play.ts';

const TIPS = ['select', 'suggest', 'hold'] as const;

/** A few words for a player's first games, one at a time, each only once. */
export const Coach = ({ play: { moment } }: { readonly play: Play }) => {
  const words = useWords(TABLE_WORDS);
  const wanted = usePreferences(({ hints }) => hints);
  const [seen, setSeen] = useState(() => Number(localStorage.getItem(STORAGE_KEYS.tips) ?? 0));
  const tip = TIPS[seen];
  const next = (): void => {
    localStorage.setItem(STORAGE_KEYS.tips, String(seen + 1));
    setSeen(seen + 1);
  };
  // A player who has played a turn under a tip has had time to read it.
  const shown = useRef(false);
  const isShown = wanted && tip !== undefined && moment.isTurn && moment.presentation.amounts === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a turn counts.
  useEffect(() => {
    if (shown.current && !moment.isTurn) next();
    shown.current = isShown;
  }, [moment.isTurn]);
  if (!isShown) return null;
  return (
    <aside className={styles.coach}>
      <p>{words.coach[tip]}</p>
      <Button weight="quiet" onClick={next}>
        {words.coach.next}
      </Button>
      <Button weight="quiet" onClick={() => prefer({ hints: false })}>
        {words.coach.off}
      </Button>
    </aside>
  );
};
