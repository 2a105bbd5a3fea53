import type { TableView } from '@sanh-rong/table';
import { type FormEvent, useId } from 'react';
import { Icon } from '../art/icons.tsx';
import { MAX_PERSON_NAME } from '../net/own-name.ts';
import type { Submission, SubmitFault } from '../net/use-submit.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';
import { maySit } from './waiting.ts';

interface DoorBarProps {
  readonly view: TableView;
  readonly watching: boolean;
  readonly submission: Submission;
  readonly name: string;
  /** What to know before one sits down. */
  readonly note: string;
  readonly onName: (name: string) => void;
  readonly onSit: () => void;
  readonly onWatch: () => void;
  readonly onLeave: () => void;
}

/** Why one cannot sit down now, and what else one can do. */
const useExplanation = (view: TableView, watching: boolean): string => {
  const words = useWords(LOBBY_WORDS);
  const { watchers } = view.settings;
  const parts: string[] = watching ? [words.watchingNow] : [];
  if (view.phase === 'playing') parts.push(words.playing);
  else if (view.phase === 'completed') parts.push(words.over);
  else if (!maySit(view)) parts.push(words.full);
  if (!maySit(view) && !watching) parts.push(watchers === 'none' ? words.noWatching : words.mayWatch);
  if (watchers === 'delayed') parts.push(words.watchDelayedNote);
  return parts.join(' ');
};

/** The host has sent this person away for good: there is nothing to try again. */
export const isBarred = (fault: SubmitFault | null): boolean => fault?.code === 'SENT_AWAY';

/** Coming in takes one tap. */
export const DoorBar = ({ view, watching, submission, name, note, onName, onSit, onWatch, onLeave }: DoorBarProps) => {
  const words = useWords(LOBBY_WORDS);
  const field = useId();
  const { busy, fault } = submission;
  const barred = isBarred(fault);
  const full = barred || !maySit(view);
  const explanation = useExplanation(view, watching);
  const come = (event: FormEvent): void => {
    event.preventDefault();
    if (!full && !busy) onSit();
  };
  return (
    <footer className={styles.bottom}>
      <form className={styles.door} onSubmit={come}>
        {fault === null && explanation === '' ? null : (
          <p className={fault === null ? styles.status : styles.fault} role={fault === null ? 'status' : 'alert'}>
            {fault?.message ?? explanation}
          </p>
        )}
        {full ? null : (
          <div className={styles.naming}>
            <label htmlFor={field}>{words.yourName}</label>
            <input
              id={field}
              value={name}
              maxLength={MAX_PERSON_NAME}
              autoComplete="nickname"
              enterKeyHint="go"
              disabled={busy}
              onChange={({ target }) => onName(target.value)}
            />
          </div>
        )}
        <div className={styles.doing}>
          {watching ? (
            <Button wide={full} onClick={onLeave}>
              {words.stopWatching}
            </Button>
          ) : barred || view.settings.watchers === 'none' ? null : (
            <Button
              wide={full}
              weight={full ? 'primary' : 'plain'}
              icon={<Icon name="eye" />}
              disabled={busy}
              onClick={onWatch}
            >
              {words.watch}
            </Button>
          )}
          {full ? (
            <ButtonLink wide weight={barred ? 'primary' : 'plain'} href="/new" icon={<Icon name="plus" />}>
              {words.ownTable}
            </ButtonLink>
          ) : (
            <Button wide weight="primary" type="submit" className={styles.sit} aria-describedby={note} disabled={busy}>
              {busy ? words.sitting : words.sit}
            </Button>
          )}
        </div>
      </form>
    </footer>
  );
};
