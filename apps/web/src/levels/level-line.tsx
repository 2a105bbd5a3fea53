import { useWords } from '../words/words.ts';
import type { ShownLevel } from './level-words.ts';
import styles from './levels.module.css';
import { LEVEL_WORDS } from './messages/vi.ts';

/** A drawing of the steps from one to another, as many of which there are. */
const steps = (from: number, to: number, of: number): string =>
  Array.from({ length: to - from }, (_, at) => {
    const height = 6 + (17 * (from + at)) / Math.max(1, of - 1);
    return `M${(from + at) * 5 + 0.5} 23.5v${-height}h3v${height}z`;
  }).join('');

/** Steps that rise from left to right: as many as there are levels, as many filled as this one is strong. */
const Strength = ({ step, of }: Pick<ShownLevel, 'step' | 'of'>) => {
  const words = useWords(LEVEL_WORDS);
  return (
    <svg className={styles.strength} viewBox={`0 0 ${of * 5 - 1} 24`} role="img" aria-label={words.strength(step, of)}>
      <path d={steps(step, of, of)} />
      <path d={steps(0, step, of)} data-on />
    </svg>
  );
};

/** What the numbers beside the names mean, where there are any. */
export const GainNote = ({ levels }: { readonly levels: readonly ShownLevel[] }) => {
  const words = useWords(LEVEL_WORDS);
  return levels.every(({ gain }) => gain === null) ? null : <p className={styles.note}>{words.note}</p>;
};

/** One level in a list of them: how strong, what it is called, what it does, and what was measured. */
export const LevelLine = ({ level }: { readonly level: ShownLevel }) => (
  <>
    <Strength step={level.step} of={level.of} />
    <span className={styles.text}>
      <strong>{level.name}</strong>
      {level.gain === null ? null : (
        <em>
          <span aria-hidden="true">{level.gain.short}</span>
          <span className="only-read">{level.gain.full}</span>
        </em>
      )}
      <small>{level.explanation}</small>
    </span>
  </>
);
