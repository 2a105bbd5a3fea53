import { faultName, faultWords, type Place } from '@sanh-rong/bot-kit';
import type { BotAnswerOf, BotReport } from '@sanh-rong/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { whenWords } from '../../history/when.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Loading, OfflineNotice } from '../../parts/notice.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { placeOf, timeWords } from '../trial/outcome.ts';
import { PrintedLines } from '../trial/printed-lines.tsx';
import { WORKSHOP_WORDS } from './messages/index.ts';
import type { Workshop } from './use-workshop.ts';
import styles from './workshop.module.css';

/** With the games whose states it shows. */
const SeenState = lazy(() => import('../trial/seen-state-view.tsx').then(({ SeenState: part }) => ({ default: part })));

interface ReportProps {
  readonly game: string;
  readonly report: BotReport;
  /** The version that is being edited: only there do lines mean the same. */
  readonly version: number;
  readonly onGoTo: (place: Place) => void;
}

const Report = ({ game, report, version, onGoTo }: ReportProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { fault, at, seat, snapshot, returned, printed, unprinted, micros, replay } = report;
  const place = report.version === version ? placeOf(fault) : null;
  return (
    <li data-fault={fault?.kind}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <strong>{fault === null ? words.printedOnly : faultName(fault.kind, language)}</strong>
          <small>
            {whenWords(at, Date.now(), language)} · {words.reportAt(report.version, seat)} ·{' '}
            {words.took(timeWords(micros, language))}
          </small>
        </summary>
        {isOpen ? (
          <div className={styles.told}>
            {fault === null ? null : <p>{faultWords(fault, language)}</p>}
            {place === null ? null : <Button onClick={() => onGoTo(place)}>{words.goToLine(place.line)}</Button>}
            <p>
              <small>{words.returned}</small> {returned === '' ? words.nothingReturned : <code>{returned}</code>}
            </p>
            {printed.length === 0 ? null : <PrintedLines lines={printed} unprinted={unprinted} />}
            <Suspense fallback={null}>
              <SeenState game={game} snapshot={snapshot} drawn />
            </Suspense>
            {replay === null ? null : (
              <Link href={`/games/${replay}`}>
                <Icon name="replay" /> {words.replay}
              </Link>
            )}
          </div>
        ) : null}
      </details>
    </li>
  );
};

interface ReportsPanelProps {
  readonly workshop: Workshop;
  readonly onGoTo: (place: Place) => void;
}

/** What happened to the bot at tables. */
export const ReportsPanel = ({ workshop, onGoTo }: ReportsPanelProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const { bot, saved } = workshop;
  const asked = useAnswer<BotAnswerOf<'reports'>>(`/api/bots/${bot.id}/reports`);
  if (asked.state === 'asking') return <Loading />;
  if (asked.state === 'offline') return <OfflineNotice onAgain={asked.again} />;
  if (asked.state === 'refused') return <p className={styles.fault}>{asked.error.message}</p>;
  const { reports } = asked.answer;
  return (
    <div className={styles.padded}>
      {reports.length === 0 ? <p className={styles.soft}>{words.noReports}</p> : null}
      <p className={styles.soft}>{words.toldAfterwards}</p>
      <ol className={styles.reports}>
        {reports.map((report) => (
          <Report key={report.id} game={bot.game} report={report} version={saved.version} onGoTo={onGoTo} />
        ))}
      </ol>
      <div>
        <Button icon={<Icon name="refresh" />} onClick={asked.again}>
          {words.refresh}
        </Button>
      </div>
    </div>
  );
};
