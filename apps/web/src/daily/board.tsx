import { signed } from '@sanh-rong/presentation';
import type { DailyAnswer, DailyRow } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Avatar } from '../art/avatar.tsx';
import { Icon } from '../art/icons.tsx';
import { useQuery } from '../net/use-query.ts';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import styles from './daily.module.css';
import { DAILY_WORDS } from './messages/vi.ts';

interface BoardProps {
  readonly day: string;
  readonly game: string;
}

const Rows = ({
  title,
  rows,
  note,
}: {
  readonly title: string;
  readonly rows: readonly DailyRow[];
  readonly note?: string;
}) => {
  const words = useWords(DAILY_WORDS);
  return (
    <section className={styles.rows}>
      <h3>{title}</h3>
      {note === undefined ? null : <p className={styles.soft}>{note}</p>}
      {rows.length === 0 ? <p className={styles.soft}>{words.nobody}</p> : null}
      <ol>
        {rows.map(({ place, points, person, replay }) => (
          <li key={replay}>
            <span className={styles.place}>
              <span className="only-read">{words.place(place)}</span>
              <span aria-hidden="true">{place === 1 ? <Icon name="crown" /> : place}</span>
            </span>
            <Link href={`/games/${replay}`} className={styles.player}>
              <Avatar name={person.name} seed={person.id} avatar={person.face} kind="person" size={32} />
              <span>{person.name}</span>
              <b>{signed(points)}</b>
              <Icon name="replay" />
              <span className="only-read">{words.replay}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** How others played a deal: who came furthest, and their games. */
export const Board = ({ day, game }: BoardProps) => {
  const words = useWords(DAILY_WORDS);
  const query = useQuery<DailyAnswer<'board'>>(`/api/daily/${day}/${game}`);
  if (query.state === 'loading') return <Loading />;
  if (query.state === 'offline') return <OfflineNotice onAgain={query.again} />;
  if (query.state === 'refused') return <p className={styles.soft}>{query.error.message}</p>;
  const { accounts, guests } = query.answer;
  return (
    <div className={styles.board}>
      <Rows title={words.accounts} rows={accounts} />
      <Rows title={words.guests} rows={guests} note={words.guestsNote} />
    </div>
  );
};
