import type { BotAnswerOf } from '@sanh-rong/protocol';
import { useEffect, useRef } from 'react';
import { momentWords, whenWords } from '../../history/when.ts';
import { useQuery } from '../../net/use-query.ts';
import { Button } from '../../parts/button.tsx';
import { Loading, OfflineNotice } from '../../parts/notice.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import type { Workshop } from './use-workshop.ts';
import styles from './workshop.module.css';

interface VersionsPanelProps {
  readonly workshop: Workshop;
  /** The version that is being compared with what is typed. */
  readonly compared: number | null;
  readonly onCompare: (version: number) => void;
}

/** Every version there is, the last first. */
export const VersionsPanel = ({ workshop, compared, onCompare }: VersionsPanelProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const language = useLanguage();
  const { bot, saved } = workshop;
  const query = useQuery<BotAnswerOf<'versions'>>(`/api/bots/${bot.id}/versions`);
  const { again } = query;
  const known = useRef(saved.version);
  useEffect(() => {
    if (known.current === saved.version) return;
    known.current = saved.version;
    again();
  }, [saved.version, again]);
  if (query.state === 'loading') return <Loading />;
  if (query.state === 'offline') return <OfflineNotice onAgain={again} />;
  if (query.state === 'refused') return <p className={styles.fault}>{query.error.message}</p>;
  return (
    <div className={styles.padded}>
      <p className={styles.soft}>{words.versionsNote}</p>
      <ol className={styles.versions}>
        {query.answer.versions.map(({ number, at, bytes, restored }) => (
          <li key={number} data-compared={number === compared || undefined}>
            <span>
              <strong>{`v${number}`}</strong>
              {number === saved.version ? <em>{words.current}</em> : null}
              <small title={momentWords(at, language)}>
                {whenWords(at, Date.now(), language)} · {words.bytes(bytes.toLocaleString(language))}
                {restored === null ? null : ` · ${words.restoredFrom(restored)}`}
              </small>
            </span>
            <Button weight="quiet" aria-label={words.compareOf(number)} onClick={() => onCompare(number)}>
              {words.compare}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
};
