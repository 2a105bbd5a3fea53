import { gameName } from '@sanh-rong/presentation/names';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { Mat } from '../art/mat.tsx';
import { Card } from '../cards/card.tsx';
import { DailyInvitation } from '../daily/daily-invitation.tsx';
import { EMBLEMS } from '../games/emblems.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Loading } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './home.module.css';
import { JoinForm } from './join-form.tsx';
import { HOME_WORDS } from './messages/vi.ts';
import { useOpenTables } from './open-tables.ts';
import { PlayNow } from './play-now.tsx';
import { RecentGames } from './recent-games.tsx';
import { TableRow } from './table-row.tsx';

/** The end of a dragon: a boy, a lady, a mandarin, an ace, and a pig on top. */
const FAN = ['Jc', 'Qh', 'Ks', 'Ad', '2h'] as const;

const Welcome = () => {
  const words = useWords(HOME_WORDS);
  return (
    <Mat className={styles.mat}>
      <div className={styles.fan} aria-hidden="true">
        {FAN.map((card, index) => (
          <span key={card} style={{ '--turn': index - (FAN.length - 1) / 2 } as CSSProperties}>
            <Card card={card} />
          </span>
        ))}
      </div>
      <div className={styles.welcome}>
        <h1>{words.name}</h1>
        <p>{words.line}</p>
      </div>
    </Mat>
  );
};

const OpenTables = () => {
  const words = useWords(HOME_WORDS);
  const { state, tables, again } = useOpenTables();
  return (
    <section className={styles.part}>
      <h2>{words.tables}</h2>
      {state === 'loading' ? (
        <div className={styles.tablesAsked}>
          <Loading />
        </div>
      ) : null}
      {tables.length > 0 ? (
        <ul className={styles.tables}>
          {tables.map((table) => (
            <TableRow key={table.code} table={table} />
          ))}
        </ul>
      ) : null}
      {state === 'loaded' && tables.length === 0 ? (
        <div className={styles.empty}>
          <p>{words.noTables}</p>
          <ButtonLink href="/new?public">{words.openTable}</ButtonLink>
        </div>
      ) : null}
      {state === 'offline' ? (
        <div className={styles.empty} role="status">
          <p>{words.tablesOffline}</p>
          <Button onClick={again}>{words.tryAgain}</Button>
        </div>
      ) : null}
    </section>
  );
};

const Learn = () => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  return (
    <section className={styles.part}>
      <h2>{words.learn}</h2>
      <p className={styles.soft}>{words.learnNote}</p>
      <ul className={styles.lessons}>
        {EMBLEMS.map(({ game }) => (
          <li key={game}>
            <Link href={`/learn/${game}`}>{gameName(game, language)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Puzzles = () => {
  const words = useWords(HOME_WORDS);
  return (
    <section className={styles.part}>
      <h2>{words.puzzles}</h2>
      <p className={styles.soft}>{words.puzzlesNote}</p>
      <Link href="/puzzles" className={styles.on}>
        {words.seePuzzles}
      </Link>
    </section>
  );
};

const Leaders = () => {
  const words = useWords(HOME_WORDS);
  return (
    <section className={styles.part}>
      <h2>{words.leaders}</h2>
      <p className={styles.soft}>{words.leadersNote}</p>
      <Link href="/leaders" className={styles.on}>
        {words.seeLeaders}
      </Link>
    </section>
  );
};

/** The door of the house: sit down and play, alone or with others. */
export const HomePage = () => {
  const words = useWords(HOME_WORDS);
  return (
    <div className={styles.home}>
      <div className={styles.door}>
        <Welcome />
        <PlayNow />
      </div>
      <DailyInvitation />
      <section className={styles.part}>
        <h2>{words.friends}</h2>
        <div className={styles.friends}>
          <div className={styles.create}>
            <ButtonLink href="/new" wide icon={<Icon name="plus" size={20} />}>
              {words.create}
            </ButtonLink>
            <p className={styles.soft}>{words.createNote}</p>
          </div>
          <JoinForm />
        </div>
      </section>
      <div className={styles.columns}>
        <OpenTables />
        <RecentGames />
        <Puzzles />
        <Leaders />
        <Learn />
      </div>
    </div>
  );
};
