import styles from './paper.module.css';
import { measure } from './scale.ts';

const WIDTH = 88;
const HEIGHT = 26;
const MARGIN = 3;
/** A calm run of games should not look like a storm: the line covers at least so many points. */
const LEAST_SPAN = 60;

/** The last games as a line. What it says stands beside it in numbers. */
export const Sparkline = ({ recent }: { readonly recent: readonly number[] }) => {
  if (recent.length < 2) return null;
  const [low, high] = [Math.min(...recent), Math.max(...recent)];
  const around = Math.max(0, LEAST_SPAN - (high - low)) / 2;
  const x = measure([0, recent.length - 1], [MARGIN, WIDTH - MARGIN]);
  const y = measure([low - around, high + around], [HEIGHT - MARGIN, MARGIN]);
  const points = recent.map((rating, at) => [x(at).toFixed(1), y(rating).toFixed(1)] as const);
  const [lastX, lastY] = points[points.length - 1];
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={lastX} cy={lastY} r="2.5" />
    </svg>
  );
};
