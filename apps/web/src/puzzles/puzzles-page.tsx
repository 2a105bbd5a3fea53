import { STRENGTHS } from '@sanh-rong/analysis/puzzle';
import { CATALOGUE, isGameId, USUAL_GAME } from '@sanh-rong/engine';
import { gameName } from '@sanh-rong/presentation/names';
import { themeWords } from '@sanh-rong/presentation/themes';
import { useId, useMemo, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { lastGame } from '../games/last-game.ts';
import { useGameTable } from '../games/registry.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Loading, Notice } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { PUZZLE_WORDS } from './messages/vi.ts';
import type { NamedPuzzle } from './named-puzzle.ts';
import { ownPuzzlesOf, useOwnPuzzles } from './own-puzzles.ts';
import { countTry, ratingIn, usePuzzleProgress } from './progress.ts';
import { PuzzleBoard } from './puzzle-board.tsx';
import styles from './puzzles.module.css';
import { shownMargin, shownRating } from './rating.ts';
import { ANY, filtered, nextPuzzle, type PuzzleFilter, themesOf } from './selection.ts';
import { useLibrary, usePosition } from './use-puzzle.ts';

type Source = 'library' | 'own';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const Select = ({ label, value, options, onChange }: SelectProps) => {
  const id = useId();
  return (
    <p className={styles.select}>
      <label htmlFor={id} className="only-read">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
};

interface SolvingProps {
  readonly puzzle: NamedPuzzle;
  readonly replay: string | null;
  /** A try of it counts for the rating. */
  readonly isRated: boolean;
  readonly game: string;
  /** There is another one. */
  readonly canSkip: boolean;
  readonly onNext: () => void;
}

const Solving = ({ puzzle, replay, isRated, game, canSkip, onNext }: SolvingProps) => {
  const words = useWords(PUZZLE_WORDS);
  const table = useGameTable(game);
  const position = usePosition(puzzle);
  const [round, setRound] = useState(0);
  if (position.state === 'failed') return <Failed again={position.again} />;
  if (table === null || position.state === 'loading') return <Loading />;
  if (position.value === null) return <Notice title={words.failedTitle} />;
  return (
    <PuzzleBoard
      key={round}
      puzzle={puzzle}
      position={position.value}
      table={table}
      replay={replay}
      onAnswered={(isRight) => countTry(game, puzzle, isRight, isRated)}
      canSkip={canSkip}
      onNext={onNext}
      onAgain={() => setRound(round + 1)}
    />
  );
};

const Failed = ({ again }: { readonly again: () => void }) => {
  const words = useWords(PUZZLE_WORDS);
  return (
    <Notice
      icon={<Icon name="wifi-off" />}
      title={words.failedTitle}
      actions={<Button onClick={again}>{words.retry}</Button>}
    >
      {words.failedText}
    </Notice>
  );
};

interface RoomProps {
  readonly game: string;
  readonly source: Source;
  readonly puzzles: readonly NamedPuzzle[];
  readonly filter: PuzzleFilter;
  readonly onFilter: (filter: PuzzleFilter) => void;
  /** The choice of strength and theme is open. */
  readonly isFiltering: boolean;
}

/** One puzzle after the other, of those that fit the filter. */
const Room = ({ game, source, puzzles, filter, onFilter, isFiltering }: RoomProps) => {
  const words = useWords(PUZZLE_WORDS);
  const language = useLanguage();
  const { themes } = themeWords(game);
  const wanted = useMemo(() => filtered(puzzles, filter), [puzzles, filter]);
  const tried = usePuzzleProgress((progress) => progress.tried);
  const draw = (last: string | null): NamedPuzzle | null => {
    const progress = usePuzzleProgress.getState();
    const rating = shownRating(ratingIn(progress, game));
    return nextPuzzle(wanted, { tried: progress.tried, rating, last, chance: Math.random() });
  };
  const [puzzle, setPuzzle] = useState(() => draw(null));
  // Another filter asks for another puzzle, if this one does not fit.
  const current = puzzle !== null && wanted.includes(puzzle) ? puzzle : null;
  if (current === null && wanted.length > 0) setPuzzle(draw(null));
  const next = (): void => setPuzzle(draw(current?.id ?? null));
  const solved = wanted.filter(({ id }) => tried[id] === true).length;
  const themeName = (theme: string): string => themes[language][theme] ?? words.otherTheme;
  return (
    <>
      {isFiltering ? (
        <div className={styles.filters}>
          {source === 'own' ? null : (
            <Select
              label={words.strength}
              value={filter.strength ?? ''}
              options={[['', words.anyStrength], ...STRENGTHS.map((each) => [each, words.strengths[each]] as const)]}
              onChange={(value) => onFilter({ ...filter, strength: STRENGTHS.find((each) => each === value) ?? null })}
            />
          )}
          <Select
            label={words.theme}
            value={filter.theme ?? ''}
            options={[['', words.anyTheme], ...themesOf(puzzles).map((theme) => [theme, themeName(theme)] as const)]}
            onChange={(value) => onFilter({ ...filter, theme: value === '' ? null : value })}
          />
        </div>
      ) : null}
      {current === null ? (
        <Nothing source={source} isFiltered={puzzles.length > 0} />
      ) : (
        <Solving
          key={current.id}
          puzzle={current}
          replay={'replay' in current ? String(current.replay) : null}
          isRated={source === 'library'}
          canSkip={wanted.length > 1}
          game={game}
          onNext={next}
        />
      )}
      {current === null ? null : <p className={styles.count}>{words.count(solved, wanted.length)}</p>}
    </>
  );
};

const Nothing = ({ source, isFiltered }: { readonly source: Source; readonly isFiltered: boolean }) => {
  const words = useWords(PUZZLE_WORDS);
  return source === 'own' && !isFiltered ? (
    <Notice title={words.noOwnTitle} link={{ href: '/games', text: words.toGames }}>
      {words.noOwnText}
    </Notice>
  ) : (
    <Notice title={words.noneTitle}>{words.noneText}</Notice>
  );
};

const Library = (props: Omit<RoomProps, 'puzzles' | 'source'>) => {
  const library = useLibrary(props.game);
  if (library.state === 'failed') return <Failed again={library.again} />;
  if (library.state === 'loading') return <Loading />;
  return <Room {...props} source="library" puzzles={library.value} />;
};

const Own = (props: Omit<RoomProps, 'puzzles' | 'source'>) => {
  const own = useOwnPuzzles();
  const puzzles = useMemo(() => ownPuzzlesOf(own, props.game), [own, props.game]);
  return <Room {...props} source="own" puzzles={puzzles} />;
};

const GAMES = Object.keys(CATALOGUE);

/** Where the address asks for a game or one's own mistakes, those; else the game that was chosen last. */
const asked = (): { readonly game: string; readonly source: Source } => {
  const query = new URLSearchParams(location.search);
  const game = query.get('game') ?? lastGame();
  return { game: isGameId(game) ? game : USUAL_GAME, source: query.has('own') ? 'own' : 'library' };
};

/** Positions to solve: those of the house, and one's own mistakes. */
export const PuzzlesPage = () => {
  const words = useWords(PUZZLE_WORDS);
  const language = useLanguage();
  const [{ game, source }, setAsked] = useState(asked);
  const [filter, setFilter] = useState(ANY);
  const rating = usePuzzleProgress((progress) => ratingIn(progress, game));
  const ownCount = useOwnPuzzles(({ kept }) => kept.filter((own) => own.game === game).length);
  const ask = (next: { readonly game: string; readonly source: Source }): void => {
    setAsked(next);
    setFilter(ANY);
    const query = `game=${next.game}${next.source === 'own' ? '&own=1' : ''}`;
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
  };
  const [isFiltering, setFiltering] = useState(false);
  const room = { game, filter, onFilter: setFilter, isFiltering };
  const from = (
    <Select
      label={words.from}
      value={source}
      options={[
        ['library', words.library],
        ['own', words.own(ownCount)],
      ]}
      onChange={(value) => ask({ game, source: value === 'own' ? 'own' : 'library' })}
    />
  );
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{words.title}</h1>
        <p className={styles.rating} title={words.ratingNote}>
          {words.rating(shownRating(rating), shownMargin(rating))}
        </p>
      </header>
      <div className={styles.filters}>
        <Select
          label={words.game}
          value={game}
          options={GAMES.map((id) => [id, gameName(id, language)] as const)}
          onChange={(value) => ask({ game: value, source })}
        />
        {from}
        <IconButton
          label={words.filter}
          icon={<Icon name="settings" />}
          aria-expanded={isFiltering}
          onClick={() => {
            setFiltering(!isFiltering);
            if (isFiltering) setFilter(ANY);
          }}
        />
      </div>
      {source === 'own' ? <Own key={`own ${game}`} {...room} /> : <Library key={game} {...room} />}
    </div>
  );
};
