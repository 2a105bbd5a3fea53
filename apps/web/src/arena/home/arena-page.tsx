import type { ArenaAnswerOf, Ladder, Pool } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { useOwnBots } from '../../bots/own-bots.ts';
import { type Query, useQuery } from '../../net/use-query.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { OfflineNotice } from '../../parts/notice.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { EnterSheet } from '../enter/enter-sheet.tsx';
import { ARENA_WORDS } from '../messages/vi.ts';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import { Trouble } from '../trouble.tsx';
import { LadderCard } from './ladder-card.tsx';
import { Newest, Running } from './running.tsx';

const NONE: readonly Ladder[] = [];

const POOLS: readonly Pool[] = ['sandbox', 'remote'];

type LaddersQuery = Query<ArenaAnswerOf<'ladders'>>;

/** Milliseconds between two looks at the ladders. */
const CALMLY = 20_000;

/** What is going on there. */
const Hall = ({ query, pool }: { readonly query: LaddersQuery; readonly pool: Pool }) => {
  const words = useWords(ARENA_WORDS);
  const [, navigate] = useLocation();
  const ladders = query.state === 'loaded' ? query.answer.ladders : NONE;
  return (
    <>
      <Running />
      <section className={styles.part}>
        <h2>{words.ladders}</h2>
        <Choice
          label={words.pool}
          value={pool}
          options={POOLS.map((value) => ({ value, label: words.pools[value] }))}
          onChange={(next) => navigate(ARENA_PAGES.homeOf(next), { replace: true })}
        />
        {pool === 'remote' ? <p className={styles.soft}>{words.remoteLadder}</p> : null}
        {query.state === 'loaded' ? (
          <ul className={styles.cards}>
            {ladders.map((ladder) => (
              <LadderCard key={`${ladder.game} ${ladder.ruleSet}`} ladder={ladder} />
            ))}
          </ul>
        ) : (
          <Trouble query={query} />
        )}
        {query.state === 'loaded' && ladders.length === 0 ? <p className={styles.soft}>{words.noLadders}</p> : null}
      </section>
      <Newest />
      <div className={styles.actions}>
        <ButtonLink href={ARENA_PAGES.matches} icon={<Icon name="history" />}>
          {words.allMatches}
        </ButtonLink>
      </div>
    </>
  );
};

/** The arena from outside: who leads, who plays right now, and how to come in. */
export const ArenaPage = () => {
  const words = useWords(ARENA_WORDS);
  const own = useOwnBots();
  const [search] = useSearchParams();
  const pool = search.get('pool') === 'remote' ? 'remote' : 'sandbox';
  const query = useQuery<ArenaAnswerOf<'ladders'>>(ARENA_API.ladders(pool), CALMLY);
  const [isEntering, setEntering] = useState(false);
  const ladders = query.state === 'loaded' ? query.answer.ladders : NONE;
  const hasNone = own.state === 'nobody' || (own.state === 'there' && own.bots.length === 0);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.soft}>{words.lead}</p>
        {hasNone ? <p>{words.writeOneText}</p> : null}
        <div className={styles.actions}>
          {hasNone ? (
            <ButtonLink href="/bots" weight="primary" icon={<Icon name="bot" />}>
              {words.writeOne}
            </ButtonLink>
          ) : (
            <Button
              weight="primary"
              icon={<Icon name="plus" />}
              disabled={own.state !== 'there' || ladders.length === 0}
              onClick={() => setEntering(true)}
            >
              {words.enter}
            </Button>
          )}
          <ButtonLink href={ARENA_PAGES.tournaments} icon={<Icon name="trophy" />}>
            {words.tournaments}
          </ButtonLink>
        </div>
        <p className={styles.soft}>
          {words.fromHome} <Link href="/bots#tokens">{words.fromHomeWay}</Link>
        </p>
      </header>
      {query.state === 'offline' ? <OfflineNotice onAgain={query.again} /> : <Hall query={query} pool={pool} />}
      {isEntering ? <EnterSheet ladders={ladders} onEntered={query.again} onClose={() => setEntering(false)} /> : null}
    </div>
  );
};
