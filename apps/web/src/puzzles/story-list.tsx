import type { Sentence } from '@sanh-rong/presentation';
import styles from './puzzles.module.css';

/** What happened, one sentence after the other. */
export const StoryList = ({ story }: { readonly story: readonly Sentence[] }) => (
  <ol className={styles.story}>
    {story.map(({ text }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it is.
      <li key={at}>{text}</li>
    ))}
  </ol>
);
