import { Sheet } from '../../parts/sheet.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { ARENA_WORDS } from '../messages/vi.ts';

/** What the numbers of a ladder mean, in plain words. */
export const RatingSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(ARENA_WORDS);
  return (
    <Sheet title={words.ratingTitle} onClose={onClose}>
      <div className={styles.part}>
        {[words.ratingShown, words.ratingNew, words.ratingMatch, words.ratingVersion, words.ratingMarks].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Sheet>
  );
};
