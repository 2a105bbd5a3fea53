import { signed } from '@sanh-rong/face';
import type { TableView } from '@sanh-rong/table';
import { Icon } from '../art/icons.tsx';
import { Figure } from '../table/figure.tsx';
import { nameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/index.ts';
import styles from './podium.module.css';
import { podiumOf, rankingOf } from './ranking.ts';

const RAYS = 14;

/** The sun of a bronze drum: fourteen rays in rings of dots. */
const DrumSun = () => (
  <svg className={styles.sun} viewBox="-100 -100 200 200" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <circle r="96" strokeWidth="2" />
      <circle r="86" strokeWidth="7" strokeDasharray="2 9" />
      <circle r="76" strokeWidth="2" />
      <circle r="66" strokeWidth="9" strokeDasharray="14 6" />
      <circle r="57" strokeWidth="2" />
    </g>
    <path
      fill="currentColor"
      d={Array.from({ length: RAYS * 2 }, (_, i) => {
        const reach = i % 2 === 0 ? 52 : 20;
        const angle = (i * Math.PI) / RAYS;
        return `${i === 0 ? 'M' : 'L'}${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
      }).join('')}
    />
  </svg>
);

/** The first three, as far as there are three; the winner stands before the sun of a bronze drum. */
export const Podium = ({ view }: { readonly view: TableView }) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  return (
    <ul className={styles.podium} aria-label={words.podium}>
      {podiumOf(rankingOf(view.standings)).map(({ seat, rank, total }) => {
        const holder = view.seats[seat];
        const name = nameAt(view.seats, seat, language);
        return (
          <li key={seat} data-rank={rank}>
            <div className={styles.figure}>
              {rank === 1 ? <DrumSun /> : null}
              <Figure holder={holder} name={name} size={rank === 1 ? 72 : 52} />
              {rank === 1 ? <Icon className={styles.crown} name="crown" size={26} /> : null}
            </div>
            <span className={styles.name}>
              {name}
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
