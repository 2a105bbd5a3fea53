import { caution } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { prefer, usePreferences } from '../preferences/preferences.ts';
import { STORAGE_KEYS } from '../storage/keys.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './coach.module.css';
import { TABLE_WORDS } from './messages/vi.ts';
import type { Play } from './use-play.ts';

const TIPS = ['select', 'suggest', 'hold'] as const;

/** Rule sets whose caution was read on this device. */
const readCautions = (): readonly string[] => (localStorage.getItem(STORAGE_KEYS.cautions) ?? '').split(' ');

interface CoachProps {
  readonly play: Play;
  readonly settings: TableView['settings'];
}

/** A few words for a player's first games, one at a time, each only once: first where the rules differ from other tables. */
export const Coach = ({ play: { moment }, settings: { game, ruleSet, options } }: CoachProps) => {
  const words = useWords(TABLE_WORDS);
  const wanted = usePreferences(({ hints }) => hints);
  const [seen, setSeen] = useState(() => Number(localStorage.getItem(STORAGE_KEYS.tips) ?? 0));
  const [read, setRead] = useState(readCautions);
  const warning = caution(game, ruleSet, options, useLanguage());
  const isWarned = warning === '' || read.includes(ruleSet);
  const tip = TIPS[seen];
  const text = isWarned ? tip && words.coach[tip] : warning;
  const next = (): void => {
    if (!isWarned) {
      const known = [...readCautions(), ruleSet];
      localStorage.setItem(STORAGE_KEYS.cautions, known.join(' ').trim());
      setRead(known);
      return;
    }
    localStorage.setItem(STORAGE_KEYS.tips, String(seen + 1));
    setSeen(seen + 1);
  };
  // A player who has played a turn under a tip has had time to read it.
  const shown = useRef(false);
  const isShown = wanted && text !== undefined && moment.isTurn && moment.presentation.amounts === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a turn counts.
  useEffect(() => {
    if (shown.current && !moment.isTurn) next();
    shown.current = isShown;
  }, [moment.isTurn]);
  if (!isShown) return null;
  return (
    <aside className={styles.coach}>
      <p>{text}</p>
      <Button weight="quiet" onClick={next}>
        {words.coach.next}
      </Button>
      <Button weight="quiet" onClick={() => prefer({ hints: false })}>
        {words.coach.off}
      </Button>
    </aside>
  );
};
