import { explain } from '@sanh-rong/engine';
import { type Sentence, signed } from '@sanh-rong/presentation';
import type { ArenaMatchDetail, ArenaMatchGame } from '@sanh-rong/protocol';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '../../art/icons.tsx';
import { useQuery } from '../../net/use-query.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Loading, Notice } from '../../parts/notice.tsx';
import replay from '../../replay/replay-table.module.css';
import { ReplayTable } from '../../replay/replay-table.tsx';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { TABLE_WORDS } from '../../table/messages/vi.ts';
import { nameAt } from '../../table/voice.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import { Trouble } from '../trouble.tsx';
import own from './match.module.css';
import { useMatchName } from './match-name.ts';
import { MATCH_WORDS } from './messages/vi.ts';
import { seatingWords, seatsOf } from './seated.ts';
import { useRecord } from './use-record.ts';

const SAME_DEAL = 'same-deal';

interface GameProps {
  readonly match: ArenaMatchDetail;
  readonly game: ArenaMatchGame;
}

/** The faults of a game, said at the move that the clock made instead. */
const useAsides = ({ match, game }: GameProps): ReadonlyMap<number, readonly Sentence[]> => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  return useMemo(() => {
    const seats = seatsOf(game.seating, match.contestants, language);
    const kinds: Readonly<Record<string, (name: string) => string>> = TABLE_WORDS[language].faults;
    const said = game.faults.map(({ seat, move, kind }): readonly [number, readonly Sentence[]] => {
      const name = nameAt(seats, seat, language);
      const fault = (Object.hasOwn(kinds, kind) ? kinds[kind] : words.faultOther)(name);
      return [move + 1, [{ text: `${fault} ${words.clockMove}`, tone: 'cut' }]];
    });
    return new Map(said);
  }, [match, game, words, language]);
};

/** The games before and after this one. */
const Neighbours = ({ match, game }: GameProps) => {
  const words = useWords(MATCH_WORDS);
  const numbers = match.dealList.flatMap(({ games }) => games.map(({ number }) => number));
  const at = numbers.indexOf(game.number);
  const way = (number: number | undefined, label: string, icon: IconName) =>
    number === undefined ? null : (
      <ButtonLink href={ARENA_PAGES.game(match.id, number)} weight="quiet" icon={<Icon name={icon} />}>
        <span className="only-read">{label}</span>
      </ButtonLink>
    );
  return (
    <span className={own.neighbours}>
      {way(numbers[at - 1], words.previousGame, 'chevron-left')}
      {way(numbers[at + 1], words.nextGame, 'chevron-right')}
    </span>
  );
};

/** The same cards from other seats. */
const SameDeal = ({ match, game }: GameProps) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const siblings = match.dealList.find(({ number }) => number === game.deal)?.games ?? [];
  if (siblings.length < 2) return null;
  return (
    <nav className={styles.part} aria-labelledby={SAME_DEAL}>
      <h2 id={SAME_DEAL}>{words.sameDeal}</h2>
      <ul className={styles.list}>
        {siblings.map(({ number, seating, points }) => (
          <li key={number}>
            <Link
              className={own.sibling}
              href={ARENA_PAGES.game(match.id, number)}
              aria-current={number === game.number ? 'page' : undefined}
            >
              <b>{words.gameTitle(number + 1)}</b>
              {seating.map((who, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                <span key={seat}>
                  {seatingWords([who], match.contestants, language)} <b>{signed(points[seat] ?? 0)}</b>
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const GameView = ({ match, game }: GameProps) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const name = useMatchName(match);
  useTitle(`${words.gameTitle(game.number + 1)} · ${name}`);
  const seats = useMemo(() => seatsOf(game.seating, match.contestants, language), [game, match, language]);
  const read = useRecord(game.text, seats);
  const asides = useAsides({ match, game });
  if (read === null) return <Loading />;
  if ('error' in read) {
    return (
      <Notice of="page" icon={<Icon name="history" size={40} />} title={words.noGame}>
        {explain(read.error, language)}
      </Notice>
    );
  }
  return (
    <>
      <ReplayTable
        past={read.past}
        asides={asides}
        heading={
          <header className={replay.heading}>
            <Link
              href={ARENA_PAGES.match(match.id)}
              className={replay.back}
              aria-label={words.backToMatch}
              title={words.backToMatch}
            >
              <Icon name="arrow-left" />
            </Link>
            <div>
              <h1>{words.gameTitle(game.number + 1)}</h1>
              <p>{words.gameAbout(game.deal + 1, name)}</p>
            </div>
            <Neighbours match={match} game={game} />
          </header>
        }
      />
      <SameDeal match={match} game={game} />
    </>
  );
};

/** A game of a match, step by step. */
export const GamePage = ({ id, number }: { readonly id: string; readonly number: number }) => {
  const match = useQuery<ArenaMatchDetail>(ARENA_API.match(id));
  const game = useQuery<ArenaMatchGame>(ARENA_API.game(id, number));
  if (match.state !== 'loaded') return <Trouble query={match} of="page" />;
  if (game.state !== 'loaded') return <Trouble query={game} of="page" />;
  return (
    <div className={styles.page}>
      <GameView key={number} match={match.answer} game={game.answer} />
      <Arrived />
    </div>
  );
};
