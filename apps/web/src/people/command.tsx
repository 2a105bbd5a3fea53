import styles from './command.module.css';
import { CopyButton } from './copy-button.tsx';

/** A line for a terminal, to be taken along. */
export const Command = ({ text }: { readonly text: string }) => (
  <div className={styles.command}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for those without a pointer. */}
    <code tabIndex={0}>{text}</code>
    <CopyButton text={text} />
  </div>
);
