import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import { COMMAND } from '../command-key.ts';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import type { Workshop } from './use-workshop.ts';
import styles from './workshop.module.css';

interface BarProps {
  readonly workshop: Workshop;
  readonly isTesting: boolean;
  readonly onTest: () => void;
  /** Null where the editor cannot. */
  readonly onFormat: (() => void) | null;
}

/** Which bot this is, whether it is saved, and the two things one does all the time. */
export const Bar = ({ workshop, isTesting, onTest, onFormat }: BarProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const { bot, saved, isChanged, saving, save } = workshop;
  return (
    <header className={styles.bar}>
      <Link href="/bots" className={styles.back} aria-label={words.back} title={words.back}>
        <Icon name="arrow-left" />
      </Link>
      <div className={styles.title}>
        <h1>{bot.name}</h1>
        <p data-changed={isChanged || undefined} role="status">
          {isChanged ? words.changed(saved.version) : words.saved(saved.version)}
        </p>
      </div>
      {onFormat === null ? null : (
        <Button weight="quiet" className={styles.format} onClick={onFormat}>
          {words.format}
        </Button>
      )}
      <Button icon={<Icon name="play" />} title={words.testKey(COMMAND)} disabled={isTesting} onClick={onTest}>
        {words.test}
      </Button>
      <Button
        weight="primary"
        title={words.saveKey(COMMAND)}
        disabled={saving.busy || !isChanged}
        onClick={() => void save()}
      >
        {saving.busy ? words.saving : words.save}
      </Button>
    </header>
  );
};
