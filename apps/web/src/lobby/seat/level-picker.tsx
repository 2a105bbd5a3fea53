import type { SeatView, TableSettings } from '@sanh-rong/table';
import { GainNote, LevelLine } from '../../levels/level-line.tsx';
import { shownLevels } from '../../levels/level-words.ts';
import styles from '../../levels/levels.module.css';
import { useLanguage } from '../../words/words.ts';

interface LevelPickerProps {
  /** The built-in players of the game, weakest first. */
  readonly levels: readonly string[];
  readonly settings: TableSettings;
  readonly holder: SeatView;
  readonly busy: boolean;
  readonly onPick: (level: string) => void;
}

/** The built-in players that a seat can have; one tap seats one. */
export const LevelPicker = ({ levels, settings, holder, busy, onPick }: LevelPickerProps) => {
  const language = useLanguage();
  const shown = shownLevels(levels, settings, language);
  return (
    <>
      <ul className={styles.levels}>
        {shown.map((level) => (
          <li key={level.id}>
            <button
              type="button"
              className={styles.level}
              aria-current={holder.kind === 'player' && holder.level === level.id ? 'true' : undefined}
              disabled={busy}
              onClick={() => onPick(level.id)}
            >
              <LevelLine level={level} />
            </button>
          </li>
        ))}
      </ul>
      <GainNote levels={shown} />
    </>
  );
};
