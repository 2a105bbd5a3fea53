import type { Sentence } from '@sanh-rong/presentation';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import styles from './moves.module.css';

interface MovesProps {
  /** By step. */
  readonly told: readonly (readonly Sentence[])[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The game in words; each move leads to its moment. */
export const Moves = ({ told, at, onGo }: MovesProps) => {
  const words = useWords(REPLAY_WORDS);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    const shown = current?.children[at];
    if (!(current instanceof HTMLElement) || !(shown instanceof HTMLElement)) return;
    // Only the list moves, never the page under it.
    const top = shown.offsetTop - current.offsetTop;
    const isAbove = top < current.scrollTop;
    const isBelow = top + shown.offsetHeight > current.scrollTop + current.clientHeight;
    if (isAbove || isBelow) current.scrollTop = top - current.clientHeight / 2 + shown.offsetHeight / 2;
  }, [at]);
  return (
    <section className={styles.moves} aria-label={words.moves}>
      <h2>{words.moves}</h2>
      <ol ref={list}>
        {told.map((sentences, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
          <li key={step}>
            <button type="button" aria-current={step === at ? 'step' : undefined} onClick={() => onGo(step)}>
              <span className={styles.number}>{step === 0 ? '' : step}</span>
              <span>
                {sentences.length === 0 ? words.moveOf(step, told.length - 1) : null}
                {sentences.map(({ text, tone }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sentences of a step never move.
                  <span key={i} className={styles.sentence} data-tone={tone}>
                    {text}{' '}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
