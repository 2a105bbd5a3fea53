import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { useQuery } from '../../net/use-query.ts';
import { Notice } from '../../parts/notice.tsx';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { ARENA_PAGES } from '../paths.ts';
import { StaleNote, Trouble } from '../trouble.tsx';
import { Crosstable } from './crosstable.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { Rounds } from './rounds.tsx';
import { SignUp } from './sign-up.tsx';
import { SignUps } from './sign-ups.tsx';
import { Standings } from './standings.tsx';
import { TakeAway } from './take-away.tsx';
import { TOURNAMENT_API } from './tournament-api.ts';
import { TournamentHead } from './tournament-head.tsx';
import { Winners } from './winner.tsx';

/** Milliseconds between two looks: often while matches end, seldom while bots sign up, then never again. */
const INTERVALS: Readonly<Record<ArenaTournamentDetail['status'], number | null>> = {
  open: 15_000,
  running: 4_000,
  finals: 4_000,
  finished: null,
  cancelled: null,
};

interface ShownProps {
  readonly tournament: ArenaTournamentDetail;
  readonly onChanged: () => void;
}

const Shown = ({ tournament, onChanged }: ShownProps) => {
  const { id, name, status, standings, crosstable, roundList, winner, winners, seed } = tournament;
  useTitle(name);
  return (
    <>
      <TournamentHead tournament={tournament} onChanged={onChanged} />
      {winner === null ? null : <Winners winners={winners ?? [winner]} />}
      {status === 'open' ? (
        <>
          <SignUp tournament={tournament} onChanged={onChanged} />
          <SignUps tournament={tournament} onChanged={onChanged} />
        </>
      ) : null}
      {status === 'open' || standings.length === 0 ? null : <Standings tournament={tournament} />}
      {crosstable.length === 0 ? null : <Crosstable standings={standings} crosstable={crosstable} />}
      {roundList.length === 0 ? null : <Rounds rounds={roundList} />}
      {roundList.length === 0 ? null : <TakeAway id={id} seed={seed} />}
    </>
  );
};

/** A tournament from sign-up to its winner. */
export const TournamentPage = ({ id }: { readonly id: string }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const [every, setEvery] = useState<number | null>(INTERVALS.open);
  const query = useQuery<ArenaTournamentDetail>(TOURNAMENT_API.one(id), every);
  const status = query.state === 'loaded' ? query.answer.status : 'open';
  useEffect(() => setEvery(INTERVALS[status]), [status]);
  if (query.state === 'refused' && query.error.status === 404)
    return (
      <Notice
        of="page"
        icon={<Icon name="trophy" size={40} />}
        title={words.lostTitle}
        link={{ href: ARENA_PAGES.tournaments, text: words.allTournaments }}
      >
        {words.lostText}
      </Notice>
    );
  if (query.state !== 'loaded') return <Trouble query={query} of="page" />;
  return (
    <article className={arena.page}>
      <StaleNote isStale={query.isStale} />
      <Shown tournament={query.answer} onChanged={query.again} />
      <Arrived />
    </article>
  );
};
