import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { MatchRow } from '../match-row.tsx';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import styles from './tournaments.module.css';

type Round = ArenaTournamentDetail['roundList'][number];

const isOver = ({ status }: Round['matches'][number]): boolean => status === 'finished' || status === 'failed';

const RoundPart = ({ round, isOpen }: { readonly round: Round; readonly isOpen: boolean }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const { number, isFinal, matches } = round;
  const over = matches.filter(isOver).length;
  return (
    <details className={styles.round} open={isOpen}>
      <summary>
        <b>{isFinal ? words.final : words.round(number)}</b>{' '}
        <small>{over === matches.length ? words.roundDone : words.roundPlayed(over, matches.length)}</small>
      </summary>
      <ul className={arena.list}>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </details>
  );
};

/** Every round with its matches, the last one first and open. */
export const Rounds = ({ rounds }: { readonly rounds: readonly Round[] }) => {
  const words = useWords(TOURNAMENT_WORDS);
  const last = rounds[rounds.length - 1];
  return (
    <section className={arena.part}>
      <h2>{words.roundsTitle}</h2>
      <div className={arena.list}>
        {[...rounds].reverse().map((round) => (
          <RoundPart key={round.number} round={round} isOpen={round === last} />
        ))}
      </div>
    </section>
  );
};
