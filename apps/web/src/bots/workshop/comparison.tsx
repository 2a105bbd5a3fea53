import type { BotVersion, BotVersionSource } from '@sanh-rong/protocol';
import { Icon } from '../../art/icons.tsx';
import { post } from '../../net/rest.ts';
import { useQuery } from '../../net/use-query.ts';
import { useSubmit } from '../../net/use-submit.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Loading, OfflineNotice } from '../../parts/notice.tsx';
import { useWords } from '../../words/words.ts';
import { DiffField } from '../code/diff-field.tsx';
import { asLines } from './drafts.ts';
import { WORKSHOP_WORDS } from './messages/vi.ts';
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
  const submission = useSubmit();
  const { bot, saved, text, isChanged } = workshop;
  const query = useQuery<BotVersionSource>(`/api/bots/${bot.id}/versions/${version}`);
  const source = query.state === 'loaded' ? asLines(query.answer.source) : null;
  const restore = (): Promise<boolean> =>
    submission.run(async () => {
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
          disabled={source === null || submission.busy || version === saved.version}
          onClick={() => void restore()}
        >
          {submission.busy ? words.restoring : words.restore}
        </Button>
        <IconButton label={words.stopComparing} icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <p className={submission.fault === null && !isChanged ? styles.soft : styles.fault} role="status">
        {submission.fault?.message ?? (isChanged ? words.restoreChanged : words.restoreNote)}
      </p>
      <div className={styles.difference}>
        {query.state === 'loading' ? <Loading /> : null}
        {query.state === 'offline' ? <OfflineNotice onAgain={query.again} /> : null}
        {query.state === 'refused' ? <p className={styles.fault}>{query.error.message}</p> : null}
        {source === text ? <p className={styles.same}>{words.same}</p> : null}
        {source === null || source === text ? null : (
          <DiffField before={source} after={text} label={words.comparison(version)} />
        )}
      </div>
    </section>
  );
};
