import { Link } from 'wouter';
import { useGamePages } from '../history/game-pages.ts';
import { GameRow } from '../history/game-row.tsx';
import rows from '../history/history.module.css';
import { useMe } from '../net/me.ts';
import { useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/index.ts';

const SHOWN = 5;

/** One's own last games; whoever has none yet sees what others have just played. */
export const RecentGames = () => {
  const words = useWords(HOME_WORDS);
  const me = useMe();
  const person = me.person?.id ?? null;
  const mine = useGamePages(person === null ? null : `/api/people/${person}/games?limit=${SHOWN}`);
  const hasOwn = mine.items.length > 0;
  const settled = me.state === 'nobody' || me.state === 'offline' || mine.state !== 'asking';
  const others = useGamePages(settled && !hasOwn ? `/api/games?limit=${SHOWN}` : null);
  const shown = hasOwn ? mine : others;
  if (shown.state === 'asking' || shown.state === 'offline' || shown.state === 'refused') return null;
  return (
    <section className={styles.part}>
      <h2>{hasOwn ? words.myGames : words.recentGames}</h2>
      {shown.items.length === 0 ? (
        <p className={styles.empty}>{words.noGames}</p>
      ) : (
        <>
          <ul className={rows.list}>
            {shown.items.map((game) => (
              <GameRow key={game.id} played={game} person={person} />
            ))}
          </ul>
          <Link href="/games" className={styles.on}>
            {words.allGames}
          </Link>
        </>
      )}
    </section>
  );
};
