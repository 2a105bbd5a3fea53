import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/words.ts';
import { ShownCode } from '../code/shown-code.tsx';
import { TEMPLATE, useStarts } from '../starts.ts';
import styles from './docs.module.css';
import { DOCS_WORDS } from './messages/vi.ts';

interface ExamplesPanelProps {
  readonly game: string;
  readonly onReplace: (source: string) => void;
}

/** Whole bots to read, and to begin with. */
export const ExamplesPanel = ({ game, onReplace }: ExamplesPanelProps) => {
  const words = useWords(DOCS_WORDS);
  const starts = useStarts(game);
  return (
    <div className={styles.docs}>
      <p>{words.examplesNote}</p>
      {starts.map(({ id, name, note, source }) => {
        const title = id === TEMPLATE ? words.frame : name;
        return (
          <details key={id} className={styles.example}>
            <summary>
              <strong>{title}</strong>
              <small>{note}</small>
            </summary>
            <ShownCode code={source} label={words.exampleOf(title)} />
            <Button onClick={() => onReplace(source)}>{words.replace}</Button>
          </details>
        );
      })}
    </div>
  );
};
