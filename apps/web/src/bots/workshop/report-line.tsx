import { faultName, faultWords, type SourcePosition } from '@sanh-rong/bot-kit';
import type { BotReport } from '@sanh-rong/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { whenWords } from '../../history/when.ts';
import { Button } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { sourcePositionOf, timeWords } from '../trial/outcome.ts';
import { PrintedLines } from '../trial/printed-lines.tsx';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import styles from './workshop.module.css';

/** With the games whose states it shows. */
const SeenState = lazy(() => import('../trial/seen-state-view.tsx').then(({ SeenState: part }) => ({ default: part })));

interface ReportLineProps {
  readonly game: string;
  readonly report: Omit<BotReport, 'replay'>;
  /** Where the game can be watched again; null where it cannot. */
  readonly replay: string | null;
  /** The version that is being edited: only there do lines mean the same. Null where none is. */
  readonly version: number | null;
  readonly onGoTo: (place: SourcePosition) => void;
}

/** One call of a bot, at a table or in a match: what went wrong or was printed, and in which position. */
export const ReportLine = ({ game, report, replay, version, onGoTo }: ReportLineProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { fault, at, seat, snapshot, returned, printed, unprinted, micros } = report;
  const place = report.version === version ? sourcePositionOf(fault) : null;
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
            {fault === null ? null : <p>{faultWords(game, fault, language)}</p>}
            {place === null ? null : <Button onClick={() => onGoTo(place)}>{words.goToLine(place.line)}</Button>}
            <p>
              <small>{words.returned}</small> {returned === '' ? words.nothingReturned : <code>{returned}</code>}
            </p>
            {printed.length === 0 ? null : <PrintedLines lines={printed} unprinted={unprinted} />}
            <Suspense fallback={null}>
              <SeenState game={game} snapshot={snapshot} drawn />
            </Suspense>
            {replay === null ? null : (
              <Link href={replay}>
                <Icon name="replay" /> {words.replay}
              </Link>
            )}
          </div>
        ) : null}
      </details>
    </li>
  );
};
