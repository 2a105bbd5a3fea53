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

const BOX = { width: 88, height: 26, margin: 3 } as const;
/** A calm run of games should not look like a storm: the line covers at least so many points. */
const LEAST_SPAN = 60;

/** The last games as a line. What it says stands beside it in numbers. */
export const Sparkline = ({ recent }: { readonly recent: readonly number[] }) => {
  if (recent.length < 2) return null;
  const [low, high] = [Math.min(...recent), Math.max(...recent)];
  const span = Math.max(LEAST_SPAN, high - low);
  const middle = (low + high) / 2;
  const { width, height, margin } = BOX;
  const points = recent.map((rating, at) => {
    const x = margin + (at / (recent.length - 1)) * (width - 2 * margin);
    const y = height / 2 - ((rating - middle) / span) * (height - 2 * margin);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const [x, y] = points[points.length - 1];
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  );
};
