import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { pointsWords } from '../amounts.ts';
import styles from '../arena.module.css';
import { ARENA_PAGES } from '../paths.ts';
import { contestantName } from '../who.tsx';
import { bestOf } from './best-of-deal.ts';
import own from './match.module.css';
import { MATCH_WORDS } from './messages/vi.ts';

/** Deals that are shown until the reader asks for more. */
const FEW = 12;

type Deal = ArenaMatchDetail['dealList'][number];

const Games = ({ match, deal }: { readonly match: string; readonly deal: Deal }) => {
  const words = useWords(MATCH_WORDS);
  return (
    <p className={own.numbers}>
      <span>{words.games}</span>
      {deal.games.map(({ number, faults }) => (
        <Link
          key={number}
          href={ARENA_PAGES.game(match, number)}
          aria-label={[words.gameRead(number + 1), ...(faults > 0 ? [words.withFaults(faults)] : [])].join(', ')}
        >
          {number + 1}
          {faults > 0 ? <small className={styles.fault}>{words.withFaults(faults)}</small> : null}
        </Link>
      ))}
    </p>
  );
};

/** "A +1,25", or that several got as much. */
const useBestWords = (match: ArenaMatchDetail): ((deal: Deal) => string) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  return ({ points }) => {
    const best = bestOf(points, match.contestants);
    if (best.length === 0) return '';
    const names = best.map((who) => contestantName(match.contestants[who], language));
    const most = pointsWords(points[best[0]], language);
    return names.length === 1 ? `${names[0]} ${most}` : words.tie(names.length === points.length ? [] : names, most);
  };
};

/** Every deal that is over: what it brought each contestant, and the ways to its games. */
export const Deals = ({ match }: { readonly match: ArenaMatchDetail }) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const [shown, setShown] = useState(FEW);
  const { id, pool, status, dealList, contestants } = match;
  const bestWords = useBestWords(match);
  const text = pool === 'remote' ? words.dealsOnce : words.dealsText;
  const names = contestants.map((contestant) => contestantName(contestant, language));
  if (dealList.length === 0 && status !== 'running') return null;
  return (
    <section className={styles.part}>
      <h2>{words.deals}</h2>
      <p className={styles.soft}>{dealList.length === 0 ? words.nothingYet : text}</p>
      <ol className={styles.cards}>
        {dealList.slice(0, shown).map((deal) => (
          <li key={deal.number} className={styles.card}>
            <details>
              <summary className={own.summary}>
                <b>
                  {words.deal} {deal.number + 1}
                </b>
                <span className={styles.soft}>{bestWords(deal)}</span>
              </summary>
              <ul>
                {deal.points.map((points, who) => (
                  <li key={names[who]} className={styles.line}>
                    <span className={styles.soft}>{names[who]}</span>
                    <b>{pointsWords(points, language)}</b>
                  </li>
                ))}
              </ul>
              <Games match={id} deal={deal} />
            </details>
          </li>
        ))}
      </ol>
      {dealList.length > shown ? <Button onClick={() => setShown(shown + 4 * FEW)}>{words.moreDeals}</Button> : null}
    </section>
  );
};
