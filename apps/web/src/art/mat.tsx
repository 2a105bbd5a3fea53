import type { ReactNode } from 'react';
import styles from './mat.module.css';

export interface MatProps {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const PETALS: readonly number[] = [0, 45, 90, 135, 180, 225, 270, 315];

/** The table: a woven mat that fills the rectangle it is given, with a faded flower printed in the middle. */
export const Mat = ({ className, children }: MatProps): ReactNode => (
  <div className={className ? `${styles.mat} ${className}` : styles.mat}>
    <svg className={styles.print} viewBox="-100 -100 200 200" strokeWidth={3.5} aria-hidden="true" focusable="false">
      <circle r={97} />
      <circle r={89} strokeWidth={7} strokeDasharray="7 7" />
      <circle r={81} />
      {PETALS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-18C20-34 20-58 0-75C-20-58-20-34 0-18Z" />
          <path d="M0-30C8-40 8-50 0-59C-8-50-8-40 0-30Z" />
          <path d="M0-54C7-60 6-68 0-75C-6-68-7-60 0-54Z" transform="rotate(22.5)" />
        </g>
      ))}
      <circle r={14} />
      <circle r={6} />
    </svg>
    {children}
  </div>
);
