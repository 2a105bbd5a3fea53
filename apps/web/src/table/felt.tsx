import { lazy, Suspense } from 'react';
import { CutStroke } from '../art/cut-stroke.tsx';
import type { Felt } from './effects.ts';
import styles from './felt.module.css';

const Dragon = lazy(() => import('../art/dragon.tsx').then(({ Dragon: picture }) => ({ default: picture })));

/** A moment over the mat: a cut lands hard, a win shines, the rest is said and gone. */
export const FeltMoment = ({ felt }: { readonly felt: Felt | null }) =>
  felt === null ? null : (
    <div key={felt.id} className={styles.moment} data-kind={felt.kind} aria-hidden="true">
      {felt.kind === 'cut' ? <CutStroke motion="strike" className={styles.stroke} /> : null}
      {felt.kind === 'toiTrang' ? (
        <Suspense fallback={null}>
          <Dragon motion="unroll" className={styles.dragon} />
        </Suspense>
      ) : null}
      <strong>{felt.text}</strong>
      {felt.detail === '' ? null : <span>{felt.detail}</span>}
    </div>
  );
