import { memo } from 'react';
import styles from './code.module.css';
import { linesOf, tokensOf } from './tokens.ts';
import { useCodeColours } from './use-dark.ts';

/** Code in its colours, without anything around it. */
export const Coloured = memo(({ code }: { readonly code: string }) => {
  let at = 0;
  return tokensOf(code).map(({ kind, text }) => {
    const key = at;
    at += text.length;
    return kind === 'plain' ? (
      text
    ) : (
      <span key={key} className={styles[kind]}>
        {text}
      </span>
    );
  });
});

/** Numbers beside the lines of code. */
export const Gutter = memo(({ lines, fault }: { readonly lines: number; readonly fault?: number | null }) => {
  const numbers = Array.from({ length: lines }, (_, at) => at + 1);
  return (
    <div className={styles.gutter} aria-hidden="true">
      {numbers.map((number) => (
        <div key={number} data-fault={number === fault || undefined}>
          {number}
        </div>
      ))}
    </div>
  );
});

interface ShownCodeProps {
  readonly code: string;
  readonly label: string;
  readonly numbered?: boolean;
}

/** Code to be read. */
export const ShownCode = ({ code: whole, label, numbered = false }: ShownCodeProps) => {
  const code = whole.trimEnd();
  const colours = useCodeColours();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={styles.shown} style={colours} tabIndex={0} aria-label={label}>
      {numbered ? <Gutter lines={linesOf(code).length} /> : null}
      <pre>
        <code>
          <Coloured code={code} />
        </code>
      </pre>
    </section>
  );
};
