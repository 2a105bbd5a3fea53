import { Link } from 'wouter';
import { useGamePages } from '../history/game-pages.ts';
import { GameRow } from '../history/game-row.tsx';
import rows from '../history/history.module.css';
import { useOwnGames } from '../history/own-games.ts';
import { useWords } from '../words/words.ts';
import styles from './home.module.css';
import { InstallOffer } from './install-offer.tsx';
import { HOME_WORDS } from './messages/vi.ts';

const SHOWN = 5;

/** One's own last games, practice too; a person who has none yet sees what others have just played. */
export const RecentGames = () => {
  const words = useWords(HOME_WORDS);
  const own = useOwnGames('', SHOWN);
  const hasOwn = own.games.length > 0;
  const others = useGamePages(own.state !== 'loading' && !hasOwn ? `/api/games?limit=${SHOWN}` : null);
  const isAsking = !hasOwn && (own.state === 'loading' || others.state === 'loading');
  if (isAsking) return <div className={styles.recentAsked} />;
  if (!hasOwn && others.state !== 'loaded') return null;
  const shown = hasOwn ? own.games.slice(0, SHOWN) : others.items.map((played) => ({ played, person: null }));
  return (
    <section className={styles.part}>
      <h2>{hasOwn ? words.myGames : words.recentGames}</h2>
      <InstallOffer games={own.games.length} />
      {shown.length === 0 ? (
        <p className={styles.empty}>{words.noGames}</p>
      ) : (
        <>
          <ul className={rows.list}>
            {shown.map(({ played, person }) => (
              <GameRow key={played.id} played={played} person={person} />
            ))}
          </ul>
          <Link href="/games" className={styles.on}>
            {hasOwn ? words.allMyGames : words.allGames}
          </Link>
        </>
      )}
    </section>
  );
};
