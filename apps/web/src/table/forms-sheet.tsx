import type { CardId } from '@sanh-rong/engine';
import { cardWords } from '@sanh-rong/presentation';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './table-screen.module.css';
import type { Play } from './use-play.ts';

/** What a held card can do now: the legal plays it is part of. */
export const FormsSheet = ({
  play,
  card,
  onClose,
}: {
  readonly play: Play;
  readonly card: CardId;
  readonly onClose: () => void;
}) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const { presentation, view } = play.moment;
  const ways = view.legal.filter((action) => presentation.cardsOf(action).includes(card)).slice(0, 24);
  return (
    <Sheet title={words.canForm(cardWords(card, language))} onClose={onClose}>
      {ways.length === 0 ? <p>{words.formsNothing}</p> : null}
      <ul className={styles.forms}>
        {ways.map((action) => (
          <li key={JSON.stringify(action)}>
            <Button
              wide
              onClick={() => {
                play.send({ type: 'clear' });
                play.send({ type: 'select', cards: presentation.cardsOf(action), on: true });
                onClose();
              }}
            >
              {presentation.label(view, action, language)}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
