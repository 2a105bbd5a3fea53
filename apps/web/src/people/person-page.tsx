import type { RestAnswer } from '@sanh-rong/protocol';
import { Icon } from '../art/icons.tsx';
import { GameList } from '../history/game-list.tsx';
import { useGamePages } from '../history/game-pages.ts';
import { PersonRatings } from '../leaders/person-ratings.tsx';
import { useQuery } from '../net/use-query.ts';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';
import { PersonHead } from './person-head.tsx';
import { Statistics } from './statistics.tsx';

const Games = ({ id }: { readonly id: string }) => {
  const words = useWords(PEOPLE_WORDS);
  const pages = useGamePages(`/api/people/${id}/games?limit=10`);
  return (
    <section className={styles.part}>
      <h2>{words.recent}</h2>
      {pages.state === 'loading' ? <Loading /> : null}
      {pages.state === 'loaded' && pages.items.length === 0 ? <p className={styles.soft}>{words.noGames}</p> : null}
      {pages.items.length > 0 ? <GameList pages={pages} person={id} /> : null}
    </section>
  );
};

/** A person as all may know them. */
export const PersonPage = ({ id }: { readonly id: string }) => {
  const words = useWords(PEOPLE_WORDS);
  const query = useQuery<RestAnswer<'person'>>(`/api/people/${encodeURIComponent(id)}`);
  if (query.state === 'loading') return <Loading />;
  if (query.state === 'offline') return <OfflineNotice of="page" onAgain={query.again} />;
  if (query.state === 'refused') {
    return (
      <Notice of="page" icon={<Icon name="user" />} title={words.noPersonTitle} link={{ href: '/', text: words.home }}>
        {words.noPersonText}
      </Notice>
    );
  }
  const { person, statistics } = query.answer;
  return (
    <div className={styles.page}>
      <PersonHead person={person} />
      <PersonRatings id={person.id} />
      <Statistics statistics={statistics} />
      <Games id={person.id} />
    </div>
  );
};
