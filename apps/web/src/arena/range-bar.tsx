import type { CSSProperties } from 'react';
import { measure } from '../chart/scale.ts';
import styles from './range-bar.module.css';

export interface Scale {
  readonly low: number;
  readonly high: number;
}

interface RangeBarProps {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** From where to where all the bars of a list reach. */
  readonly scale: Scale;
}

/** From where to where something may lie, and where most likely. The numbers stand beside it for everybody. */
export const RangeBar = ({ low, middle, high, scale }: RangeBarProps) => {
  const place = measure([scale.low, scale.high], [0, 100]);
  const within = (value: number): string => `${Math.max(0, Math.min(100, place(value)))}%`;
  const places = { '--low': within(low), '--middle': within(middle), '--high': within(high), '--zero': within(0) };
  return (
    <span className={styles.bar} aria-hidden="true" style={places as CSSProperties}>
      {scale.low < 0 && scale.high > 0 ? <u /> : null}
      <i />
      <b />
    </span>
  );
};

interface Range {
  readonly low: number;
  readonly high: number;
}

/** A scale that holds all of these; null where there are none. */
export const scaleOf = (ranges: readonly Range[]): Scale | null =>
  ranges.length === 0
    ? null
    : { low: Math.min(...ranges.map(({ low }) => low)), high: Math.max(...ranges.map(({ high }) => high)) };
