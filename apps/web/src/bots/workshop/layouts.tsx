import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { Tabs } from '../tabs.tsx';
import { WORKSHOP_WORDS } from './messages/vi.ts';
import { Splitter, useShare } from './splitter.tsx';
import styles from './workshop.module.css';

/** Everything in a workshop, wherever it stands. */
export interface Benches {
  readonly bar: ReactNode;
  readonly code: ReactNode;
  readonly situations: ReactNode;
  readonly reports: ReactNode;
  readonly docs: ReactNode;
  readonly examples: ReactNode;
  readonly versions: ReactNode;
  readonly about: ReactNode;
}

export type Bench = 'code' | 'situations' | 'reports' | 'docs' | 'examples' | 'versions' | 'about';

interface LayoutProps {
  readonly benches: Benches;
  /** In front, of those that stand in the same place. */
  readonly front: readonly Bench[];
  readonly onFront: (bench: Bench) => void;
  /** How many faults there are to see, or empty. */
  readonly mark: string | undefined;
}

const inFront = <Id extends Bench>(front: readonly Bench[], of: readonly Id[]): Id =>
  (front.find((bench) => (of as readonly Bench[]).includes(bench)) as Id | undefined) ?? of[0];

/** The bottom of both: what came of trying it, here and at tables. */
const Tries = ({ benches, front, onFront, mark }: LayoutProps) => {
  const words = useWords(WORKSHOP_WORDS);
  return (
    <Tabs
      label={words.trial}
      className={styles.tries}
      value={inFront(front, ['situations', 'reports'])}
      onChange={onFront}
      tabs={[
        { id: 'situations', label: words.situations, mark, panel: benches.situations },
        { id: 'reports', label: words.atTables, panel: benches.reports },
      ]}
    />
  );
};

const Books = ({ benches, front, onFront }: LayoutProps) => {
  const words = useWords(WORKSHOP_WORDS);
  return (
    <Tabs
      label={words.tools}
      className={styles.books}
      value={inFront(front, ['docs', 'examples'])}
      onChange={onFront}
      tabs={[
        { id: 'docs', label: words.docs, panel: benches.docs },
        { id: 'examples', label: words.examples, panel: benches.examples },
      ]}
    />
  );
};

/** Left the bots and this one's story, in the middle its code and what comes of it, right the books. */
export const Desk = (props: LayoutProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const { benches, front, onFront } = props;
  const [share, setShare] = useShare();
  return (
    <div className={styles.desk}>
      <Tabs
        label={words.workshop}
        className={styles.left}
        value={inFront(front, ['about', 'versions'])}
        onChange={onFront}
        tabs={[
          { id: 'about', label: words.about, panel: benches.about },
          { id: 'versions', label: words.versions, panel: benches.versions },
        ]}
      />
      <div className={styles.middle}>
        {benches.bar}
        <div className={styles.shared} style={{ '--share': `${share}%` } as CSSProperties}>
          <div className={styles.code}>{benches.code}</div>
          <Splitter share={share} onShare={setShare} />
          <Tries {...props} />
        </div>
      </div>
      <Books {...props} />
    </div>
  );
};

/** One thing at a time. */
export const Pocket = (props: LayoutProps) => {
  const words = useWords(WORKSHOP_WORDS);
  const { benches, front, onFront, mark } = props;
  const group = (bench: Bench): Bench => (bench === 'reports' ? 'situations' : bench === 'examples' ? 'docs' : bench);
  return (
    <div className={styles.pocket}>
      {benches.bar}
      <Tabs
        label={words.workshop}
        className={styles.pages}
        value={group(front[0] ?? 'code')}
        onChange={onFront}
        tabs={[
          { id: 'code', label: words.code, panel: <div className={styles.code}>{benches.code}</div> },
          { id: 'situations', label: words.trial, mark, panel: <Tries {...props} mark={undefined} /> },
          { id: 'docs', label: words.docs, panel: <Books {...props} /> },
          { id: 'versions', label: words.versions, panel: benches.versions },
          { id: 'about', label: words.about, panel: benches.about },
        ]}
      />
    </div>
  );
};
