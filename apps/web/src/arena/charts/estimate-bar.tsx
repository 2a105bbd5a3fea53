import type { ShownEstimate } from '@sanh-rong/protocol';
import { RangeBar, type Scale } from '../range-bar.tsx';
import styles from './charts.module.css';
import { verdictOf } from './figures.ts';

interface EstimateBarProps {
  readonly estimate: ShownEstimate;
  /** The same for all that stand below each other. */
  readonly scale: Scale;
}

/** An estimate with its interval around zero, in the colour of what it says. The numbers stand beside it. */
export const EstimateBar = ({ estimate, scale }: EstimateBarProps) => {
  const { mean, low, high } = estimate;
  return (
    <span className={styles.estimate} data-verdict={verdictOf(estimate)}>
      <RangeBar low={low ?? mean} middle={mean} high={high ?? mean} scale={scale} />
    </span>
  );
};
