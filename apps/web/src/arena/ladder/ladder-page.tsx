import { ruleSetName, tagline } from '@sanh-rong/presentation/names';
import type { ArenaAnswerOf, LadderRow, Pool } from '@sanh-rong/protocol';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { useOwnBots } from '../../bots/own-bots.ts';
import { useQuery } from '../../net/use-query.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Choice, Field, Switch } from '../../parts/choice.tsx';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { ChallengeSheet } from '../enter/challenge-sheet.tsx';
import { EnterSheet } from '../enter/enter-sheet.tsx';
import { ARENA_WORDS } from '../messages/vi.ts';
import { PageHead } from '../page-head.tsx';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import { StaleNote, Trouble } from '../trouble.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { OwnEntries } from './own-entries.tsx';
import { RatingSheet } from './rating-sheet.tsx';
import { filterRows, type RowFilter, readFilter, writeFilter } from './row-filter.ts';

/** Milliseconds between two looks at a ladder. */
const CALMLY = 20_000;

const POOLS: readonly Pool[] = ['sandbox', 'remote'];

type Answer = ArenaAnswerOf<'ladder'>;

interface FiltersProps {
  readonly filter: RowFilter;
  readonly onChange: (filter: RowFilter) => void;
}

/** Folded away until they are opened: most visitors come for who stands on top. */
const Filters = ({ filter, onChange }: FiltersProps) => {
  const words = useWords(ARENA_WORDS);
  const [isFiltered] = useState(filter.search !== '' || filter.mine || !filter.marks);
  return (
    <details className={styles.how} open={isFiltered}>
      <summary>{words.filters}</summary>
      <div className={styles.filters}>
        <Field label={words.search}>
          {(id) => (
            <input
              id={id}
              type="search"
              autoComplete="off"
              maxLength={100}
              value={filter.search}
              onChange={(event) => onChange({ ...filter, search: event.target.value })}
            />
          )}
        </Field>
        <Switch label={words.onlyMine} on={filter.mine} onChange={(mine) => onChange({ ...filter, mine })} />
        <Switch
          label={words.hideMarks}
          on={!filter.marks}
          onChange={(hidden) => onChange({ ...filter, marks: !hidden })}
        />
      </div>
    </details>
  );
};

/** "A beats B, B beats C, C beats A" */
const Cycles = ({ cycles }: Pick<Answer, 'cycles'>) => {
  const words = useWords(ARENA_WORDS);
  if (cycles.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{words.cycles}</h2>
      <p className={styles.soft}>{words.cyclesText}</p>
      <ul className={styles.list}>
        {cycles.map((cycle) => (
          <li key={cycle.map(({ id }) => id).join()}>
            {cycle.map(({ name }, at) => words.beats(name, cycle[(at + 1) % cycle.length].name)).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
};

type Open = 'enter' | 'rating' | { readonly challenge: LadderRow } | null;

const LadderView = ({ answer, again }: { readonly answer: Answer; readonly again: () => void }) => {
  const words = useWords(ARENA_WORDS);
  const language = useLanguage();
  const own = useOwnBots();
  const [asked, setAsked] = useSearchParams();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Open>(null);
  const [told, setTold] = useState('');
  const { ladder, rows, cycles } = answer;
  const { game, ruleSet, pool } = ladder;
  const title = words.ladderTitle(ruleSetName(game, ruleSet, language));
  useTitle(title);
  const bots =
    own.state === 'there' ? own.bots.filter((bot) => bot.game === game && bot.remote === (pool === 'remote')) : [];
  const hasNone = own.state === 'nobody' || (own.state === 'there' && bots.length === 0);
  const filter = readFilter(asked);
  const shown = filterRows(rows, filter);
  const change = (next: RowFilter): void => setAsked((before) => writeFilter(next, before), { replace: true });
  const close = (): void => setOpen(null);
  return (
    <>
      <PageHead
        back={{ href: ARENA_PAGES.homeOf(pool), label: words.title }}
        kind={words.ladderKind}
        title={ruleSetName(game, ruleSet, language)}
      >
        <p className={styles.soft}>
          {tagline(game, ruleSet, language)} {words.ladderFacts(ladder.entries, ladder.matches)}
        </p>
        {pool === 'remote' ? <p>{words.remoteLadder}</p> : null}
        <Choice
          label={words.pool}
          value={pool}
          options={POOLS.map((value) => ({ value, label: words.pools[value] }))}
          onChange={(next) => navigate(ARENA_PAGES.ladder(game, ruleSet, next), { replace: true })}
        />
        <div className={styles.actions}>
          {hasNone ? (
            <ButtonLink href="/bots" weight="primary" icon={<Icon name="bot" />}>
              {words.writeOne}
            </ButtonLink>
          ) : (
            <Button
              weight="primary"
              icon={<Icon name="plus" />}
              disabled={own.state !== 'there'}
              onClick={() => setOpen('enter')}
            >
              {words.enter}
            </Button>
          )}
          <Button weight="quiet" icon={<Icon name="info" />} onClick={() => setOpen('rating')}>
            {words.ratingAsk}
          </Button>
        </div>
      </PageHead>
      <p className={told === '' ? 'only-read' : styles.told} role="status">
        {told}
      </p>
      <OwnEntries
        rows={rows}
        bots={bots}
        ruleSet={ruleSet}
        onChanged={(message) => {
          setTold(message);
          again();
        }}
      />
      <section className={styles.part} aria-label={title}>
        {rows.some(({ bot }) => bot !== null) ? (
          <Filters filter={filter} onChange={change} />
        ) : (
          <p className={styles.told}>
            <b>{words.emptyTitle}.</b> {words.emptyText}
          </p>
        )}
        {shown.length === 0 ? (
          <div className={styles.actions}>
            <p>{words.noneFound}</p>
            <Button onClick={() => change({ search: '', mine: false, marks: true })}>{words.showAll}</Button>
          </div>
        ) : (
          <Leaderboard
            game={game}
            title={title}
            rows={shown}
            onChallenge={bots.some(({ sound }) => sound) ? (row) => setOpen({ challenge: row }) : null}
          />
        )}
        <p className={styles.soft}>{words.openness}</p>
      </section>
      <Cycles cycles={cycles} />
      {open === 'rating' ? <RatingSheet onClose={close} /> : null}
      {open === 'enter' ? <EnterSheet ladders={[ladder]} pool={pool} onEntered={again} onClose={close} /> : null}
      {open !== null && typeof open === 'object' ? (
        <ChallengeSheet game={game} ruleSet={ruleSet} pool={pool} against={open.challenge} onClose={close} />
      ) : null}
    </>
  );
};

interface LadderPageProps {
  readonly game: string;
  readonly ruleSet: string;
}

/** A ladder: who stands where among the bots of one game and rule set. */
export const LadderPage = ({ game, ruleSet }: LadderPageProps) => {
  const [asked] = useSearchParams();
  const pool = asked.get('pool') === 'remote' ? 'remote' : 'sandbox';
  const query = useQuery<Answer>(ARENA_API.ladder(game, ruleSet, pool), CALMLY);
  if (query.state !== 'loaded') return <Trouble query={query} of="page" />;
  return (
    <div className={styles.page}>
      <StaleNote isStale={query.isStale} />
      <LadderView answer={query.answer} again={query.again} />
      <Arrived />
    </div>
  );
};
