import { lazy, Suspense } from 'react';
import { CutStroke } from '../art/cut-stroke.tsx';
import type { ShownHighlight } from './effects.ts';
import styles from './highlight-moment.module.css';

const Dragon = lazy(() => import('../art/dragon.tsx').then(({ Dragon: picture }) => ({ default: picture })));

/** A moment over the mat: a cut lands hard, a win shines, the rest is said and gone. */
export const HighlightMoment = ({ highlight }: { readonly highlight: ShownHighlight | null }) =>
  highlight === null ? null : (
    <div key={highlight.id} className={styles.moment} data-kind={highlight.kind} aria-hidden="true">
      {highlight.kind === 'cut' ? <CutStroke motion="strike" className={styles.stroke} /> : null}
      {highlight.kind === 'toiTrang' ? (
        <Suspense fallback={null}>
          <Dragon motion="unroll" className={styles.dragon} />
        </Suspense>
      ) : null}
      <strong>{highlight.text}</strong>
      {highlight.detail === '' ? null : <span>{highlight.detail}</span>}
    </div>
  );
