import { useWords } from '../../words/words.ts';
import styles from './code.module.css';
import { changesOnly, diffLines } from './line-diff.ts';
import { CODE_WORDS } from './messages/vi.ts';
import type { DiffProps } from './monaco-diff.tsx';
import { linesOf } from './tokens.ts';
import { useCodeColours } from './use-dark.ts';

/** Lines that are shown around each change. */
const AROUND = 3;

const SIGNS = { same: ' ', added: '+', removed: '−' } as const;

/** What changed, one line below the other. */
export const LineDiffView = ({ before, after, label }: DiffProps) => {
  const words = useWords(CODE_WORDS);
  const lines = changesOnly(diffLines(linesOf(before), linesOf(after)), AROUND);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.changes} style={useCodeColours()} tabIndex={0} aria-label={label}>
      <table>
        <tbody>
          {lines.map((line, at) =>
            line === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own.
              <tr key={at} className={styles.leftOut}>
                <td colSpan={3}>
                  <span aria-hidden="true">⋯</span>
                  <span className="only-read">{words.leftOut}</span>
                </td>
              </tr>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own.
              <tr key={at} data-kind={line.kind}>
                <td>{line.after ?? line.before}</td>
                <td>{SIGNS[line.kind]}</td>
                <td>{line.text}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
};
