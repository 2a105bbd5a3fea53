import type { Leader } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Avatar } from '../art/avatar.tsx';
import { Icon } from '../art/icons.tsx';
import { Sparkline } from '../chart/sparkline.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './leaders.module.css';
import { LEADERS_WORDS } from './messages/vi.ts';
import { Trend } from './trend.tsx';

const percent = (part: number, whole: number, language: string): string =>
  (whole === 0 ? 0 : part / whole).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });

interface RowProps {
  readonly leader: Leader;
  readonly isYou: boolean;
}

const Row = ({ leader, isYou }: RowProps) => {
  const words = useWords(LEADERS_WORDS);
  const language = useLanguage();
  const { place, person, rating, games, wins, opponents, trend, recent } = leader;
  return (
    <tr data-you={isYou ? '' : undefined}>
      <td className={styles.place} data-first={place === 1 ? '' : undefined}>
        {place === 1 ? <Icon name="crown" size={18} /> : null}
        <span>{place ?? '–'}</span>
      </td>
      <th scope="row">
        <Link href={`/people/${person.id}`} className={styles.person}>
          <Avatar name={person.name} seed={person.id} avatar={person.face} kind="person" size={36} />
          <span>
            <span className={styles.name}>
              <span>{person.name}</span>
              {isYou ? <b className={styles.badge}>{words.you}</b> : null}
            </span>
            <small data-narrow>{words.facts(games, wins)}</small>
          </span>
        </Link>
      </th>
      <td className={styles.rating}>
        <b>{rating.toLocaleString(language, { useGrouping: 'min2' })}</b>
        <Trend trend={trend} recent={recent} />
      </td>
      <td data-wide>
        <Sparkline recent={recent} />
      </td>
      <td data-wide>{games.toLocaleString(language)}</td>
      <td data-wide>{words.winsOf(wins, percent(wins, games, language))}</td>
      <td data-wide>{words.people(opponents)}</td>
    </tr>
  );
};

interface BoardTableProps {
  readonly caption: string;
  readonly leaders: readonly Leader[];
  readonly you: Leader | null;
}

/** Who stands where; the viewer's own row is marked, and stands below the rest when they are further down. */
export const BoardTable = ({ caption, leaders, you }: BoardTableProps) => {
  const words = useWords(LEADERS_WORDS);
  const isBelow = you !== null && you.place !== null && leaders.every(({ person }) => person.id !== you.person.id);
  return (
    <table className={styles.board}>
      <caption className="only-read">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.rating}</th>
          <th scope="col" data-wide>
            {words.recent}
          </th>
          <th scope="col" data-wide>
            {words.games}
          </th>
          <th scope="col" data-wide>
            {words.wins}
          </th>
          <th scope="col" data-wide>
            {words.opponents}
          </th>
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader) => (
          <Row key={leader.person.id} leader={leader} isYou={leader.person.id === you?.person.id} />
        ))}
      </tbody>
      {isBelow ? (
        <tbody className={styles.below}>
          <Row leader={you} isYou />
        </tbody>
      ) : null}
    </table>
  );
};
