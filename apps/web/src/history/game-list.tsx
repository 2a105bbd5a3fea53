import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import type { GamePages } from './game-pages.ts';
import { GameRow } from './game-row.tsx';
import styles from './history.module.css';
import { HISTORY_WORDS } from './messages/index.ts';

interface GameListProps {
  readonly pages: GamePages;
  readonly person?: string | null | undefined;
}

/** Finished games with a way to those before them. */
export const GameList = ({ pages, person }: GameListProps) => {
  const words = useWords(HISTORY_WORDS);
  return (
    <div className={styles.list}>
      <ul className={styles.list}>
        {pages.items.map((game) => (
          <GameRow key={game.id} played={game} person={person} />
        ))}
      </ul>
      {pages.isMore ? (
        <Button disabled={pages.isFetching} onClick={pages.more}>
          {pages.isFetching ? words.fetching : words.more}
        </Button>
      ) : null}
    </div>
  );
};
