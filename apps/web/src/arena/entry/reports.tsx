import type { ArenaAnswerOf } from '@sanh-rong/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ReportLine } from '../../bots/workshop/report-line.tsx';
import workshop from '../../bots/workshop/workshop.module.css';
import { useQuery } from '../../net/use-query.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { ARENA_PAGES } from '../paths.ts';
import { Trouble } from '../trouble.tsx';
import { ENTRY_WORDS } from './messages/vi.ts';

/** Shown at first, and with each wish for more. */
const STEP = 10;

interface ReportsProps {
  readonly bot: string;
  readonly game: string;
  /** The version in the workshop: only there do lines mean the same. Null while it is not known. */
  readonly version: number | null;
}

/** What happened to one's own bot in matches: what it printed, and what went wrong. */
export const Reports = ({ bot, game, version }: ReportsProps) => {
  const words = useWords(ENTRY_WORDS);
  const [, navigate] = useLocation();
  const [most, setMost] = useState(STEP);
  const query = useQuery<ArenaAnswerOf<'reports'>>(`/api/bots/${bot}/arena-reports`);
  return (
    <section className={arena.part}>
      <h2>{words.reports}</h2>
      <p className={arena.soft}>{words.reportsNote}</p>
      {query.state === 'loaded' ? (
        <>
          {query.answer.reports.length === 0 ? <p>{words.noReports}</p> : null}
          <ol className={workshop.reports}>
            {query.answer.reports.slice(0, most).map((report) => (
              <ReportLine
                key={report.id}
                game={game}
                report={report}
                replay={ARENA_PAGES.game(report.match, report.game)}
                version={version}
                onGoTo={({ line }) => navigate(`/bots/${bot}?line=${line}`)}
              />
            ))}
          </ol>
          {query.answer.reports.length > most ? (
            <div className={arena.actions}>
              <Button onClick={() => setMost(most + STEP)}>{words.moreReports}</Button>
            </div>
          ) : null}
        </>
      ) : (
        <Trouble query={query} />
      )}
    </section>
  );
};
