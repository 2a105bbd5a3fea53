import type { ArenaTournamentDetail } from '@sanh-rong/protocol';
import buttons from '../../parts/button.module.css';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { TOURNAMENT_API } from './tournament-api.ts';
import styles from './tournaments.module.css';

/** Everything that was played, for other programs and for spreadsheets. */
export const TakeAway = ({ id, seed }: Pick<ArenaTournamentDetail, 'id' | 'seed'>) => {
  const words = useWords(TOURNAMENT_WORDS);
  const file = `${buttons.button} ${buttons.plain}`;
  return (
    <section className={arena.part}>
      <h2>{words.takeAway}</h2>
      <p className={arena.soft}>{words.takeAwayNote}</p>
      <div className={arena.actions}>
        <a className={file} href={TOURNAMENT_API.json(id)} download={`${id}.json`}>
          {words.json}
        </a>
        <a className={file} href={TOURNAMENT_API.csv(id)} download={`${id}.csv`}>
          {words.csv}
        </a>
      </div>
      {typeof seed === 'string' ? (
        <p className={`${arena.soft} ${styles.seed}`}>
          {words.seed} <code>{seed}</code>
        </p>
      ) : null}
    </section>
  );
};
