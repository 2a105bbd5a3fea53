import type { DailyAnswer } from '@sanh-rong/protocol';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { useQuery } from '../net/use-query.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { Arrived } from '../shell/arrival.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './daily.module.css';
import { dayName, leftWords } from './day-words.ts';
import { DealCard } from './deal-card.tsx';
import { Fairness } from './fairness.tsx';
import { DAILY_WORDS } from './messages/vi.ts';
import { useTimeLeft } from './use-time-left.ts';

const ShareSheet = lazy(() => import('./share-sheet.tsx').then(({ ShareSheet: sheet }) => ({ default: sheet })));

interface DayProps {
  readonly day: DailyAnswer<'day'>;
  readonly onNextDay: () => void;
}

/** When the next deals come; once they are here, they are shown to those who look at today's. */
const Countdown = ({ day, onNextDay }: DayProps) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const left = useTimeLeft(day.endsAt, day.now);
  if (left > 0) {
    return (
      <p className={styles.countdown} role="timer">
        <Icon name="clock" />
        {words.next(leftWords(left, language))}
      </p>
    );
  }
  return (
    <p className={styles.countdown}>
      {words.nextNow} <Button onClick={onNextDay}>{words.seeNext}</Button>
    </p>
  );
};

const DayLinks = ({ day: { before, after, today } }: Pick<DayProps, 'day'>) => {
  const words = useWords(DAILY_WORDS);
  if (before === null && after === null) return null;
  return (
    <nav className={styles.days} aria-label={words.days}>
      {before === null ? null : (
        <ButtonLink weight="quiet" icon={<Icon name="chevron-left" />} href={`/daily/${before}`}>
          {words.before}
        </ButtonLink>
      )}
      {after === null ? null : (
        <ButtonLink
          weight="quiet"
          href={after === today ? '/daily' : `/daily/${after}`}
          icon={<Icon name="chevron-right" />}
        >
          {after === today ? words.today : words.after}
        </ButtonLink>
      )}
    </nav>
  );
};

const Day = ({ day, onNextDay }: DayProps) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const [isSharing, setSharing] = useState(false);
  const isToday = day.day === day.today;
  const hasFinished = day.games.some(({ own }) => own?.state === 'finished');
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.date}>{dayName(day.day, language)}</p>
        </div>
        {hasFinished ? (
          <Button icon={<Icon name="share" />} onClick={() => setSharing(true)}>
            {words.share}
          </Button>
        ) : null}
        <p className={styles.lead}>{isToday ? words.lead : words.leadPast}</p>
        {isToday ? <Countdown day={day} onNextDay={onNextDay} /> : null}
      </header>
      <div className={styles.deals}>
        {day.games.map((deal) => (
          <DealCard key={deal.game} day={day} deal={deal} />
        ))}
      </div>
      <DayLinks day={day} />
      <Fairness day={day} />
      {isSharing ? (
        <Suspense>
          <ShareSheet day={day} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

/** How often a day is read again on which something is being played out (milliseconds). */
const AGAIN = 60_000;

/** The deals of a day, today's where none is named: to be played once, and to be looked back at. */
export const DailyPage = ({ day }: { readonly day?: string | undefined }) => {
  const words = useWords(DAILY_WORDS);
  const query = useQuery<DailyAnswer<'day'>>(
    day === undefined ? '/api/daily' : `/api/daily/${encodeURIComponent(day)}`,
    AGAIN,
  );
  const shown = query.state === 'loaded' ? query.answer : null;
  return (
    <section className={styles.page}>
      {query.state === 'loading' ? <Loading /> : null}
      {query.state === 'offline' ? <OfflineNotice of="page" onAgain={query.again} /> : null}
      {query.state === 'refused' ? (
        <Notice
          of="page"
          icon={<Icon name="cards" size={40} />}
          title={words.noDayTitle}
          link={{ href: '/daily', text: words.toDaily }}
        >
          {query.error.message}
        </Notice>
      ) : null}
      {shown === null ? null : <Day key={shown.day} day={shown} onNextDay={query.again} />}
      <Arrived />
    </section>
  );
};
