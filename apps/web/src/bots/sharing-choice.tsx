import type { BotSummary } from '@sanh-rong/protocol';
import { useId } from 'react';
import { useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { BOTS_WORDS } from './messages/vi.ts';

type Sharing = BotSummary['sharing'];

const SHARINGS: readonly Sharing[] = ['private', 'open', 'public'];

interface SharingChoiceProps {
  readonly value: Sharing;
  /** It has no code that could be read. */
  readonly remote?: boolean | undefined;
  readonly disabled: boolean;
  readonly onChange: (sharing: Sharing) => void;
}

/** Who may use a bot, each with what others then can see. */
export const SharingChoice = ({ value, remote = false, disabled, onChange }: SharingChoiceProps) => {
  const words = useWords(BOTS_WORDS);
  const name = useId();
  const notes: Partial<Record<Sharing, string>> = remote ? words.remoteSharingNotes : words.sharingNotes;
  return (
    <fieldset className={styles.starts} disabled={disabled}>
      <legend>{words.sharing}</legend>
      {SHARINGS.filter((sharing) => notes[sharing] !== undefined).map((sharing) => (
        <label key={sharing}>
          <input type="radio" name={name} checked={sharing === value} onChange={() => onChange(sharing)} />
          <span>
            <strong>{words.sharings[sharing]}</strong>
            <small>{notes[sharing]}</small>
          </span>
        </label>
      ))}
      <small>{words.printsSeen}</small>
    </fieldset>
  );
};
