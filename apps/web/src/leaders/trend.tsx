import { useLanguage, useWords } from '../words/words.ts';
import styles from './leaders.module.css';
import { LEADERS_WORDS } from './messages/vi.ts';

interface TrendProps {
  readonly trend: number;
  /** What the rating was before the last games, and after each of them. */
  readonly recent: readonly number[];
}

/** `+32`, `−8`, or nothing to say; screen readers add after how many games. */
export const Trend = ({ trend: points, recent }: TrendProps) => {
  const words = useWords(LEADERS_WORDS);
  const language = useLanguage();
  const size = Math.abs(points);
  const games = Math.max(0, recent.length - 1);
  const said = points === 0 ? words.same(games) : points > 0 ? words.up(size, games) : words.down(size, games);
  return (
    <>
      <small className={styles.trend} data-way={Math.sign(points)} aria-hidden="true">
        {points === 0 ? '±0' : `${points > 0 ? '+' : '−'}${size.toLocaleString(language)}`}
      </small>
      <span className="only-read">{said}</span>
    </>
  );
};
