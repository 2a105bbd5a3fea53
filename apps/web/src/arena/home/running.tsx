import type { ArenaAnswerOf } from '@sanh-rong/protocol';
import { useQuery } from '../../net/use-query.ts';
import { useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { MatchRow } from '../match-row.tsx';
import { ARENA_WORDS } from '../messages/vi.ts';
import { ARENA_API } from '../paths.ts';
import { StaleNote, Trouble } from '../trouble.tsx';

/** Milliseconds between two looks at what is being played. */
const OFTEN = 4_000;
/** And at what has ended. */
const SELDOM = 15_000;

interface MatchesProps {
  readonly status: 'running' | 'finished';
  readonly limit: number;
  readonly empty: string;
}

const Matches = ({ status, limit, empty }: MatchesProps) => {
  const every = status === 'running' ? OFTEN : SELDOM;
  const query = useQuery<ArenaAnswerOf<'matches'>>(ARENA_API.matches({ status, limit }), every);
  if (query.state !== 'loaded') return <Trouble query={query} />;
  const { matches } = query.answer;
  return (
    <>
      <StaleNote isStale={query.isStale} />
      {matches.length === 0 ? <p className={styles.soft}>{empty}</p> : null}
      <ul className={styles.list}>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </>
  );
};

/** The matches that are being played right now. */
export const Running = () => {
  const words = useWords(ARENA_WORDS);
  return (
    <section className={styles.part}>
      <h2>{words.running}</h2>
      <Matches status="running" limit={8} empty={words.noneRunning} />
    </section>
  );
};

export const Newest = () => {
  const words = useWords(ARENA_WORDS);
  return (
    <section className={styles.part}>
      <h2>{words.newest}</h2>
      <Matches status="finished" limit={6} empty={words.noneYet} />
    </section>
  );
};
