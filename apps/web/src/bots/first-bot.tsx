import { Icon, type IconName } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { ShownCode } from './code/shown-code.tsx';
import { BOTS_WORDS } from './messages/vi.ts';

/** Short enough to be read at a glance. */
const SHORTEST = `function getNextMove(gameState) {
  const [move] = gameState.validMoves;
  if (move) {
    return { action: "play", cards: move.cards };
  }
  return { action: "pass" };
}`;

const STEP_ICONS: readonly IconName[] = ['edit', 'check', 'table'];

/** For a person who has no bot yet: what one is, and that it is not hard. */
export const FirstBot = ({ onCreate }: { readonly onCreate: () => void }) => {
  const words = useWords(BOTS_WORDS);
  return (
    <section className={styles.first}>
      <div className={styles.invitation}>
        <h2>{words.emptyTitle}</h2>
        <p>{words.emptyText}</p>
        <Button weight="primary" icon={<Icon name="plus" />} onClick={onCreate}>
          {words.emptyCreate}
        </Button>
      </div>
      <ShownCode code={SHORTEST} label={words.emptyCode} numbered />
      <ol className={styles.steps}>
        {words.steps.map((step, at) => (
          <li key={step}>
            <Icon name={STEP_ICONS[at]} size={26} />
            <strong>{step}</strong>
            <span>{words.stepTexts[at]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
