import { gameName } from '@sanh-rong/presentation/names';
import type { DailyAnswer } from '@sanh-rong/protocol';
import { dayWords } from '../history/when.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './daily.module.css';
import { shortDay } from './day-words.ts';
import { DAILY_WORDS } from './messages/vi.ts';

type Promised = DailyAnswer<'day'>['ahead'][number]['games'];

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

/** What was promised about the cards, of this day and of those to come. */
export const Fairness = ({ day }: { readonly day: DailyAnswer<'day'> }) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  return (
    <details className={styles.fair}>
      <summary>{words.fairTitle}</summary>
      {words.fairText.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Seals games={day.games} />
      {day.ahead.length === 0 ? null : (
        <details className={styles.ahead}>
          <summary>{words.aheadTitle}</summary>
          {day.ahead.map((next) => (
            <section key={next.day}>
              <h3>{shortDay(next.day, language)}</h3>
              <Seals games={next.games} />
            </section>
          ))}
        </details>
      )}
    </details>
  );
};
