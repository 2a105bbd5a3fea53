import { signed } from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import { Icon } from '../../art/icons.tsx';
import type { GameTable } from '../../games/game-table.ts';
import type { Feed } from '../../link/table-link.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Points, SeatAccounts } from '../../results/seat-account.tsx';
import { voiceOf } from '../../table/voice.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { BOT_SEAT } from './bot-deal.ts';
import type { BotPractice } from './bot-practice.ts';
import styles from './games.module.css';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import type { Practising, Queued } from './practising.ts';
import { type SeriesGame, sumOf } from './series.ts';

/** How many games are played in a row by one tap. */
const MANY = 10;

interface GamesProps {
  readonly practice: BotPractice;
  readonly now: Practising;
  readonly feed: Feed;
  readonly view: TableView;
  readonly table: GameTable;
}

/** Who got what in the game on the table, and why. */
const Ended = ({ feed, view, table }: Pick<GamesProps, 'feed' | 'view' | 'table'>) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const language = useLanguage();
  const { game, seats } = view;
  if (game === null || game.result === null) return null;
  const { presentation } = table;
  const { result } = game;
  const voice = voiceOf(seats, null, language);
  return (
    <section className={styles.ended} aria-label={words.result}>
      <h2>{presentation.headline(feed.eventsSoFar, result, voice)}</h2>
      <SeatAccounts
        ended={{ presentation, view: game, eventsSoFar: feed.eventsSoFar, result, seats, voice, totals: null }}
      />
    </section>
  );
};

const Sum = ({ now, table }: Pick<GamesProps, 'now' | 'table'>) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const language = useLanguage();
  const { games, points, won, before } = sumOf(now.series, BOT_SEAT);
  if (games === 0) return <p className={styles.note}>{words.noGames}</p>;
  const facts = [words.won(won), ...(before === null ? [] : [words.before(signed(before))])];
  return (
    <p className={styles.sum}>
      <b>{words.sum(games, table.presentation.score(points, language))}</b> <small>{facts.join(' · ')}</small>
    </p>
  );
};

interface GameRowProps {
  readonly game: SeriesGame;
  readonly number: number;
  readonly isOnTable: boolean;
  readonly onReplay: () => void;
}

const GameRow = ({ game, number, isOnTable, onReplay }: GameRowProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const { points, tries } = game;
  const facts = [
    ...(isOnTable ? [words.onTable] : []),
    ...(points === null && tries.length > 0 ? [words.notYet] : []),
    ...(tries.length > 1 || (points === null && tries.length > 0) ? [words.tries(tries.map(signed))] : []),
  ];
  return (
    <li className={styles.game} aria-current={isOnTable ? 'true' : undefined}>
      <span className={styles.about}>
        {words.game(number)}
        <small>{facts.join(' · ')}</small>
      </span>
      {points === null ? null : <Points points={points[BOT_SEAT] ?? 0} />}
      <IconButton label={words.replay(number)} icon={<Icon name="replay" />} onClick={onReplay} />
    </li>
  );
};

/** The games so far, added up; each can be played again, and all of them with other code. */
export const Games = ({ practice, now, feed, view, table }: GamesProps) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const played = now.series.filter(({ tries }) => tries.length > 0);
  const many: readonly Queued[] = Array.from({ length: MANY }, () => 'new');
  return (
    <div className={styles.games}>
      <Sum now={now} table={table} />
      <div className={styles.ways}>
        <Button icon={<Icon name="skip" />} onClick={() => practice.playAll(many)}>
          {words.playMany(MANY)}
        </Button>
        {played.length < 2 ? null : (
          <Button
            icon={<Icon name="replay" />}
            title={words.replayAllNote}
            onClick={() => practice.playAll(played.map(({ seed }) => ({ seed })))}
          >
            {words.replayAll(played.length)}
          </Button>
        )}
      </div>
      <Ended feed={feed} view={view} table={table} />
      <ol reversed>
        {now.series
          .map((game, at) => (
            <GameRow
              key={game.seed}
              game={game}
              number={at + 1}
              isOnTable={game.seed === now.seed}
              onReplay={() => practice.again(game.seed)}
            />
          ))
          .toReversed()}
      </ol>
    </div>
  );
};
