import { gameName } from '@sanh-rong/presentation/names';
import type { DailyAnswer } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { GameEmblem } from '../games/game-choice.tsx';
import { useQuery } from '../net/use-query.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './daily-invitation.module.css';
import { leftWords } from './day-words.ts';
import { DAILY_WORDS } from './messages/vi.ts';
import { useTimeLeft } from './use-time-left.ts';

type Today = DailyAnswer<'day'>;

/** How often it is asked whether there is a new day (milliseconds). */
const AGAIN = 300_000;

const Left = ({ today }: { readonly today: Today }) => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const left = useTimeLeft(today.endsAt, today.now);
  return <>{left > 0 ? words.next(leftWords(left, language)) : words.nextNow}</>;
};

const useLine = (today: Today | null): string => {
  const { home } = useWords(DAILY_WORDS);
  const language = useLanguage();
  const games = today?.games ?? [];
  const open = games.find(({ own }) => own?.state === 'playing');
  if (open !== undefined) return home.open(gameName(open.game, language));
  const done = games.filter(({ own }) => own?.state === 'finished').length;
  if (done === 0) return home.waiting;
  return done === games.length ? home.done : home.some(done, games.length);
};

/** The way to the deals of the day from the front page: what one has played of them, and when the next ones come. */
export const DailyInvitation = () => {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const query = useQuery<Today>('/api/daily', AGAIN);
  const today = query.state === 'loaded' ? query.answer : null;
  const line = useLine(today);
  if (query.state === 'offline' || query.state === 'refused') return null;
  return (
    <Link href="/daily" className={styles.invitation}>
      <span className={styles.text}>
        <strong>{words.title}</strong>
        <span>{line}</span>
        <small>
          <Icon name="clock" /> {today === null ? '\u00a0' : <Left key={today.day} today={today} />}
        </small>
      </span>
      <span className={styles.games}>
        {(today?.games ?? []).map(({ game, own }) => (
          <span key={game} data-done={own?.state === 'finished'}>
            <GameEmblem game={game} />
            {own?.state === 'finished' ? <Icon name="check" /> : null}
            <span className="only-read">
              {gameName(game, language)}: {own?.state === 'finished' ? words.home.played : words.home.notPlayed}
            </span>
          </span>
        ))}
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
};
