import { lazy, Suspense } from 'react';
import { Icon } from '../art/icons.tsx';
import { gamesByCompany } from '../invitations/companions.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { reviewPath } from '../replay/moment.ts';
import { useWords } from '../words/words.ts';
import type { GamePages } from './game-pages.ts';
import { GameRow } from './game-row.tsx';
import styles from './history.module.css';
import { HISTORY_WORDS } from './messages/vi.ts';
import type { OwnGames } from './own-games.ts';

type More = Pick<GamePages, 'isMore' | 'isFetching' | 'more'>;

const ShowMore = ({ isMore, isFetching, more }: More) => {
  const words = useWords(HISTORY_WORDS);
  return isMore ? (
    <Button disabled={isFetching} onClick={more}>
      {isFetching ? words.fetching : words.more}
    </Button>
  ) : null;
};

const InviteButton = lazy(() =>
  import('../invitations/invite-button.tsx').then(({ InviteButton: button }) => ({ default: button })),
);

interface GameListProps {
  readonly pages: GamePages;
  readonly person?: string | null | undefined;
}

/** Finished games with a way to those before them. */
export const GameList = ({ pages, person }: GameListProps) => (
  <div className={styles.list}>
    <ul className={styles.list}>
      {pages.items.map((game) => (
        <GameRow key={game.id} played={game} person={person} />
      ))}
    </ul>
    <ShowMore {...pages} />
  </div>
);

const ReviewLink = ({ game }: { readonly game: string }) => (
  <ButtonLink weight="quiet" href={reviewPath(game)} icon={<Icon name="bulb" />}>
    {useWords(HISTORY_WORDS).review}
  </ButtonLink>
);

/** One's own games, played with others and practised here. */
export const OwnGameList = ({ own }: { readonly own: OwnGames }) => {
  const companions = gamesByCompany(own.games, Date.now());
  return (
    <div className={styles.list}>
      <ul className={styles.list}>
        {own.games.map(({ played, person }) => {
          const met = companions.get(played.id);
          return (
            <GameRow key={played.id} played={played} person={person}>
              <div className={styles.further}>
                <ReviewLink game={played.id} />
                {met === undefined ? null : (
                  <Suspense>
                    <InviteButton game={played.id} companions={met} />
                  </Suspense>
                )}
              </div>
            </GameRow>
          );
        })}
      </ul>
      <ShowMore {...own} />
    </div>
  );
};
