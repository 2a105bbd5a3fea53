import { gameName, ruleSetName } from '@sanh-rong/presentation/names';
import type { LeadersAnswer, Season } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { whenWords } from '../history/when.ts';
import { useQuery } from '../net/use-query.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { Arrived } from '../shell/arrival.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { BoardTable } from './board-table.tsx';
import styles from './leaders.module.css';
import { LEADERS_WORDS } from './messages/vi.ts';
import { OwnStanding } from './own-standing.tsx';

type Board = LeadersAnswer<'board'>;

const DAY = 86_400_000;

interface Wish {
  readonly game?: string;
  readonly ruleSet?: string;
  readonly season?: string;
}

const pathOf = (wish: Wish): string => {
  const asked = new URLSearchParams(Object.entries(wish)).toString();
  return `/api/leaders${asked === '' ? '' : `?${asked}`}`;
};

const WISHES = ['game', 'ruleSet', 'season'] as const;

/** What the address asks for: a board can be sent to others. */
const useWish = (): readonly [Wish, (wish: Wish) => void] => {
  const [asked, setAsked] = useSearchParams();
  const wish: Wish = Object.fromEntries(WISHES.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : [])));
  return [wish, (next) => setAsked(new URLSearchParams(Object.entries(next)), { replace: true })];
};

const seasonOver = ({ until }: Season): boolean => until <= Date.now();

/** "October–December, 46 days left" */
const useSeasonFacts = (season: Season): string => {
  const words = useWords(LEADERS_WORDS);
  const left = seasonOver(season) ? words.over : words.daysLeft(Math.ceil((season.until - Date.now()) / DAY));
  return `${words.seasonMonths(season.quarter)}, ${left}`;
};

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** What can be chosen says what it is; the label is for those who cannot see it. */
const Select = ({ label, value, options, onChange }: SelectProps) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
);

interface FiltersProps {
  readonly board: Board;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

const Filters = ({ board, wish, onChange }: FiltersProps) => {
  const words = useWords(LEADERS_WORDS);
  const language = useLanguage();
  const { game = board.game } = wish;
  const games = [...new Set(board.boards.map((each) => each.game))];
  const ruleSets = board.boards.filter((each) => each.game === game).map((each) => each.ruleSet);
  const ruleSet = ruleSets.find((id) => id === wish.ruleSet) ?? ruleSets[0];
  const current = board.seasons[0].id;
  const season = board.seasons.find(({ id }) => id === (wish.season ?? current)) ?? board.season;
  const facts = useSeasonFacts(season);
  // A reader of this season goes on reading it when the next one begins.
  const choose = (next: { game: string; ruleSet: string; season: string }): void => {
    const { season: asked, ...rest } = next;
    onChange(asked === current ? rest : next);
  };
  const chosen = { game, ruleSet, season: season.id };
  return (
    <div className={styles.filters}>
      <Choice
        label={words.game}
        value={game}
        options={games.map((id) => ({ value: id, label: gameName(id, language) }))}
        onChange={(next) => {
          const first = board.boards.find((each) => each.game === next);
          if (first !== undefined) choose({ ...first, season: season.id });
        }}
      />
      <Select
        label={words.ruleSet}
        value={ruleSet}
        options={ruleSets.map((id) => ({ value: id, label: ruleSetName(game, id, language) }))}
        onChange={(next) => choose({ ...chosen, ruleSet: next })}
      />
      <Select
        label={words.season}
        value={season.id}
        options={board.seasons.map(({ id, year, quarter }) => ({ value: id, label: words.seasonName(year, quarter) }))}
        onChange={(next) => choose({ ...chosen, season: next })}
      />
      <p className={styles.soft}>{facts}</p>
    </div>
  );
};

const Empty = ({ board }: { readonly board: Board }) => {
  const words = useWords(LEADERS_WORDS);
  const { games, opponents } = board.listedFrom;
  return seasonOver(board.season) ? (
    <Notice
      icon={<Icon name="trophy" />}
      title={words.emptyThenTitle}
      actions={
        <ButtonLink href={`/leaders?game=${board.game}&ruleSet=${board.ruleSet}`}>{words.thisSeason}</ButtonLink>
      }
    >
      {words.emptyThenText}
    </Notice>
  ) : (
    <Notice
      icon={<Icon name="trophy" />}
      title={words.emptyTitle}
      actions={
        <ButtonLink href="/new" weight="primary" icon={<Icon name="plus" size={20} />}>
          {words.play}
        </ButtonLink>
      }
    >
      {words.emptyText(games, opponents)}
    </Notice>
  );
};

const BoardView = ({ board }: { readonly board: Board }) => {
  const words = useWords(LEADERS_WORDS);
  const language = useLanguage();
  const { season, leaders, you, listedFrom, countedAt } = board;
  const caption = words.caption(
    ruleSetName(board.game, board.ruleSet, language),
    words.seasonName(season.year, season.quarter),
  );
  return (
    <>
      {you === null ? null : <OwnStanding you={you} listedFrom={listedFrom} isOver={seasonOver(season)} />}
      {leaders.length === 0 ? <Empty board={board} /> : <BoardTable caption={caption} leaders={leaders} you={you} />}
      <details className={styles.how}>
        <summary>{words.how}</summary>
        <ul>
          {words.howText(listedFrom.games, listedFrom.opponents).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {countedAt === null ? null : <p>{words.counted(whenWords(countedAt, Date.now(), language))}</p>}
      </details>
    </>
  );
};

/** Who among the people of the house plays best, by game, rule set and season. */
export const LeadersPage = () => {
  const words = useWords(LEADERS_WORDS);
  const [wish, setWish] = useWish();
  const query = useQuery<Board>(pathOf(wish));
  // What can be chosen stays in sight while another board is on its way.
  const [last, setLast] = useState<Board | null>(null);
  const answer = query.state === 'loaded' ? query.answer : null;
  useEffect(() => {
    if (answer !== null) setLast(answer);
  }, [answer]);
  const known = answer ?? last;
  return (
    <section className={styles.page}>
      <header>
        <h1>{words.title}</h1>
        <p className={styles.soft}>
          {words.counts} {words.lead} <Link href="/arena">{words.arena}</Link>.
        </p>
      </header>
      {known === null ? null : <Filters board={known} wish={wish} onChange={setWish} />}
      {query.state === 'loading' ? <Loading /> : null}
      {query.state === 'offline' ? <OfflineNotice onAgain={query.again} /> : null}
      {query.state === 'refused' ? (
        <Notice
          icon={<Icon name="trophy" />}
          title={words.noBoardTitle}
          link={{ href: '/leaders', text: words.anyBoard }}
        >
          {query.error.message}
        </Notice>
      ) : null}
      {answer === null ? null : <BoardView board={answer} />}
      <Arrived />
    </section>
  );
};
