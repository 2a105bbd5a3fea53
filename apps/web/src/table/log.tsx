import type { TableView } from '@sanh-rong/table';
import { useEffect, useRef } from 'react';
import type { GameTable } from '../games/game-table.ts';
import type { Feed } from '../link/table-link.ts';
import { useLanguage } from '../words/words.ts';
import styles from './panel.module.css';
import { type Said, saidOf } from './said.ts';
import { voiceOf } from './voice.ts';

/** All that happened in this game, in words, the newest in sight. */
export const Log = ({
  feed,
  view,
  table,
}: {
  readonly feed: Feed;
  readonly view: TableView;
  readonly table: GameTable | null;
}) => {
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const count = feed.eventsSoFar.length + feed.faults.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new sentence scrolls.
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (table === null || view.game === null) return null;
  const sentences: readonly Said[] = saidOf(
    table.presentation,
    view.game,
    feed,
    voiceOf(view.seats, view.you, language),
  );
  return (
    <ol ref={list} className={styles.log}>
      {sentences.map(({ text, tone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added.
        <li key={at} data-tone={tone}>
          {text}
        </li>
      ))}
    </ol>
  );
};
