import type { BotSummary } from '@sanh-rong/protocol';
import { useId } from 'react';
import { useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { BOTS_WORDS } from './messages/index.ts';

type Sharing = BotSummary['sharing'];

const SHARINGS: readonly Sharing[] = ['private', 'open', 'public'];

interface SharingChoiceProps {
  readonly value: Sharing;
  readonly disabled: boolean;
  readonly onChange: (sharing: Sharing) => void;
}

/** Who may use a bot, each with what others then can see. */
export const SharingChoice = ({ value, disabled, onChange }: SharingChoiceProps) => {
  const words = useWords(BOTS_WORDS);
  const name = useId();
  return (
    <fieldset className={styles.starts} disabled={disabled}>
      <legend>{words.sharing}</legend>
      {SHARINGS.map((sharing) => (
        <label key={sharing}>
          <input type="radio" name={name} checked={sharing === value} onChange={() => onChange(sharing)} />
          <span>
            <strong>{words.sharings[sharing]}</strong>
            <small>{words.sharingNotes[sharing]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
