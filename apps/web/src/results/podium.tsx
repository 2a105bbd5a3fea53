import { signed } from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import { DrumSun } from '../art/drum-sun.tsx';
import { Icon } from '../art/icons.tsx';
import { Figure } from '../table/figure.tsx';
import { nameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/vi.ts';
import styles from './podium.module.css';
import { podiumOf, rankingOf } from './ranking.ts';

/** The first four, and the viewer; the winner stands before the sun of a bronze drum. */
export const Podium = ({ view }: { readonly view: TableView }) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  return (
    <ul className={styles.podium} aria-label={words.podium}>
      {podiumOf(rankingOf(view.standings), view.you).map(({ seat, rank, total }) => {
        const holder = view.seats[seat];
        const name = nameAt(view.seats, seat, language);
        return (
          <li key={seat} data-rank={rank} data-own={seat === view.you}>
            <div className={styles.figure}>
              {rank === 1 ? <DrumSun className={styles.sun} /> : null}
              <Figure seats={view.seats} seat={seat} size={rank === 1 ? 72 : 52} />
              {rank === 1 ? <Icon className={styles.crown} name="crown" size={26} /> : null}
            </div>
            <span className={styles.name}>
              {name}
              {seat === view.you && name !== words.you ? <small>{words.you}</small> : null}
              {holder?.kind === 'bot' ? <small>{words.bot(holder.version)}</small> : null}
            </span>
            <span className={styles.step}>
              <span className={styles.rank}>
                <span className="only-read">{words.place(rank)}</span>
                <span aria-hidden="true">{rank}</span>
              </span>
              <b>{signed(total)}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
