import type { BotVersion, BotVersionSource } from '@sanh-rong/protocol';
import { Icon } from '../../art/icons.tsx';
import { post } from '../../net/rest.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Loading, OfflineNotice } from '../../parts/notice.tsx';
import { useWords } from '../../words/words.ts';
import { DiffField } from '../code/diff-field.tsx';
import { useBotDeed } from '../use-deed.ts';
import { asLines } from './drafts.ts';
import { WORKSHOP_WORDS } from './messages/index.ts';
import type { Workshop } from './use-workshop.ts';
import styles from './workshop.module.css';

interface ComparisonProps {
  readonly workshop: Workshop;
  readonly version: number;
  readonly onClose: () => void;
}

/** A version beside what is typed now, and the way back to it. */
export const Comparison = ({ workshop, version, onClose }: ComparisonProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const deed = useBotDeed();
  const { bot, saved, text, isChanged } = workshop;
  const asked = useAnswer<BotVersionSource>(`/api/bots/${bot.id}/versions/${version}`);
  const source = asked.state === 'answered' ? asLines(asked.answer.source) : null;
  const restore = (): Promise<boolean> =>
    deed.run(async () => {
      if (source === null) return;
      const made = await post<BotVersion>(`/api/bots/${bot.id}/versions/${version}/restore`);
      workshop.take(made, source);
      onClose();
    });
  return (
    <section className={styles.comparison}>
      <header>
        <h2>{words.comparison(version)}</h2>
        <Button
          weight="primary"
          disabled={source === null || deed.busy || version === saved.version}
          onClick={() => void restore()}
        >
          {deed.busy ? words.restoring : words.restore}
        </Button>
        <IconButton label={words.stopComparing} icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <p className={deed.fault === null && !isChanged ? styles.soft : styles.fault} role="status">
        {deed.fault?.message ?? (isChanged ? words.restoreChanged : words.restoreNote)}
      </p>
      <div className={styles.difference}>
        {asked.state === 'asking' ? <Loading /> : null}
        {asked.state === 'offline' ? <OfflineNotice onAgain={asked.again} /> : null}
        {asked.state === 'refused' ? <p className={styles.fault}>{asked.error.message}</p> : null}
        {source === text ? <p className={styles.same}>{words.same}</p> : null}
        {source === null || source === text ? null : (
          <DiffField before={source} after={text} label={words.comparison(version)} />
        )}
      </div>
    </section>
  );
};
