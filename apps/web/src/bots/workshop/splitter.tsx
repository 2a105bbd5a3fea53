import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { STORAGE_KEYS } from '../../storage/keys.ts';
import { useWords } from '../../words/words.ts';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import styles from './workshop.module.css';

/** The part of the height that the code has, in percent. */
const LEAST = 20;
const MOST = 85;
const STEP = 5;
const USUAL = 56;

const within = (percent: number): number => Math.min(MOST, Math.max(LEAST, Math.round(percent)));

/** How the height is shared between the code and what comes of it, as last time. */
export const useShare = (): readonly [number, (percent: number) => void] => {
  const [share, setShare] = useState(() => within(Number(localStorage.getItem(STORAGE_KEYS.workshopSplit)) || USUAL));
  return [
    share,
    (percent) => {
      setShare(within(percent));
      localStorage.setItem(STORAGE_KEYS.workshopSplit, `${within(percent)}`);
    },
  ];
};

interface SplitterProps {
  readonly share: number;
  readonly onShare: (percent: number) => void;
}

/** The line between the code and what comes of it. It can be dragged, or moved with the arrow keys. */
export const Splitter = ({ share, onShare }: SplitterProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const room = event.currentTarget.parentElement;
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || room === null) return;
    const { top, height } = room.getBoundingClientRect();
    onShare(((event.clientY - top) / height) * 100);
  };
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowUp') onShare(share - STEP);
    if (key === 'ArrowDown') onShare(share + STEP);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no rule between paragraphs.
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.share}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={share}
      tabIndex={0}
      className={styles.splitter}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onShare(USUAL)}
      onKeyDown={press}
    />
  );
};
