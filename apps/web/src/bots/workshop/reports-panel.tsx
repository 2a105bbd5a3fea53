import type { SourcePosition } from '@sanh-rong/bot-kit';
import type { BotAnswerOf } from '@sanh-rong/protocol';
import { Icon } from '../../art/icons.tsx';
import { useQuery } from '../../net/use-query.ts';
import { Button } from '../../parts/button.tsx';
import { Loading, OfflineNotice } from '../../parts/notice.tsx';
import { useWords } from '../../words/words.ts';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import { ReportLine } from './report-line.tsx';
import type { Workshop } from './use-workshop.ts';
import styles from './workshop.module.css';

interface ReportsPanelProps {
  readonly workshop: Workshop;
  readonly onGoTo: (place: SourcePosition) => void;
}

/** What happened to the bot at tables. */
export const ReportsPanel = ({ workshop, onGoTo }: ReportsPanelProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const { bot, saved } = workshop;
  const query = useQuery<BotAnswerOf<'reports'>>(`/api/bots/${bot.id}/reports`);
  if (query.state === 'loading') return <Loading />;
  if (query.state === 'offline') return <OfflineNotice onAgain={query.again} />;
  if (query.state === 'refused') return <p className={styles.fault}>{query.error.message}</p>;
  const { reports } = query.answer;
  return (
    <div className={styles.padded}>
      {reports.length === 0 ? <p className={styles.soft}>{words.noReports}</p> : null}
      <p className={styles.soft}>{words.toldAfterwards}</p>
      <ol className={styles.reports}>
        {reports.map((report) => (
          <ReportLine
            key={report.id}
            game={bot.game}
            report={report}
            replay={report.replay === null ? null : `/games/${report.replay}`}
            version={saved.version}
            onGoTo={onGoTo}
          />
        ))}
      </ol>
      <div>
        <Button icon={<Icon name="refresh" />} onClick={query.again}>
          {words.refresh}
        </Button>
      </div>
    </div>
  );
};
