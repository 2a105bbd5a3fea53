import { useId } from 'react';
import { useLanguage } from '../words/words.ts';
import { GainNote, LevelLine } from './level-line.tsx';
import { shownLevels } from './level-words.ts';
import styles from './levels.module.css';
import type { Played } from './measured-gain.ts';

interface LevelChoiceProps {
  readonly label: string;
  readonly levels: readonly string[];
  readonly played: Played;
  readonly value: string;
  readonly onChange: (level: string) => void;
}

/** How strong an opponent shall be: all levels in sight, the weakest first. */
export const LevelChoice = ({ label, levels, played, value, onChange }: LevelChoiceProps) => {
  const language = useLanguage();
  const name = useId();
  const shown = shownLevels(levels, played, language);
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.levels}>
        {shown.map((level) => (
          <label key={level.id} className={styles.level}>
            <input type="radio" name={name} checked={level.id === value} onChange={() => onChange(level.id)} />
            <LevelLine level={level} />
          </label>
        ))}
      </div>
      <GainNote levels={shown} />
    </fieldset>
  );
};
