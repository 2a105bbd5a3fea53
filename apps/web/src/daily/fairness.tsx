import { gameName } from '@sanh-rong/presentation/names';
import type { DailyAnswer } from '@sanh-rong/protocol';
import { useState } from 'react';
import { dayWords } from '../history/when.ts';
import { useQuery } from '../net/use-query.ts';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './daily.module.css';
import { shortDay } from './day-words.ts';
import { DAILY_WORDS } from './messages/vi.ts';

type Promises = DailyAnswer<'promises'>;
type Promised = Promises['days'][number]['games'];

const Seals = ({ games }: { readonly games: Promised }) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  return (
    <dl className={styles.seals}>
      {games.map(({ game, commitment, publishedAt }) => (
        <div key={game}>
          <dt>
            {words.seal(gameName(game, language))} <small>({words.publishedOn(dayWords(publishedAt, language))})</small>
          </dt>
          <dd>
            <code>{commitment}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** What is promised about the days to come: read when it is asked for. */
const Ahead = () => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery<Promises>(isOpen ? '/api/daily/ahead' : null);
  return (
    <details className={styles.ahead} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.aheadTitle}</summary>
      {isOpen && query.state === 'loading' ? <Loading /> : null}
      {query.state === 'loaded'
        ? query.answer.days.map((next) => (
            <section key={next.day}>
              <h3>{shortDay(next.day, language)}</h3>
              <Seals games={next.games} />
            </section>
          ))
        : null}
      {query.state === 'offline' ? <OfflineNotice onAgain={query.again} /> : null}
    </details>
  );
};

/** What was promised about the cards, of this day and of those to come. */
export const Fairness = ({ day }: { readonly day: DailyAnswer<'day'> }) => {
  const words = useWords(DAILY_WORDS);
  return (
    <details className={styles.fair}>
      <summary>{words.fairTitle}</summary>
      {words.fairText.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Seals games={day.games} />
      {day.day === day.today ? <Ahead /> : null}
    </details>
  );
};
