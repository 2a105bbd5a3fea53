import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { BOT_PRACTICE_WORDS } from './messages/vi.ts';
import { isFoldable, previewOf } from './state-preview.ts';
import styles from './state-tree.module.css';

/** How many parts of a long list are shown at first. */
const AT_FIRST = 20;

const Leaf = ({ name, value }: { readonly name: string; readonly value: unknown }) => (
  <li className={styles.leaf}>
    <span className={styles.name}>{name}</span>{' '}
    <span className={styles.value} data-type={value === null ? 'null' : typeof value}>
      {previewOf(value)}
    </span>
  </li>
);

const Node = ({ name, value }: { readonly name: string; readonly value: object }) => {
  const [isOpen, setOpen] = useState(false);
  const count = Array.isArray(value) ? value.length : null;
  return (
    <li>
      <button type="button" className={styles.node} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={styles.name}>{name}</span>
        {count === null ? null : <span className={styles.count}>{count}</span>}
        {isOpen ? null : <span className={styles.preview}>{previewOf(value)}</span>}
      </button>
      {isOpen ? <Parts value={value} /> : null}
    </li>
  );
};

const Parts = ({ value }: { readonly value: object }) => {
  const words = useWords(BOT_PRACTICE_WORDS);
  const [isWhole, setWhole] = useState(false);
  const all = Object.entries(value);
  const shown = isWhole ? all : all.slice(0, AT_FIRST);
  return (
    <ul className={styles.parts}>
      {shown.map(([name, each]) =>
        isFoldable(each) && Object.keys(each).length > 0 ? (
          <Node key={name} name={name} value={each} />
        ) : (
          <Leaf key={name} name={name} value={each} />
        ),
      )}
      {shown.length < all.length ? (
        <li>
          <button type="button" className={styles.node} onClick={() => setWhole(true)}>
            {words.more(all.length - shown.length)}
          </button>
        </li>
      ) : null}
    </ul>
  );
};

/** What a bot is given, to be unfolded part by part. */
export const StateTree = ({ state }: { readonly state: object }) => (
  <div className={styles.tree}>
    <Parts value={state} />
  </div>
);
